import NavigationCore

extension FakeScreen {
  /// What a look reads: as the shell's reader, whole.
  func read(_ machine: WindowMachine, lost: [RootID], visible: [RootID]) -> Reading {
    var reading = Reading()
    let top = readLevels(machine, into: &reading)
    readAbove(top, machine.state, into: &reading)
    readStacks(machine, into: &reading)
    reading.lostRoots = lost
    reading.ground = isReplaced(machine) ? .replaced : .kept
    reading.motion = isMoving ? .moving : .still
    if !reading.above.isEmpty { reading.visibleRoots = visible }
    return reading
  }

  /// What a plan needs beside a look.
  func readForPlan(_ machine: WindowMachine, lost: [RootID], visible: [RootID]) -> Reading {
    var reading = read(machine, lost: lost, visible: visible)
    reading.top = readiness(machine, reading)
    reading.animates = isVisible
    reading.visibleStacks = isVisible ? Set(visibleStacks) : []
    return reading
  }

  private func isReplaced(_ machine: WindowMachine) -> Bool {
    guard case .entry(let id, let stack) = machine.state.ground, !machine.isUnshown(id) else {
      return false
    }
    return ground != .root(id, stack)
  }

  /// How many of the levels are there, counted from the ground.
  private func readLevels(_ machine: WindowMachine, into reading: inout Reading) -> Int {
    var top = 0
    for depth in (1...max(1, machine.shownDepth)).reversed() where depth <= machine.shownDepth {
      let cover = machine.state.presentations[depth - 1].cover
      if let index = levels.firstIndex(where: { $0.cover == cover }) {
        top = max(top, index + 1)
      } else if machine.isUnread(cover) {
        reading.unread.append(cover)
      } else {
        reading.left.insert(depth, at: 0)
      }
    }
    return top
  }

  private func readAbove(_ top: Int, _ state: NavigationState, into reading: inout Reading) {
    for level in levels.dropFirst(top) where level.cover != state.presentations.last?.cover {
      reading.above.append(level.cover)
      if level.isAlert { reading.alerts.append(level.cover) }
    }
  }

  private func readStacks(_ machine: WindowMachine, into reading: inout Reading) {
    let state = machine.state
    let watched =
      state.shownGroundStacks + state.presentations.prefix(machine.shownDepth).flatMap(\.stacks)
    for id in watched {
      guard let stack = stacks[id], isOnScreen(id) else { continue }
      let expected = machine.expected(id)
      guard stack.members != expected else { continue }
      var missing: [Member: StackReading.Fate] = [:]
      for member in expected where !stack.members.contains(member) {
        missing[member] = stack.transition?.popped.contains(member) == true ? .moving : .gone
      }
      reading.stacks.append(StackReading(stack: id, members: stack.members, missing: missing))
    }
  }

  private func readiness(_ machine: WindowMachine, _ reading: Reading) -> Reading.Top {
    guard isVisible else { return .noWindow }
    let cover =
      machine.leaving.covers.isEmpty && !reading.above.isEmpty
      ? reading.above.last
      : machine.state.presentations.prefix(machine.shownDepth).last?.cover
    guard let cover else { return .ready }
    guard let level = levels.first(where: { $0.cover == cover }) else { return .noWindow }
    if level.motion.isGoing { return .leaving }
    return level.isAlert ? .alert : .ready
  }
}
