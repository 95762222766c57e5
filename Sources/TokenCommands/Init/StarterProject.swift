import Foundation

/// What `init` writes into a folder. Beside a Swift package the generated code becomes a target of it: it lies in a
/// folder of `Sources` that SwiftPM leaves alone until the manifest names it.
struct StarterProject {
  private enum Surroundings {
    case plain
    case package
  }

  private let folder: String
  private let surroundings: Surroundings

  /// The folder need not be there yet.
  init(in folder: String) {
    self.folder = folder
    let manifest = AbsolutePath.join(folder, "Package.swift")
    surroundings = FileManager.default.fileExists(atPath: manifest) ? .package : .plain
  }

  /// The files to write, by their paths in the folder.
  var files: [(path: String, text: String)] {
    [(Project.configName, config)]
      + StarterTokens.files.map { ("\(Config.defaultTokenFolder)/\($0.name)", $0.text) }
  }

  /// Why nothing is written: what would be in the way is there.
  var refusal: CommandError? {
    let present = ([Project.configName, Config.defaultTokenFolder, swiftFolder] + Self.others.map(\.folder))
      .filter { path in
        // Not whether it leads anywhere: a link to nothing is in the way too.
        (try? FileManager.default.attributesOfItem(atPath: AbsolutePath.join(folder, path))) != nil
      }
    guard !present.isEmpty else { return nil }
    let list = present.map { "'\($0)'" }.joined(separator: ", ")
    let verb = present.count == 1 ? "is" : "are"
    return CommandError(
      .wrongUse, "\(list) \(verb) there already; 'init' overwrites nothing, so name another folder: init DIR")
  }

  private var swiftFolder: String {
    switch surroundings {
    case .plain: Config.OutputSetting.usualSwift.folder
    case .package: "Sources/\(Self.target)"
    }
  }

  private static let target = "DesignTokens"
  /// What a project without a config writes besides Swift.
  private static let others = Config().outputs.filter { !$0.isSwift }

  private var config: String {
    let remark = surroundings == .package ? " # the target \(Self.target) of Package.swift" : ""
    let others = Self.others.map { "  - { format: \($0.format.name), to: \($0.folder) }\n" }.joined()
    return """
      # The settings of tokenc. Every key has a default; 'tokenc schema --config' describes them all.
      tokens: [\(Config.defaultTokenFolder)]
      outputs:
        - { format: swift, to: \(swiftFolder), root: DS }\(remark)
      \(others)
      """
  }

  /// What to do next.
  var advice: String {
    let next = """
      Change a value in \(Config.defaultTokenFolder), and run 'tokenc build' again. 'tokenc list' shows all tokens,
      and so do the pages in Generated/Docs.

      """
    switch surroundings {
    case .plain: return "Add the files in \(swiftFolder) to an app, and write DS.Space.medium.\n" + next
    case .package: return Self.packageAdvice + next
    }
  }

  private static let packageAdvice = """
    This is a Swift package. Add a line to the 'targets' of Package.swift:

        .target(name: "\(target)"),

    and this to the target that uses the tokens:

        dependencies: ["\(target)"]

    Then 'import \(target)' and write DS.Space.medium.

    """
}
