import Foundation
import Mustache
import TokenDiagnostics
import TokenSyntax

/// One case of the Mustache specification.
struct SpecificationCase {
  let name: String
  let data: TemplateValue
  let template: String
  let partials: [String: String]
  let expected: String

  /// The cases of a file.
  static func read(_ url: URL) throws -> [SpecificationCase] {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    var bag = DiagnosticBag()
    let root = readYAML(file, reportingTo: &bag).root
    guard !bag.hasErrors, case .list(let tests)? = root?.value(of: "tests")?.content else {
      throw Unreadable(path: url.path, diagnostics: bag.diagnostics.map(\.message))
    }
    return tests.map { test in
      SpecificationCase(
        name: test.text(of: "name"), data: test.value(of: "data").map(TemplateValue.init) ?? .null,
        template: test.text(of: "template"), partials: test.value(of: "partials")?.texts ?? [:],
        expected: test.text(of: "expected"))
    }
  }

  private struct Unreadable: Error {
    let path: String
    let diagnostics: [String]
  }
}

extension TokenSyntax.Node {
  fileprivate var entries: [TokenSyntax.Node.Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  fileprivate func value(of key: String) -> TokenSyntax.Node? { entries.first { $0.key.text == key }?.value }

  fileprivate var text: String {
    if case .scalar(let scalar) = content { scalar.text } else { "" }
  }

  fileprivate func text(of key: String) -> String { value(of: key)?.text ?? "" }

  fileprivate var texts: [String: String] {
    Dictionary(entries.map { ($0.key.text, $0.value.text) }, uniquingKeysWith: { first, _ in first })
  }
}

extension TemplateValue {
  fileprivate init(_ node: TokenSyntax.Node) {
    switch node.content {
    case .list(let items): self = .list(items.map(TemplateValue.init))
    case .mapping(let entries):
      let values = entries.map { ($0.key.text, TemplateValue($0.value)) }
      self = .named(Dictionary(values, uniquingKeysWith: { first, _ in first }))
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null, .notFinite: self = .null
      case .boolean(let boolean): self = .boolean(boolean)
      case .number(let number): self = .code(number.value.formatted(.number.grouping(.never)))
      case .text: self = .text(scalar.text)
      }
    }
  }
}
