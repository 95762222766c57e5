import TokenDiagnostics
import TokenSyntax

/// What only this tool understands. In JSON it stands under `$extensions["dev.tokenc"]`, in YAML there too or beside
/// the other properties.
package enum OwnProperties {
  /// The name under which `$extensions` has what is ours (DTCG Format, section 5.2.3).
  package static let vendor = "dev.tokenc"
  /// Properties that DTCG does not have.
  private static let additions = ["$when", "$checks", "$use", "$source"]
  /// Properties that DTCG has too: what is ours counts, because it says more.
  private static let replacements = ["$type", "$value"]
  /// Of the top level only: the paths of the tokens in their order, where nested groups would have another.
  static let order = "$order"
  /// Of a token only: that its text sizes are snapped, as YAML's are, where the config does not say.
  private static let snap = "$snap"
  static let keys = replacements + additions + [snap]
  /// Those of the top level too.
  package static let keysAnywhere = keys + [order]

  /// The entries of a token or group, then those under `$extensions["dev.tokenc"]`, which mean the same or, where both
  /// are there, count.
  ///
  ///     { $value: 1, $extensions: { dev.tokenc: { $use: radius } } }   ->   $value, $extensions, $use
  static func liftingOwn(_ entries: [Node.Entry], _ bag: inout DiagnosticBag) -> [Node.Entry] {
    if entries.first?.key.range.file.language == .json {
      for entry in entries where isRefused(entry.key, among: entries) { bag.add(.ownKeyInJSON(entry.key)) }
    }
    guard let own = node(in: entries) else { return entries }
    guard case .mapping(let lifted) = own.content else {
      bag.add(.wrongValue(own, expected: "\(own.range.file.wordForMapping) for '\(vendor)'"))
      return entries
    }
    return entries + lifted.filter { isUsable($0.key, beside: entries, &bag) }
  }

  /// The value that is ours; nil where there is none.
  static func value(in entries: [Node.Entry]) -> Node.Entry? {
    node(in: entries).flatMap { entry("$value", under: $0) }
  }

  /// The order that the top level of a file gives its tokens; nil where it gives none.
  static func order(in entries: [Node.Entry]) -> Node? {
    node(in: entries).flatMap { entry(order, under: $0)?.value }
  }

  /// Whether the text sizes of a token are snapped.
  static func snap(under own: Node) -> Node? { entry(snap, under: own)?.value }

  /// What has a key among what is ours.
  static func entry(_ key: String, under own: Node) -> Node.Entry? {
    guard case .mapping(let lifted) = own.content else { return nil }
    return lifted[key]
  }

  /// What stands under `$extensions["dev.tokenc"]`.
  static func node(in entries: [Node.Entry]) -> Node? {
    guard let extensions = entries["$extensions"],
      case .mapping(let vendors) = extensions.value.content
    else { return nil }
    return vendors[vendor]?.value
  }

  /// Whether a key stands right in a token or group of JSON, which is told of it.
  static func isRefused(_ key: Node.Key, among entries: [Node.Entry]) -> Bool {
    key.isProperty && additions.contains(key.text) && key.range.file.language == .json && entries.holds(key)
  }

  private static func isUsable(
    _ key: Node.Key, beside entries: [Node.Entry], _ bag: inout DiagnosticBag
  ) -> Bool {
    if replacements.contains(key.text) || [order, snap].contains(key.text) { return true }
    guard additions.contains(key.text) else {
      bag.add(.unknownOwnKey(key))
      return false
    }
    guard let first = entries[key.text] else { return true }
    // In JSON of the other enough was said.
    if key.range.file.language == .yaml { bag.add(.ownKeyTwice(key, first: first.key.range)) }
    return false
  }
}

extension [Node.Entry] {
  /// Whether a key stands here, rather than under `$extensions`.
  func holds(_ key: Node.Key) -> Bool { contains { $0.key.range == key.range } }
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
  package init(_ node: Node) {
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
