import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

/// An output that a project makes by a template of its own:
///
///     { template: Kotlin.kt.mustache, to: Generated/Tokens.kt }
extension ConfigReader {
  mutating func templateOutput(_ template: Node, in node: Node) -> Config.OutputSetting? {
    let known = entries(of: node, "an output made by a template", keys: ["template", "to"])
    guard let file = text(template, "the file of a template") else { return nil }
    guard file.hasSuffix(TemplateLibrary.suffix), file.utf8.count > TemplateLibrary.suffix.utf8.count else {
      bag.add(
        .configValue("the file of a template ends in '\(TemplateLibrary.suffix)'", template.smallestRange))
      return nil
    }
    guard let to = known["to"]?.value else {
      bag.add(
        .configValue("an output made by a template needs 'to', the file it goes into", node.smallestRange))
      return nil
    }
    guard let path = text(to, "a file") else { return nil }
    let (folder, name) = Self.split(path)
    guard !name.isEmpty, !folder.isEmpty else {
      bag.add(
        .configValue("'to' of a template names a file, such as Generated/Tokens.kt", to.smallestRange))
      return nil
    }
    let templateName = String(file.dropLast(TemplateLibrary.suffix.count))
    var setting = Config.OutputSetting(
      format: .template(Located(templateName, at: template.range), fileName: name), template: templateName,
      folder: folder)
    setting.folderRange = to.range
    return setting
  }

  /// The folder of a file and its name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
