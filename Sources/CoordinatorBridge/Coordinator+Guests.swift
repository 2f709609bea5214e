import CoordinatorPattern
import Insecurity
import NavigationCore
import NavigationUIKit
import UIKit

// A tree coordinator starts an Insecurity coordinator as its child and gets its typed result.

extension CoordinatorPattern.NavigationCoordinator {
  /// Pushes an Insecurity coordinator's screen as a child of this coordinator.
  ///
  /// The completion is called exactly once: with the result after `finish`, with `nil` however else the
  /// screen ends. After it, `removeChildHandler` gets the ``GuestCoordinator`` that stood for it.
  /// Without a navigation controller the completion gets `nil` at the end of the turn, and an issue is
  /// told.
  ///
  /// - Parameters:
  ///   - child: The Insecurity coordinator.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
  public func coordinate<Output>(
    with child: Insecurity.NavigationCoordinator<Output>, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: stack, SourceLocation(fileID, line), completion) { host, completion in
      host.start(child, animated: animated, fileID: fileID, line: line, completion)
    }
  }

  /// Pushes an adaptive Insecurity coordinator's screen as a child of this coordinator.
  ///
  /// Otherwise as for a coordinator that is always pushed.
  public func coordinate<Output>(
    with child: AdaptiveCoordinator<Output>, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: stack, SourceLocation(fileID, line), completion) { host, completion in
      host.start(
        child, in: .current, animated: animated, fileID: fileID, line: line, completion)
    }
  }
}

extension PresentingCoordinator {
  /// Presents an Insecurity coordinator's screen as a child of this coordinator.
  ///
  /// The completion is called exactly once: with the result after `finish`, with `nil` however else the
  /// screen ends. After it, `removeChildHandler` gets the ``GuestCoordinator`` that stood for it.
  /// Without a presenting controller the completion gets `nil` at the end of the turn, and an issue is
  /// told.
  ///
  /// - Parameters:
  ///   - child: The Insecurity coordinator.
  ///   - animated: Whether its screen comes with an animation.
  ///   - fileID: The file of the call, for the issue if it is one.
  ///   - line: The line of the call.
  ///   - completion: Gets the result.
  public func coordinate<Output>(
    with child: ModalCoordinator<Output>, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: presenter, SourceLocation(fileID, line), completion) { host, completion in
      host.start(child, animated: animated, fileID: fileID, line: line, completion)
    }
  }

  /// Presents a navigation controller with an Insecurity coordinator's screen as its first page.
  ///
  /// Otherwise as for a coordinator that is presented alone.
  public func coordinate<Output>(
    with child: Insecurity.NavigationCoordinator<Output>,
    in navigationController: UINavigationController, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: presenter, SourceLocation(fileID, line), completion) { host, completion in
      host.start(
        navigationController, child, animated: animated, fileID: fileID, line: line, completion)
    }
  }

  /// Presents an adaptive Insecurity coordinator's screen as a child of this coordinator.
  ///
  /// Otherwise as for a coordinator that is always presented.
  public func coordinate<Output>(
    with child: AdaptiveCoordinator<Output>, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: presenter, SourceLocation(fileID, line), completion) { host, completion in
      host.start(child, in: .modal, animated: animated, fileID: fileID, line: line, completion)
    }
  }
}

extension VersatileCoordinator {
  /// Presents an adaptive Insecurity coordinator's screen if it has a presenting controller, else
  /// pushes it; as a child of this coordinator.
  public func coordinate<Output>(
    with child: AdaptiveCoordinator<Output>, animated: Bool = true,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ completion: @escaping (Output?) -> Void
  ) {
    receive(child, on: anyPlace, SourceLocation(fileID, line), completion) { host, completion in
      host.start(child, in: .current, animated: animated, fileID: fileID, line: line, completion)
    }
  }
}
