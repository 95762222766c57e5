import SwiftSyntax

/// A place that asks how the interface or the device is turned.
struct OrientationSource {
  enum Kind {
    case interface
    case device
  }

  let kind: Kind
  /// The orientation, with what is asked of it: `windowScene.interfaceOrientation.isLandscape`.
  let chain: MemberChain
  /// Whether it is a property, a parameter or a variable of the project, which anything may have set.
  let isOfProject: Bool

  static let triggers: [Trigger] =
    [
      .name("statusBarOrientation"), .name("interfaceOrientation"), .member("orientation"),
      .base("orientation"),
      .name("UIInterfaceOrientation"), .name("UIDeviceOrientation"),
    ] + functions.keys.sorted().map { .call($0) }

  /// The sources that a word makes known, none in an argument of a function that asks it.
  static func sources(at place: SwiftPlace) -> [OrientationSource] {
    let word = place.word
    if let kind = functions[word] {
      return call(at: place).map { [OrientationSource(kind: kind, chain: $0, isOfProject: false)] } ?? []
    }
    if let kind = types[word] {
      return OrientationVariable.questions(at: place).map {
        OrientationSource(kind: kind, chain: $0, isOfProject: true)
      }
    }
    guard let expression = read(at: place), !isArgumentOfFunction(expression) else { return [] }
    let kind: Kind = word == "orientation" ? .device : .interface
    return [OrientationSource(kind: kind, chain: MemberChain(from: expression), isOfProject: false)]
  }

  private static let types: [String: Kind] = [
    "UIInterfaceOrientation": .interface, "UIDeviceOrientation": .device,
  ]
  private static let functions: [String: Kind] = [
    "UIInterfaceOrientationIsLandscape": .interface, "UIInterfaceOrientationIsPortrait": .interface,
    "UIDeviceOrientationIsLandscape": .device, "UIDeviceOrientationIsPortrait": .device,
    "UIDeviceOrientationIsFlat": .device, "UIDeviceOrientationIsValidInterfaceOrientation": .device,
  ]

  private static func call(at place: SwiftPlace) -> MemberChain? {
    guard let chain = MemberChain(startingAt: place.token), chain.links.count == 1, chain.links[0].isCalled
    else {
      return nil
    }
    return chain
  }

  private static func read(at place: SwiftPlace) -> ExprSyntax? {
    guard let reference = place.token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      return place.word == "orientation" ? nil : keyPath(around: reference)
    }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
    else {
      let isRead = isOwn(place) && hasMember(reference, place) && !reference.seesLocal(place.word)
      return isRead ? ExprSyntax(reference) : nil
    }
    let base = member.base?.trimmedDescription
    switch place.word {
    case "orientation":
      let isOfDevice = base?.filter { !$0.isWhitespace }.hasSuffix("UIDevice.current") == true
      return isOfDevice || base == "self" && isOwn(place) ? ExprSyntax(member) : nil
    case "interfaceOrientation":
      return base == nil || base == "self" && !isOwn(place) ? nil : ExprSyntax(member)
    case "statusBarOrientation": return base == nil ? nil : ExprSyntax(member)
    default: return member.base.flatMap(isOrientation) == true ? ExprSyntax(member) : nil
    }
  }

  /// Of what is asked whether it `isLandscape`: a photo may be so too.
  private static func isOrientation(_ asked: ExprSyntax) -> Bool {
    asked.tokens(viewMode: .sourceAccurate).contains { token in
      let words = NameWords.of(token.text)
      return words.contains("orientation") && pictures.isDisjoint(with: words)
    }
  }

  private static let pictures: Set<String> = ["image", "photo", "picture", "video", "page"]

  /// `orientation` alone is too frequent a word; what counts is `orientation.isLandscape`.
  private static func hasMember(_ reference: DeclReferenceExprSyntax, _ place: SwiftPlace) -> Bool {
    place.word != "orientation" || reference.parent?.is(MemberAccessExprSyntax.self) == true
  }

  /// Whether a name alone is a member of the type that is extended there, or of the class the type inherits it from.
  private static func isOwn(_ place: SwiftPlace) -> Bool {
    guard let extended = extendedType(around: place.token) else { return false }
    switch place.word {
    case "orientation": return extended == "UIDevice"
    case "interfaceOrientation": return extended == "UIWindowScene" || extended == "UIViewController"
    default: return false
    }
  }

  private static func extendedType(around token: TokenSyntax) -> String? {
    var next = token.parent
    while let node = next {
      if let extended = node.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
      if node.asProtocol(DeclGroupSyntax.self) != nil { return nil }
      next = node.parent
    }
    return nil
  }

  private static func keyPath(around reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    var next = reference.parent
    while let node = next, !node.is(KeyPathExprSyntax.self) { next = node.parent }
    return next?.as(ExprSyntax.self)
  }

  private static func isArgumentOfFunction(_ expression: ExprSyntax) -> Bool {
    var next = expression.parent
    while let node = next,
      node.is(ExprSyntax.self) || node.is(LabeledExprSyntax.self) || node.is(LabeledExprListSyntax.self)
    {
      let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
      if let callee, functions[callee] != nil { return true }
      next = node.parent
    }
    return false
  }
}
