import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Cases that came from bug reports of other tools; each says what is right. Skipped where they are absent.
@Suite struct SharedCaseTests {
  @Test func aZeroBehindAnAliasStays() throws {
    guard let compiled = try SharedCase(1).compile() else { return }
    let grow = try #require(compiled.tokenSet[TokenPath(["fx", "grow"])])
    #expect(dump(compiled.tokenSet).contains("fx.grow dimension 0\n"))
    #expect(grow.value.reference == nil)
  }

  @Test func lengthsMayBeNegative() throws {
    guard let compiled = try SharedCase(17).compile() else { return }
    #expect(compiled.bag.diagnostics.map { $0.range?.startLocation.line } == [4])
    #expect(compiled.bag.diagnostics.map(\.id) == [.outOfRange])
    let tokens = dump(compiled.tokenSet).split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(tokens == ["pull dimension -8", "track dimension -0.4", "back dimension 8"])
  }

  @Test func precedenceAndAssociativity() throws {
    guard let compiled = try SharedCase(19).compile() else { return }
    #expect(compiled.bag.diagnostics.isEmpty)
    #expect(Self.values(compiled.tokenSet) == ["14", "20", "1", "2", "-6", "14"])
  }

  @Test func whatIsNotFiniteIsRefused() throws {
    guard let compiled = try SharedCase(21).compile() else { return }
    #expect(compiled.bag.diagnostics.map { $0.range?.startLocation.line } == [2, 3, 4, 5])
    #expect(compiled.bag.diagnostics.allSatisfy { $0.severity == .error })
    #expect(compiled.tokenSet.tokens.isEmpty)
  }

  @Test func cyclesAndWhatIsNone() throws {
    guard let compiled = try SharedCase(31).compile() else { return }
    #expect(compiled.bag.diagnostics.map(\.id) == [.referenceCycle, .referenceCycle])
    #expect(compiled.bag.diagnostics.map(\.notes.count) == [3, 0])
    #expect(Self.values(compiled.tokenSet) == ["4", "4", "4"])
  }

  @Test func referencesAreNodes() throws {
    guard let compiled = try SharedCase(57).compile() else { return }
    #expect(compiled.bag.diagnostics.isEmpty)
    #expect(Self.values(compiled.tokenSet) == ["1", "11", "100", "10"])
    let expressions = compiled.tokenSet.tokens.map(\.value.expression)
    #expect(expressions == [nil, "{one} + 10", "10 * {ten} + {one} - {one}", nil])
  }

  private static func values(_ tokenSet: TokenSet) -> [String] {
    dump(tokenSet).split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }
}

private struct SharedCase {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// Nil where the case is not there.
  func compile() throws -> (tokenSet: TokenSet, bag: DiagnosticBag)? {
    let name = number < 10 ? "0\(number)" : "\(number)"
    guard let folder = SharedInputs.directory("cases/tokens/\(name)/Tokens") else { return nil }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    return TestSupport.compile(files)
  }
}
