import TokenDiagnostics
import TokenModel

/// What a token of ours is in DTCG.
enum DTCGForm: Hashable {
  /// A token of a DTCG type.
  case token(type: String)
  /// A group with a token for each field that has a DTCG type, which may be none.
  case group

  var isGroup: Bool { self == .group }

  init(_ token: Token) {
    guard let name = token.type.dtcgName else {
      self = .group
      return
    }
    let values = [token.value] + token.variants.map(\.value)
    self = values.allSatisfy { $0.isComplete(as: name) } ? .token(type: name) : .group
  }
}

/// A token with all that DTCG can say of it.
struct DTCGToken {
  /// A value of DTCG: that of the token, or of a field of it.
  struct Part {
    /// The names of the field below the token.
    let path: [String]
    let type: String
    let values: ContextTree
  }

  let token: Token
  let declaration: TokenDeclaration
  let form: DTCGForm
  let parts: [Part]
  /// Whether DTCG's value says all that ours does.
  let isExact: Bool

  init(_ token: Token, _ declaration: TokenDeclaration, in tokenSet: TokenSet) {
    self.token = token
    self.declaration = declaration
    form = DTCGForm(token)
    let usual = tokenSet.settings.axes.defaultContext
    var writer = DTCGValue(tokenSet: tokenSet, context: usual)
    switch form {
    case .token(let type):
      _ = writer.json(token.value(in: usual), .init(token.type))
      let values = Self.tree(of: token, as: token.type, tokenSet) { $0 }
      parts = values.map { [Part(path: [], type: type, values: $0)] } ?? []
    case .group:
      parts = Self.fields(of: token, at: [], tokenSet) { $0 }
    }
    // A condition may hold in the usual context; then what is written as the default is in no DTCG value.
    let isOverridden = declaration.variants.contains { $0.condition.holds(in: usual) }
    isExact = writer.isExact && !isOverridden
  }

  /// The members of its object.
  var members: [DTCGExtension.Member] {
    let own = DTCGExtension.own(self)
    let metadata = declaration.metadata
    let rest = metadata.dtcgMembers + DTCGExtension.members(metadata.extensions?.value, own)
    guard form.isGroup else { return (parts.first?.members ?? []) + rest }
    var fields = DTCGTree()
    for part in parts { fields.add(part.members, at: TokenPath(part.path)) }
    guard case .object(let members) = fields.object({ _ in [] }) else { return rest }
    return rest + members
  }

  /// The fields of a record, and those of the records in it. A field that is not given in every context is left out: no
  /// document can take away a token.
  private static func fields(
    of token: Token, at path: [String], _ tokenSet: TokenSet, _ record: @escaping (Value) -> Value?
  ) -> [Part] {
    let context = tokenSet.settings.axes.defaultContext
    guard case .record(let usual)? = record(token.value(in: context))?.content else { return [] }
    return usual.given.flatMap { field, value -> [Part] in
      let path = path + [field.name]
      let part: (Value) -> Value? = { value in
        guard case .record(let record)? = record(value)?.content else { return nil }
        return record[field.name]
      }
      guard let type = field.type.dtcgName else {
        return value.reference == nil ? fields(of: token, at: path, tokenSet, part) : []
      }
      let values = tree(of: token, as: field.type, tokenSet) { value in
        part(value).flatMap { $0.isComplete(as: type) ? $0 : nil }
      }
      return values.map { [Part(path: path, type: type, values: $0)] } ?? []
    }
  }

  private static func tree(
    of token: Token, as type: TokenType, _ tokenSet: TokenSet, _ part: (Value) -> Value?
  ) -> ContextTree? {
    let axes = tokenSet.settings.axes
    return ContextTree(token.axes[...], of: axes, in: axes.defaultContext) { context in
      var writer = DTCGValue(tokenSet: tokenSet, context: context)
      return part(token.value(in: context)).map { writer.json($0, .init(type)) }
    }
  }
}

extension DTCGToken.Part {
  fileprivate var members: [DTCGExtension.Member] {
    [("$type", .string(type)), ("$value", values.usual)]
  }
}

extension Value {
  /// Whether it has what DTCG requires: a typography has a line height and letter spacing (Format, section 9.8).
  fileprivate func isComplete(as type: String) -> Bool {
    guard case .record(let record) = content, type == TokenType.typography.name else { return true }
    return record.given.count == record.shape.fields.count
  }
}
