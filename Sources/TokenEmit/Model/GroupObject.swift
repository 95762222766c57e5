import TokenModel

/// A group of tokens.
struct GroupObject: ModelObject {
  /// A group with what is in it, both in source order.
  final class Tree: Sendable {
    let path: TokenPath
    let groups: [Tree]
    let tokens: [Token]

    init(path: TokenPath, groups: [Tree], tokens: [Token]) {
      self.path = path
      self.groups = groups
      self.tokens = tokens
    }

    var allTokens: [Token] { tokens + groups.flatMap(\.allTokens) }
  }

  let tree: Tree
  let environment: ModelEnvironment

  static let kind = ModelKind<GroupObject>(
    "group", "A group of tokens.",
    [
      .text("path", "its path: `sheet.compose`") { $0.tree.path.description },
      .object("name", "its own name") { NameObject($0.tree.path.components.suffix(1)) },
      .object("fullName", "the names of the groups around it and its own") {
        NameObject($0.tree.path.components)
      },
      .object("description", "`$description`") { object in
        object.declaration?.metadata.description.map {
          TextObject(text: $0.value, environment: object.environment)
        }
      },
      .code("depth", "how many groups are around it: 0 for one at the top") {
        String($0.tree.path.components.count - 1)
      },
      .list("groups", "the groups directly in it") { object in
        object.tree.groups.map { GroupObject(tree: $0, environment: object.environment) }
      },
      .list("tokens", "the tokens directly in it") { object in
        object.tree.tokens.map { TokenObject(token: $0, environment: object.environment) }
      },
      .list("allTokens", "the tokens in it and in the groups in it") { object in
        object.tree.allTokens.map { TokenObject(token: $0, environment: object.environment) }
      },
      .code("tokenCount", "how many tokens are in it and in the groups in it") {
        String($0.tree.allTokens.count)
      },
      .flag("hasTokens", "whether tokens are directly in it") { !$0.tree.tokens.isEmpty },
      .flag("hasGroups", "whether groups are directly in it") { !$0.tree.groups.isEmpty },
    ])

  private var declaration: GroupDeclaration? { environment.input.tokenSet.groups[tree.path] }
}

extension GroupObject.Tree {
  /// The root with all groups that hold a token, at whatever depth.
  convenience init(_ tokenSet: TokenSet) {
    var tokens: [TokenPath: [Token]] = [:]
    var groups: [TokenPath: [TokenPath]] = [:]
    for token in tokenSet.tokens {
      var path = token.path.parent ?? .root
      var isNew = tokens[path] == nil
      tokens[path, default: []].append(token)
      while isNew, let parent = path.parent {
        groups[parent, default: []].append(path)
        isNew = tokens[parent] == nil && groups[parent]?.count == 1
        path = parent
      }
    }
    self.init(.root, tokens, groups)
  }

  private convenience init(
    _ path: TokenPath, _ tokens: [TokenPath: [Token]], _ groups: [TokenPath: [TokenPath]]
  ) {
    self.init(
      path: path, groups: (groups[path] ?? []).map { GroupObject.Tree($0, tokens, groups) },
      tokens: tokens[path] ?? [])
  }
}
