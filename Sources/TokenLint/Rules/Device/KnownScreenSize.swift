import SwiftSyntax

extension LintRule {
  static let knownScreenSize = LintRule(
    "known-screen-size", .device, .warning,
    Documentation(
      "Finds the sizes of certain screens: tested for, or used as the reference of a scale factor.",
      reason: """
        A test for 812 or 2436 means a device, and fails on the next one and in every window that does not \
        fill a screen. A factor such as `width / 375` makes everything larger on a wide display instead of \
        showing more.
        """,
      instead: """
        Leave sizes as they are and let the layout use the room: stacks, `adaptive` grid columns, size \
        classes; Dynamic Type for text.
        """),
    found: [
      "let scale = UIScreen.main.bounds.width / ↓375", "let factor = ↓414.0 / view.bounds.width",
      "if UIScreen.main.nativeBounds.height == ↓2436 { }",
      "func pick() {\n  switch view.bounds.height {\n  case ↓812, 896: tall()\n  default: low()\n  }\n}",
      "let isSmall = bounds.width == ↓320", "let size = 12 * (size.width / ↓390)",
      """
      enum Design {
        static let width: CGFloat = 375
        static func scale(_ view: UIView) -> CGFloat { view.bounds.width / ↓width }
      }
      """,
    ],
    silent: [
      "let tall = (size.width / 390) * 844", "let half = bounds.width / 2", "let width: CGFloat = 375",
      "Card().frame(width: 375)",
      "let ratio = image.size.width / 375", "// UIScreen.main.bounds.width / 375", "let bytes = count / 1024",
      #"let text = "width / 375""#, "let isWide = size.width > 375", "let percent = size.width / 300",
      "let isFull = size.width == 1920", "let columns = bounds.width / columnWidth\nlet columnWidth = 160",
    ],
    swift: SwiftSearch(
      [.comparedNumber(sizes), .factor(sizes)] + ["width", "height"].map { .name($0, before: "/") }
    ) { place, findings in
      guard let node = place.token.parent?.as(ExprSyntax.self) else { return }
      if let number = RawNumber(node) {
        if isScale(node, number.value, in: place.file) {
          findings.report(scaleBy: node, notes: [])
        } else if let test = DimensionTest(of: node, in: place.file), test.isOfKnownScreen(number.value),
          node.isFirstPattern
        {
          findings.report(
            "the size of certain screens; others have other sizes, so lay out by the room there is", at: node)
        }
      } else if let divisor = divisor(after: node), let number = NamedNumber(divisor, in: place.file),
        isScale(divisor, number.value, in: place.file)
      {
        findings.report(scaleBy: divisor, notes: [findings.note("the number is here", at: number)])
      }
    })

  private static let sizes = NumberCondition.among(ScreenSizes.points + ScreenSizes.pixels)

  /// What a width or height is divided by.
  private static func divisor(after reference: ExprSyntax) -> ExprSyntax? {
    guard NameChain(reference).names.last.map({ ["width", "height"].contains($0) }) == true else {
      return nil
    }
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let dimension = member?.declName.id == reference.id ? member.map(ExprSyntax.init) : reference
    guard let after = dimension.flatMap(Arithmetic.init)?.after, after.sign == "/" else { return nil }
    return after.operand
  }

  /// `(width / 390) * 844`: of a picture of that size.
  private static func isProportion(_ quotient: Arithmetic) -> Bool {
    let isSize = { (operand: ExprSyntax?) in
      operand.flatMap(RawNumber.init).map { ScreenSizes.points.contains($0.value) } == true
    }
    if quotient.after?.sign == "*", isSize(quotient.after?.operand) { return true }
    guard quotient.isWhole, let outer = quotient.whole.flatMap({ Arithmetic(around: $0.withParentheses) })
    else {
      return false
    }
    return outer.after?.sign == "*" && isSize(outer.after?.operand)
      || outer.before?.sign == "*" && isSize(outer.before?.operand)
  }

  /// `width / 375` or `375 / width`.
  private static func isScale(_ node: ExprSyntax, _ value: Double, in file: SwiftFileHead) -> Bool {
    guard let arithmetic = Arithmetic(around: node), !isProportion(arithmetic) else { return false }
    return [arithmetic.before, arithmetic.after].contains { neighbor in
      guard let neighbor, neighbor.sign == "/", let dimension = Dimension(neighbor.operand, in: file) else {
        return false
      }
      return dimension.hasKnownSize(value)
    }
  }
}

extension SwiftFindings {
  fileprivate mutating func report(scaleBy number: ExprSyntax, notes: [Fact.Note]) {
    report(
      "a scale factor from a reference device; let the layout use the room instead", at: number, notes: notes)
  }
}

extension DimensionTest {
  /// Whether the main screen's size is compared with that of one kind of screen.
  static func isOfKnownScreen(_ use: MainScreenUse, in file: SwiftFileHead) -> Bool {
    guard let size = use.members.last?.expression,
      let compared = Arithmetic(around: size)?.comparison?.operands, compared.count == 1,
      let number = RawNumber(compared[0]), let test = DimensionTest(of: compared[0], in: file)
    else { return false }
    return test.isOfKnownScreen(number.value)
  }

  /// Whether it asks for the size of one kind of screen. What lies above or below one is another fault.
  func isOfKnownScreen(_ value: Double) -> Bool { kind == .equality && dimension.hasKnownSize(value) }
}

extension Dimension {
  fileprivate func hasKnownSize(_ value: Double) -> Bool {
    (isInPixels ? ScreenSizes.pixels : ScreenSizes.points).contains(value)
  }
}

extension ExprSyntax {
  /// Whether it is not one of several patterns of a case, or the first of them, which speaks for all.
  fileprivate var isFirstPattern: Bool {
    guard let item = parent?.parent?.as(SwitchCaseItemSyntax.self) else { return true }
    return item.parent?.as(SwitchCaseItemListSyntax.self)?.first?.id == item.id
  }
}
