import Mustache
import TokenDiagnostics

/// The render model as JSON, for those who write templates. A token is told in full where all tokens are listed, and
/// by its path elsewhere, because groups and files hold it too. What is absent, false or empty is left out.
enum ModelJSON {
  /// How a token is told.
  private enum TokenForm {
    case inFull
    case byPath
  }

  static func text(of object: ProjectObject) -> String {
    let project = ModelEntry(object)
    let members = project.names.compactMap { name in
      json(project.value(of: FieldName(name)), tokens: name == "tokens" ? .inFull : .byPath).map {
        (key: name, value: $0)
      }
    }
    return JSONText.object(members).rendered() + "\n"
  }

  private static func json(_ value: TemplateValue?, tokens: TokenForm) -> JSONText? {
    switch value {
    case nil, .null, .boolean(false): return nil
    case .boolean(true): return .boolean(true)
    case .text(let text), .code(let text): return .string(text)
    case .list(let items):
      return items.isEmpty ? nil : .array(items.compactMap { json($0, tokens: tokens) })
    case .object(let object):
      let names = tokens == .byPath && object.isToken ? ["path"] : object.names
      return .object(
        names.compactMap { name in
          json(object.value(of: FieldName(name)), tokens: .byPath).map { (key: name, value: $0) }
        })
    }
  }
}

extension TemplateObject {
  fileprivate var isToken: Bool { (self as? ModelEntry)?.object is TokenObject }
}
