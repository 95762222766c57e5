import SwiftSyntax

extension LintRule {
  static let hardcodedBarHeight = LintRule(
    "hardcoded-bar-height", .device, .info,
    Documentation(
      "Finds the heights of bars and of the status bar as numbers: 20, 44, 49, 64, 88.",
      reason: """
        Bars have other heights on other devices, in other orientations and with other sizes of text, and \
        may stand at the side. A number that was right on one phone leaves a gap or hides content on the \
        next.
        """,
      instead: "Lay out by `safeAreaLayoutGuide`, which knows the bars."),
    found: [
      "list.topAnchor.constraint(equalTo: view.topAnchor, constant: ↓64).isActive = true",
      "list.bottomAnchor.constraint(equalTo: self.view.bottomAnchor, constant: ↓-49)",
      "table.contentInset = UIEdgeInsets(top: ↓64, left: 0, bottom: ↓49, right: 0)",
      "table.contentInset = UIEdgeInsetsMake(↓64, 0, 0, 0)",
      "let y = view.frame.origin.y + ↓44", "bar.frame.origin.y -= ↓20",
    ],
    silent: [
      "button.heightAnchor.constraint(equalToConstant: 44)",
      "title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 20)",
      "title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)",
      "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)",
      "let insets = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)",
      "let insets = UIEdgeInsets(top: -20, left: 0, bottom: 20, right: 0)",
      """
      func pin() {
        title.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
        title.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20).isActive = true
      }
      """,
      "label.font = .systemFont(ofSize: 20)", "// constant: 64", "let y = view.frame.origin.y + 12",
      "Card().padding(EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))",
    ],
    swift: SwiftSearch([
      .label("constant", of: barHeights), .label("top", of: barHeights), .label("bottom", of: barHeights),
      .call("UIEdgeInsetsMake"), .member("y", before: "+-"),
    ]) { place, findings in
      for number in BarHeight.numbers(at: place.token) {
        findings.report(
          "bars differ in height and place; lay out by 'safeAreaLayoutGuide' instead of \(number.text)",
          at: number.expression, weight: number.isAtEdgeOfView ? .severity(.warning) : .usual)
      }
    })

  private static let barHeights = NumberCondition.among(ScreenSizes.barHeights)
}

/// A number that is the height of a bar, at a place where one may be meant.
private struct BarHeight {
  let expression: ExprSyntax
  /// Whether it is the distance of something from the edge of its view.
  let isAtEdgeOfView: Bool

  var text: String { expression.trimmedDescription }

  private init?(_ expression: ExprSyntax, isAtEdgeOfView: Bool = false) {
    guard let number = RawNumber(expression), ScreenSizes.barHeights.contains(abs(number.value)) else {
      return nil
    }
    self.expression = expression
    self.isAtEdgeOfView = isAtEdgeOfView
  }

  static func numbers(at token: TokenSyntax) -> [BarHeight] {
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return Self(argument, of: call).map { [$0] } ?? []
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
    if token.text == "UIEdgeInsetsMake" {
      let arguments = reference.parent?.as(FunctionCallExprSyntax.self).map { Array($0.arguments) } ?? []
      guard arguments.count == 4 else { return [] }
      return [Self(topInset: arguments[0].expression), Self(bottomInset: arguments[2].expression)]
        .compactMap { $0 }
    }
    return Self(behind: reference).map { [$0] } ?? []
  }

  private init?(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
    switch argument.label?.text {
    case "constant":
      guard call.calledName == "constraint", let other = call.arguments.first?.expression,
        NameChain(call.calledExpression).names.contains(where: { $0 == "topAnchor" || $0 == "bottomAnchor" })
      else { return nil }
      let names = NameChain(other).names.filter { $0 != "self" }
      guard names.count == 2, names[0] == "view" || names[0] == "superview",
        names[1] == "topAnchor" || names[1] == "bottomAnchor", !call.isOfMargin
      else { return nil }
      self.init(argument.expression, isAtEdgeOfView: true)
    case "top" where call.calledName == "UIEdgeInsets": self.init(topInset: argument.expression)
    case "bottom" where call.calledName == "UIEdgeInsets": self.init(bottomInset: argument.expression)
    default: return nil
    }
  }

  /// 20 is a common inset, and more so than a status bar.
  private init?(topInset expression: ExprSyntax) {
    guard let value = RawNumber(expression)?.value, [44, 47, 59, 64, 88].contains(value) else { return nil }
    self.init(expression)
  }

  private init?(bottomInset expression: ExprSyntax) {
    guard let value = RawNumber(expression)?.value, [34, 44, 49, 83].contains(value) else { return nil }
    self.init(expression)
  }

  /// `frame.origin.y + 44`.
  private init?(behind reference: DeclReferenceExprSyntax) {
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
      NameChain(ExprSyntax(member)).names.suffix(3) == ["frame", "origin", "y"],
      let sequence = member.parent?.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.id == member.id }), place + 2 < elements.count,
      ["+", "-", "+=", "-="].contains(elements[place + 1].trimmedDescription)
    else { return nil }
    self.init(elements[place + 2])
  }
}

extension FunctionCallExprSyntax {
  /// Whether the same view is as far from the opposite edge, as no bar at one of them would have it.
  fileprivate var isOfMargin: Bool {
    guard let code = enclosingCode, let own = EdgeDistance(self) else { return false }
    return code.node.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "constraint",
        let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        let other = EdgeDistance(call)
      else { return false }
      return own.isOpposite(to: other)
    }
  }
}

/// `title.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)`.
private struct EdgeDistance {
  private let anchor: [String]
  private let other: [String]
  private let constant: Double

  init?(_ constraint: FunctionCallExprSyntax) {
    guard let compared = constraint.arguments.first?.expression,
      let constant = constraint.arguments.first(where: { $0.label?.text == "constant" }),
      let value = RawNumber(constant.expression)?.value
    else { return nil }
    anchor = NameChain(constraint.calledExpression).names.dropLast()
    other = NameChain(compared).names
    self.constant = value
  }

  func isOpposite(to edge: EdgeDistance) -> Bool {
    let (own, its) = (anchor.last ?? "", edge.anchor.last ?? "")
    return Set([own, its]) == ["topAnchor", "bottomAnchor"] && other.last == own && edge.other.last == its
      && anchor.dropLast() == edge.anchor.dropLast() && other.dropLast() == edge.other.dropLast()
      && constant == -edge.constant
  }
}
