import SwiftSyntax

/// A place where the safe area is taken off what it has been taken off already.
struct DoubleInset {
  enum Kind {
    /// Off the size that a geometry reader tells.
    case size
    /// Off the content of a geometry reader.
    case padding
    /// `adjustedContentInset` holds it.
    case adjusted
    /// It is added to the safe area.
    case additional
  }

  let kind: Kind
  /// The operand with the operator before it, where the fault goes away without them.
  private(set) var superfluous: (after: ExprSyntax, last: ExprSyntax)?

  init?(_ read: InsetRead) {
    let arithmetic = Arithmetic(around: read.value)
    if let adjusted = arithmetic?.term(where: { NameChain($0).names.contains("adjustedContentInset") }) {
      // Taken off and added, they do not count twice, but leave what is no safe area.
      guard adjusted.isSubtracted == arithmetic?.own.isSubtracted else { return nil }
      kind = .adjusted
      return
    }
    if let target = arithmetic?.assigned, NameChain(target).names.contains("additionalSafeAreaInsets") {
      kind = .additional
      return
    }
    guard let proxy = read.owner.first, read.owner.count == 1,
      let reader = GeometryReader(of: proxy, around: read.expression), !reader.ignoresSafeArea
    else { return nil }
    if let taken = Self.takenOffSize(of: proxy, read.value) {
      kind = .size
      superfluous = Self.isDeletable(taken) ? (taken.before, taken.subtracted) : nil
    } else if reader.isView, reader.isPadding(read.expression) {
      kind = .padding
    } else {
      return nil
    }
  }

  private typealias Subtraction = (before: ExprSyntax, subtracted: ExprSyntax)

  /// Through parentheses: `proxy.size.height - (insets.top + insets.bottom)`.
  private static func takenOffSize(of proxy: String, _ value: ExprSyntax) -> Subtraction? {
    var current = value
    while let arithmetic = Arithmetic(around: current) {
      let isOfSize = arithmetic.operands.contains { operand in
        let names = NameChain(operand).names
        return names.first == proxy && names.contains("size")
      }
      if isOfSize { return arithmetic.before.flatMap { $0.sign == "-" ? ($0.operand, current) : nil } }
      guard arithmetic.isWhole, let sequence = current.parent?.parent?.as(SequenceExprSyntax.self) else {
        return nil
      }
      let outer = ExprSyntax(sequence).withParentheses
      guard outer.id != sequence.id else { return nil }
      current = outer
    }
    return nil
  }

  /// Whether nothing but insets is taken off, and nothing is done with them before.
  private static func isDeletable(_ subtraction: Subtraction) -> Bool {
    guard let arithmetic = Arithmetic(around: subtraction.subtracted),
      arithmetic.after == nil || arithmetic.after?.sign == "+" || arithmetic.after?.sign == "-"
    else { return false }
    let inner = subtraction.subtracted.withoutParentheses
    let operands =
      inner.as(SequenceExprSyntax.self)?.elements.first.flatMap(Arithmetic.init)?.operands ?? [inner]
    return operands.allSatisfy { NameChain($0).names.contains("safeAreaInsets") }
  }
}

/// The `GeometryReader` or `onGeometryChange` whose proxy is asked.
private struct GeometryReader {
  private let closure: ClosureExprSyntax
  private let call: FunctionCallExprSyntax
  let isView: Bool

  init?(of proxy: String, around expression: ExprSyntax) {
    for node in expression.ancestors {
      guard let closure = node.as(ClosureExprSyntax.self), closure.takes(proxy) else { continue }
      guard let call = closure.callOfTrailing, let name = call.calledName,
        name == "GeometryReader" || name == "onGeometryChange"
      else { return nil }
      (self.closure, self.call, isView) = (closure, call, name == "GeometryReader")
      return
    }
    return nil
  }

  /// Whether it, or something around it, ignores some of the safe area.
  var ignoresSafeArea: Bool {
    call.ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) }
      .contains { $0.as(FunctionCallExprSyntax.self).map(Self.isIgnoring) ?? false }
  }

  /// Whether an expression is an argument of `padding` in the content, where the safe area is not ignored.
  func isPadding(_ expression: ExprSyntax) -> Bool {
    var padding: FunctionCallExprSyntax?
    for node in expression.ancestors.prefix(while: { $0.id != closure.id }) {
      guard let call = node.as(FunctionCallExprSyntax.self) else { continue }
      if padding == nil, call.calledName == "padding" || call.calledName == "safeAreaPadding",
        call.arguments.contains(where: { $0.range.contains(expression.position) }),
        expression.isAmount(in: call)
      {
        padding = call
      }
      if Self.isIgnoring(call) || call.modifiersAfter.contains(where: Self.isIgnoring) { return false }
    }
    return padding.map { !ModifierChain(of: $0).before.contains(where: Self.isIgnoring) } ?? false
  }

  private static func isIgnoring(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledName == "ignoresSafeArea" || call.calledName == "edgesIgnoringSafeArea"
  }
}

extension ClosureExprSyntax {
  /// Whether a parameter of it has this name.
  fileprivate func takes(_ name: String) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.contains { $0.name.text == name }
    case .parameterClause(let clause)?:
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: name == "$0"
    @unknown default: false
    }
  }

  /// The call it is given to, behind its arguments or among them.
  var callOfTrailing: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return ExprSyntax(self).enclosingCall
  }
}

extension ExprSyntax {
  /// Whether it is what an argument of a call amounts to, and neither taken off nor only asked about.
  fileprivate func isAmount(in call: FunctionCallExprSyntax) -> Bool {
    var child = Syntax(self)
    for node in ancestors.prefix(while: { $0.id != call.id }) {
      if node.as(PrefixOperatorExprSyntax.self)?.operator.text == "-" { return false }
      if let list = node.as(ExprListSyntax.self), list.isCondition(child) { return false }
      child = node
    }
    return true
  }
}

extension ExprListSyntax {
  /// Whether a value in it stands before the `?` of a choice.
  fileprivate func isCondition(_ value: Syntax) -> Bool {
    contains { $0.is(UnresolvedTernaryExprSyntax.self) && $0.position > value.position }
  }
}
