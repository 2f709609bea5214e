#!/usr/bin/env bash
# run-in-simulator.sh: builds FactsApp and prints its table, on the simulator that is booted. Needs a Mac with Xcode.
# Nobody has run this yet: the package was made without an Apple machine. Expect to mend it.
set -euo pipefail
cd "$(dirname "$0")"

app=$(mktemp -d)/FactsApp.app
mkdir "$app"
xcrun --sdk iphonesimulator swiftc -swift-version 6 -enable-upcoming-feature ExistentialAny \
  -target "$(uname -m)-apple-ios15.0-simulator" -module-name FactsApp -package-name insecurity \
  -parse-as-library Trials/*.swift App/*.swift -o "$app/FactsApp"
cp App/Info.plist "$app/"
codesign --force --sign - "$app"
xcrun simctl install booted "$app"
# The app stays; reading stops at its last line.
xcrun simctl launch --console-pty booted insecurity.facts-app | sed '/came out otherwise/q' || true
xcrun simctl terminate booted insecurity.facts-app
