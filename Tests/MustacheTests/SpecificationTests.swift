import Foundation
import Mustache
import TestSupport
import Testing

/// The test suite of the Mustache specification, all files but the one for lambdas.
@Suite struct SpecificationTests {
  static let files = [
    "comments.yml", "delimiters.yml", "interpolation.yml", "inverted.yml", "partials.yml", "sections.yml",
    "~dynamic-names.yml", "~inheritance.yml",
  ]

  @Test(arguments: files)
  func cases(file: String) throws {
    guard let folder = SharedInputs.directory("conformance/mustache") else { return }
    let cases = try SpecificationCase.read(folder.appending(path: file))
    var passed = 0
    for item in cases {
      let actual = render(item)
      #expect(actual == item.expected, "\(file), \(item.name): \(item.template)")
      if actual.utf8.elementsEqual(item.expected.utf8) { passed += 1 }
    }
    print("\(file): \(passed) of \(cases.count)")
    #expect(!cases.isEmpty)
    #expect(passed == cases.count)
  }

  /// A file of the suite that is not tested would be forgotten.
  @Test func everyFileIsTested() throws {
    guard let folder = SharedInputs.directory("conformance/mustache") else { return }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yml") && $0 != "~lambdas.yml" }
    #expect(names.sorted() == Self.files.sorted())
  }

  private func render(_ item: SpecificationCase) -> String {
    let templates = Templates(item.partials)
    let result = templates.render(item.template, item.data, escaping: .html)
    #expect(result.errors == [], "\(item.name)")
    return result.text
  }
}
