import Testing
import TokenSyntax

@Suite struct ScalarTests {
  private func meaning(_ text: String) -> Scalar.Meaning { Scalar(text: text, style: .plain).meaning }

  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func null(_ text: String) { #expect(meaning(text) == .null) }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false), ("FALSE", false),
  ])
  func boolean(_ text: String, _ value: Bool) { #expect(meaning(text) == .boolean(value)) }

  @Test(arguments: [
    "yes", "no", "on", "off", "y", "n", "nULL", "tRUE", "1_000", "0b1", "0x", "0o", "0o8", "0xG", "+0x1",
    "-0o7", ".",
    "-", "+", ".e5", "1e", "1e+", "e5", "1.2.3", "--1", "1 ", "1:30", "0x1.8p1", "inf", "nan", "Infinity",
    "+.nan",
    ".iNF", "１", "٣", "0x１", "12px", "2001-01-01",
  ])
  func text(_ text: String) { #expect(meaning(text) == .text) }

  @Test(arguments: [
    ".inf", "-.Inf", "+.INF", ".nan", ".NaN", ".NAN", "1e999", "-1e999",
    "0x" + String(repeating: "F", count: 400),
  ])
  func notFinite(_ text: String) { #expect(meaning(text) == .notFinite) }

  @Test(arguments: ["", "~", "true", "1", ".inf"])
  func quotedIsText(_ text: String) { #expect(Scalar(text: text, style: .quoted).meaning == .text) }

  @Test(arguments: [
    ("0", 0, "0"), ("7", 7, "7"), ("-7", -7, "-7"), ("+5", 5, "5"), ("010", 10, "10"), ("-010", -10, "-10"),
    ("0.10", 0.1, "0.10"), (".5", 0.5, "0.5"), ("-.5", -0.5, "-0.5"), ("5.", 5, "5"), ("5.e3", 5000, "5000"),
    ("1e3", 1000, "1e3"), ("1E+3", 1000, "1E+3"), ("12e-1", 1.2, "12e-1"), ("0e3", 0, "0e3"),
    ("0.00", 0, "0.00"),
    ("-0", 0, "0"), ("-0.0", 0, "0"), ("0e-999", 0, "0e-999"), ("5e-324", .leastNonzeroMagnitude, "5e-324"),
    ("0x1F", 31, "31"), ("0o17", 15, "15"),
    ("0xFFFFFFFFFFFFFBFF", 1.844674407370955e+19, "1.844674407370955e+19"),
    ("9007199254740992", 9_007_199_254_740_992, "9007199254740992"),
    ("9007199254740993", 9_007_199_254_740_992, "9007199254740992"),
    ("123456789012345678901234567890", 1.2345678901234568e+29, "1.2345678901234568e+29"),
    ("123456789012345678901234567890.0", 1.2345678901234568e+29, "123456789012345678901234567890.0"),
  ])
  func number(_ text: String, _ value: Double, _ expected: String) throws {
    let number = try #require(Number(text: text))
    #expect(number.value == value)
    #expect(meaning(text) == .number(number))
    #expect(number.text == expected)
    #expect(Double(number.text) == value)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (1e16, "1e+16"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func computedNumberHasItsShortestText(_ value: Double, _ text: String) {
    #expect(Number(value).text == text)
  }

  @Test func numbersOfOneValueAreEqual() {
    #expect(Number(text: "1e3") == Number(1000))
    #expect(Number(text: "-0") == Number(0))
    #expect(Set([Number(text: "0.10"), Number(text: "0.1")]).count == 1)
  }

  @Test(arguments: ["", "x", ".inf", "1e999", "1e-400", "-0.001e-999"])
  func noNumber(_ text: String) { #expect(Number(text: text) == nil) }
}
