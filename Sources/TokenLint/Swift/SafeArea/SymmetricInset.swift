import SwiftSyntax

/// A place where the inset of one side stands for both sides.
struct SymmetricInset {
  let expression: ExprSyntax
  /// The product or sum of twice the same, and what to write in its place, where that is a matter of the
  /// place alone.
  private(set) var both: Both?

  struct Both {
    let first: ExprSyntax
    let last: ExprSyntax
    let text: String
  }

  init?(_ read: InsetRead) {
    guard let edge = read.edge, edge.side != nil else { return nil }
    if let doubled = Self.doubled(read, edge) {
      self = doubled
    } else if let added = Self.addedTwice(read) {
      expression = added
    } else if let larger = Self.larger(read, edge) {
      expression = larger
    } else if Self.isAtOtherSide(read, edge), !Self.isMirrored(read, edge) {
      expression = read.expression
    } else {
      return nil
    }
  }

  private init(_ expression: ExprSyntax, both: Both?) {
    self.expression = expression
    self.both = both
  }

  /// `insets.left * 2`.
  private static func doubled(_ read: InsetRead, _ edge: InsetRead.Edge) -> SymmetricInset? {
    guard let arithmetic = Arithmetic(around: read.value) else { return nil }
    let isTwo = { (neighbor: (sign: String, operand: ExprSyntax)?) in
      neighbor?.sign == "*" && neighbor.flatMap { RawNumber($0.operand) }?.value == 2
    }
    guard isTwo(arithmetic.before) || isTwo(arithmetic.after) else { return nil }
    let isFirst = isTwo(arithmetic.after)
    let (outer, beyond) =
      isFirst
      ? (arithmetic.before?.sign, arithmetic.signs.afterThat)
      : (arithmetic.signs.beforeThat, arithmetic.after?.sign)
    guard let factor = (isFirst ? arithmetic.after : arithmetic.before)?.operand,
      [nil, "+", "-"].contains(outer), [nil, "+", "-"].contains(beyond),
      read.value.id == read.expression.id, let other = edge.opposite, read.insets.id != read.expression.id,
      read.expression.parent?.parent?.holdsComments == false
    else { return SymmetricInset(read.expression, both: nil) }
    let insets = read.insets.trimmedDescription
    return SymmetricInset(
      read.expression,
      both: Both(
        first: isFirst ? read.expression : factor, last: isFirst ? factor : read.expression,
        text: "\(insets).\(edge.rawValue) \(outer == "-" ? "-" : "+") \(insets).\(other.rawValue)"))
  }

  /// `insets.left + insets.left`, at the first of both.
  private static func addedTwice(_ read: InsetRead) -> ExprSyntax? {
    guard let operands = Arithmetic(around: read.value)?.operands else { return nil }
    let text = read.value.trimmedDescription
    let same = operands.filter { $0.trimmedDescription == text }
    return same.count > 1 ? same.first : nil
  }

  /// `max(insets.left, insets.right)`.
  private static func larger(_ read: InsetRead, _ edge: InsetRead.Edge) -> ExprSyntax? {
    guard let call = read.value.enclosingCall, call.calledName == "max", call.arguments.count == 2 else {
      return nil
    }
    let edges = call.arguments.compactMap { argument in
      NameChain(argument.expression).names.last.flatMap(InsetRead.Edge.init)?.side
    }
    return Set(edges).count == 2 ? ExprSyntax(call) : nil
  }

  /// An inset of the left that is put at the right, or at both: `.padding(.horizontal, insets.left)`.
  private static func isAtOtherSide(_ read: InsetRead, _ edge: InsetRead.Edge) -> Bool {
    let own = edge.side
    var value = read.value
    if let prefix = value.parent?.as(PrefixOperatorExprSyntax.self) { value = ExprSyntax(prefix) }
    if let argument = value.parent?.as(LabeledExprSyntax.self), let call = value.enclosingCall {
      if let label = argument.label.flatMap({ InsetRead.Edge(rawValue: $0.text) }), label.side != nil {
        return label.side != own && call.calledName?.hasSuffix("Insets") == true
      }
      if argument.label?.text == "constant" {
        return NameChain(call.calledExpression).names.contains { Self.side(ofAnchor: $0) == 1 - (own ?? 0) }
      }
      return call.calledName == "padding" && Self.isPaddedElsewhere(call, own)
    }
    guard let target = Arithmetic(around: value)?.assigned else { return false }
    return NameChain(target).names.contains { Self.side(ofConstraint: $0) == 1 - (own ?? 0) }
  }

  /// Whether the other side gets this one's inset, as where lines run from right to left: `leading:
  /// insets.right, trailing: insets.left`.
  private static func isMirrored(_ read: InsetRead, _ edge: InsetRead.Edge) -> Bool {
    guard let place = read.expression.ancestors.first(where: { $0.isRunOfSides(around: read.expression) }),
      let name = read.insets.lastName
    else { return false }
    return place.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let other = InsetRead(token), let otherEdge = other.edge,
        otherEdge == edge.opposite
      else { return false }
      return other.insets.trimmedDescription == read.insets.trimmedDescription
        && isAtOtherSide(other, otherEdge)
    }
  }

  private static func isPaddedElsewhere(_ call: FunctionCallExprSyntax, _ own: Int?) -> Bool {
    switch call.arguments.first?.expression.trimmedDescription {
    case ".horizontal": true
    case ".leading": own == 1
    case ".trailing": own == 0
    default: false
    }
  }

  private static func side(ofAnchor name: String) -> Int? {
    switch name {
    case "leadingAnchor", "leftAnchor": 0
    case "trailingAnchor", "rightAnchor": 1
    default: nil
    }
  }

  private static func side(ofConstraint name: String) -> Int? {
    let name = name.lowercased()
    guard name.contains("constraint") || name.contains("anchor") else { return nil }
    if name.contains("trailing") || name.contains("right") { return 1 }
    return name.contains("leading") || name.contains("left") ? 0 : nil
  }
}

extension Syntax {
  /// Whether both sides of something are set in it: the arguments of insets, or a list of statements.
  fileprivate func isRunOfSides(around expression: ExprSyntax) -> Bool {
    // Files are read in pieces.
    if kind == .codeBlockItemList { return parent?.is(SourceFileSyntax.self) != true }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledName?.hasSuffix("Insets") == true && expression.enclosingCall?.id == call.id
  }
}

extension ExprSyntax {
  /// The call that it is an argument of.
  var enclosingCall: FunctionCallExprSyntax? {
    parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
