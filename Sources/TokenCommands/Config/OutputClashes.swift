import TokenDiagnostics
import TokenEmit
import TokenModel

extension Config {
  /// Outputs that would overwrite each other, the config or a template, and those that the next build would read as
  /// tokens. Paths are compared without case: where it makes no difference they are the same.
  func outputClashes(root: String, configPath: String) -> [Diagnostic] {
    let outputs = outputs.filter { !$0.folder.isEmpty }
    return outputsTwice(outputs, root: root)
      + outputs.compactMap {
        readAsTokens($0, root: root) ?? overwritesSource($0, root: root, configPath: configPath)
      }
  }

  private func outputsTwice(_ outputs: [OutputSetting], root: String) -> [Diagnostic] {
    var formats: [[String]: OutputSetting] = [:]
    var files: [String: OutputSetting] = [:]
    return outputs.compactMap { output in
      let folder = AbsolutePath.behindLinks(AbsolutePath.join(root, output.folder)).lowercased()
      if output.template == nil {
        let format = [output.format.name, folder]
        if let first = formats[format] { return .outputTwice(output, after: first) }
        formats[format] = output
      }
      for name in output.format.fileNames([], swift(for: output)) {
        let file = AbsolutePath.join(folder, name.lowercased())
        let shown = AbsolutePath.relative(AbsolutePath.join(root, "\(output.folder)/\(name)"), to: root)
        if let first = files[file] { return .outputFileTwice(shown, output, after: first) }
        files[file] = output
      }
      return nil
    }
  }

  private func readAsTokens(_ output: OutputSetting, root: String) -> Diagnostic? {
    let folder = AbsolutePath.join(root, output.folder)
    let readPaths: [(String, SourceRange?)] =
      tokens?.map { ($0.value, $0.range) } ?? [(Self.defaultTokenFolder, nil)]
    let names = output.format.fileNames([], swift(for: output)).filter(TokenFile.isNamedLikeOne)
    for path in names.map({ AbsolutePath.join(folder, $0) }) {
      for (tokens, range) in readPaths
      where !tokens.isEmpty && Self.isRead(path, from: AbsolutePath.join(root, tokens)) {
        let shown = AbsolutePath.relative(path, to: root)
        return .outputReadAsTokens(shown, in: tokens, at: output.folderRange ?? range)
      }
    }
    return nil
  }

  private func overwritesSource(_ output: OutputSetting, root: String, configPath: String) -> Diagnostic? {
    let folder = AbsolutePath.join(root, output.folder)
    let templates = TemplateFolder(templates, root: root).absolutePath
    for name in output.format.fileNames([], swift(for: output)) {
      let path = AbsolutePath.join(folder, name)
      let isConfig = name.lowercased() == Project.configName || path.lowercased() == configPath.lowercased()
      let isTemplate = name.hasSuffix(TemplateLibrary.suffix) && Self.isBelow(path, templates)
      if isConfig || isTemplate {
        let shown = AbsolutePath.relative(path, to: root)
        return .outputOverSource(shown, isConfig ? "config" : "template", at: output.folderRange)
      }
    }
    return nil
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    path.lowercased().hasPrefix(folder.lowercased() + "/")
  }

  /// Whether a token file or folder is that file, or is a folder in which it is found: nothing hidden is.
  private static func isRead(_ path: String, from tokens: String) -> Bool {
    let (path, tokens) = (path.lowercased(), tokens.lowercased())
    let below = AbsolutePath.relative(path, to: tokens)
    return path == tokens || below != path && !below.split(separator: "/").contains { $0.hasPrefix(".") }
  }
}
