import Foundation
import PackagePlugin

/// Generates the Swift of a target's tokens as a step of its build.
///
/// Token files are those below any folder `Tokens` inside the target's folder. The plugin never reads them: the
/// names of the outputs follow from the names of the inputs. Templates of the project's own are those in the folder
/// `.tokenc/templates` of the target, else of the package.
@main
struct GenerateTokens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tokens = TokenFiles(below: target.directoryURL)
    guard !tokens.files.isEmpty else {
      Diagnostics.error("target '\(target.name)' has no token files: \(tokens.reasonForNone)")
      return []
    }
    let tool = try context.tool(named: "tokenc-generate").url
    let output = context.pluginWorkDirectoryURL.appending(path: "Tokens")
    func nearest(_ path: String) -> URL? {
      [target.directoryURL, context.package.directoryURL].map { $0.appending(path: path) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    let config = nearest(".tokenc.yml")
    let templates = nearest(".tokenc/templates")
    let arguments =
      ["build", "--per-file", "--format", "xcode", "--root", target.directoryURL.path, "--out", output.path]
      + (config.map { ["--config", $0.path] } ?? []) + (templates.map { ["--templates", $0.path] } ?? [])
      + ["--"] + tokens.files.map(\.path)
    return [
      .buildCommand(
        displayName: "Generate tokens of \(target.name)", executable: tool, arguments: arguments,
        inputFiles: tokens.files + [tool] + (config.map { [$0] } ?? []) + templateFiles(below: templates),
        outputFiles: (["_Namespaces.tokens.swift"] + tokens.outputNames).map { output.appending(path: $0) })
    ]
  }
}

/// What lies below a folder and is not hidden, by its path there, in the order of the bytes of the paths.
private func visiblePaths(below folder: URL) -> [String] {
  let walk = FileManager.default.enumerator(atPath: folder.path)
  return (walk?.compactMap { $0 as? String } ?? [])
    .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The templates in a folder.
private func templateFiles(below folder: URL?) -> [URL] {
  guard let folder else { return [] }
  return visiblePaths(below: folder).filter { $0.hasSuffix(".mustache") }.map { folder.appending(path: $0) }
}

/// The token files of a target, in the order of their paths.
private struct TokenFiles {
  private let folder: URL
  /// Paths below the target's folder.
  private let paths: [String]
  /// The folders that were looked into, by their paths.
  private let lookedInto: [String]

  init(below folder: URL) {
    self.folder = folder
    let visible = visiblePaths(below: folder)
    paths = visible.filter { path in
      path.split(separator: "/").dropLast().contains("Tokens") && Self.isTokenFile(path)
    }
    lookedInto = visible.filter { $0.split(separator: "/").last == "Tokens" }
  }

  /// Why there are no files, for whoever expected some.
  var reasonForNone: String {
    if lookedInto.isEmpty { return "there is no folder 'Tokens' in '\(folder.path)' or below it" }
    let names = lookedInto.map { "'\(folder.appending(path: $0).path)'" }.joined(separator: ", ")
    return "no .yaml, .yml, .json or .tokens file lies in \(names) or below"
  }

  var files: [URL] { paths.map { folder.appending(path: $0) } }

  /// As the generator names them: the path below the outermost `Tokens`, with `+` for `/`.
  var outputNames: [String] {
    paths.map { path in
      let parts = path.split(separator: "/")
      let start = parts.firstIndex(of: "Tokens").map { $0 + 1 } ?? 0
      let name = parts[start...].joined(separator: "+")
      let suffix = Self.suffixes.first { name.hasSuffix($0) } ?? ""
      return name.dropLast(suffix.count) + ".tokens.swift"
    }
  }

  private static let suffixes = [".tokens.json", ".tokens", ".json", ".yaml", ".yml"]

  private static func isTokenFile(_ path: String) -> Bool { suffixes.contains { path.hasSuffix($0) } }
}
