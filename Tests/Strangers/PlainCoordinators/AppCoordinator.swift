import UIKit

/// The root of all flows: signs in, then shows the orders.
public final class AppCoordinator: NSObject, Coordinator {
  var children: [any Coordinator] = []
  private let window: UIWindow
  private let navigationController = UINavigationController()

  public init(window: UIWindow) {
    self.window = window
    super.init()
  }

  public func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    showOrders()
    if Session.shared.userName == nil { showSignIn() }
  }

  /// How many flows run, with the flows of flows.
  public var runningFlows: Int { AppCoordinator.count(children) }

  private static func count(_ flows: [any Coordinator]) -> Int {
    flows.reduce(flows.count) { $0 + count($1.children) }
  }

  private func showOrders() {
    let orders = OrdersCoordinator(navigationController: navigationController)
    orders.onSignOut = { [weak self] in
      Session.shared.userName = nil
      self?.showSignIn()
    }
    add(orders)
  }

  private func showSignIn() {
    let signIn = SignInCoordinator(presenter: navigationController)
    signIn.onFinish = { [weak self, weak signIn] name in
      Session.shared.userName = name
      if let signIn { self?.remove(signIn) }
    }
    add(signIn)
  }
}

/// Who is signed in.
@MainActor public final class Session {
  public static let shared = Session()
  public var userName: String?
}
