import Foundation
import TestSupport
import Testing
import TokenEmit

/// The contract of templates is written from the tables that templates are answered by.
@Suite struct RenderModelTests {
  @Test func pageTellsEveryName() {
    expectGolden(
      Self.page, Fixtures.checkout.appending(path: "Sources/tokenc/tokenc.docc/RenderModel.md"))
  }

  @Test func everyNameIsToldOnceInItsKindAndHasASummary() {
    #expect(RenderModel.kinds.count > 15)
    for kind in RenderModel.kinds {
      let names = kind.fields.map(\.name)
      #expect(Set(names).count == names.count, "\(kind.name)")
      for field in kind.fields {
        #expect(!field.summary.isEmpty && !field.summary.hasSuffix("."), "\(kind.name).\(field.name)")
      }
    }
  }

  private static var page: String {
    let intro = """
      # The render model

      What the names in a template stand for. See <doc:Templates> for how they are used.

      A template sees the project first, and inside a section what the section is of. A name that the innermost object
      does not know is looked for further out. A name that is written here and has nothing to say, such as the
      description of a token without one, is empty, and a section of it is left out. Any other name is an error.

      Text that somebody wrote is *text*: plain `{{name}}` escapes it for the output. What is made to stand where it
      stands, such as a number or an identifier, is *code*, and plain `{{name}}` writes it as it is, in HTML and XML with
      entities. `{{{name}}}` never escapes. A *flag* is true or false.

      Every item of a list of objects also has

      \(table(RenderModel.itemFields))

      <!-- This page is written by a test from the tables that templates are answered by. -->

      """
    return intro + RenderModel.kinds.map(section).joined()
  }

  private static func section(_ kind: KindDescription) -> String {
    "\n## \(kind.name)\n\n\(kind.summary)\n\n\(table(kind.fields))\n"
  }

  private static func table(_ fields: [KindDescription.Field]) -> String {
    let rows = fields.map { "| `\($0.name)` | \(word($0.shape)) | \($0.summary) |" }
    return (["| name | is | what it stands for |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func word(_ shape: ModelShape) -> String {
    switch shape {
    case .text: "text"
    case .code: "code"
    case .flag: "flag"
    case .object(let kind): kind().name
    case .list(let item): "list of \(word(item))"
    }
  }
}
