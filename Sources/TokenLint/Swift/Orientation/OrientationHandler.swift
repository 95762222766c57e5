import SwiftSyntax

/// What is done when a notification of a turned device comes, as far as the type that waits for it has the code.
struct OrientationHandler {
  private let code: [Syntax]

  /// Of `addObserver(self, selector: #selector(turned), name: …)` the method, of `publisher(for: …).sink { … }` the
  /// closure.
  init(of notification: Syntax) {
    var code: [Syntax] = []
    for node in notification.ancestors {
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { break }
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      let closures = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      code += (closures + [call.trailingClosure].compactMap(\.self)).map { Syntax($0.statements) }
      let selectors = call.arguments.filter { $0.label?.text == "selector" }
      code += selectors.flatMap { Self.methods(namedIn: Syntax($0)) }
    }
    self.code = code
  }

  /// Whether all that is done is to report it: to a log, as an event.
  var onlyReports: Bool {
    !code.isEmpty
      && code.allSatisfy { part in
        let statements = part.statementsOfBranch ?? part.as(CodeBlockItemListSyntax.self) ?? []
        return !statements.isEmpty && statements.allSatisfy { ReportingCall.isOne(Syntax($0.item)) }
      }
  }

  /// Whether it has the system ask again which orientations are allowed, and lays nothing out.
  var onlyTurnsInterface: Bool {
    let all = code + code.flatMap { Self.methods(namedIn: $0) }
    return all.contains { $0.mentions(Self.turns) }
      && !all.contains { DecidedCode.evidence(in: $0).isOfLayout }
  }

  private static let turns: Set<String> = [
    "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    "requestGeometryUpdate",
  ]

  /// The bodies of the methods of the type around a node that are named in it.
  private static func methods(namedIn node: Syntax) -> [Syntax] {
    let names = Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
    guard let type = node.enclosingTypes.first else { return [] }
    return type.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self), names.contains(function.name.text) else {
        return nil
      }
      return function.body.map { Syntax($0) }
    }
  }
}
