// swift-tools-version: 6.2

import PackageDescription

/// Off Darwin the package brings its own module named `UIKit`; on a Mac host only when asked.
#if canImport(Darwin)
  let bringsStandIn = Context.environment["UIKIT_STANDIN"] != nil
#else
  let bringsStandIn = true
#endif

/// Values: nothing is isolated.
let values: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

/// Everything that touches UIKit: on the main actor unless it says otherwise.
let onMainActor: [SwiftSetting] = values + [.defaultIsolation(MainActor.self)]

let standIn: [Target.Dependency] = bringsStandIn ? ["UIKit"] : []
let standInForTests: [Target.Dependency] = bringsStandIn ? ["UIKit", "_Testing_UIKit"] : []

let package = Package(
  name: "Insecurity",
  platforms: [.iOS(.v13)],
  products: [
    .library(name: "Insecurity", targets: ["Insecurity"]),
    .library(name: "CoordinatorPattern", targets: ["CoordinatorPattern"]),
    .library(name: "CoordinatorBridge", targets: ["CoordinatorBridge"]),
    .library(name: "InsecurityTesting", targets: ["InsecurityTesting"]),
  ],
  targets: [
    .target(name: "NavigationCore", swiftSettings: values),
    .target(
      name: "NavigationUIKit",
      dependencies: ["NavigationCore"] + standIn,
      swiftSettings: onMainActor
    ),
    .target(
      name: "Insecurity",
      dependencies: ["NavigationCore", "NavigationUIKit"] + standIn,
      swiftSettings: onMainActor
    ),
    .target(
      name: "CoordinatorPattern",
      dependencies: ["NavigationCore", "NavigationUIKit"] + standIn,
      swiftSettings: onMainActor
    ),
    .target(
      name: "CoordinatorBridge",
      dependencies: ["NavigationCore", "NavigationUIKit", "Insecurity", "CoordinatorPattern"]
        + standIn,
      swiftSettings: onMainActor
    ),
    .target(
      name: "InsecurityTesting",
      dependencies: ["NavigationCore", "NavigationUIKit", "Insecurity"] + standIn,
      // The device and its user stand on the stand-in; the rest serves on a phone too.
      exclude: [bringsStandIn ? "Phone" : "StandIn"],
      swiftSettings: onMainActor
    ),
    .target(
      name: "TestSupport",
      dependencies: ["NavigationCore", "NavigationUIKit", "Insecurity", "InsecurityTesting"]
        + standIn,
      path: "Tests/TestSupport",
      swiftSettings: onMainActor
    ),
    .testTarget(
      name: "NavigationCoreTests",
      dependencies: ["NavigationCore"],
      swiftSettings: values
    ),
    .testTarget(
      name: "NavigationUIKitTests",
      dependencies: ["NavigationCore", "NavigationUIKit", "InsecurityTesting", "TestSupport"]
        + standInForTests,
      swiftSettings: values
    ),
    .testTarget(
      name: "InsecurityTests",
      dependencies: [
        "NavigationCore", "NavigationUIKit", "Insecurity", "InsecurityTesting", "TestSupport",
      ] + standInForTests,
      swiftSettings: values
    ),
    .testTarget(
      name: "CoordinatorPatternTests",
      dependencies: [
        "NavigationUIKit", "Insecurity", "CoordinatorPattern", "CoordinatorBridge",
        "InsecurityTesting", "TestSupport",
      ] + standInForTests,
      swiftSettings: values
    ),
    .testTarget(
      name: "Version3Tests",
      dependencies: ["Insecurity", "CoordinatorPattern", "InsecurityTesting"] + standInForTests,
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "InsecurityTestingTests",
      dependencies: ["Insecurity", "InsecurityTesting", "TestSupport"] + standInForTests,
      // Pictures that tests compare with.
      exclude: ["Picture/Golden"],
      swiftSettings: values
    ),
  ],
  swiftLanguageModes: [.v6]
)

if bringsStandIn {
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
  ]
  package.targets += [
    .target(name: "UIKit", swiftSettings: values),
    .target(name: "_Testing_UIKit", swiftSettings: values),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Insecurity", "InsecurityTesting", "UIKit"],
      path: "Benchmarks",
      exclude: ["Thresholds"],
      swiftSettings: values
    ),
    .target(
      name: "RandomPrograms",
      dependencies: [
        "NavigationCore", "NavigationUIKit", "Insecurity", "InsecurityTesting", "UIKit",
      ],
      path: "Tests/RandomPrograms",
      swiftSettings: onMainActor
    ),
    .testTarget(
      name: "RandomProgramTests",
      dependencies: ["RandomPrograms", "UIKit", "_Testing_UIKit"],
      swiftSettings: values
    ),
    .executableTarget(
      name: "soak",
      dependencies: ["RandomPrograms", "UIKit"],
      path: "Tests/Soak",
      swiftSettings: onMainActor
    ),
    // Apps as strangers write them, who have never heard of this package.
    .target(
      name: "PlainCoordinators", dependencies: ["UIKit"], path: "Tests/Strangers/PlainCoordinators"),
    .target(name: "StackRouter", dependencies: ["UIKit"], path: "Tests/Strangers/StackRouter"),
    .target(name: "TabApp", dependencies: ["UIKit"], path: "Tests/Strangers/TabApp"),
    .testTarget(
      name: "StrangersTests",
      dependencies: [
        "PlainCoordinators", "StackRouter", "TabApp", "InsecurityTesting", "UIKit",
        "_Testing_UIKit",
      ],
      swiftSettings: values
    ),
    .target(
      name: "FactTrials",
      dependencies: ["UIKit"],
      path: "Examples/FactsApp/Trials",
      swiftSettings: values
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["FactTrials", "UIKit", "_Testing_UIKit"],
      swiftSettings: values
    ),
  ]
}
