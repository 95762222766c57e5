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
    if let root = tree.root { reader.read(root, into: &config) }
    return (config, reader.bag.sorted(byPlacesIn: [file]))
  }

  private static let laterKeys: Set<String> = ["resolver", "templates", "swift", "lint"]

  private mutating func read(_ root: Node, into config: inout Config) {
    let keys = ["tokens", "axes", "units", "typography", "outputs"]
    for entry in entries(of: root, "the config", keys: keys, later: Self.laterKeys) where !entry.value.isNull
    {
      switch entry.key.text {
      case "tokens": config.tokens = paths(entry)
      case "axes": config.model.axes = axes(entry.value)
      case "units": readUnits(entry.value, into: &config.model)
      case "typography": readTypography(entry.value, into: &config.model)
      case "outputs":
        config.outputs = oneOrMore(of: entry.value, "outputs", "output").compactMap { output($0) }
        config.outputsRange = entry.key.range
      default: break
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

extension ConfigReader {
  fileprivate mutating func axes(_ node: Node) -> Axes {
    var all = Axes.builtIn.all
    for entry in mappingEntries(of: node, "'axes'") {
      let name = entry.key.text
      if let mistake = mistake(inAxisName: entry.key, beside: all) {
        bag.add(mistake)
        continue
      }
      guard let values = axisValues(entry.value, of: name) else { continue }
      all.append(Axis(name: name, values: values))
    }
    return Axes(all: all)
  }

  private func mistake(inAxisName key: Node.Key, beside axes: [Axis]) -> Diagnostic? {
    if Axes.deviceWords.contains(key.text) { return .deviceAxis(key) }
    let member = SwiftIdentifier.member(key.text)
    if axes.contains(where: { SwiftIdentifier.member($0.name) == member }) { return .axisTwice(key) }
    return isAxisWord(key.text) ? nil : .axisName(key)
  }

  private mutating func axisValues(_ node: Node, of name: String) -> [String]? {
    let nodes = items(of: node, "axis '\(name)'")
    let values = nodes.compactMap { text($0, "a value of an axis") }
    for (value, node) in zip(values, nodes) where values.count == nodes.count && !isAxisWord(value) {
      bag.add(.configValue("a value of an axis \(Diagnostic.axisWordRule)", node.range))
    }
    guard values.allSatisfy(isAxisWord) else { return nil }
    guard values.count > 1, Set(values.compactMap(SwiftIdentifier.member)).count == values.count else {
      bag.add(
        .configValue(
          "an axis has two or more values with different Swift names, the default first", node.range))
      return nil
    }
    return values
  }

  /// A word that can stand in a condition and become a Swift name. `and` joins conditions, and no property or enum case
  /// can be called `self` or `init`.
  private func isAxisWord(_ word: String) -> Bool {
    !["and", "self", "init"].contains(word) && SwiftIdentifier.member(word) != nil
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  fileprivate mutating func output(_ node: Node) -> Config.OutputSetting? {
    guard case .mapping = node.content else {
      bag.add(
        .configValue("an output is a mapping such as { format: json, to: Generated }", node.smallestRange))
      return nil
    }
    let keys = ["format", "to", "root", "access", "layout", "frameworks"]
    let entries = entries(of: node, "an output", keys: keys, later: ["template", "colors", "pairs"])
    guard let format = format(entries.first { $0.key.text == "format" }, in: node) else { return nil }
    var setting = Config.OutputSetting(format: format, folder: "")
    for entry in entries {
      switch entry.key.text {
      case "to":
        setting.folder = text(entry.value, "a folder") ?? ""
        setting.folderRange = entry.value.range
      case "root", "access", "layout", "frameworks":
        guard format.name == OutputFormat.swift.name else {
          bag.add(.configKey(entry.key, in: "an output of format '\(format.name)'", keys: ["format", "to"]))
          continue
        }
        readSwift(entry, into: &setting.swift)
      default: break
      }
    }
    if setting.folder.isEmpty {
      bag.add(.configValue("an output needs 'to', the folder it goes into", node.smallestRange))
    }
    return setting
  }

  private mutating func format(_ entry: Node.Entry?, in node: Node) -> OutputFormat? {
    guard let entry else {
      bag.add(.configValue("an output needs 'format'", node.smallestRange))
      return nil
    }
    guard let name = text(entry.value, "the name of a format") else { return nil }
    if let format = OutputFormat.all.first(where: { $0.name == name }) { return format }
    if name == "docs" {
      bag.add(.notSupportedYet("the output 'docs'", at: entry.value.range))
    } else {
      bag.add(.configChoice(name, entry.value, values: OutputFormat.all.map(\.name)))
    }
    return nil
  }

  private mutating func readSwift(_ entry: Node.Entry, into settings: inout SwiftSettings) {
    switch entry.key.text {
    case "root":
      guard let root = text(entry.value, "a name") else { return }
      guard SwiftIdentifier.isRootName(root) else {
        bag.add(.configValue("'root' is the name of a Swift type, such as DS", entry.value.range))
        return
      }
      settings.root = root
    case "access":
      settings.access = choice(entry.value, "access", of: SwiftSettings.Access.self) ?? settings.access
    case "layout":
      settings.layout = choice(entry.value, "layout", of: SwiftSettings.Layout.self) ?? settings.layout
    default:
      let names = items(of: entry.value, "frameworks").compactMap { item in
        choice(item, "frameworks", of: SwiftSettings.Framework.self)
      }
      settings.frameworks = Set(names)
    }
  }
}

extension Node {
  fileprivate var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.meaning == .null } else { false }
  }
}
