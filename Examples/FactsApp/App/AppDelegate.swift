import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let report = ReportScreen()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = report
    window.makeKeyAndVisible()
    self.window = window
    let run = FactsRun(driver: PhoneDriver(scene), on: .thisPhone) { line in
      print(line)
      report.add(line)
    }
    Task {
      await run.run()
      window.makeKeyAndVisible()
    }
  }
}

/// The table, on the phone itself.
final class ReportScreen: UIViewController {
  private let text = UILabel()
  private let scroll = UIScrollView()
  private var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 11)
    view.addSubview(scroll)
    scroll.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let width = view.bounds.width - 16
    let height = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    text.frame = CGRect(x: 8, y: 8, width: width, height: height)
    scroll.contentSize = CGSize(width: view.bounds.width, height: height + 16)
  }

  func add(_ line: String) {
    lines.append(line)
    text.text = lines.joined(separator: "\n")
    view.setNeedsLayout()
  }
}

extension FactsRun.Place {
  @MainActor static var thisPhone: FactsRun.Place {
    let device = UIDevice.current
    return FactsRun.Place(
      name: "\(device.systemName) \(device.systemVersion), \(device.model)",
      version: Int(device.systemVersion.prefix { $0 != "." }) ?? 0)
  }
}
