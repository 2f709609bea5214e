/// The app's way to the background and back; no controller hears of it (H11).
extension SimulatedDevice {
  /// What a person does with the home gesture.
  package func enterBackground() {
    guard scene.state == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification)
    scene.state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification)
    setNeedsTurn()
  }

  /// What a person does by opening the app again.
  package func enterForeground() {
    guard scene.state == .background else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification)
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification)
    setNeedsTurn()
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
