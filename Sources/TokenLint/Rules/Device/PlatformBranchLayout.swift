import SwiftSyntax

extension LintRule {
  static let platformBranchLayout = LintRule(
    "platform-branch-layout", .device, .info,
    Documentation(
      "Finds sizes, fonts and spacing that are chosen by the system that the app runs on.",
      reason: """
        A Mac or a headset has windows of every size, as an iPhone and an iPad have. A size that is right on one of \
        them is seldom right because of the system.
        """,
      instead: "One layout that follows the space it is given, or a token with a value for each platform."),
    found: [
      """
      #if targetEnvironment(↓macCatalyst)
      let margin: CGFloat = 24
      #else
      let margin: CGFloat = 16
      #endif
      """,
      "stack.spacing = ↓ProcessInfo.processInfo.isiOSAppOnMac ? 24 : 12",
      """
      struct Card: View {
        var body: some View {
          Text("a")
            #if targetEnvironment(↓macCatalyst)
              .padding(24)
            #endif
        }
      }
      """,
      "func lay() {\n  if ↓ProcessInfo.processInfo.isMacCatalystApp { table.rowHeight = 28 }\n}",
    ],
    silent: [
      "#if targetEnvironment(macCatalyst)\nimport AppKit\n#endif",
      "#if targetEnvironment(simulator)\nlet margin: CGFloat = 24\n#endif",
      "#if targetEnvironment(macCatalyst)\nfunc open() { UIApplication.shared.open(url) }\n#endif",
      "if ProcessInfo.processInfo.isiOSAppOnMac { disableCamera() }",
      "func fit() {\n  guard ProcessInfo.processInfo.isiOSAppOnMac else { return }\n  limits.minimumSize = size\n}",
      "if ProcessInfo.processInfo.isMacCatalystApp { table.tint = .red }",
    ],
    swift: SwiftSearch([
      .call("targetEnvironment"), .member("isiOSAppOnMac"), .member("isMacCatalystApp"),
      .member("isiOSAppOnVision"),
    ]) { place, findings in
      guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return }
      let message = "a size that depends on the system does not follow the space there is"
      if let call = reference.parent?.as(FunctionCallExprSyntax.self), place.word == "targetEnvironment" {
        guard let system = call.arguments.first?.expression, system.trimmedDescription == "macCatalyst",
          let clause = CompiledBranch(around: Syntax(call)), clause.choosesSizes
        else { return }
        findings.report(message, at: system)
      } else if let member = reference.parent?.as(MemberAccessExprSyntax.self), reference.isMemberName,
        !Syntax(member).isInGuard, findings.flow(of: ExprSyntax(member)).evidence.contains(.size)
      {
        findings.report(message, at: member)
      }
    })
}

/// The branches of an `#if`, by one of its conditions.
private struct CompiledBranch {
  private let branches: [Syntax]

  init?(around condition: Syntax) {
    var node = condition.parent
    while let current = node, !current.is(IfConfigClauseSyntax.self) { node = current.parent }
    guard let clauses = node?.parent?.as(IfConfigClauseListSyntax.self) else { return nil }
    branches = clauses.compactMap { $0.elements.map { Syntax($0) } }
  }

  var choosesSizes: Bool { branches.contains(where: Self.choosesSize) }

  /// Only what stands in a branch itself: what is declared there for one system may have sizes.
  private static func choosesSize(_ branch: Syntax) -> Bool {
    if let members = branch.as(MemberBlockItemListSyntax.self) {
      return members.contains { isSize(Syntax($0.decl)) }
    }
    if let statements = branch.as(CodeBlockItemListSyntax.self) {
      return statements.contains { statement in
        isSize(Syntax(statement.item))
          || !statement.item.is(DeclSyntax.self) && !statement.item.is(FunctionCallExprSyntax.self)
            && DecidedCode.evidence(in: Syntax(statement)).contains(.size)
      }
    }
    return DecidedCode.evidence(in: branch).contains(.size)
  }

  /// A variable that holds a size: `let margin: CGFloat = 24`.
  private static func isSize(_ declaration: Syntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      guard binding.initializer != nil, let helper = HelperDeclaration(Syntax(binding)) else { return false }
      return LayoutVocabulary.evidence(ofType: helper.valueType, name: helper.name.text) == .size
    } == true
  }
}

extension Syntax {
  /// Whether it is asked in a `guard`, after which stands what only one system can do.
  fileprivate var isInGuard: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(GuardStmtSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
