#!/usr/bin/env bash
# docs.sh FOLDER: a DocC archive for each product that has a catalog, from the last debug build; warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:?usage: docs.sh FOLDER}

modules=$(swift build --show-bin-path)/Modules
target=$(swift -print-target-info | sed -n 's/.*"triple": *"\([^"]*\)".*/\1/p' | head -n 1)
mkdir -p "$out"

for module in Insecurity CoordinatorPattern CoordinatorBridge InsecurityTesting; do
  catalog=Sources/$module/$module.docc
  [ -d "$catalog" ] || continue
  graphs=$(mktemp -d)
  swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members \
    -emit-extension-block-symbols -output-dir "$graphs"
  docc convert "$catalog" --fallback-display-name "$module" \
    --fallback-bundle-identifier "org.insecurity.$module" --additional-symbol-graph-dir "$graphs" \
    --output-path "$out/$module.doccarchive" --transform-for-static-hosting --warnings-as-errors
  rm -rf "$graphs"
done
