import SwiftSyntax

/// `UIDevice.current.model` and what is alike.
struct ModelRead {
  let expression: ExprSyntax
  private let chain: MemberChain

  init?(_ token: TokenSyntax) {
    guard let chain = MemberChain(startingAt: token), chain.goesOn(with: "current"), chain.links.count > 2,
      Self.properties.contains(chain.links[2].name)
    else { return nil }
    self.chain = chain
    expression = chain.links[2].expression
  }

  private static let properties: Set<String> = [
    "model", "localizedModel", "name", "systemName", "modelName", "modelIdentifier",
  ]

  var isCompared: Bool {
    if Self.isCompared(chain) { return true }
    guard chain.links.count == 3, let initializer = expression.parent?.as(InitializerClauseSyntax.self),
      let binding = initializer.parent?.as(PatternBindingSyntax.self),
      let statements = Syntax(binding).statementsOfLocal
    else { return false }
    let name = binding.pattern.trimmedDescription
    return statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && MemberChain(startingAt: token).map(Self.isCompared) == true
    }
  }

  /// A comparison is seen to decide a layout, or in a view most likely does; elsewhere it may choose data that are meant
  /// for a device, which no size class tells.
  func weight(_ findings: inout SwiftFindings) -> Fact.Weight {
    if isOfPreferenceOrAudio(&findings) { return .severity(.note) }
    let isOfLayout =
      !ChosenData.isAll(decidedBy: chain.expression, &findings)
      && findings.flow(of: chain.expression).evidence.isOfLayout
    return isOfLayout ? .usual : .inView(.warning, elsewhere: .note)
  }

  /// Whether nothing of a size depends on it, but a setting is read or how sound is played.
  private func isOfPreferenceOrAudio(_ findings: inout SwiftFindings) -> Bool {
    guard !findings.flow(of: chain.expression).evidence.contains(.size) else { return false }
    return chain.expression.controlledCode.contains { code in
      code.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "UserDefaults" || $0.text.hasPrefix("AVAudio") || $0.text == "bufferLength"
      }
    }
  }

  private static func isCompared(_ chain: MemberChain) -> Bool {
    if !tests.isDisjoint(with: chain.names) { return true }
    guard let parent = chain.expression.parent else { return false }
    if let choice = parent.as(SwitchExprSyntax.self) { return choice.subject.id == chain.expression.id }
    guard let elements = parent.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == chain.expression.id })
    else { return false }
    return [place - 1, place + 1].filter(elements.indices.contains).contains {
      let sign = elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
      return sign == "==" || sign == "!="
    }
  }

  private static let tests: Set<String> = [
    "hasPrefix", "hasSuffix", "contains", "starts", "range", "isEqual", "caseInsensitiveCompare",
  ]
}

/// `Device.current` of DeviceKit, where something is decided by it.
enum DeviceKitRead {
  static func expression(at token: TokenSyntax) -> ExprSyntax? {
    guard let chain = MemberChain(startingAt: token), chain.goesOn(with: "current") else { return nil }
    if chain.links.count > 2 { return shown.contains(chain.links[2].name) ? nil : chain.links[1].expression }
    let parent = chain.expression.parent
    return parent?.is(ExprListSyntax.self) == true || parent?.is(SwitchExprSyntax.self) == true
      ? chain.expression : nil
  }

  private static let shown: Set<String> = [
    "description", "safeDescription", "rawValue", "name", "systemName", "systemVersion", "model",
    "localizedModel", "batteryLevel", "batteryState", "isSimulator", "isCharging",
  ]
}

/// A call or a text by which the model is read from the system; one for each function.
enum ModelSource {
  static func node(of token: TokenSyntax) -> Syntax? {
    switch token.text {
    case "uname":
      return token.parent?.parent?.as(FunctionCallExprSyntax.self).map { Syntax($0) }
    case "HW_MACHINE": return token.parent
    case "hw.machine", "hw.model", "hw.product": return token.parent?.parent?.parent
    case "SIMULATOR_MODEL_IDENTIFIER":
      guard let literal = token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self) else { return nil }
      return isBesideAnother(Syntax(literal)) ? nil : Syntax(literal)
    default: return nil
    }
  }

  private static func isBesideAnother(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(SourceFileSyntax.self)
    {
      child = parent
    }
    return child.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "uname" || $0.text.hasPrefix("hw.")
    }
  }
}
