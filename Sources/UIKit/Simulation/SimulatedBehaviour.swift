/// The answers to what the facts leave open: one switch per disputed or unconfirmed fact, and the version.
///
/// The first case of each switch is the one the fact table suggests.
package struct SimulatedBehaviour: Equatable, Sendable {
  /// The version of iOS whose rules hold where they differ.
  package enum Version: String, CaseIterable, Sendable {
    case iOS18 = "18"
    case iOS17 = "17"
    case iOS26 = "26"
  }

  /// Who is told first at the end of a sheet's drag (K1).
  package enum DidDismissMoment: String, CaseIterable, Sendable {
    case afterDidDisappear = "after"
    case beforeDidDisappear = "before"
  }

  /// When a dismissed controller stops being presented (K2): before the presenter's did-appear, or after it.
  package enum RelationEnd: String, CaseIterable, Sendable {
    case early, late
  }

  /// What becomes of the completion of a dismissal that has nothing to dismiss (K3).
  package enum EmptyDismissal: String, CaseIterable, Sendable {
    case dropped, called
  }

  /// What a full-screen modal that is covered hears when it goes together with what covers it (K4).
  package enum CoveredDismissal: String, CaseIterable, Sendable {
    case silent
    /// It comes back under what goes, and goes with it.
    case told
  }

  /// What a controller is told about its parent when its pop is cancelled (K5).
  package enum CancelledPop: String, CaseIterable, Sendable {
    case nothing, moved
  }

  /// Which root is told first when a window's root is replaced (K6).
  package enum RootSwapOrder: String, CaseIterable, Sendable {
    case oldFirst = "old"
    case newFirst = "new"
  }

  /// When the delegate hears that a controller has been shown (K7).
  package enum DidShowMoment: String, CaseIterable, Sendable {
    case afterDidAppear = "after"
    case beforeDidAppear = "before"
  }

  /// When the delegate hears that a controller will be shown (K8).
  package enum WillShowMoment: String, CaseIterable, Sendable {
    case beforeWillDisappear = "before"
    case afterWillAppear = "after"
  }

  /// Which tab is told first when another one is selected (K9).
  package enum TabSwitchOrder: String, CaseIterable, Sendable {
    case newFirst = "new"
    case oldFirst = "old"
  }

  /// What a presenter's did-appear and did-disappear say about animation (K10).
  package enum PresenterAnimatedFlag: String, CaseIterable, Sendable {
    case same
    case no = "false"
  }

  /// Whether a stack shows its old top until layout after removing several (K11).
  package enum TransientArray: String, CaseIterable, Sendable {
    case off, on
  }

  /// What becomes of a stack change while another one runs (K12).
  ///
  /// Where the running one can be interrupted, from iOS 26 on and in a zoom, `drop` means `apply`: that is sure (D19).
  package enum SecondStackChange: String, CaseIterable, Sendable {
    case drop, queue, apply
  }

  /// How long transitions take in the background or with reduced motion (K13).
  package enum QuietTransitions: String, CaseIterable, Sendable {
    case same, instant
  }

  /// What a popped controller's parent is in its did-disappear (K14).
  package enum PoppedParent: String, CaseIterable, Sendable {
    case none = "nil"
    case kept
  }

  /// Whether a child's `isModalInPresentation` counts for what presents it (K15).
  package enum ChildModality: String, CaseIterable, Sendable {
    case honoured, ignored
  }

  /// Whether reading the coordinator starts a deferred transition (K16).
  package enum CoordinatorReading: String, CaseIterable, Sendable {
    case harmless
    case starts
  }

  /// Whether a presentation's completion comes after the presenter's did-disappear (K17).
  package enum PresentCompletion: String, CaseIterable, Sendable {
    case afterDidDisappear = "after"
    case beforeDidDisappear = "before"
  }

  /// When a pushed controller gets its parent's announcement (K18).
  package enum WillMoveMoment: String, CaseIterable, Sendable {
    case call, start
  }

  /// What a second dismissal does while the first one runs (K19).
  package enum SecondDismissal: String, CaseIterable, Sendable {
    /// A warning, nothing else.
    case ignore
    /// The next presenter down goes too (C24, C25).
    case extra
    /// An unanimated one replaces an animated one (C28); else as `ignore`.
    case overtake
  }

  /// When `isBeingDismissed` begins (K20).
  package enum DismissedFlag: String, CaseIterable, Sendable {
    case call
    case willDisappear = "wd"
  }

  /// Whether a window's root may present while it is appearing for the first time (K21).
  package enum FirstAppearancePresent: String, CaseIterable, Sendable {
    case accepted, refused
  }

  /// What becomes of the relation when the app takes a presenter's view from the window (C7).
  package enum LostPresenter: String, CaseIterable, Sendable {
    case kept, cut
  }

  /// Whether something may be presented on what is still being presented with animation (C19).
  package enum PresentOnArriving: String, CaseIterable, Sendable {
    case refused, accepted
  }

  /// Whether `UIView.transition` changes a window that is not visible (H14).
  package enum HiddenWindowTransition: String, CaseIterable, Sendable {
    case runs, skipped
  }

  package var version = Version.iOS18
  package var didDismissMoment = DidDismissMoment.afterDidDisappear
  package var relationEnd = RelationEnd.early
  package var emptyDismissal = EmptyDismissal.dropped
  package var coveredDismissal = CoveredDismissal.silent
  package var cancelledPop = CancelledPop.nothing
  package var rootSwapOrder = RootSwapOrder.oldFirst
  package var didShowMoment = DidShowMoment.afterDidAppear
  package var willShowMoment = WillShowMoment.beforeWillDisappear
  package var tabSwitchOrder = TabSwitchOrder.newFirst
  package var presenterAnimatedFlag = PresenterAnimatedFlag.same
  package var transientArray = TransientArray.off
  package var secondStackChange = SecondStackChange.drop
  package var quietTransitions = QuietTransitions.same
  package var poppedParent = PoppedParent.none
  package var childModality = ChildModality.honoured
  package var coordinatorReading = CoordinatorReading.harmless
  package var presentCompletion = PresentCompletion.afterDidDisappear
  package var willMoveMoment = WillMoveMoment.call
  package var secondDismissal = SecondDismissal.ignore
  package var dismissedFlag = DismissedFlag.call
  package var firstAppearancePresent = FirstAppearancePresent.accepted
  package var lostPresenter = LostPresenter.kept
  package var presentOnArriving = PresentOnArriving.refused
  package var hiddenWindowTransition = HiddenWindowTransition.runs

  /// The suggested answers.
  package init() {}
}
