import SwiftSyntax

extension LintRule {
  static let deviceModel = LintRule(
    "device-model", .device, .warning,
    Documentation(
      "Finds decisions by the model of the device.",
      reason: """
        A list of models is out of date when the next one is sold, and a model says nothing of the space a scene has \
        on it. What only reads the model, or finds a name for it, is an info; what only shows or sends it is not \
        found.
        """,
      instead: """
        Ask for the capability (`AVCaptureDevice`, `LAContext.biometryType`) or for the \
        size class.
        """),
    found: [
      #"if ↓UIDevice.current.model == "iPad" { stack.axis = .horizontal }"#,
      """
      func isOld() -> Bool {
        let model = ↓UIDevice.current.localizedModel
        return model.hasPrefix("iPod")
      }
      """,
      """
      switch identifier {
      case ↓"iPhone10,3", "iPhone10,6": topInset = 44
      case "iPhone11,2": topInset = 44
      default: topInset = 20
      }
      """,
      """
      func identifier() -> String {
        var system = utsname()
        ↓uname(&system)
        return ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? String(cString: system.machine)
      }
      """,
      #"sysctlbyname(↓"hw.machine", &machine, &size, nil, 0)"#,
      "import DeviceKit\nlet isSmall = ↓Device.current.isOneOf([.iPhoneSE])",
    ],
    silent: [
      "let peer = MCPeerID(displayName: UIDevice.current.name)",
      #"logger.info("running on \(UIDevice.current.model)")"#,
      "let info = (1, UIDevice.current.model)",
      #"let title = "iPhone 15, black""#,
      #"let isPad = model.name == "iPad""#,
      #"// if UIDevice.current.model == "iPad""#,
      "let here = Device.current.isOneOf(known)",
      #"let version = UIDevice.current.systemVersion == "26.0""#,
    ],
    swift: SwiftSearch([
      .base("UIDevice"), .call("uname"), .name("HW_MACHINE"), .text("hw.machine"), .text("hw.model"),
      .text("hw.product"), .text("SIMULATOR_MODEL_IDENTIFIER"), .text("iPhone"), .text("iPad"), .text("iPod"),
      .base("Device"),
    ]) { place, findings in
      let message =
        "a model tells neither what a device can do nor how much space there is; ask for that itself"
      switch place.word {
      case "UIDevice":
        guard let model = ModelRead(place.token), model.isCompared else { return }
        findings.report(message, at: model.expression)
      case "Device":
        guard place.file.imports.contains("DeviceKit"), let chain = MemberChain(startingAt: place.token),
          chain.goesOn(with: "current")
        else { return }
        findings.report(message, at: chain.links[1].expression)
      default:
        if let literal = ModelIdentifier(place.token) {
          findings.report(message, at: literal.expression, weight: literal.weight)
        } else if let source = ModelSource.node(of: place.token) {
          findings.report(
            "this reads the model of the device; let nothing but reports depend on it", at: source,
            weight: .severity(.note))
        }
      }
    })
}

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

/// A text such as `iPhone10,3`; of a list of them, the first.
private struct ModelIdentifier {
  let expression: ExprSyntax
  let weight: Fact.Weight

  init?(_ token: TokenSyntax) {
    guard Self.isIdentifier(token.text), let literal = Self.literal(of: token) else { return nil }
    expression = ExprSyntax(literal)
    let list = Self.list(around: Syntax(literal))
    guard let list else {
      weight = .usual
      return
    }
    let first = list.tokens(viewMode: .sourceAccurate).first { $0.isText && Self.isIdentifier($0.text) }
    guard first?.id == token.id else { return nil }
    weight = Self.onlyNames(list) ? .severity(.note) : .usual
  }

  private static func literal(of token: TokenSyntax) -> StringLiteralExprSyntax? {
    token.isText ? token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self) : nil
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let family = ["iPhone", "iPad", "iPod"].first(where: text.hasPrefix) else { return false }
    let numbers = text.dropFirst(family.count).split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { number in
        !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
      }
  }

  /// The outermost `switch`, array or dictionary around it.
  private static func list(around literal: Syntax) -> Syntax? {
    var list: Syntax?
    var node = literal.parent
    while let current = node, current.kind != .codeBlockItemList || list == nil {
      if current.is(SwitchExprSyntax.self) || current.is(ArrayExprSyntax.self)
        || current.is(DictionaryExprSyntax.self)
      {
        list = current
      }
      if current.asProtocol(DeclGroupSyntax.self) != nil { break }
      node = current.parent
    }
    return list
  }

  /// Whether it only finds a name for each model.
  private static func onlyNames(_ list: Syntax) -> Bool {
    if let dictionary = list.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content
    {
      return elements.allSatisfy { $0.value.is(StringLiteralExprSyntax.self) }
    }
    guard list.is(SwitchExprSyntax.self) else { return false }
    return DecidedCode.branches(of: list).allSatisfy { branch in
      let evidence =
        branch.as(SwitchCaseSyntax.self).map { DecidedCode.evidence(in: Syntax($0.statements)) } ?? []
      return evidence.isSubset(of: .text)
        && branch.as(SwitchCaseSyntax.self)?.statements.tokens(viewMode: .sourceAccurate).contains(
          where: \.isText)
          == true
    }
  }
}

extension TokenSyntax {
  fileprivate var isText: Bool {
    if case .stringSegment = tokenKind { return true }
    return false
  }
}

/// A call or a text by which the model is read from the system; one for each function.
private enum ModelSource {
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
