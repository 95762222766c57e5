import Foundation
import TokenEmit

/// The source that holds the built-in templates, which is made from the folder `Templates` of this project.
package struct EmbeddedTemplateFile {
  private let checkout: String

  /// In the folder of the project, by its absolute path.
  package init(checkout: String) { self.checkout = checkout }

  /// The text of the source.
  package func text() throws(CommandError) -> String {
    var walk = FolderWalk(.templates)
    let folder = AbsolutePath.join(checkout, "Templates")
    walk.collect(folder, shown: "Templates")
    var files: [(name: String, text: String)] = []
    for path in walk.namedFiles {
      let name = String(path.dropLast(TemplateLibrary.suffix.count))
      files.append(
        (name: name, text: try text(of: AbsolutePath.join(folder, path), shown: "Templates/\(path)")))
    }
    return TemplateLibrary.source(embedding: files)
  }

  /// What a raw literal of several lines holds as it is.
  private func text(of path: String, shown: String) throws(CommandError) -> String {
    switch FileContents.read(path) {
    case .refused(let reason): throw CommandError(.failure, "'\(shown)' cannot be read: \(reason)")
    case .bytes(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0x0D),
        !text.contains("\"\"\"###"), !text.contains("\\###")
      else {
        throw CommandError(
          .failure,
          "'\(shown)' cannot be embedded: it must be UTF-8 without carriage returns, '\"\"\"###' and '\\###'")
      }
      return text
    }
  }

  /// Writes the source, where there is one.
  package func write(_ output: Output) throws(CommandError) {
    var isDirectory: ObjCBool = false
    let sources = AbsolutePath.join(checkout, "Sources/TokenEmit")
    guard FileManager.default.fileExists(atPath: sources, isDirectory: &isDirectory), isDirectory.boolValue
    else {
      throw CommandError(
        .wrongUse,
        "'templates embed' is for the source of tokenc itself: there is no 'Sources/TokenEmit' here")
    }
    let file = OutputFile(path: "EmbeddedTemplates.swift", text: try text())
    try OutputFolder(absolutePath: sources, displayPath: "Sources/TokenEmit").replace(file)
    output.result("Sources/TokenEmit/EmbeddedTemplates.swift: written\n")
  }
}
