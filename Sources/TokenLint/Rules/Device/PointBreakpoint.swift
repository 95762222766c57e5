import SwiftSyntax

extension LintRule {
  static let pointBreakpoint = LintRule(
    "point-breakpoint", .device, .warning,
    Documentation(
      "Finds layouts that are chosen by comparing a width or height with a number of points.",
      reason: """
        A number of points that parts small devices from large ones parts other devices and windows \
        elsewhere, and knows nothing of the size of text. Fitting what a view holds is fine, so in a view \
        that chooses no container this is only information.
        """,
      instead: """
        Ask the size class, let `ViewThatFits` choose, or compare with the room that the content needs. A \
        constant of the same type or function is followed to its number.
        """),
    found: [
      """
      func tell() {
        // An info: only a text depends on it.
        if UIScreen.main.bounds.width < ↓380 { label.text = date } else { label.text = " - " + date }
      }
      """,
      "class A: UIViewController {\n  func show() { if view.bounds.width > ↓960 { open() } }\n}",
      """
      func pick() {
        switch UIScreen.main.bounds.width {
        case ..<↓375: small()
        default: large()
        }
      }
      """,
      "GeometryReader { proxy in\n  if proxy.size.width >= ↓700 { HStack {} } else { VStack {} }\n}",
      "let count = ↓600 < size.width ? 3 : 2", "let isWide = (↓700...).contains(proxy.size.width)",
      """
      enum Grid {
        static let wide: CGFloat = 840
        static func columns(width: CGFloat) -> Int { width >= ↓wide ? 3 : 2 }
      }
      """,
      "func columns(width: CGFloat) -> Int { width == ↓300 ? 3 : 2 }",
      "switch view.bounds.height {\ncase ↓668..<896: open()\ndefault: close()\n}",
      "func show(width: CGFloat) {\n  var columns = 1\n  if width > ↓600 { columns = 2 }\n}",
    ],
    silent: [
      "let isTall = UIScreen.main.nativeBounds.height > 1792",
      "let isWide = size.width > size.height", "let isLarge = image.size.width > 1024",
      #"let query = "(width >= 700px)""#, "// size.width > 960",
      "let isWide = size.width > Breakpoint.medium",
      "let isTall = size.height / size.width > 2", "let isLate = count > 960",
      "func scale(image: UIImage, width: CGFloat) { if width > 1200 { shrink() } }",
      "let isThin = size.width < 44", "let isWide = size.width >= requiredWidth(of: content)",
      "let width = 960",
      """
      func keep() -> CGFloat {
        let most: CGFloat = 400
        return view.bounds.width < most ? view.bounds.width : most
      }
      """,
      """
      func keep(width: CGFloat) -> CGFloat {
        let most: CGFloat = 400
        if width > most { return most }
        return width
      }
      """,
      "func keep() {\n  var viewWidth = view.bounds.width\n  if viewWidth > 600 { viewWidth = 540 }\n}",
      "if text.size().height < 100_000 { }", "func a() { if view.bounds.height < 100_000 { show() } }",
      "if translation.width > 200 { }", "let isSmall = bounds.width == 320",
    ],
    swift: SwiftSearch(
      [.comparedNumber(breakpoints)] + comparedNames.map { .name($0, before: "<>") }
    ) { place, findings in
      guard let node = place.token.parent?.as(ExprSyntax.self) else { return }
      if let number = RawNumber(node) {
        guard isBreakpoint(number.value), let test = DimensionTest(of: node, in: place.file),
          !test.isOfKnownScreen(number.value), !test.onlyCaps, !test.isInPixels
        else { return }
        findings.report(breakpoint: test, notes: [])
      } else if comparedNames.contains(place.word), let limit = limit(after: node),
        let number = NamedNumber(limit, in: place.file), isBreakpoint(number.value),
        let test = DimensionTest(of: limit, in: place.file), !test.keepsInLimit, !test.onlyCaps,
        !test.isInPixels
      {
        findings.report(breakpoint: test, notes: [findings.note("the number is here", at: number)])
      }
    })

