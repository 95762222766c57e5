import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

extension DiagnosticID {
  package static let unknownConfigKey = DiagnosticID("unknown-config-key")
  package static let configValue = DiagnosticID("config-value")
  package static let noEffectInPlugin = DiagnosticID("no-effect-in-plugin")
  package static let nestedConfig = DiagnosticID("nested-config")
  package static let unknownNamedToken = DiagnosticID("unknown-named-token")
}

extension Diagnostic {
  static func configKey(_ key: Node.Key, in what: String, keys: [String]) -> Diagnostic {
    let hint = NearMiss.hint(for: key.text, among: keys)
    let list = hint.isEmpty ? "; it has \(keys.quotedList)" : hint
    return Diagnostic(
      .unknownConfigKey, .error, "\(what) has no key '\(key.text)'\(list)", at: key.range)
  }

  static func configValue(_ rule: String, _ range: SourceRange?) -> Diagnostic {
    Diagnostic(.configValue, .error, rule, at: range)
  }

  static func configChoice(_ text: String, _ node: Node, values: [String]) -> Diagnostic {
    let list = values.quotedList
    return Diagnostic(
      .configValue, .error, "'\(text)' is not one of \(list)\(NearMiss.hint(for: text, among: values))",
      at: node.range)
  }

  static func keyInNestedConfig(_ key: Node.Key) -> Diagnostic {
    let name = Project.configName
    return Diagnostic(
      .nestedConfig, .error,
      "a '\(name)' in a folder of token files holds 'lint' only; '\(key.text)' belongs in the project's '\(name)'",
      at: key.range)
  }

  package static func unreadableNestedConfig(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(.nestedConfig, .error, "the config '\(path)' cannot be read: \(reason)", at: nil)
  }

  static func notASwiftName(_ name: String, _ node: Node) -> Diagnostic {
    configValue(
      "a Swift name is made of letters, digits and '_', begins with no digit, and has no backticks; '\(name)' is none",
      node.range)
  }

  static func nameOfNothing(_ chosen: ChosenName, known: [String]) -> Diagnostic {
    let hint = NearMiss.hint(for: chosen.path.description, among: known)
    return Diagnostic(
      .unknownNamedToken, .error, "'\(chosen.path)' is neither a token nor a group\(hint)",
      at: chosen.pathRange,
      dependsOnUnreadText: true)
  }

  static func noEffectInPlugin(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .noEffectInPlugin, .note,
      "a build plugin writes Swift, a file for each token file; other 'outputs', 'layout' and "
        + "'colors: assetCatalog' have no effect there",
      at: range)
  }

  static func noTemplateFolderInPlugin(at range: SourceRange) -> Diagnostic {
    let folder = Config.defaultTemplateFolder
    return Diagnostic(
      .noEffectInPlugin, .note,
      "a build plugin takes templates from '\(folder)' only; 'templates' has no effect there", at: range)
  }

  static func outputTwice(_ output: Config.OutputSetting, after first: Config.OutputSetting) -> Diagnostic {
    Diagnostic(
      .configValue, .error, "an output of format '\(output.format.name)' goes into this folder already",
      at: output.folderRange, notes: [Diagnostic.Note("the other one is here", at: first.folderRange)])
  }

  static func outputOverSource(_ path: String, _ kind: String, at range: SourceRange?) -> Diagnostic {
    configValue("outputs do not replace what is read: '\(path)' would be a \(kind)", range)
  }

  static func outputFileTwice(
    _ path: String, _ output: Config.OutputSetting, after first: Config.OutputSetting
  ) -> Diagnostic {
    Diagnostic(
      .configValue, .error, "another output writes '\(path)' already; give this one another 'to'",
      at: output.folderRange, notes: [Diagnostic.Note("the other one is here", at: first.folderRange)])
  }

  static func outputReadAsTokens(_ path: String, in folder: String, at range: SourceRange?) -> Diagnostic {
    configValue(
      "outputs do not go where tokens are read: '\(path)' would be a token file of '\(folder)'", range)
  }

  static func deviceAxis(_ key: Node.Key) -> Diagnostic {
    let rule = "a value depends on the space and posture an app has, never on the device"
    return configValue("\(rule); '\(key.text)' cannot be an axis", key.range)
  }

  static func axisTwice(_ key: Node.Key) -> Diagnostic {
    configValue("there is an axis '\(key.text)' already", key.range)
  }

  static func axisName(_ key: Node.Key) -> Diagnostic {
    configValue("the name of an axis \(axisWordRule)", key.range)
  }

  /// What a word must be to stand in a condition and in Swift.
  static let axisWordRule = "is made of letters, digits and '-', and is not 'and', 'self' or 'init'"
}
