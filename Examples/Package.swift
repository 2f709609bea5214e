// swift-tools-version: 6.2

import PackageDescription

/// Two apps, written as users of the library would write them, a terminal that plays them, and an
/// explorer that walks every way through them.
let package = Package(
  name: "Examples",
  platforms: [.iOS(.v14)],
  products: [
    .library(name: "Wallet", targets: ["Wallet"]),
    .library(name: "Numbers", targets: ["Numbers"]),
  ],
  dependencies: [
    .package(name: "Insecurity", path: "..")
  ],
  targets: [
    .target(
      name: "Wallet",
      dependencies: [.product(name: "Insecurity", package: "Insecurity")]
    ),
    .target(
      name: "Numbers",
      dependencies: [.product(name: "CoordinatorPattern", package: "Insecurity")]
    ),
    // The code of the documentation's articles.
    .target(
      name: "Articles",
      dependencies: [
        .product(name: "Insecurity", package: "Insecurity"),
        .product(name: "CoordinatorPattern", package: "Insecurity"),
        .product(name: "CoordinatorBridge", package: "Insecurity"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The terminal stands on the stand-in for UIKit, which exists off Apple platforms only.
#if !canImport(Darwin)
  package.products += [
    .executable(name: "showcase", targets: ["ShowcaseMain"]),
    .executable(name: "explore", targets: ["ExploreMain"]),
  ]
  package.targets += [
    .target(
      name: "Showcase",
      dependencies: [
        "Wallet", "Numbers", .product(name: "InsecurityTesting", package: "Insecurity"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(name: "ShowcaseMain", dependencies: ["Showcase"]),
    .target(
      name: "Explore",
      dependencies: [
        "Wallet", "Numbers", .product(name: "InsecurityTesting", package: "Insecurity"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(name: "ExploreMain", dependencies: ["Explore"]),
    .testTarget(
      name: "ExploreTests",
      dependencies: [
        "Explore", "ExploreMain",
        .product(name: "InsecurityTesting", package: "Insecurity"),
        .product(name: "_Testing_UIKit", package: "Insecurity"),
      ]
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Showcase", "ShowcaseMain", "Wallet",
        .product(name: "InsecurityTesting", package: "Insecurity"),
        .product(name: "_Testing_UIKit", package: "Insecurity"),
      ],
      resources: [.copy("Walks")]
    ),
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "Articles", "Wallet",
        .product(name: "InsecurityTesting", package: "Insecurity"),
        .product(name: "_Testing_UIKit", package: "Insecurity"),
      ]
    ),
    .testTarget(
      name: "NumbersTests",
      dependencies: [
        "Numbers",
        .product(name: "InsecurityTesting", package: "Insecurity"),
        .product(name: "_Testing_UIKit", package: "Insecurity"),
      ]
    ),
    .testTarget(
      name: "WalletTests",
      dependencies: [
        "Wallet",
        .product(name: "InsecurityTesting", package: "Insecurity"),
        .product(name: "_Testing_UIKit", package: "Insecurity"),
      ]
    ),
  ]
#endif
