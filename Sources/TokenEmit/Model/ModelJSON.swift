import Mustache
import TokenDiagnostics

/// The render model as JSON, for those who write templates. A token is told in full where all tokens are listed, and
/// by its path elsewhere, because groups and files hold it too.
enum ModelJSON {
  static func text(of project: ProjectObject) -> String {
    let members = project.names.map { name in
      (key: name, value: json(project.value(named: name) ?? .null, tokensByPath: name != "tokens"))
    }
    return JSONText.object(members).rendered() + "\n"
  }

  private static func json(_ value: TemplateValue, tokensByPath: Bool) -> JSONText {
    switch value {
    case .null: return .null
    case .boolean(let boolean): return .boolean(boolean)
    case .text(let text), .code(let text): return .string(text)
    case .list(let items): return .array(items.map { json($0, tokensByPath: tokensByPath) })
    case .object(let object):
      let names = tokensByPath && object.isToken ? ["path"] : object.names
      return .object(
        names.map { ($0, json(object.value(named: $0) ?? .null, tokensByPath: true)) })
    }
  }
}

extension TemplateObject {
  fileprivate var isToken: Bool {
    if let item = self as? ListItem { return item.object.isToken }
    return self is TokenObject
  }
}
