import Testing
import TokenSyntax

@testable import TokenEmit

@Suite struct TextSizeNameTests {
  /// Two sizes never have one name.
  @Test func namesFollowTheNumber() {
    let names = ["17", "16.5", "1e21", "1e-21"].compactMap { Number(text: $0).map(TextSizes.caseName) }
    #expect(names == ["pt17", "pt16_5", "pt1e21", "pt1e_minus21"])
  }
}
