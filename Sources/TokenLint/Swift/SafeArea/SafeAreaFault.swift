import SwiftSyntax

/// What may be wrong with a place where the safe area is read. A place has one fault at most: rules ask for
/// theirs.
enum SafeAreaFault {
  /// It is compared with a number.
  case threshold
  /// One side stands for both.
  case symmetric
  /// It is taken off a size, or put around a view, that the system has already kept inside the safe area.
  case double(DoubleInset)
  /// It is the inset of what a scroll view holds.
  case contentInset
  /// It is kept, though it changes.
  case stored(StoredInset)
  /// It is a window's.
  case window

  init?(_ read: InsetRead, in file: SwiftFileHead) {
    if Self.isThreshold(read, in: file) {
      self = .threshold
    } else if SymmetricInset(read) != nil {
      self = .symmetric
    } else if AdditionalInset.isWorkedOut(with: read) {
      return nil
    } else if let double = DoubleInset(read) {
      self = .double(double)
    } else if Self.isContentInset(read) {
      self = .contentInset
    } else if let stored = StoredInset(read) {
      self = .stored(stored)
    } else if read.insets.namesWindow, !Self.isOnlyTested(read, in: file), !Self.isOfWindowItself(read) {
      self = .window
    } else {
      return nil
    }
  }

  private static func isThreshold(_ read: InsetRead, in file: SwiftFileHead) -> Bool {
    guard read.edge != nil else { return false }
    if MemberChain(from: read.value).goesOn(with: "isZero") { return true }
    let isAlone = { (run: [ExprSyntax]) in run.count == 1 || run.count == 2 && RawNumber(run[1]) != nil }
    guard let arithmetic = Arithmetic(around: read.value), isAlone(arithmetic.operands),
      let compared = arithmetic.comparison?.operands, compared.count == 1
    else { return false }
    return RawNumber(compared[0]) != nil || NamedNumber(compared[0], in: file) != nil
      || compared[0].trimmedDescription == ".zero"
  }

  /// Whether a variable holds it that is only compared, in a helper outside of views that answers yes or no: then the
  /// comparisons are the fault.
  private static func isOnlyTested(_ read: InsetRead, in file: SwiftFileHead) -> Bool {
    let uses = read.aliases
    guard !uses.isEmpty, uses.allSatisfy({ isThreshold($0, in: file) }),
      let helper = read.expression.ancestors.lazy.compactMap({ HelperDeclaration($0) }).first(where: {
        !$0.isLocal
      }),
      helper.valueType == "Bool"
    else { return false }
    return !read.expression.enclosingTypes.contains { type in
      ([type.name] + type.inherited).contains { ViewKind(of: $0, in: file) != nil || $0 == "View" }
    }
  }

  /// `window.bounds.inset(by: window.safeAreaInsets)`: the free part of the window itself is what is asked for.
  private static func isOfWindowItself(_ read: InsetRead) -> Bool {
    read.insets.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.contains { node in
      guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
      let parts = [call.calledExpression] + call.arguments.map(\.expression)
      return parts.contains { part in
        let names = NameChain(part).names
        return names.starts(with: read.owner) && !Set(names).isDisjoint(with: ["bounds", "frame"])
      }
    }
  }

  private static func isContentInset(_ read: InsetRead) -> Bool {
    guard let arithmetic = Arithmetic(around: read.value), let target = arithmetic.assigned,
      arithmetic.before?.sign != "-"
    else { return false }
    return NameChain(target).names.contains("contentInset")
  }
}

extension ExprSyntax {
  /// Whether a window is looked for in it: `view.window`, `windows.first { $0.isKeyWindow }`.
  fileprivate var namesWindow: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text.lowercased().contains("window") }
  }
}
