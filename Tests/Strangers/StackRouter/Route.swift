import UIKit

/// Where a person can go.
public enum Route: Hashable, Sendable {
  case home
  case article(Int)
  case comments(Int)
  case compose
  case settings

  /// `app/article/3/comments` and the like.
  public init?(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }, parts.dropFirst(2).first) {
    case ("home", _, _): self = .home
    case ("article", let number?, nil): self = .article(number)
    case ("article", let number?, "comments"): self = .comments(number)
    case ("compose", _, _): self = .compose
    case ("settings", _, _): self = .settings
    default: return nil
    }
  }

  var isModal: Bool { self == .compose || self == .settings }
}

/// Makes the screen of a route.
@MainActor public protocol ScreenFactory {
  func screen(for route: Route, router: Router) -> UIViewController
}
