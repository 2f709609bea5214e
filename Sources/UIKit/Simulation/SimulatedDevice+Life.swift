/// The app's way to the background and back; no controller hears of it (H11).
extension SimulatedDevice {
  /// What a person does with the home gesture.
  package func enterBackground() {
    guard scene.state == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
    setNeedsTurn()
  }

  /// What a person does by opening the app again.
  package func enterForeground() {
    guard scene.state == .background else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
    setNeedsTurn()
  }

  /// The system takes the scene to reclaim memory; its session stays (H10).
  package func disconnectScene() {
    guard scene.state != .unattached else { return }
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification)
    scene.delegate = nil
    scene.windows.forEach { $0.windowScene = nil }
    setNeedsTurn()
  }

  /// The same session comes back with another scene; the delegate builds its interface anew (H10).
  package func connectScene(delegate: any UISceneDelegate) {
    let options = UIScene.ConnectionOptions()
    scene = UIWindowScene(session: scene.session, connectionOptions: options)
    scene.device = self
    scene.delegate = delegate
    scene.state = .foregroundInactive
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    post(UIScene.willConnectNotification)
    scene.state = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
    setNeedsTurn()
  }

  private func post(_ ofScene: NSNotification.Name, _ ofApplication: NSNotification.Name? = nil) {
    NotificationCenter.default.post(name: ofScene, object: scene)
    guard let ofApplication else { return }
    NotificationCenter.default.post(name: ofApplication, object: application)
  }
}
