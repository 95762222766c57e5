import SwiftSyntax

extension LintRule {
  static let screenMainFallback = LintRule(
    "screen-main-fallback", .device, .warning,
    Documentation(
      "Finds the main screen where a window, a scene or a trait is missing.",
      reason: """
        The fallback is taken before a view is in its window, and then gives the size or the scale of a \
        screen that the scene may not be on. The first layout is wrong, and it stays wrong if nothing asks \
        again. For the source of a popover that is not presented then either, this is only a note.
        """,
      instead: """
        Ask later, when the view is in its window (`viewIsAppearing(_:)`, `layoutSubviews()`), or do nothing \
        while there is none. A trait collection needs no fallback for its `displayScale`.
        """,
      fix: "Behind the `displayScale` of a trait collection the fallback is removed; that is safe."),
    found: [
      "let width = window?.bounds.width ?? ↓UIScreen.main.bounds.width",
      "let scale = traitCollection.displayScale ?? ↓UIScreen.main.scale",
      "let screen = view.window?.windowScene?.screen ?? ↓.main",
      "let scale = screen == nil ? ↓UIScreen.main.scale : screen!.scale",
      """
      func scale() -> CGFloat {
        let scale = traitCollection.displayScale
        if scale == 0 { return ↓UIScreen.main.scale }
        return scale
      }
      """,
      """
      func size() -> CGSize {
        guard let window = view.window else { return ↓UIScreen.main.bounds.size }
        return window.bounds.size
      }
      """,
      """
      func share() {
        // An info: without a host nothing is presented.
        sharing.popoverPresentationController?.sourceRect = host?.view.bounds ?? ↓UIScreen.main.bounds
        host?.present(sharing, animated: true)
      }
      """,
      """
      func size() -> CGSize {
        if let window = view.window { return window.bounds.size } else { return ↓UIScreen.main.bounds.size }
      }
      """,
    ],
    silent: [
      "let width = UIScreen.main.bounds.width", "let width = window?.bounds.width ?? 0",
      "let queue = queue ?? .main", "let size = isWide ? UIScreen.main.bounds.size : view.bounds.size",
      "func size() {\n  guard isOpen else { return use(UIScreen.main.bounds) }\n}",
      """
      func scale() -> CGFloat {
        if #available(iOS 13.0, *) { return traitCollection.displayScale }
        else { return UIScreen.main.scale }
      }
      """,
      """
      func open() -> CGRect {
        if let picture = message.picture { return rect(of: picture) } else { return UIScreen.main.bounds }
      }
      """,
      "let turn = Turn(UIDevice.current.orientation) ?? Turn(UIScreen.main.turn)",
      """
      func show() {
        if let keyWindow { window = keyWindow } else { window = UIWindow(frame: UIScreen.main.bounds) }
      }
      """,
      "let pixels = cutSize != nil ? [cutSize!.width * UIScreen.main.scale] : []",
      """
      func size() -> CGSize {
        if let height = title.text?.height(in: UIScreen.main.bounds.width) { return CGSize(width: 8, height: height) }
        else { return CGSize(width: UIScreen.main.bounds.width, height: 8) }
      }
      """,
      "let isDark = storedTheme ?? (UIScreen.main.traitCollection.userInterfaceStyle == .dark)",
      "let isMain = screen?.scale ?? 1 == UIScreen.main.scale", "// window ?? UIScreen.main",
    ],
    swift: .mainScreen(.fallback, alsoAt: [.member("screen")]) { use, place, findings in
      // `window-frame-init` speaks of such a window.
      guard WindowWithoutScene(withFrame: use.question, in: place.file) == nil else { return }
      findings.report(
        use.isAboutSize && !isOfWindow(use) ? sizeMessage : fallbackMessage, at: use,
        weight: isOfUnpresented(use.question) ? .severity(.note) : .usual,
        fixes: withoutFallback(use, findings))
    }.and { place, findings in
      guard let main = implicitMain(after: place) else { return }
      findings.report(fallbackMessage, at: main)
    })

  private static let fallbackMessage = """
    the main screen is no stand-in for a missing window or scene; ask when the view is in its window
    """

  private static let sizeMessage = """
    the main screen's size is no stand-in for a size that is missing; use the size of the view or its container, \
    or wait until it is known
    """

  /// Whether a window is made with the size, which is to be made with a scene: `OverlayWindow(frame: …)`.
  private static func isOfWindow(_ use: MainScreenUse) -> Bool {
    use.question.enclosingCall?.calledName?.hasSuffix("Window") == true
  }

  /// Whether it is where a popover comes from, and whatever is missing is what presents the popover, if anything does:
  /// `popover.sourceRect = host?.view.bounds ?? …`, `host?.present(…)`.
  private static func isOfUnpresented(_ question: ExprSyntax) -> Bool {
    guard
      let assignment = question.ancestors.lazy.compactMap({ $0.as(SequenceExprSyntax.self) })
        .first(where: { $0.elements.first?.finalName == "sourceRect" }),
      let read = question.ancestors.compactMap({ $0.as(SequenceExprSyntax.self) }).first,
      let code = question.enclosingCode
    else { return false }
    let elements = Array(read.elements)
    guard let sign = elements.firstIndex(where: { $0.trimmedDescription == "??" }), sign > 0 else {
      return false
    }
    let missing = NameChain(elements[sign - 1]).names
    return code.node.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "present", token.position > assignment.position,
        let call = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      else { return false }
      let presenter = NameChain(call.base).names
      return !presenter.isEmpty && missing.count > presenter.count && missing.starts(with: presenter)
    }
  }

  /// `.main` in `view.window?.windowScene?.screen ?? .main`.
  private static func implicitMain(after place: SwiftPlace) -> ExprSyntax? {
    guard place.word == "screen", let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.id == place.token.id, let list = member.parent?.as(ExprListSyntax.self)
    else { return nil }
    let following = Array(list.drop { $0.id != member.id }.dropFirst().prefix(2))
    guard following.count == 2, following[0].trimmedDescription == "??",
      MainScreen.isImplicitMain(following[1])
    else { return nil }
    return following[1]
  }

  /// Removes `?? UIScreen.main.scale` behind the scale of a trait collection, which is no optional value.
  private static func withoutFallback(_ use: MainScreenUse, _ findings: SwiftFindings) -> [Fact.Fix] {
    guard let sequence = use.question.parent?.parent?.as(SequenceExprSyntax.self),
      let first = sequence.elements.first, sequence.elements.count == 3,
      sequence.elements.last?.id == use.question.id, use.members.first?.name == "scale"
    else { return [] }
    let scale = first.trimmedDescription
    guard scale.hasSuffix("traitCollection.displayScale"), !sequence.trimmedDescription.contains("/"),
      !scale.contains("?")
    else { return [] }
    let end = findings.range(of: first).upperBound
    return [
      Fact.Fix(
        title: "remove the fallback", applicability: .safe,
        edits: [.init(range: end..<findings.range(of: sequence).upperBound, text: "")])
    ]
  }
}
