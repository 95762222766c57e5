import Testing

@testable import TokenLint

/// Text that would keep the parser busy for minutes, or bring it down, is told by the lexer and not parsed.
struct TooDeepSwiftTests {
  private func isTooDeep(_ text: String) -> Bool {
    SwiftReading(rules: LintRule.all).read(Array((text + " UIScreen.main.bounds\n").utf8)).isTooDeep
  }

  /// Statements without their blocks: the parser takes all that follows for a part of the first.
  @Test(arguments: [
    "switch 1 ", "switch x\n", "switch \"\" ", "switch `x` ", "switch;", "switch: ", "if, ",
    ",repeat switch return ",
    "precedencegroup ;?repeat \tpublic ", "precedencegroup;", "for, ", "while;", "guard, ", "do;", "defer, ",
  ])
  func statementsWithoutBlocks(_ text: String) { #expect(isTooDeep(String(repeating: text, count: 4000))) }

  /// Modifiers that nothing is declared with: the parser looks ahead for it from each of them.
  @Test(arguments: [
    "open\n", "final\n", "indirect\n", "dynamic\n", "lazy\n", "mutating\n", "infix\n", "unowned\n", "async\n",
    "@a;", "@a x\n", "@available\n", "actor x\n",
    "package ()\n", "nonisolated (unsafe)\n", "private(set)\n",
  ])
  func modifiersOfNothing(_ text: String) { #expect(isTooDeep(String(repeating: text, count: 4000))) }

  /// Brackets in which the parser looks ahead to their ends: a few in each other are enough.
  @Test(arguments: [
    "@differentiable(package ", "@a(", "@a.b(", "@a[", "@a [", "@a{", "@a<", "nil#available(", "#a(",
    "inout [",
    "(a: [", "x as [", "-> [", "= [",
  ])
  func listsInLists(_ text: String) { #expect(isTooDeep(String(repeating: text, count: 20))) }

  /// The full name of each type holds those around it.
  @Test func typesInTypes() { #expect(isTooDeep(String(repeating: "class A {", count: 50_000))) }

  @Test(arguments: [
    "if a { } else if b { } ", "repeat { } while a\n", "f(for: 1, while: 2, if: 3)\n", "a.repeat.switch.if\n",
    "@A<B>(c) var d = [e]\n", "#expect(#require(a[0]) == [b])\n", "private(set) var a = 1\n",
    "guard let a else { return }\n", "switch a { case .b: if c { d() } }\n", "x = y\nfinal class A {}\n",
  ])
  func whatPeopleWrite(_ text: String) { #expect(!isTooDeep(String(repeating: text, count: 70))) }
}
