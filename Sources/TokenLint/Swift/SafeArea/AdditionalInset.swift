import SwiftSyntax

/// `additionalSafeAreaInsets` that are worked out by taking off what the system's safe area has already:
/// `additionalSafeAreaInsets.left = max(wanted.left - window.safeAreaInsets.left, 0)`. The insets of the view
/// itself hold the additional ones, so that only another view or the window can be asked.
enum AdditionalInset {
  /// Whether insets, or each use of the constant that holds them, are taken off on the way there.
  static func isWorkedOut(with read: InsetRead) -> Bool {
    let aliases = read.aliases
    return (aliases.isEmpty ? [read] : aliases).allSatisfy { use in
      Arithmetic(around: use.value)?.before?.sign == "-" && goesToAdditional(use.expression)
    }
  }

  private static func goesToAdditional(_ expression: ExprSyntax) -> Bool {
    for node in expression.ancestors {
      if let sequence = node.as(SequenceExprSyntax.self), isAssigned(in: sequence) { return true }
      if let binding = node.as(PatternBindingSyntax.self) {
        let name = binding.pattern.trimmedDescription
        return Syntax(binding).statementsOfLocal?.contains { assigns(name, in: $0) } == true
      }
      if node.is(CodeBlockItemSyntax.self) || node.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }

  private static func isAssigned(in sequence: SequenceExprSyntax) -> Bool {
    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      && NameChain(sequence.elements.first).names.contains("additionalSafeAreaInsets")
  }

  private static func assigns(_ name: String, in statement: CodeBlockItemSyntax) -> Bool {
    guard let sequence = statement.item.as(SequenceExprSyntax.self), isAssigned(in: sequence) else {
      return false
    }
    return sequence.elements.dropFirst().contains { $0.mentions([name]) }
  }
}
