import TokenDiagnostics
import TokenModel

/// A token.
struct TokenObject: ModelObject {
  let token: Token
  let environment: ModelEnvironment

  static let kind = ModelKind<TokenObject>(
    "token", "A token with its values and what is said of it.", names + values + appearances + metadata)

  private static let names: [ModelField<TokenObject>] = [
    .text("path", "its path: `control-bar.item`") { $0.token.path.description },
    .object("name", "its own name, the last part of the path") {
      NameObject($0.token.path.components.suffix(1))
    },
    .object("fullName", "the names of the groups around it and its own") {
      NameObject($0.token.path.components)
    },
    .text("group", "the path of the group it is in; nothing for a token outside of groups") {
      $0.token.path.components.count > 1 ? $0.token.path.parent?.description : nil
    },
    .text("type", "the name of its type: `dimension`") { $0.token.type.name },
    .object("swift", "what it is in Swift; nothing for a type that nobody knows") { SwiftTokenObject($0) },
  ]

  private static let values: [ModelField<TokenObject>] = [
    .object("value", "its default value") { $0.valueObject($0.token.value) },
    .flag("hasVariants", "whether it has other values under conditions") { !$0.token.variants.isEmpty },
    .list("variants", "its values under conditions, in source order") { object in
      object.token.variants.map { VariantObject(variant: $0, token: object) }
    },
    .texts("aliasOf", "the paths an alias leads through, to the token that writes the value") { object in
      object.environment.input.tokenSet.aliasChain(of: object.token).map(\.description)
    },
    .code("written", "the text size in points that was written, where a standard one took its place") {
      $0.token.value.written?.text
    },
  ]

  private static let appearances: [ModelField<TokenObject>] = [
    .flag("followsAppearance", "whether it has another value in dark appearance or with increased contrast") {
      $0.followsAppearance
    },
    .object("light", "its value in light appearance with standard contrast") {
      $0.value(dark: 0, increased: 0)
    },
    .object("dark", "its value in dark appearance") { $0.value(dark: 1, increased: 0) },
    .object("increased", "its value in light appearance with increased contrast") {
      $0.value(dark: 0, increased: 1)
    },
    .object("darkIncreased", "its value in dark appearance with increased contrast") {
      $0.value(dark: 1, increased: 1)
    },
  ]

  private static let metadata: [ModelField<TokenObject>] = [
    .object("description", "`$description`") { object in
      object.token.description.map { TextObject(text: $0, environment: object.environment) }
    },
    .object("source", "`$source`") { object in
      object.token.source.map { SourceObject(source: $0, environment: object.environment) }
    },
    .flag("isDeprecated", "whether it should no longer be used") { $0.token.deprecation != nil },
    .object("deprecationReason", "why, where `$deprecated` says so") { object -> TextObject? in
      guard case .because(let reason) = object.token.deprecation else { return nil }
      return TextObject(text: reason, environment: object.environment)
    },
    .code("use", "`$use`") { $0.token.use?.rawValue },
    .text("extensions", "`$extensions` of other tools, as JSON on one line") {
      $0.token.extensions?.renderedOnOneLine()
    },
    .text("file", "the token file") { $0.token.range.file.path },
    .code("line", "the line it stands on") { String($0.token.range.startLocation.line) },
  ]

  func valueObject(_ value: Value) -> ValueObject {
    ValueObject(value: value, shape: token.type.shape, environment: environment)
  }

  private var followsAppearance: Bool {
    let names = [Axes.appearance.name, Axes.contrast.name]
    return token.axes.contains { names.contains(environment.axes.all[$0].name) }
  }

  private func value(dark: Int, increased: Int) -> ValueObject {
    let axes = environment.axes
    var context = axes.defaultContext
    if let axis = axes.appearanceIndex { context = context.setting(axis, to: dark) }
    if let axis = axes.contrastIndex { context = context.setting(axis, to: increased) }
    return valueObject(token.value(in: context))
  }
}

/// A value of a token under a condition.
struct VariantObject: ModelObject {
  let variant: Token.Variant
  let token: TokenObject

  static let kind = ModelKind<VariantObject>(
    "variant", "A value that holds under a condition.",
    [
      .text("condition", "the condition: `posture=half-open and appearance=dark`") {
        $0.variant.condition.text($0.token.environment.axes)
      },
      .list("terms", "the parts of the condition, which must all hold") { object in
        let axes = object.token.environment.axes.all
        return object.variant.condition.terms.map { term in
          TermObject(axis: axes[term.axis].name, value: axes[term.axis].values[term.value])
        }
      },
      .object("value", "the value") { $0.token.valueObject($0.variant.value) },
    ])
}

/// A part of a condition.
struct TermObject: ModelObject {
  let axis: String
  let value: String

  static let kind = ModelKind<TermObject>(
    "term", "A part of a condition: an axis and the value it must have.",
    [
      .object("axis", "the name of the axis") { NameObject([$0.axis]) },
      .object("value", "the name of its value") { NameObject([$0.value]) },
    ])
}

/// Where a value comes from.
struct SourceObject: ModelObject {
  let source: TokenSource
  let environment: ModelEnvironment

  static let kind = ModelKind<SourceObject>(
    "source", "Where a value comes from.",
    [
      .object("text", "the source in one line") {
        TextObject(text: $0.source.text, environment: $0.environment)
      },
      .object("title", "the title alone") { TextObject(text: $0.source.title, environment: $0.environment) },
      .text("url", "its address, if it has one") { $0.source.url },
    ])
}

extension TokenSource {
  fileprivate var title: String {
    switch self {
    case .article(let title, _), .documentation(let title, _), .measurement(let title, _): title
    case .figma: text
    }
  }

  fileprivate var url: String? {
    switch self {
    case .article(_, let url), .documentation(_, let url), .measurement(_, let url): url
    case .figma: nil
    }
  }
}
