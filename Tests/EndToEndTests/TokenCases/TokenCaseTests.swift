import Foundation
import TestSupport
import Testing

/// Bugs of other tools, tried on this one.
@Suite struct TokenCaseTests {
  @Test(arguments: TokenCase.all)
  func givesTheStatedResult(_ item: TokenCase) throws {
    guard let folder = SharedInputs.directory("cases/tokens") else { return }
    let name = (item.number < 10 ? "0" : "") + String(item.number)
    let project = try ProjectFolder(copying: folder.appending(path: "\(name)/Tokens"), to: "Tokens")
    try item.expect(project)
  }

  @Test func everyCaseIsThereOnce() throws {
    guard let folder = SharedInputs.directory("cases/tokens") else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap(Int.init)
    #expect((TokenCase.all.map(\.number) + TokenCase.later.keys).sorted() == names.sorted())
  }
}
