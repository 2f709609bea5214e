import NavigationCore
import UIKit

extension WindowNavigation {
  func tellIssues() {
    for found in machine.takeIssues() {
      IssueReporter.report(
        Issue(found.kind, who: name(of: found.subject)), source(of: found.subject))
    }
  }

  /// The names of the screens of each level, from the ground up.
  package var levelNames: [[String]] { machine.state.levels.map { $0.map(name(of:)) } }

  /// The steps of the plan that begins, as readable lines.
  var planLines: [String] { machine.plannedSteps.map(line(for:)) }

  /// What an issue calls what it is about: a coordinator by its type, a screen by its title.
  func name(of subject: WindowMachine.Subject) -> String {
    switch subject {
    case .entry(let id): records[id]?.name ?? name(of: Member.entry(id))
    case .cover(let cover): name(of: cover)
    case .foreign: "A screen of somebody else"
    }
  }

  /// Where it was started.
  func source(of subject: WindowMachine.Subject) -> SourceLocation {
    switch subject {
    case .entry(let id), .cover(.entry(let id)): records[id]?.source ?? .unknown
    case .cover, .foreign: .unknown
    }
  }

  private func line(for step: Step) -> String {
    switch step {
    case .change(_, let change, let animated): line(for: change) + suffix(animated)
    case .fill(_, let entries):
      "fill a stack with \(entries.map { name(of: Member.entry($0)) }.joined(separator: " > "))"
    case .present(let cover, let animated): "present \(name(of: cover))\(suffix(animated))"
    case .dismiss(let cover, let animated): "dismiss \(name(of: cover))\(suffix(animated))"
    case .clear(let cover): "dismiss \(name(of: cover)) behind a snapshot"
    case .setRoot(let id, _, let animated):
      "set root \(name(of: Member.entry(id)))\(suffix(animated))"
    }
  }

  private func line(for change: StackChange) -> String {
    switch change {
    case .push(let id): "push \(name(of: Member.entry(id)))"
    case .pop(let member): "pop to \(name(of: member))"
    case .set(let members): "set \(members.map(name(of:)).joined(separator: " > "))"
    }
  }

  private func suffix(_ animated: Bool) -> String { animated ? ", animated" : "" }

  private func name(of member: Member) -> String {
    controllers.controller(of: member).map(Self.name(of:)) ?? "?"
  }

  private func name(of cover: Cover) -> String {
    guard let controller = controllers.controller(of: cover) else { return "?" }
    let shown = (controller as? UINavigationController)?.viewControllers.first ?? controller
    return Self.name(of: shown)
  }

  private static func name(of controller: UIViewController) -> String {
    controller.title ?? TypeName.of(controller)
  }
}
