import TokenDiagnostics
import TokenSyntax

/// What the values of tokens must satisfy: an item of `$checks`.
package struct Check: Sendable {
  /// The group or token that it stands on.
  package let owner: TokenPath
  /// The assertion as written: `{a} <= {b}`.
  package let assertion: Located<String>
  /// What it means to a person.
  package let message: String?
  /// False if a syntax error may have cut it off.
  let isComplete: Bool
}

extension MetadataReader {
  /// A list of `{ assert: "{a} <= {b}", message: … }`.
  func readChecks(_ node: Node, of owner: TokenPath, _ bag: inout DiagnosticBag) -> [Check] {
    guard case .list(let items) = node.content else {
      bag.add(
        .wrongValue(node, expected: "a list such as [{ assert: \"{a} <= {b}\" }] for '$checks'"))
      return []
    }
    return items.compactMap { readCheck($0, of: owner, &bag) }
  }

  private static let checkKeys = ["assert", "message"]

  private func readCheck(_ node: Node, of owner: TokenPath, _ bag: inout DiagnosticBag) -> Check? {
    guard case .mapping(let entries) = node.content else {
      bag.add(.wrongValue(node, expected: "a check such as { assert: \"{a} <= {b}\" }"))
      return nil
    }
    let unknown = entries.filter { !Self.checkKeys.contains($0.key.text) }
    for entry in unknown {
      let meant = NearMiss.find(entry.key.text, among: Self.checkKeys)
      bag.add(.unknownField(entry.key, of: "a check", meant: meant, names: Self.checkKeys))
    }
    let message = entries["message"].flatMap { readText($0.value, $0.key, &bag) }
    guard let assertion = entries["assert"]?.value else {
      if unknown.isEmpty { bag.add(.missingFields(["assert"], of: "a check", node)) }
      return nil
    }
    guard case .scalar(let scalar) = assertion.content, scalar.meaning == .text else {
      bag.add(.wrongValue(assertion, expected: "a comparison such as \"{a} <= {b}\""))
      return nil
    }
    // What was meant by text without quotes is not looked at before it has them.
    if assertion.isReported { return nil }
    return Check(
      owner: owner, assertion: Located(scalar.text, at: assertion.range), message: message?.value,
      isComplete: node.isComplete)
  }
}
