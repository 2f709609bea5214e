extension UIView {
  /// The bars in this view that show a button.
  func bars(with item: UIBarButtonItem) -> [UIView] {
    subviews.flatMap { view -> [UIView] in
      if let bar = view as? UINavigationBar, bar.shows(item) { return [bar] }
      if let bar = view as? UIToolbar, bar.items?.contains(where: { $0 === item }) == true {
        return [bar]
      }
      return view.bars(with: item)
    }
  }
}

extension UINavigationBar {
  fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
    let buttons = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
    return buttons.contains { $0 === item }
  }
}
