import TokenDiagnostics
import TokenModel
import TokenSyntax

/// Keys whose default says that nothing is wanted of them: this version accepts the default only.
extension ConfigReader {
  mutating func checkResolver(_ node: Node) {
    for entry in entries(of: node, "'resolver'", keys: ["file", "modifiers"]) where !entry.value.isNull {
      if entry.key.text == "file" {
        bag.add(.notSupportedYet("a resolver document", at: entry.value.smallestRange))
      } else if !mappingEntries(of: entry.value, "'modifiers'").isEmpty {
        bag.add(.notSupportedYet("a mapping of modifiers", at: entry.value.smallestRange))
      }
    }
  }
}
