import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenModel

/// Cases from reports about other tools, as far as they are there; their numbers are those of the list beside them.
@Suite struct SharedCaseTests {
  private func project(_ number: String) throws -> EmittedProject? {
    try SharedInputs.directory("cases/tokens/\(number)/Tokens").map { try EmittedProject(folder: $0) }
  }

  private func texts(_ number: String, _ names: [String]) throws -> [String]? {
    try SharedInputs.directory("cases/tokens/\(number)/Tokens").map { folder in
      try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  @Test("1: a zero behind an alias in a composite")
  func zeroBehindAnAlias() throws {
    guard let project = try project("01") else { return }
    #expect(project.bag.diagnostics.isEmpty)
    let program = """
      let lift = DS.Card.lift
      print(lift.offsetX, lift.offsetY, lift.blur, lift.spread, lift.color.light.alpha, lift.inset, DS.Fx.grow)
      """
    #expect(try SwiftCompiler().output(of: program, with: project) == "0.0 2.0 3.0 0.0 0.4 false 0.0\n")
  }

  @Test("3: an alias chain over three files, inside typography")
  func aliasChainInsideTypography() throws {
    guard let texts = try texts("03", ["a.yaml", "m.yaml", "z.yaml"]) else { return }
    let project = EmittedProject(Array(zip(["a.yaml", "m.yaml", "z.yaml"], texts)))
    let reversed = EmittedProject(Array(zip(["a.yaml", "m.yaml", "z.yaml"], texts.reversed())))
    for project in [project, reversed] {
      #expect(project.bag.diagnostics.isEmpty)
      let title = try #require(try project.tokens()["role.title"]?["value"] as? [String: Any])
      #expect(title["fontFamily"] as? [String] == ["Inter", "Helvetica"])
      #expect(title["fontWeight"] as? String == "{weight.strong}")
      let strong = try #require(try project.tokens()["weight.strong"])
      #expect(strong["value"] as? Int == 600)
      #expect(strong["aliasOf"] as? [String] == ["raw.w600"])
    }
    let lines = [project, reversed].map { project in
      project.swift.dropFirst().flatMap { $0.text.split(separator: "\n") }.filter { !$0.contains("Tokens/") }
        .sorted()
    }
    #expect(lines[0] == lines[1])
    #expect(project.swiftText.contains("fontWeight: DS.FontWeight(value: 600)"))
  }

  @Test("33: font weights by name and number")
  func fontWeights() throws {
    guard let text = try texts("33", ["w.yaml"])?.first else { return }
    let (tokenSet, bag) = compile(text)
    let lines = bag.diagnostics.map { "\($0.range?.startLocation.line ?? 0): \($0.message)" }
    #expect(
      lines == [
        "9: 'SemiBold' is not a font weight; did you mean 'semi-bold'?",
        "10: a font weight must lie between 1 and 1000", "11: a font weight must lie between 1 and 1000",
        "12: 'semi bold' is not a font weight; did you mean 'semi-bold'?",
      ])
    let weights = tokenSet.tokens.map { token -> Double in
      guard case .record(let record) = token.value.content,
        case .number(let weight) = record["value"]?.content
      else { return 0 }
      return weight.value
    }
    #expect(weights == [600, 600, 100, 950, 800, 1000])
    let named = text.split(separator: "\n").prefix(6).joined(separator: "\n")
    #expect(EmittedProject(named).swiftText.contains("/// 950 (nearest Apple weight: black)."))
  }

  @Test("35: gradient stops")
  func gradientStops() throws {
    guard let project = try project("35") else { return }
    #expect(project.bag.diagnostics.map(\.id) == [.clampedPosition])
    #expect(project.bag.diagnostics.first?.range?.startLocation.line == 8)
    let program = "for stop in DS.g.stops { print(stop.position, stop.color.light.red) }"
    #expect(try SwiftCompiler().output(of: program, with: project) == "0.0 0.0\n0.4 1.0\n1.0 0.0\n")
  }

  @Test("37: a line height is a multiple of the size")
  func lineHeight() throws {
    guard let project = try project("37") else { return }
    let program = "print(DS.body.lineHeight ?? 0, DS.body.lineHeightInPoints ?? 0)"
    #expect(try SwiftCompiler().output(of: program, with: project) == "1.4 23.8\n")
    #expect(!project.json.contains("\"value\": 1.4"))
  }
}
