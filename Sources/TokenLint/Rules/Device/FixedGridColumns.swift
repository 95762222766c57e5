import SwiftSyntax

extension LintRule {
  static let fixedGridColumns = LintRule(
    "fixed-grid-columns", .device, .info,
    Documentation(
      "Finds grids with a fixed number of columns.",
      reason: """
        Two columns that suit a phone are far too wide on an unfolded display or an iPad, and four are too \
        narrow in a small window.
        """,
      instead: "Say how wide a column must be: `GridItem(.adaptive(minimum: 160))`."),
    found: [
      "let columns = ↓Array(repeating: GridItem(.flexible()), count: 3)",
      "let columns = ↓[GridItem(.flexible()), GridItem(.flexible())]",
      "LazyVGrid(columns: ↓[GridItem(), GridItem(), GridItem()]) { }",
      "let columns: [GridItem] = ↓.init(repeating: GridItem(.flexible()), count: 2)",
    ],
    silent: [
      "let columns = [GridItem(.adaptive(minimum: 160))]",
      "let columns = Array(repeating: GridItem(.flexible()), count: count)",
      "let columns = [GridItem(.flexible())]",
      "let columns = [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 80))]",
      "// [GridItem(.flexible()), GridItem(.flexible())]",
      "let columns = Array(repeating: GridItem(.flexible()), count: isWide ? 4 : 2)",
      "let columns = Array(repeating: GridItem(.flexible()), count: 1)",
      "let week = Array(repeating: GridItem(.flexible()), count: 7)",
    ],
    swift: SwiftSearch([.call("GridItem")]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self),
        let item = reference.parent?.as(FunctionCallExprSyntax.self),
        let columns = item.repeatedIn ?? item.listedIn
      else { return }
      findings.report(
        "the number of columns is fixed; say how wide one must be with 'GridItem(.adaptive(minimum:))'",
        at: columns)
    })
}

extension FunctionCallExprSyntax {
  /// `Array(repeating: GridItem(…), count: 2)`. Seven are the days of a week.
  fileprivate var repeatedIn: ExprSyntax? {
    guard let call = ExprSyntax(self).enclosingCall, call.arguments.first?.label?.text == "repeating",
      let count = call.arguments.first(where: { $0.label?.text == "count" })?.expression,
      let number = RawNumber(count), number.value >= 2, number.value != 7, !isAdaptive
    else { return nil }
    return ExprSyntax(call)
  }

  /// `[GridItem(…), GridItem(…)]`.
  fileprivate var listedIn: ExprSyntax? {
    guard let list = parent?.parent?.parent?.as(ArrayExprSyntax.self), list.elements.count >= 2 else {
      return nil
    }
    let items = list.elements.map { $0.expression.as(FunctionCallExprSyntax.self) }
    let areFixed = items.allSatisfy { $0?.calledName == "GridItem" && $0?.isAdaptive == false }
    return areFixed ? ExprSyntax(list) : nil
  }

  private var isAdaptive: Bool {
    arguments.first.map { NameChain($0.expression).names.last == "adaptive" } ?? false
  }
}
