import SwiftSyntax

/// The screen of the scene that a view is in.
enum SceneScreen {
  /// What may stand in a method of a view or view controller for the main screen. Its value is optional.
  static func alternative(
    to use: MainScreenUse, _ place: SwiftPlace, _ findings: SwiftFindings
  ) -> [Fact.Fix] {
    guard use.uses.isEmpty, let member = ViewMember(around: use.screen, file: place.file) else { return [] }
    let screen = "window?.windowScene?.screen"
    return [
      Fact.Fix(
        title: "ask the screen of the view's own scene", applicability: .display,
        edits: [findings.replacing(use.screen, with: member.kind == .view ? screen : "view.\(screen)")])
    ]
  }
}
