import SwiftSyntax

extension LintRule {
  static let ignoresSafeAreaUnscoped = LintRule(
    "ignores-safe-area-unscoped", .device, .info,
    Documentation(
      "Finds text and controls that ignore the safe area at every edge.",
      reason: """
        A background may go to the edges of the display; text and controls must not. Where the status bar or \
        bars stand at the side, they lie under these.
        """,
      instead: """
        Let only the background ignore the safe area: `background(.blue, ignoresSafeAreaEdges: .all)`; or \
        name the edge that is meant: `ignoresSafeArea(edges: .bottom)`.
        """),
    found: [
      "VStack { Text(title) }.↓ignoresSafeArea()",
      "ScrollView { VStack { Button(\"OK\") {} } }.padding().↓edgesIgnoringSafeArea(.all)",
      "ZStack { Color.red; Text(title) }\n  .↓ignoresSafeArea(.container)",
      "VStack { Text(title) }.↓ignoresSafeArea(.all, edges: .all)",
    ],
    silent: [
      "Color.red.ignoresSafeArea()", "LinearGradient(colors: colors).ignoresSafeArea()",
      "Image(\"Sea\").resizable().ignoresSafeArea()",
      "VStack { Text(title) }.ignoresSafeArea(edges: .bottom)",
      "VStack { Text(title) }.ignoresSafeArea(.keyboard)", "VStack { Color.red }.ignoresSafeArea()",
      "Card().background { VStack { Text(title) }.ignoresSafeArea() }",
      "// VStack { Text(title) }.ignoresSafeArea()",
    ],
    swift: SwiftSearch([.method("ignoresSafeArea"), .method("edgesIgnoringSafeArea")]) { place, findings in
      guard let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        member.declName.baseName.id == place.token.id,
        let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
        call.ignoresAllEdges, call.holdsContent, !call.isBackground
      else { return }
      findings.report(
        "text and controls may lie under bars at the side; let only the background ignore the safe area",
        at: member.declName)
    })
}

extension FunctionCallExprSyntax {
  fileprivate var ignoresAllEdges: Bool {
    arguments.allSatisfy { argument in
      let value = argument.expression.trimmedDescription
      return value == ".all" || argument.label == nil && value == ".container"
    }
  }

  /// Whether the view that it is a modifier of is built here, and has text or controls in it.
  fileprivate var holdsContent: Bool {
    let root = ModifierChain(of: self).root
    guard let call = root.as(FunctionCallExprSyntax.self), let name = call.calledName,
      Self.containers.contains(name)
    else { return false }
    return call.mentions(Self.content)
  }

  fileprivate var isBackground: Bool {
    ancestors.contains { $0.as(FunctionCallExprSyntax.self)?.calledName == "background" }
  }

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form", "Group", "Grid",
    "GeometryReader", "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]
  private static let content: Set<String> = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider",
    "Stepper",
    "DatePicker", "NavigationLink", "Link", "Menu",
  ]
}
