import Foundation
import TestSupport
import Testing

/// Every input in `Fixtures/Model` with its expected text beside it: what is said of it, then its tokens.
@Suite struct ModelFixtureTests {
  @Test(arguments: try ModelFixture.all())
  func fixture(_ fixture: ModelFixture) throws {
    expectGolden(try fixture.report(), fixture.expected)
  }

  @Test func everyExpectedTextHasAnInput() throws {
    let names = Set(try ModelFixture.all().map(\.expected.lastPathComponent))
    let texts = try Fixtures.files(in: ModelFixture.folder, withExtension: "txt").map(\.lastPathComponent)
    #expect(texts.filter { !names.contains($0) } == [])
  }
}
