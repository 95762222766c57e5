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
        the `UIScreen` whose coordinate space it is in. Where a property keeps the frame and its readers are not in sight, \
        this is a note.
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
      final class Tracker {
        // An info: who reads it may convert it.
        static var frame = CGRect.zero
        func show(_ note: Notification) {
          Self.frame = note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as! CGRect
        }
      }
      """,
      """
      final class Base: UIViewController {
        func show(_ note: Notification) {
          if let frame = (note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue {
            bottomPadding = frame.height - safeAreaBottom
          }
        }
      }
      """,
      """
      final class Observer {
        // An info: it is set against the screen alone, in whose coordinates it is.
        var frame = CGRect.zero
        func show(_ note: Notification) {
          frame = note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as! CGRect
        }
        var isShown: Bool { frame.intersects(UIScreen.main.bounds) }
      }
      """,
      """
      func show(_ note: Notification) {
        // An info: whether there is a keyboard of hardware is no layout.
        let frame = note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as! CGRect
        hasHardwareKeyboard = frame.height < 60
      }
      """,
      """
      func show(_ note: Notification) {
        // An info: nothing reads it.
        let width = (note.userInfo?[UIResponder.↓keyboardFrameEndUserInfoKey] as! CGRect).width
        // print(width)
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
      final class Composer: UIViewController {
        var keyboard = CGRect.zero
        func show(_ note: Notification) {
          if let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
            self.keyboard = frame.cgRectValue
          }
        }
        var bottom: CGFloat { keyboard.isEmpty ? 0 : view.convert(keyboard, from: nil).minY }
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
        !reference.isOnlyLookedFor
      else { return }
      let reading = KeptKeyboardFrame(reference, in: findings.names)?.reading(findings.names)
      if reading == .converted { return }
      findings.report(
        "the keyboard's frame is in a screen's coordinates; use 'keyboardLayoutGuide' or convert it",
        at: reference,
        weight: reading == .unseen || reference.isOnlyCompared(findings.names) ? .severity(.note) : .usual)
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
}
