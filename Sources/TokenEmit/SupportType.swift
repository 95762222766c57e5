import TokenModel

/// A type that generated code declares besides the tokens: the struct of a record type, `ColorValue`, `Context`.
struct SupportType: Sendable {
  /// Its name below the root.
  let name: String
  // Made when asked for, because a project uses few of them.
  private let lateDeclaration: Late<String>
  private let latePlatform: Late<[PlatformPart]>

  /// Every support type there can be, used or not, in the order of their names: those that are generated from the
  /// tokens, those of the runtime and those of record types.
  static func all(
    generated: [SupportType], types: [TokenType], settings: SwiftSettings, templates: TemplateLibrary
  ) -> [SupportType] {
    let made = Set(generated.map(\.name))
    let embedded = EmbeddedRuntime.types.filter { !made.contains($0.name) }.map { runtime in
      SupportType(
        name: runtime.name, declaration: EmbeddedRuntime.declaration(of: runtime, access: settings.access),
        platform: EmbeddedRuntime.platform(of: runtime.name))
    }
    let known = made.union(embedded.map(\.name))
    let records = types.compactMap { type -> SupportType? in
      guard case .record(let shape, let name) = type.shape, !known.contains(name) else { return nil }
      return .record(shape, name: name, settings: settings, templates: templates)
    }
    return (generated + embedded + records).sorted { $0.name < $1.name }
  }

  init(
    name: String, declaration: @autoclosure @escaping @Sendable () -> String,
    platform: @autoclosure @escaping @Sendable () -> [PlatformPart] = []
  ) {
    self.name = name
    lateDeclaration = Late(declaration())
    latePlatform = Late(platform())
  }

  /// Its declaration, indented for the inside of `extension DS { … }`.
  var declaration: String { lateDeclaration.value }

  /// Extensions of it for Apple's frameworks.
  var platform: [PlatformPart] { latePlatform.value }

  /// The nested types and static members it has itself, which a group of its name cannot use.
  var reservedNames: Set<String> {
    let parts = platform.flatMap { Self.staticNames(in: $0.source, column: 2) }
    return Self.staticNames(in: declaration, column: 4)
      .union(parts).union(["allCases", "AllCases", "RawValue"])
  }

  /// What is declared that is not a member of an instance, by lines that begin in a column: those of the type
  /// itself, not of the types in it.
  private static func staticNames(in text: String, column: Int) -> Set<String> {
    let lines = RuntimeText.code(text).filter { RuntimeText.indentation(of: $0) == column }
    let names = RuntimeText.names(
      declaredWith: ["enum", "struct", "case", "typealias"], in: lines.joined(separator: "\n"))
    let members = lines.filter { $0.contains("static ") }.joined(separator: "\n")
    return names.union(RuntimeText.names(declaredWith: ["var", "func"], in: members))
  }
}

extension TokenSet {
  /// The support types that the values of the tokens need, whatever they depend on.
  var usedSupportTypes: Set<String> {
    var used: Set<String> = []
    var types: Set<ObjectIdentifier> = []
    for token in tokens where types.insert(ObjectIdentifier(token.type)).inserted {
      Self.collect(token.type.shape, into: &used)
    }
    return used
  }

  private static func collect(_ shape: Shape, into used: inout Set<String>) {
    switch shape {
    case .color: used.insert("ColorValue")
    case .textSize: used.insert("TextSize")
    case .angle: used.insert("AngleValue")
    case .choice(let swiftName, _): used.insert(topLevelName(swiftName))
    case .list(let element), .oneOrMore(let element): collect(element, into: &used)
    case .record(let record, let swiftName):
      // A nested record has fields of its own, though its name is there already.
      let isNew = used.insert(swiftName).inserted
      used.insert(topLevelName(swiftName))
      if isNew { for field in record.fields { collect(field.type.shape, into: &used) } }
    case .length, .duration, .number, .text, .boolean, .foreign: break
    }
  }

  private static func topLevelName(_ name: String) -> String {
    String(name.prefix { $0 != "." })
  }
}
