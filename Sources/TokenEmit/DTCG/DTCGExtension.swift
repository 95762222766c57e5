import TokenDiagnostics
import TokenModel

/// What goes under `$extensions`: that of other tools as it was, and ours.
enum DTCGExtension {
  typealias Member = (key: String, value: JSONText)

  /// The member `$extensions`, if there is anything to keep.
  static func members(_ foreign: JSONText?, _ own: [Member]) -> [Member] {
    var vendors: [Member] = []
    if case .object(let members)? = foreign { vendors = members }
    if !own.isEmpty { vendors.append((OwnProperties.vendor, .object(own))) }
    return vendors.isEmpty ? [] : [("$extensions", .object(vendors))]
  }

  /// What DTCG has no properties for.
  static func own(_ metadata: Metadata) -> [Member] {
    var members: [Member] = []
    if let use = metadata.use { members.append(("$use", .string(use.value.rawValue))) }
    if let source = metadata.source { members.append(("$source", source.value.json)) }
    if !metadata.checks.isEmpty { members.append(("$checks", .array(metadata.checks.map(check)))) }
    return members
  }

  private static func check(_ check: Check) -> JSONText {
    let message = check.message.map { [Member("message", .string($0))] } ?? []
    return .object([("assert", .string(check.assertion.value))] + message)
  }

  /// What a token says that DTCG cannot: its type, its value as it is written, its variants.
  static func own(_ token: DTCGToken) -> [Member] {
    let declaration = token.declaration
    var members: [Member] = []
    if needsType(token) { members.append(("$type", .string(token.token.type.name))) }
    if !token.isExact || token.form.isGroup { members.append(("$value", JSONText(declaration.value))) }
    if !declaration.variants.isEmpty {
      let variants = declaration.variants.map { Member($0.key.text, JSONText($0.node)) }
      members.append(("$when", .object(variants)))
    }
    if token.token.isSnapped { members.append(("$snap", .boolean(true))) }
    return members + own(declaration.metadata)
  }

  /// An alias without a type has that of the token it names, here as in the source.
  private static func needsType(_ token: DTCGToken) -> Bool {
    switch token.form {
    case .token(let type): type != token.token.type.name || token.token.type.isForeign
    case .group: token.declaration.metadata.type != nil || token.token.value.reference == nil
    }
  }
}

extension Token {
  /// Whether it writes a text size that became another: in JSON that is not done unasked.
  fileprivate var isSnapped: Bool {
    ([value] + variants.map(\.value)).contains(where: \.holdsSnappedSize)
  }
}

extension Value {
  fileprivate var holdsSnappedSize: Bool {
    if written != nil { return true }
    return switch content {
    case .list(let values): values.contains(where: \.holdsSnappedSize)
    case .record(let record): record.given.contains { $0.value.holdsSnappedSize }
    case .color, .length, .duration, .angle, .number, .text, .boolean, .foreign: false
    }
  }
}
