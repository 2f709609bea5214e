#!/usr/bin/env bash
# format.sh: formats all Swift sources in place; `format.sh lint` only reports, findings are errors.
# The nearest .swift-format counts: root (products), Sources/UIKit and Examples (no doc rules), Tests.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=()
for folder in Sources Tests Examples Benchmarks; do
  if [ -d "$folder" ]; then
    while IFS= read -r -d '' file; do sources+=("$file"); done \
      < <(find "$folder" -name .build -prune -o -name '*.swift' -print0)
  fi
done
sources+=(Package.swift)

case "${1:-format}" in
  format) swift format --in-place --parallel "${sources[@]}" ;;
  lint) swift format lint --strict --parallel "${sources[@]}" ;;
  *) echo "usage: format.sh [format|lint]" >&2; exit 2 ;;
esac
