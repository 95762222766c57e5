import TokenModel

/// A group as a namespace in Swift.
struct NamespaceObject: ModelObject {
  let namespace: SwiftNames.Namespace
  let environment: ModelEnvironment

  static let kind = ModelKind<NamespaceObject>(
    "namespace", "A group as a namespace in Swift.",
    [
      .code("name", "its name as it must be typed") { SwiftIdentifier.escaped($0.namespace.name) },
      .lines("documentation", "the lines of its documentation comment, with `///`") { object in
        let group = object.environment.input.tokenSet.groups[object.namespace.group]
        return (group?.metadata.description?.value).map(CommentText.paragraph)?.map { "/// \($0)" } ?? []
      },
      .flag("hasNamespaces", "whether there are namespaces in it") { !$0.namespace.children.isEmpty },
      .list("namespaces", "the namespaces in it") { object in
        object.namespace.children.map { NamespaceObject(namespace: $0, environment: object.environment) }
      },
    ])
}

/// The tokens of a file that stand in one namespace and follow each other.
struct ExtensionObject: ModelObject {
  let namespace: String
  let tokens: [Token]
  let environment: ModelEnvironment

  static let kind = ModelKind<ExtensionObject>(
    "extension", "Tokens of a file that follow each other and stand in one namespace of Swift.",
    [
      .code("namespace", "the namespace: `DS.ControlBar`") { $0.namespace },
      .list("tokens", "the tokens") { object in
        object.tokens.map { TokenObject(token: $0, environment: object.environment) }
      },
    ])

  static func all(of file: TokenFile, in environment: ModelEnvironment) -> [ExtensionObject] {
    var runs: [(namespace: String, tokens: [Token])] = []
    for token in environment.input.tokens(of: file) {
      guard let member = environment.input.names.member(token) else { continue }
      if runs.last?.namespace == member.namespace {
        runs[runs.count - 1].tokens.append(token)
      } else {
        runs.append((member.namespace, [token]))
      }
    }
    return runs.map { ExtensionObject(namespace: $0.namespace, tokens: $0.tokens, environment: environment) }
  }
}

/// A type that Swift code declares besides the tokens.
struct SupportTypeObject: ModelObject {
  let type: SupportType

  static let kind = ModelKind<SupportTypeObject>(
    "supportType", "A type that Swift code declares besides the tokens, such as `ColorValue`.",
    [
      .code("name", "its name below the root") { $0.type.name },
      .code("declaration", "its declaration, indented for the inside of an extension of the root") {
        $0.type.declaration
      },
    ])
}

/// What support types have for one of Apple's frameworks.
struct PlatformObject: ModelObject {
  let framework: SwiftSettings.Framework
  let text: String

  static let kind = ModelKind<PlatformObject>(
    "platform", "What support types have for one of Apple's frameworks.",
    [
      .code("module", "the module: `SwiftUI`") { $0.framework.module },
      .code("condition", "where there is all of it that is used: `canImport(SwiftUI)`") {
        $0.framework.condition
      },
      .code("text", "extensions, indented for the inside of `#if`") { $0.text },
    ])
}
