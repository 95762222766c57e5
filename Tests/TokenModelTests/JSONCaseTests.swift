import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Cases from bug reports of other tools that concern JSON, read where they lie.
@Suite struct JSONCaseTests {
  /// What is told of the files of a case, as `file:line id`, and its tokens.
  private func compileCase(
    _ number: String, settings: ModelSettings = ModelSettings()
  ) throws -> (found: [String], tokenSet: TokenSet)? {
    guard let folder = SharedInputs.directory("cases/tokens/\(number)/Tokens") else { return nil }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    let (tokenSet, bag) = compile(files, settings: settings)
    let found = bag.diagnostics.map { diagnostic in
      "\(diagnostic.range?.file.path ?? ""):\(diagnostic.range?.startLocation.line ?? 0) \(diagnostic.id)"
    }
    return (found, tokenSet)
  }

  private func length(_ path: String, in tokenSet: TokenSet) -> Double? {
    guard
      case .length(let number) = tokenSet[TokenPath(path.split(separator: ".").map(String.init))]?.value
        .content
    else { return nil }
    return number.value
  }

  @Test func dotsInNames07() throws {
    guard let (found, tokenSet) = try compileCase("07") else { return }
    #expect(found == ["d.json:4 invalid-name", "d.json:6 invalid-name"])
    #expect(tokenSet.tokens.isEmpty)
  }

  @Test func pixelsAreNotRems13() throws {
    guard let (found, tokenSet) = try compileCase("13") else { return }
    #expect(found == ["p.json:2 legacy-value", "p.json:4 rem-without-setting"])
    #expect(length("pad", in: tokenSet) == 14 && length("gap", in: tokenSet) == 14)
    var settings = ModelSettings()
    settings.pointsPerRem = 17
    let withRem = try compileCase("13", settings: settings)
    #expect(withRem?.found == ["p.json:2 legacy-value"])
    #expect(withRem.flatMap { length("big", in: $0.tokenSet) } == 25.5)
  }

  @Test func zeroNeedsAUnitInJSON15() throws {
    guard let (found, tokenSet) = try compileCase("15") else { return }
    #expect(found == ["z.json:1 missing-field"])
    #expect(length("b", in: tokenSet) == 0)
  }

  @Test func durations39() throws {
    guard let (found, tokenSet) = try compileCase("39") else { return }
    #expect(found == ["d.yaml:6 missing-unit", "d.yaml:7 unknown-unit"])
    guard case .duration(let duration) = tokenSet[TokenPath(["u"])]?.value.content else {
      return #expect(Bool(false), "no duration")
    }
    #expect(duration.seconds.value == 1.2 && duration.unit == .seconds)
  }

  @Test func byteOrderMarkAndLines47() throws {
    guard let (found, tokenSet) = try compileCase("47") else { return }
    #expect(found == ["b.yaml:2 unknown-reference", "bom.json:3 short-form-in-json"])
    #expect(tokenSet.tokens.map(\.path.description) == ["x", "a"])
  }

  @Test func tokenThatIsAlsoAGroup49() throws {
    guard let (found, _) = try compileCase("49") else { return }
    #expect(found == ["a.yaml:1 token-and-group", "c.json:1 token-with-children"])
  }

  @Test func emptyNames55() throws {
    guard let (found, _) = try compileCase("55") else { return }
    #expect(found == ["e.json:1 invalid-name", "e.json:1 invalid-name"])
  }

  @Test func unitsThatJSONDoesNotHave65() throws {
    guard let (found, tokenSet) = try compileCase("65") else { return }
    #expect(found == (3...6).map { "u.json:\($0) unknown-unit" } + ["u.json:7 quoted-number"])
    #expect(length("f", in: tokenSet) == 12)
  }
}
