import TokenDiagnostics
import TokenSyntax

/// The properties that DTCG does not have. In JSON they stand under `$extensions["dev.tokenc"]`, in YAML there too or
/// beside the others.
enum OwnProperties {
  /// The name under which `$extensions` has what is ours (DTCG Format, section 5.2.3).
  static let vendor = "dev.tokenc"
  static let keys = ["$when", "$checks", "$use", "$source"]

  /// The entries of a token or group, then those under `$extensions["dev.tokenc"]`, which mean the same.
  ///
  ///     { $value: 1, $extensions: { dev.tokenc: { $use: radius } } }   ->   $value, $extensions, $use
  static func liftingOwn(_ entries: [Node.Entry], _ bag: inout DiagnosticBag) -> [Node.Entry] {
    for entry in entries where isRefused(entry.key, among: entries) { bag.add(.ownKeyInJSON(entry.key)) }
    guard let extensions = entries.first(where: { $0.key.text == "$extensions" }),
      case .mapping(let vendors) = extensions.value.content,
      let own = vendors.first(where: { $0.key.text == vendor })
    else { return entries }
    guard case .mapping(let lifted) = own.value.content else {
      bag.add(.wrongValue(own.value, expected: "\(own.value.range.file.wordForMapping) for '\(vendor)'"))
      return entries
    }
    return entries + lifted.filter { isUsable($0.key, beside: entries, &bag) }
  }

  /// Whether a key stands right in a token or group of JSON, which is told of it.
  static func isRefused(_ key: Node.Key, among entries: [Node.Entry]) -> Bool {
    guard key.isProperty, keys.contains(key.text), key.range.file.language == .json else { return false }
    return entries.contains { $0.key.range == key.range }
  }

  private static func isUsable(
    _ key: Node.Key, beside entries: [Node.Entry], _ bag: inout DiagnosticBag
  ) -> Bool {
    guard keys.contains(key.text) else {
      bag.add(.unknownOwnKey(key))
      return false
    }
    guard let first = entries.first(where: { $0.key.text == key.text }) else { return true }
    // In JSON of the other enough was said.
    if key.range.file.language == .yaml { bag.add(.ownKeyTwice(key, first: first.key.range)) }
    return false
  }
}

extension MetadataReader {
  /// What `$extensions` holds of other tools, as it is written; nil if there is nothing, or nothing right.
  func readExtensions(_ node: Node, _ bag: inout DiagnosticBag) -> JSONText? {
    guard case .mapping(let vendors) = node.content else {
      bag.add(.wrongValue(node, expected: "\(node.range.file.wordForMapping) for '$extensions'"))
      return nil
    }
    let foreign = vendors.filter { $0.key.text != OwnProperties.vendor }
    return foreign.isEmpty ? nil : .object(foreign.map { (key: $0.key.text, value: JSONText($0.value)) })
  }
}

extension JSONText {
  /// What a node says, in JSON: numbers keep their text where it is JSON.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.meaning {
      case .null: self = .null
      case .boolean(let boolean): self = .boolean(boolean)
      case .number(let number): self = .number(JSONNumber.matches(scalar.text) ? scalar.text : number.text)
      case .notFinite: self = JSONNumber.matches(scalar.text) ? .number(scalar.text) : .string(scalar.text)
      case .text: self = .string(scalar.text)
      }
    case .list(let items): self = .array(items.map { JSONText($0) })
    case .mapping(let entries):
      self = .object(entries.map { (key: $0.key.text, value: JSONText($0.value)) })
    }
  }

  /// How many values it holds, itself included.
  var partCount: Int {
    switch self {
    case .object(let members): members.reduce(1) { $0 + $1.value.partCount }
    case .array(let items): items.reduce(1) { $0 + $1.partCount }
    case .string, .number, .boolean, .null: 1
    }
  }
}
