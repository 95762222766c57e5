import Foundation
import TestSupport
import Testing

/// The kit in `Tokens/` and what is generated from it.
@Suite struct KitTests {
  @Test func generatedFilesAreCurrent() throws {
    let result = try runProcess(BuiltProduct.path("tokenc"), ["build", "--check"], in: Fixtures.checkout)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty, "the kit has no mistakes: \(result.errors)")
  }
}
