import TokenDiagnostics
import TokenModel

/// Where the groups and colours of an asset catalog lie in it. Xcode and most file systems of a Mac take names that
/// differ in case for one.
struct AssetPaths {
  /// The folders of the groups with colours, an outer one before those in it.
  private(set) var folders: [String] = []
  private(set) var bag = DiagnosticBag()
  private var colorSets: [TokenPath: String] = [:]
  /// What has a path, by the path without case.
  private var taken: [String: (path: TokenPath, range: SourceRange)] = [:]

  init(_ colors: [Token], groups: [TokenPath: GroupDeclaration]) {
    for color in colors { add(color, groups) }
  }

  /// The folder of a colour; nil for one whose name is taken, which `bag` says.
  func colorSet(of token: Token) -> String? { colorSets[token.path] }

  private mutating func add(_ color: Token, _ groups: [TokenPath: GroupDeclaration]) {
    var folder = ""
    for depth in color.path.components.indices.dropLast() {
      let group = TokenPath(Array(color.path.components[...depth]))
      folder += FileName.safe(color.path.components[depth])
      guard let isNew = take(folder, for: group, groups[group]?.range ?? color.range) else { return }
      if isNew { folders.append(folder) }
      folder += "/"
    }
    let colorSet = folder + FileName.safe(color.path.components.last ?? "") + ".colorset"
    if take(colorSet, for: color.path, color.range) != nil { colorSets[color.path] = colorSet }
  }

  /// Whether a path is taken for the first time; nil if something else has it.
  private mutating func take(_ path: String, for owner: TokenPath, _ range: SourceRange) -> Bool? {
    guard let other = taken[path.lowercased()] else {
      taken[path.lowercased()] = (owner, range)
      return true
    }
    if other.path == owner { return false }
    let clash = Diagnostic.assetNameClash(owner, range, other: other.path, otherRange: other.range)
    if !bag.diagnostics.contains(where: { $0.range == clash.range }) { bag.add(clash) }
    return nil
  }
}
