import Foundation
import TestSupport
import Testing

/// The kit in `Tokens/` and what is generated from it.
@Suite struct KitTests {
  /// The one thing to know about the kit: the sheet that ends at the crease reaches into the band around it.
  private static let foldedSheet =
    "sheet 'sheet.compose' is flush with the crease at 475.5 when posture=half-open, so it reaches 20 pt into the "
    + "band 455.5…495.5 around it [sheet-in-crease-band]"

  @Test func generatedFilesAreCurrent() throws {
    let result = try runProcess(BuiltProduct.path("tokenc"), ["build", "--check"], in: Fixtures.checkout)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      warnings(in: result.errors) == [Self.foldedSheet], "the kit has no other mistakes: \(result.errors)")
  }

  private func warnings(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstRange(of: #/(?:warning|error): /#).map { String(line[$0.upperBound...]) }
    }
  }
}