  private static let breakpoints = NumberCondition.atLeast(200)
  /// No screen is as large as what only keeps a measure from being absurd: `height < 100_000`.
  private static func isBreakpoint(_ number: Double) -> Bool {
    breakpoints.holds(for: number) && number <= 4_000
  }

  private static let comparedNames = [
    "width", "height", "screenWidth", "windowWidth", "viewWidth", "containerWidth", "availableWidth",
  ]

  /// The name that follows a dimension and `<`, `>`, `<=` or `>=`.
  private static func limit(after reference: ExprSyntax) -> ExprSyntax? {
    let member = reference.parent?.as(MemberAccessExprSyntax.self)
    let dimension = member?.declName.id == reference.id ? member.map(ExprSyntax.init) : reference
    guard let arithmetic = dimension.flatMap(Arithmetic.init), arithmetic.after == nil,
      let comparison = arithmetic.comparisonAfter, comparison.operands.count == 1
    else { return nil }
    return ["<", ">", "<=", ">="].contains(comparison.sign) ? comparison.operands[0] : nil
  }
}

extension SwiftFindings {
  fileprivate mutating func report(breakpoint test: DimensionTest, notes: [Fact.Note]) {
    report(
      "a number of points tells nothing of other devices; use a size class or what the content needs",
      at: test.limit, weight: test.selectsContainer ? .usual : .severity(.note), notes: notes)
  }
}

extension DimensionTest {
  /// Of those, `screen-main-native` speaks.
  fileprivate var isInPixels: Bool { NameChain(tested).names.contains("nativeBounds") }

  /// Whether it only keeps a value within a limit: `if width < least { return least }`.
  fileprivate var keepsInLimit: Bool {
    guard let name = NameChain(limit).names.last else { return false }
    return limit.controlledCode.contains { code in
      // A choice by `?` and `:` is seen with its condition, where the limit is named already.
      let uses = code.tokens(viewMode: .sourceAccurate).filter { $0.text == name }.count
      return uses > (code.is(SequenceExprSyntax.self) ? 1 : 0)
    }
  }

  /// Whether nothing but the compared value is set where it is above or below the number: `if width > 600 {
  /// width = 540 }`.
  fileprivate var onlyCaps: Bool {
    guard kind == .order,
      let branch = limit.ancestors.lazy.compactMap({ $0.as(IfExprSyntax.self) }).first,
      branch.conditions.count == 1, branch.conditions.range.contains(limit.position), branch.elseBody == nil,
      let only = branch.body.statements.first, branch.body.statements.count == 1,
      let elements = only.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    return elements[0].trimmedDescription == tested.trimmedDescription
      && (RawNumber(elements[2]) != nil || elements[2].trimmedDescription == limit.trimmedDescription)
  }

  private var decided: PurposeEvidence {
    limit.controlledCode.reduce(into: []) { $0.formUnion(DecidedCode.evidence(in: Syntax($1))) }
  }

  /// Whether it chooses between containers, or is asked where a screen or a window is laid out.
  fileprivate var selectsContainer: Bool {
    if decided == .text, !limit.controlledCode.contains(where: { $0.mentions(["nil"]) }) { return false }
    if NameChain(tested).names.contains(where: { $0 == "UIScreen" || $0 == "window" })
      || tested.isInController
    {
      return true
    }
    return tested.controlledCode.contains { $0.mentions(Self.containers) }
  }

  private static let containers: Set<String> = [
    "HStack", "VStack", "AnyLayout", "HStackLayout", "VStackLayout", "NavigationStack", "NavigationSplitView",
    "NavigationView", "TabView", "GridItem", "columns", "columnCount", "numberOfColumns",
    "preferredDisplayMode",
    "show", "axis",
  ]
}
