import SwiftSyntax

extension LintRule {
  static let regularMeansIPad = LintRule(
    "regular-means-ipad", .device, .warning,
    Documentation(
      "Finds code that takes a regular width for an iPad, or a compact one for an iPhone.",
      reason: """
        An iPhone can have a regular width: a large one that lies on its side, and the inner display of a foldable \
        one. An iPad can have a compact one. Where a condition asks for both, they disagree there, and one of the \
        branches gets a space it was not made for.
        """,
      instead: "Ask for the size class alone, and name its answer after the space: `isWide`, not `isIPad`.",
      fix:
        "Leaves the question about the device out, which changes what happens where the two disagree: unsafe."
    ),
    found: [
      """
      struct Home: View {
        var body: some View {
          if ↓UIDevice.current.userInterfaceIdiom == .phone || horizontalSizeClass == .compact { Tabs() }
        }
      }
      """,
      "let isWide = ↓traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular",
      """
      if horizontalSizeClass == .regular && (↓UIDevice.current.userInterfaceIdiom == .pad || isMac), isOpen {
        show()
      }
      """,
      """
      struct Page: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        private var ↓isIPad: Bool { horizontalSizeClass == .regular }
      }
      """,
      "func lay() {\n  let ↓isTablet = traitCollection.horizontalSizeClass == .regular\n}",
      """
      extension UIDevice { static var isPad: Bool { current.userInterfaceIdiom == .pad } }
      func lay() { if ↓UIDevice.isPad, horizontalSizeClass == .regular { open() } }
      """,
    ],
    silent: [
      "let isWide = horizontalSizeClass == .regular",
      "let isNarrow = horizontalSizeClass == .compact && UIDevice.current.userInterfaceIdiom == .pad",
      "let isFlat = verticalSizeClass == .compact && UIDevice.current.userInterfaceIdiom == .phone",
      "let isSpatial = horizontalSizeClass == .regular && UIDevice.current.userInterfaceIdiom == .vision",
      "let isPad = UIDevice.current.userInterfaceIdiom == .pad ? horizontalSizeClass == .regular : false",
      """
      func lay() {
        if horizontalSizeClass == .regular, UIDevice.current.userInterfaceIdiom == .pad {
          bar.frame = wide
        } else {
          bar.frame = wide  // As on a phone.
        }
      }
      """,
      "let hasPadding = horizontalSizeClass == .regular",
    ],
    swift: SwiftSearch(IdiomQuestion.triggers) { place, findings in
      let message =
        "a regular width does not mean an iPad, nor a compact one an iPhone; ask for the size class alone"
      if let question = IdiomQuestion(place.token) {
        guard RegularMeansIPad.isOne(question.expression) else { return }
        findings.report(message, at: question.expression, fixes: findings.withoutOperand(question.expression))
      } else if let use = HelperUse(place.token), RegularMeansIPad.isOne(use.expression) {
        findings.report(message, at: use.expression, condition: use.condition)
      } else if RegularMeansIPad.isNamed(place.token) {
        findings.report(
          "'\(place.word)' is no answer about the device but about the width; name it after the width",
          at: place.token)
      }
    })
}

enum RegularMeansIPad {
  /// Whether a question about the device and one about the width stand in one condition as if they were the same.
  static func isOne(_ expression: ExprSyntax) -> Bool {
    guard let operand = SizeClassOperand(beside: expression), !decidesNothing(expression) else {
      return false
    }
    let comparison = IdiomComparison(of: expression)
    let words = NameWords.of(expression.finalName)
    let asksForPad = comparison.asked.contains("pad") || words.contains { $0 == "pad" || $0 == "ipad" }
    let asksForPhone =
      comparison.asked.contains("phone") || words.contains { $0 == "phone" || $0 == "iphone" }
    guard asksForPad != asksForPhone else { return false }
    let isNegated = comparison.isNegated || isNegated(expression)
    return operand.asksForRegular == (asksForPad != isNegated)
  }

  private static func decidesNothing(_ expression: ExprSyntax) -> Bool {
    for node in expression.ancestors {
      if node.is(CodeBlockItemSyntax.self) { return false }
      if let condition = node.as(ConditionElementListSyntax.self) {
        return condition.parent?.as(IfExprSyntax.self)?.doesTheSameAnyway == true
      }
    }
    return false
  }

  private static func isNegated(_ expression: ExprSyntax) -> Bool {
    expression.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
  }

  /// Whether a variable that is named after an iPad answers whether the width is regular.
  static func isNamed(_ token: TokenSyntax) -> Bool {
    guard let pattern = token.parent?.as(IdentifierPatternSyntax.self),
      let binding = pattern.parent?.as(PatternBindingSyntax.self), isPad(token.text),
      let value = binding.initializer.map({ Syntax($0) }) ?? binding.accessorBlock.map({ Syntax($0) })
    else { return false }
    let tokens = value.tokens(viewMode: .sourceAccurate).map(\.text)
    return tokens.contains("horizontalSizeClass") && tokens.contains("regular")
      && !tokens.contains("userInterfaceIdiom") && !tokens.contains("?")
  }

  private static func isPad(_ name: String) -> Bool {
    let small = name.lowercased()
    return small.contains("pad") || small.contains("tablet")
  }
}

extension SwiftFindings {
  /// Leaves out a comparison with the sign beside it, where all signs are the same.
  fileprivate func withoutOperand(_ expression: ExprSyntax) -> [Fact.Fix] {
    guard let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == expression.id }), elements.count > place + 2,
      !elements.contains(where: {
        $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self)
      })
    else { return [] }
    let signs = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    guard signs.isSubset(of: ["==", "!=", "&&"]) || signs.isSubset(of: ["==", "!=", "||"]) else { return [] }
    let range: Range<Int>
    if elements.count > place + 4 {
      range = self.range(of: expression).lowerBound..<self.range(of: elements[place + 4]).lowerBound
    } else if place > 1 {
      range = self.range(of: elements[place - 2]).upperBound..<self.range(of: elements[place + 2]).upperBound
    } else {
      return []
    }
    return [
      Fact.Fix(
        title: "ask for the size class alone", applicability: .unsafe, edits: [.init(range: range, text: "")])
    ]
  }
}
