import Foundation
import TestSupport
import Testing
import TokenDiagnostics

/// Facts that were kept must not outlive a change of what finds them.
struct FactsVersionTests {
  private static let folder = Fixtures.checkout.appending(path: "Sources/TokenLint")
  private static let file = folder.appending(path: "Cache/FactsVersion.swift")

  @Test func versionIsThatOfTheSources() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { Self.folder.appending(path: $0) }
    #expect(files.contains(Self.file))
    var sources: [UInt8] = []
    for file in files where file != Self.file { sources += try Data(contentsOf: file) + [0] }
    let source = try String(contentsOf: Self.file, encoding: .utf8)
    let hash = SHA256.hexDigest(of: sources).prefix(16)
    expectGolden(source.replacing(/current = ".*"/, with: "current = \"\(hash)\""), Self.file)
  }
}
