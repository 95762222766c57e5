import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

extension ConfigReader {
  /// The names under `swift: { names: … }` that Swift can have; what has them is looked for when the tokens are known.
  mutating func swiftNames(_ node: Node) -> [ChosenName] {
    entries(of: node, "'swift'", keys: ["names"]).filter { !$0.value.isNull }.flatMap { entry in
      mappingEntries(of: entry.value, "'names'").compactMap { chosenName($0) }
    }
  }

  private mutating func chosenName(_ entry: Node.Entry) -> ChosenName? {
    guard let name = text(entry.value, "the Swift name of '\(entry.key.text)'") else { return nil }
    guard SwiftIdentifier.isChosenName(name) else {
      bag.add(.notASwiftName(name, entry.value))
      return nil
    }
    let chosen = ChosenName(
      path: TokenPath(written: entry.key.text), name: name, pathRange: entry.key.range,
      nameRange: entry.value.range)
    guard !SwiftIdentifier.unusableTypes.contains(name) else {
      bag.add(.unusableSwiftName(chosen))
      return nil
    }
    return chosen
  }
}

extension Config {
  /// A finding for each name that is given to what no token file declares.
  func namesOfNothing(in declarations: Declarations) -> [Diagnostic] {
    if swiftNames.isEmpty { return [] }
    let tokens = Set(declarations.tokens.map(\.path))
    let unknown = swiftNames.filter { !tokens.contains($0.path) && declarations.groups[$0.path] == nil }
    guard !unknown.isEmpty else { return [] }
    let known = declarations.tokens.map(\.path.description) + declarations.groups.keys.map(\.description)
    // Each search for a near miss reads every name; for thousands of names none is made.
    let searched = unknown.count * known.count <= 500_000 ? known.sorted() : []
    return unknown.map { .nameOfNothing($0, known: searched) }
  }
}
