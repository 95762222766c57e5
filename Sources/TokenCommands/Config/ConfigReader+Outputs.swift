import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

/// What to write, where, and how.
extension ConfigReader {
  /// The keys that an output of each format has.
  static let keysByFormat = [
    OutputFormat.swift.name: ["format", "to", "root", "access", "layout", "frameworks", "colors"],
    OutputFormat.json.name: ["format", "to"],
    OutputFormat.docs.name: ["format", "to", "pairs"],
    OutputFormat.dtcg.name: ["format", "to"],
  ]
  static let formats = OutputFormat.all.map(\.name)

  /// An output that can be written; nil for another, which `bag` says.
  mutating func output(_ node: Node) -> Config.OutputSetting? {
    guard case .mapping(let entries) = node.content else {
      bag.add(
        .configValue("an output is a mapping such as { format: json, to: Generated }", node.smallestRange))
      return nil
    }
    if let template = entries["template"] {
      return templateOutput(template.value, in: node)
    }
    let name = formatName(entries["format"], in: node)
    let known = self.entries(
      of: node, name.map { "an output of format '\($0)'" } ?? "an output",
      keys: name.flatMap { Self.keysByFormat[$0] } ?? Self.allKeys)
    guard let name else { return nil }
    var setting = Config.OutputSetting(format: .swift, folder: "")
    for entry in known { read(entry, into: &setting) }
    if setting.folder.isEmpty {
      bag.add(.configValue("an output needs 'to', the folder it goes into", node.smallestRange))
    }
    setting.format = OutputFormat.all.first { $0.name == name } ?? .swift
    return setting
  }

  private static var allKeys: [String] {
    formats.flatMap { keysByFormat[$0] ?? [] }.reduce(into: []) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    }
  }

  private mutating func formatName(_ entry: Node.Entry?, in node: Node) -> String? {
    guard let entry else {
      bag.add(.configValue("an output needs 'format'", node.smallestRange))
      return nil
    }
    guard let name = text(entry.value, "the name of a format") else { return nil }
    if Self.formats.contains(name) { return name }
    bag.add(.configChoice(name, entry.value, values: Self.formats))
    return nil
  }

  private mutating func read(_ entry: Node.Entry, into setting: inout Config.OutputSetting) {
    switch entry.key.text {
    case "format": break
    case "to":
      setting.folder = text(entry.value, "a folder") ?? ""
      setting.folderRange = entry.value.range
    case "pairs":
      let pairs = items(of: entry.value, "'pairs'")
      if !pairs.isEmpty {
        bag.add(.notSupportedYet("'pairs' of colours", at: entry.value.smallestRange))
      }
    default: readSwift(entry, into: &setting.swift)
    }
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
    case "colors":
      settings.colors = choice(entry.value, "colors", of: SwiftSettings.Colors.self) ?? settings.colors
    default:
      let names = items(of: entry.value, "frameworks").compactMap { item in
        choice(item, "frameworks", of: SwiftSettings.Framework.self)
      }
      settings.frameworks = Set(names)
    }
  }
}
