import Testing
import TokenDiagnostics
import TokenModel
import TokenSyntax

/// A type with several rules holds its values to all of them.
@Suite struct ConstraintTests {
  private let type = TokenType.number.positive("a count").constrained { value in
    value.content == .number(Number(13)) ? "13 is refused" : nil
  }

  @Test(arguments: [(1.0, nil), (-1, "a count must be greater than 0"), (13, "13 is refused")])
  func everyRuleHolds(number: Double, rule: String?) {
    let file = SourceFile(path: "tokens.yaml", text: "")
    let value = Value(.number(Number(number)), range: SourceRange(startOf: file))
    #expect(type.constraint(value) == rule)
  }
}
