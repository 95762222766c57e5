import TokenModel

/// The whole project: what a template sees first.
struct ProjectObject: ModelObject {
  let environment: ModelEnvironment

  static let kind = ModelKind<ProjectObject>(
    "project", "The whole project: what a template sees first.", contents + swift)

  private static let contents: [ModelField<ProjectObject>] = [
    .list("tokens", "all tokens, in source order") { project in
      project.input.tokenSet.tokens.map { TokenObject(token: $0, environment: project.environment) }
    },
    .list("groups", "the groups at the top") { project in
      project.tree.groups.map { GroupObject(tree: $0, environment: project.environment) }
    },
    .list("rootTokens", "the tokens outside of groups") { project in
      project.tree.tokens.map { TokenObject(token: $0, environment: project.environment) }
    },
    .list("files", "the token files, in the order they are read") { project in
      project.input.files.map { FileObject(file: $0, environment: project.environment) }
    },
    .list("axes", "what values may depend on: the built-in axes, then the project's own") { project in
      project.environment.axes.all.map { AxisObject(axis: $0) }
    },
    .code("tokenCount", "how many tokens there are") { String($0.input.tokenSet.tokens.count) },
  ]

  private static let swift: [ModelField<ProjectObject>] = [
    .code("root", "the Swift type that holds everything: `DS`") { $0.environment.root },
    .code("access", "the access level of Swift code: `public`") { $0.environment.access },
    .flag("hasNamespaces", "whether Swift code has namespaces besides the root") { !$0.namespaces.isEmpty },
    .list("namespaces", "the namespaces of Swift code, directly in the root") { $0.namespaces },
    .list("supportTypes", "the types that Swift code declares besides the tokens") { project in
      project.support.types.map(SupportTypeObject.init)
    },
    .list("extendedTypes", "the support types that hold namespaces, because a group has their name") {
      $0.extendedTypes
    },
    .list("platforms", "what support types have for Apple's frameworks") { project in
      project.support.platforms.map { PlatformObject(framework: $0.framework, text: $0.text) }
    },
  ]

  private var input: EmitInput { environment.input }

  private var tree: GroupObject.Tree { GroupObject.Tree(input.tokenSet) }

  private var support: UsedSupportTypes { environment.supportTypes }

  private var namespaces: [NamespaceObject] {
    input.names.root.children.filter { !$0.isSupportType }.map {
      NamespaceObject(namespace: $0, environment: environment)
    }
  }

  private var extendedTypes: [NamespaceObject] {
    input.names.root.children.filter { $0.isSupportType && !$0.children.isEmpty }.map {
      NamespaceObject(namespace: $0, environment: environment)
    }
  }
}

/// A token file.
struct FileObject: ModelObject {
  let file: TokenFile
  let environment: ModelEnvironment

  static let kind = ModelKind<FileObject>(
    "file", "A token file.",
    [
      .object("path", "its path, below the project's root") {
        TextObject(text: $0.file.source.path, environment: $0.environment)
      },
      .list("tokens", "its tokens, in source order") { object in
        object.environment.input.tokens(of: object.file).map {
          TokenObject(token: $0, environment: object.environment)
        }
      },
      .list("extensions", "its tokens that have a Swift name, by the namespaces they stand in") {
        ExtensionObject.all(of: $0.file, in: $0.environment)
      },
    ])
}

/// Something values may depend on.
struct AxisObject: ModelObject {
  let axis: Axis

  static let kind = ModelKind<AxisObject>(
    "axis", "Something values may depend on.",
    [
      .object("name", "its name") { NameObject([$0.axis.name]) },
      .list("values", "what it can be; the first is the default") { object in
        object.axis.values.map(AxisValueObject.init)
      },
    ])
}

/// A value of an axis.
struct AxisValueObject: ModelObject {
  let value: String

  static let kind = ModelKind<AxisValueObject>(
    "axisValue", "A value of an axis.", [.object("name", "its name") { NameObject([$0.value]) }])
}
