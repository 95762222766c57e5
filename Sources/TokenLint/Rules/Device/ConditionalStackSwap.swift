import SwiftSyntax

extension LintRule {
  static let conditionalStackSwap = LintRule(
    "conditional-stack-swap", .device, .warning,
    Documentation(
      "Finds the same content in a horizontal and a vertical stack, one for each amount of room.",
      reason: """
        Two branches are two views to SwiftUI: when the room changes, as it does when a phone is unfolded, \
        the content loses its state, and nothing is animated. The content is also written twice.
        """,
      instead: """
        Choose the layout, not the view: `let layout = isWide ? AnyLayout(HStackLayout()) : \
        AnyLayout(VStackLayout())`, then `layout { … }`. `AnyLayout` needs iOS 16: where the project says that the app \
        runs on older systems, this is an info, as it is where the content is texts and pictures alone, which have no \
        state.
        """,
      fix: """
        Where the contents are the same, an unsafe fix does this: the views keep their identity and the \
        change is animated, which is the point.
        """),
    found: [
      """
      if sizeClass == .regular {
        ↓HStack { Title(); Chart() }
      } else {
        VStack { Title(); Chart() }
      }
      """,
      """
      if proxy.size.width > 700 {
        ↓HStack(spacing: 8) { Title(); Chart(); Spacer() }.padding()
      } else {
        VStack { Title(); Chart() }
      }
      """,
      """
      struct Summary: View {
        // An info: there is no state.
        var body: some View {
          if sizeClass == .compact { ↓VStack { title; Text(detail) } } else { HStack { title; Text(detail) } }
        }
        private var title: some View { Group { if isNew { Text("New").bold() } else { Image("old") } } }
      }
      """,
      """
      switch horizontalSizeClass {
      case .compact: ↓VStack { Title() }
      default: HStack { Title() }
      }
      """,
    ],
    silent: [
      "if sizeClass == .regular { HStack { Title() } } else { VStack { Chart() } }",
      "if isOpen { HStack { Title(); Chart() } } else { VStack { Title(); Chart() } }",
      "ViewThatFits { HStack { Title(); Chart() }; VStack { Title(); Chart() } }",
      "if sizeClass == .regular { LazyHStack { Title() } } else { LazyVStack { Title() } }",
      "if sizeClass == .regular { HStack { Title(); Chart() } } else { HStack { Title(); Chart() } }",
      "if UIDevice.current.userInterfaceIdiom == .pad { HStack { Title(); Chart() } } else { VStack { Title(); Chart() } }",
      "if type.isAccessibilitySize { VStack { Title(); Chart() } } else { HStack { Title(); Chart() } }",
      "// if sizeClass == .regular { HStack { Title() } } else { VStack { Title() } }",
    ],
    swift: SwiftSearch([
      .inElse("HStack"), .inElse("VStack"), .inCase("HStack"), .inCase("VStack"),
    ]) { place, findings in
      guard let swap = StackSwap(place.token) else { return }
      let isStateless = swap.isStateless
      findings.report(
        isStateless
          ? "the same content is written in two stacks; switch layouts with 'AnyLayout' instead, and it is animated"
          : "the same content in two stacks loses its state when the room changes; switch layouts with 'AnyLayout'",
        at: swap.first.calledExpression, weight: isStateless ? .severity(.note) : .usual,
        notes: [findings.note("the same is here", at: swap.second.calledExpression)],
        fixes: findings.fixes(of: swap), neededSystem: 16)
    })
}

/// A horizontal and a vertical stack that hold the same, or much of it.
private struct StackSwap {
  let pair: BranchPair
  let first: FunctionCallExprSyntax
  let second: FunctionCallExprSyntax

  init?(_ token: TokenSyntax) {
    guard let pair = BranchPair(secondNamed: token), RoomCondition.mayChange(pair.condition),
      let first = ModifierChain(of: pair.first).root.as(FunctionCallExprSyntax.self),
      let second = ModifierChain(of: pair.second).root.as(FunctionCallExprSyntax.self)
    else { return nil }
    (self.pair, self.first, self.second) = (pair, first, second)
    guard Set([first.calledName, second.calledName]) == ["HStack", "VStack"], isSame || sharedChildren >= 2
    else {
      return nil
    }
  }

  /// Whether both hold the same, blanks and comments aside.
  var isSame: Bool {
    guard let first = first.trailingClosure, let second = second.trailingClosure else { return false }
    let texts = [first, second].map { $0.statements.tokens(viewMode: .sourceAccurate).map(\.text) }
    return texts[0] == texts[1]
  }

  /// Whether nothing in them has state that can be lost.
  var isStateless: Bool {
    [first, second].allSatisfy { stack in
      stack.trailingClosure.map { StatelessViews().areAll(in: $0.statements) } ?? false
    }
  }

  private var sharedChildren: Int {
    Set(children(of: first)).intersection(children(of: second)).count
  }

  private func children(of stack: FunctionCallExprSyntax) -> [String] {
    (stack.trailingClosure?.statements ?? []).compactMap { item in
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        let root = ModifierChain(of: call).root.as(FunctionCallExprSyntax.self), root.calledName != "Spacer",
        root.calledName != "Divider"
      else { return nil }
      return root.trimmedDescription
    }
  }
}

extension SwiftFindings {
  /// For stacks without modifiers, under a plain condition, where nothing that is deleted holds a comment.
  fileprivate func fixes(of swap: StackSwap) -> [Fact.Fix] {
    guard let branch = swap.pair.branch, swap.isSame, branch.conditions.count == 1,
      branch.parent?.is(IfExprSyntax.self) == false,
      case .expression(let condition)? = branch.conditions.first?.condition,
      swap.pair.first.id == swap.first.id, swap.pair.second.id == swap.second.id,
      let content = swap.first.trailingClosure, !branch.mentions(["layout"]),
      !branch.holdsCommentsOutside(content)
    else { return [] }
    let (start, body, end) = (range(of: branch), range(of: content), range(of: branch).upperBound)
    let choice = "\(condition.trimmedDescription) ? \(swap.first.anyLayout) : \(swap.second.anyLayout)"
    return [
      Fact.Fix(
        title: "choose between layouts", applicability: .unsafe,
        edits: [
          Fact.Fix.Edit(
            range: start.lowerBound..<body.lowerBound,
            text: "let layout = \(choice)\n\(branch.indentation)layout "),
          Fact.Fix.Edit(range: body.upperBound..<end, text: ""),
        ])
    ]
  }
}

extension FunctionCallExprSyntax {
  /// `AnyLayout(HStackLayout(spacing: 8))` for `HStack(spacing: 8)`.
  fileprivate var anyLayout: String {
    "AnyLayout(\(calledName ?? "")Layout(\(arguments.trimmedDescription)))"
  }
}

extension IfExprSyntax {
  /// The blanks before it in its line.
  fileprivate var indentation: String {
    let blanks = leadingTrivia.reversed().prefix { piece in
      switch piece {
      case .spaces, .tabs: true
      default: false
      }
    }
    return Trivia(pieces: blanks.reversed()).description
  }

  fileprivate func holdsCommentsOutside(_ content: ClosureExprSyntax) -> Bool {
    tokens(viewMode: .sourceAccurate).dropFirst().contains { token in
      let isInside = content.range.contains(token.position)
      return !isInside
        && (token.leadingTrivia.contains(where: \.isComment)
          || token.trailingTrivia.contains(where: \.isComment))
    }
  }
}
