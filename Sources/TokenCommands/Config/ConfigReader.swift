import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

/// Reads `.tokenc.yml`, reporting every mistake with its place.
package struct ConfigReader {
  var bag = DiagnosticBag()

  /// What a config says, and what is wrong with it.
  package static func read(_ file: SourceFile) -> (config: Config, bag: DiagnosticBag) {
    var reader = ConfigReader()
    let tree = readYAML(file, reportingTo: &reader.bag)
    var config = Config()
    if let root = tree.root, !root.isNull { reader.read(root, into: &config) }
    return (config, reader.bag.sorted(byPlacesIn: [file]))
  }

  private static let keys = [
    "tokens", "resolver", "axes", "units", "typography", "templates", "outputs", "swift", lintKey,
  ]
  static let lintKey = "lint"

  private mutating func read(_ root: Node, into config: inout Config) {
    for entry in entries(of: root, "the config", keys: Self.keys) where !entry.value.isNull {
      switch entry.key.text {
      case "tokens": config.tokens = paths(entry)
      case "axes": config.model.axes = axes(entry.value)
      case "units": readUnits(entry.value, into: &config.model)
      case "typography": readTypography(entry.value, into: &config.model)
      case "outputs":
        config.outputs = oneOrMore(of: entry.value, "outputs", "output").compactMap { output($0) }
        config.outputsRange = entry.key.range
      case "swift": config.swiftNames = swiftNames(entry.value)
      case "resolver": checkResolver(entry.value)
      case "templates": config.templates = folder(entry.value)
      default: config.lint = lint(entry.value)
      }
    }
  }

  private mutating func paths(_ entry: Node.Entry) -> [Located<String>] {
    let paths = oneOrMore(of: entry.value, "tokens", "file or folder").compactMap { node in
      text(node, "a file or folder").map { Located($0, at: node.range) }
    }
    for path in paths where path.value.isEmpty {
      bag.add(.configValue("a path must not be empty", path.range))
    }
    return paths
  }

  private mutating func folder(_ node: Node) -> Located<String>? {
    guard let path = text(node, "a folder") else { return nil }
    if path.isEmpty { bag.add(.configValue("a path must not be empty", node.range)) }
    return path.isEmpty ? nil : Located(path, at: node.range)
  }

  private mutating func readUnits(_ node: Node, into model: inout ModelSettings) {
    for entry in entries(of: node, "'units'", keys: ["rem"]) where !entry.value.isNull {
      guard let number = number(entry.value), number.value > 0 else {
        bag.add(.configValue("'rem' is the number of points in a rem, such as 16", entry.value.range))
        continue
      }
      model.pointsPerRem = number.value
    }
  }

  private mutating func readTypography(_ node: Node, into model: inout ModelSettings) {
    for entry in entries(of: node, "'typography'", keys: ["standard", "snap"]) where !entry.value.isNull {
      if entry.key.text == "standard" {
        model.textSizes = textSizes(entry.value) ?? model.textSizes
      } else {
        model.snapping =
          choice(entry.value, "snap", of: ModelSettings.Snapping.self) ?? model.snapping
      }
    }
  }

  private mutating func textSizes(_ node: Node) -> TextSizeScale? {
    if case .scalar(let scalar) = node.content, scalar.text == "ios" { return .ios }
    guard case .list(let items) = node.content, !items.isEmpty else {
      bag.add(.configValue("'standard' is ios or a list of sizes in points", node.range))
      return nil
    }
    let sizes = items.compactMap { item -> Number? in
      guard let size = number(item), size.value > 0 else {
        bag.add(.configValue("a text size is a number of points above 0", item.range))
        return nil
      }
      return size
    }
    return sizes.count == items.count ? TextSizeScale(sizes: sizes) : nil
  }
}
