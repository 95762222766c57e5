import SwiftSyntax

/// A property that takes the keyboard's frame as it is told, which says nothing about what is done with it:
/// `self.keyboardFrame = info[frameKey] as? CGRect`.
struct KeptKeyboardFrame {
  private let name: String
  private let statement: Syntax

  /// Nil where the frame is not kept, or something is made of it at once.
  init?(_ key: DeclReferenceExprSyntax, in names: NameIndex) {
    if let kept = Self.kept(ExprSyntax(key)) {
      self = kept
      return
    }
    // `if let frame = info[frameKey] as? CGRect { self.keyboardFrame = frame }`.
    let uses = key.usesOfLocal(names)
    guard let first = uses.first.flatMap({ Self.kept(ExprSyntax($0)) }), uses.count == 1 else { return nil }
    self = first
  }

  private init(name: String, statement: Syntax) { (self.name, self.statement) = (name, statement) }

  private static func kept(_ value: ExprSyntax) -> KeptKeyboardFrame? {
    guard
      let sequence = value.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) })?
        .as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self),
      let target = sequence.elements.first, target.range.contains(value.position) == false,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true, isWhole(sequence),
      let name = property(target)
    else { return nil }
    return KeptKeyboardFrame(name: name, statement: Syntax(sequence))
  }

  /// Whether the frame is assigned as it is told, with all its sides.
  private static func isWhole(_ assignment: SequenceExprSyntax) -> Bool {
    assignment.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier(let name): !measures.contains(name)
      case .binaryOperator(let sign): sign == "??"
      default: true
      }
    }
  }

  private static let measures: Set<String> = [
    "height", "width", "size", "origin", "minY", "maxY", "minX", "maxX", "midY", "midX", "y", "x",
  ]

  /// The name of a property of the type itself, or of another that is named: `self.frame`, `Tracker.frame`.
  private static func property(_ target: ExprSyntax) -> String? {
    let names = NameChain(target).names
    switch names.count {
    case 1: return DeclaredBefore(names[0]).isLocal(at: Syntax(target)) ? nil : names[0]
    case 2: return names[0].lowercased() == "self" || names[0].first?.isUppercase == true ? names[1] : nil
    default: return nil
    }
  }

  enum Reading {
    /// Whatever reads it converts it.
    case converted
    case raw
    /// It is not read near the place.
    case unseen
  }

  /// What the type around does with it; other declarations of the file are not looked at, because files are read in
  /// pieces.
  func reading(_ names: NameIndex) -> Reading {
    guard let type = statement.enclosingTypes.last else { return .unseen }
    let reads = names.tokens(called: name, in: type.members).filter {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true
        && !$0.isAssigned && !$0.isTestedForEquality && !$0.standsBesideScreen
        && !statement.range.contains($0.position)
    }
    if reads.isEmpty { return .unseen }
    let areConverted = reads.allSatisfy { Syntax($0).enclosingCode?.node.mentions(["convert"]) == true }
    return areConverted ? .converted : .raw
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the frame that it is the key of is only compared, as its height is to tell whether there is a keyboard.
  func isOnlyCompared(_ names: NameIndex) -> Bool {
    let uses = usesOfLocal(names)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let value = MemberChain(from: ExprSyntax(use)).links.last?.expression ?? ExprSyntax(use)
        return Arithmetic(around: value)?.comparison != nil
      }
  }

  /// Where the local constant is used that takes it.
  fileprivate func usesOfLocal(_ names: NameIndex) -> [DeclReferenceExprSyntax] {
    guard let local = localThatTakesIt, let code = enclosingCode?.node else { return [] }
    return names.tokens(called: local, in: code).filter { $0.position > endPosition }
      .compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
  }

  /// The local constant whose value is made of it and of nothing else.
  fileprivate var localThatTakesIt: String? {
    for node in ancestors {
      if let binding = node.as(OptionalBindingConditionSyntax.self) { return binding.pattern.boundName }
      if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.boundName }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
    }
    return nil
  }
}

extension PatternSyntax {
  fileprivate var boundName: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }
}

extension TokenSyntax {
  /// Whether it names what gets a value: `frame = …`, `self.frame = …`.
  fileprivate var isAssigned: Bool { nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal }

  /// Whether the statement sets it against a screen, in whose coordinates it is.
  fileprivate var standsBesideScreen: Bool {
    Syntax(self).ancestors.first { $0.is(CodeBlockItemSyntax.self) }?.mentions(["UIScreen"]) == true
  }

  fileprivate var isTestedForEquality: Bool {
    [previousToken(viewMode: .sourceAccurate), nextToken(viewMode: .sourceAccurate)].contains {
      ["==", "!="].contains($0?.text)
    }
  }
}
