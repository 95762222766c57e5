extension SwiftSearch {
  /// Looks for what is asked of the main screen.
  static func mainScreen(
    _ concern: MainScreenUse.Concern, alsoAt triggers: [Trigger] = [],
    report: @escaping @Sendable (MainScreenUse, SwiftPlace, inout SwiftFindings) -> Void
  ) -> SwiftSearch {
    SwiftSearch(MainScreen.triggers + triggers) { place, findings in
      for use in MainScreen.uses(at: place) where use.concern == concern { report(use, place, &findings) }
    }
  }
}

extension SwiftFindings {
  /// Tells what is wrong at a use of the main screen, with a note wherever a name given to it is used.
  mutating func report(
    _ message: String, at use: MainScreenUse, weight: Fact.Weight = .usual, fixes: [Fact.Fix] = []
  ) {
    let notes = use.uses.map { note("the main screen is used here", at: $0.expression) }
    let isOnlyTold = WrittenText.isAll(madeOf: use.asked)
    report(
      message, at: use.question, weight: isOnlyTold ? .severity(.note) : weight, notes: notes, fixes: fixes,
      condition: .isNotDeclared("UIScreen"))
  }
}
