extension UIControl {
  /// A set of things that happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in the control.
    public static var touchDown: UIControl.Event { UIControl.Event(rawValue: 1 << 0) }

    /// A finger came down again.
    public static var touchDownRepeat: UIControl.Event { UIControl.Event(rawValue: 1 << 1) }

    /// A finger moved inside.
    public static var touchDragInside: UIControl.Event { UIControl.Event(rawValue: 1 << 2) }

    /// A finger moved outside.
    public static var touchDragOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 3) }

    /// A finger moved in.
    public static var touchDragEnter: UIControl.Event { UIControl.Event(rawValue: 1 << 4) }

    /// A finger moved out.
    public static var touchDragExit: UIControl.Event { UIControl.Event(rawValue: 1 << 5) }

    /// A finger left the glass inside the control: a tap.
    public static var touchUpInside: UIControl.Event { UIControl.Event(rawValue: 1 << 6) }

    /// A finger left the glass outside the control.
    public static var touchUpOutside: UIControl.Event { UIControl.Event(rawValue: 1 << 7) }

    /// The system took the touch away.
    public static var touchCancel: UIControl.Event { UIControl.Event(rawValue: 1 << 8) }

    /// A person changed the value.
    public static var valueChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 12) }

    /// The control's main event, whatever it is for its kind.
    public static var primaryActionTriggered: UIControl.Event { UIControl.Event(rawValue: 1 << 13) }

    /// The menu is about to come.
    public static var menuActionTriggered: UIControl.Event { UIControl.Event(rawValue: 1 << 14) }

    /// Editing began.
    public static var editingDidBegin: UIControl.Event { UIControl.Event(rawValue: 1 << 16) }

    /// A person changed the text.
    public static var editingChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 17) }

    /// Editing ended.
    public static var editingDidEnd: UIControl.Event { UIControl.Event(rawValue: 1 << 18) }

    /// Return ended the editing.
    public static var editingDidEndOnExit: UIControl.Event { UIControl.Event(rawValue: 1 << 19) }

    /// Every touch event.
    public static var allTouchEvents: UIControl.Event { UIControl.Event(rawValue: 0x0000_0FFF) }

    /// Every editing event.
    public static var allEditingEvents: UIControl.Event { UIControl.Event(rawValue: 0x000F_0000) }

    /// Bits an app may use.
    public static var applicationReserved: UIControl.Event {
      UIControl.Event(rawValue: 0x0F00_0000)
    }

    /// Bits the system keeps.
    public static var systemReserved: UIControl.Event { UIControl.Event(rawValue: 0xF000_0000) }

    /// Every event.
    public static var allEvents: UIControl.Event { UIControl.Event(rawValue: 0xFFFF_FFFF) }
  }
}
