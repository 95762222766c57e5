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
      guard let code = reference.enclosingCode, !code.isAccessor, !code.node.mentions(["convert"]) else {
        return
      }
      findings.report(
        "the keyboard's frame is in a screen's coordinates; use 'keyboardLayoutGuide' or convert it",
        at: reference)
    })
}
