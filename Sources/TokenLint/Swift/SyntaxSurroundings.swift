import SwiftSyntax

/// What stands around a node: its declarations, conditions and branches.
struct SyntaxSurroundings {
  private(set) var flags: Surroundings = []
  /// The innermost last.
  private(set) var types: [String] = []
  private(set) var declaration = ""

  init(_ node: Syntax, file: SwiftFileHead, _ returns: AvailabilityReturns, _ names: NameIndex) {
    if file.isTest { flags.insert(.test) }
    var declared: [String] = []
    var child = node
    while let parent = child.parent {
      look(at: parent, from: child, &declared, returns)
      child = parent
    }
    if AvailabilityBranch.isOnlyForFallback(node, returns, names) { flags.insert(.fallback) }
    declaration = declared.reversed().joined(separator: ".")
    types.reverse()
  }

  private mutating func look(
    at parent: Syntax, from child: Syntax, _ names: inout [String], _ returns: AvailabilityReturns
  ) {
    if let declared = DeclaredName(parent) {
      names.append(declared.name)
      if declared.isType {
        types.append(declared.name)
        if declared.inherited.contains("XCTestCase") { flags.insert(.test) }
        if ReportingCall.isTypeOfReports(declared.name) { flags.insert(.report) }
        if declared.inherited.contains(where: { $0 == "PreviewProvider" || $0 == "LibraryContentProvider" }) {
          flags.insert(.preview)
        }
      }
      for attribute in declared.attributes {
        switch attribute.name {
        case "Test", "Suite": flags.insert(.test)
        case "available" where attribute.arguments.contains("deprecated"): flags.insert(.deprecated)
        default: break
        }
      }
      return
    }
    switch parent.kind {
    case .macroExpansionExpr, .macroExpansionDecl: if parent.macroName == "Preview" { flags.insert(.preview) }
    case .ifConfigClause: if !PlatformCondition.mayHold(parent) { flags.insert(.otherPlatform) }
    case .ifExpr:
      if AvailabilityBranch.isFallback(child, of: parent) { flags.insert(.fallback) }
      if TestSwitch.isOn(in: child, of: parent) { flags.insert(.test) }
    case .codeBlockItemList:
      if returns.isAfterOne(child, in: parent) { flags.insert(.fallback) }
    case .expressionSegment: if parent.isInTextResult { flags.insert(.report) }
    case .guardStmt: if AvailabilityBranch.isElse(child, of: parent) { flags.insert(.fallback) }
    case .functionCallExpr:
      if ReportingCall.isOne(parent), child.kind != .memberAccessExpr { flags.insert(.report) }
    default: break
    }
  }
}

extension Syntax {
  /// Whether the function or property around it makes a text and nothing else.
  fileprivate var isInTextResult: Bool {
    for node in ancestors {
      if let declaration = HelperDeclaration(node) { return declaration.valueType == "String" }
      if node.is(ClosureExprSyntax.self) || node.is(MemberBlockItemSyntax.self) { return false }
    }
    return false
  }

  var isStatementOrMember: Bool {
    kind == .codeBlockItem || kind == .memberBlockItem || kind == .ifConfigDecl
  }

  fileprivate var macroName: String? {
    if let macro = self.as(MacroExpansionExprSyntax.self) { return macro.macroName.text }
    return self.as(MacroExpansionDeclSyntax.self)?.macroName.text
  }

  /// The words and signs, with one blank between each two; long texts are cut.
  var normalizedText: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty { text += " " }
      text += token.text
      if text.utf8.count > Self.longestStatement { break }
    }
    return text
  }

  private static let longestStatement = 600
}

extension TokenSyntax {
  /// The statement or member that begins with it; itself if none does.
  var statementOrMember: Syntax {
    var found = Syntax(self)
    var next = Syntax(self)
    while let parent = next.parent, parent.position == position {
      if parent.isStatementOrMember { found = parent }
      next = parent
    }
    return found
  }
}
