import SwiftSyntax

extension LintRule {
  static let keyboardFrame = LintRule(
    "keyboard-frame", .device, .warning,
    Documentation(
      "Finds layout by the keyboard's frame that is not converted to the view.",
      reason: """
        The frame in a keyboard notification is in the coordinates of a screen. A window that does not fill \
        the screen is covered less, or not at all, and a keyboard that floats or stands in another scene \
        covers nothing.
        """,
      instead: """
        Use `view.keyboardLayoutGuide`. Where the frame is needed, convert it: the notification's object is \
        the `UIScreen` whose coordinate space it is in.
        """),
    found: [
      """
      func show(_ note: Notification) {
        let frame = note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as? CGRect
        bottom.constant = frame?.height ?? 0
      }
      """,
      "func show() { let frame = info[↓UIKeyboardFrameEndUserInfoKey] as! CGRect }",
      """
      final class Form: UIViewController {
        private var keyboard: CGRect?
        func show(_ note: Notification) {
          keyboard = note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as? CGRect
        }
        func layOut() { bottom.constant = keyboard?.height ?? 0 }
      }
      """,
      """
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        bottom.constant = (note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as! CGRect).height
      }
      """,
    ],
    silent: [
      """
      func show(_ note: Notification) {
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        bottom.constant = view.convert(frame, from: nil).height
      }
      """,
      """
      final class Form: UIViewController {
        private var keyboard: CGRect?
        func show(_ note: Notification) {
          self.keyboard = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          layOut()
        }
        func layOut() {
          if let keyboard { bottom.constant = view.convert(keyboard, from: nil).height }
        }
      }
      """,
      """
      func hide(_ note: Notification) {
        if let _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue { bottom.constant = 0 }
      }
      """,
      "bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true",
      "// keyboardFrameEndUserInfoKey", #"let key = "keyboardFrameEndUserInfoKey""#,
      "let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]",
      "func send() { let info = [UIResponder.keyboardFrameBeginUserInfoKey: frame] }",
      "var end: CGRect? { userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }",
    ],
    swift: SwiftSearch([
      .name("keyboardFrameEndUserInfoKey"), .name("UIKeyboardFrameEndUserInfoKey"),
    ]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      // What a computed property returns may be converted where it is used.
      guard let code = reference.enclosingCode, !code.isAccessor, !code.node.mentions(["convert"]),
        !reference.isOnlyLookedFor, !reference.isKeptToBeConverted(findings.names)
      else { return }
      findings.report(
        "the keyboard's frame is in a screen's coordinates; use 'keyboardLayoutGuide' or convert it",
        at: reference)
    })
}

extension DeclReferenceExprSyntax {
  /// Whether there is a frame, and not which: `if let _ = info[frameKey]`, `info[frameKey] != nil`.
  fileprivate var isOnlyLookedFor: Bool {
    for node in ancestors {
      if let binding = node.as(OptionalBindingConditionSyntax.self) {
        return binding.pattern.trimmedDescription == "_"
      }
      if let list = node.as(ExprListSyntax.self), list.contains(where: { $0.is(NilLiteralExprSyntax.self) }) {
        return true
      }
      if node.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }

  /// Whether a private property takes the frame, and whatever reads that converts it.
  fileprivate func isKeptToBeConverted(_ names: NameIndex) -> Bool {
    guard
      let statement = ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) })?.as(
        CodeBlockItemSyntax.self),
      let elements = statement.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2,
      elements[1].is(AssignmentExprSyntax.self),
      let property = HiddenMember(named: elements[0].finalName, around: self)
    else { return false }
    let reads = property.uses(in: names).filter {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true && !$0.isAssigned
    }
    return !reads.isEmpty
      && reads.allSatisfy { Syntax($0).enclosingCode?.node.mentions(["convert"]) == true }
  }
}

extension TokenSyntax {
  /// Whether it names what gets a value: `frame = …`, `self.frame = …`.
  fileprivate var isAssigned: Bool { nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal }
}
