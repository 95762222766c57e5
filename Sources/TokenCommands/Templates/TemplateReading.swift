import Foundation
import TokenDiagnostics
import TokenEmit

/// The templates of a project: the built-in ones, and its own in front of them.
struct TemplateReading {
  /// A project's own templates, in the order of their names.
  private(set) var files: [(name: String, source: SourceFile)] = []
  let library: TemplateLibrary
  /// What is wrong with the folder, and the templates in it that none of the outputs is made by.
  let bag: DiagnosticBag

  init(_ folder: TemplateFolder, outputs: [Config.OutputSetting]) {
    var walk = FolderWalk(.templates)
    var bag = DiagnosticBag()
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.absolutePath, isDirectory: &isDirectory)
    if exists, isDirectory.boolValue {
      walk.collect(folder.absolutePath, shown: folder.path)
      bag.add(contentsOf: walk.bag)
    } else if exists || folder.isExpected {
      bag.add(.noTemplateFolder(folder))
    }
    for path in walk.namedFiles {
      let shown = AbsolutePath.shown(path, in: folder.path)
      switch FileContents.read(AbsolutePath.join(folder.absolutePath, path)) {
      case .bytes(let bytes):
        let name = String(path.dropLast(TemplateLibrary.suffix.count))
        files.append((name: name, source: SourceFile(path: shown, bytes: bytes)))
      case .refused(let reason):
        bag.add(.unreadableTemplate(shown, reason: reason, namedAt: folder.namedAt))
      }
    }
    library = TemplateLibrary(own: files)
    for unused in library.unusedTemplates(outputs: outputs.compactMap(\.template)) { bag.add(unused) }
    self.bag = bag
  }
}

extension Diagnostic {
  fileprivate static func noTemplateFolder(_ folder: TemplateFolder) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "'\(folder.path)' is not a folder; templates are files in a folder",
      at: folder.namedAt)
  }

  fileprivate static func unreadableTemplate(
    _ path: String, reason: String, namedAt range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, "the template '\(path)' cannot be read: \(reason)",
      at: range ?? SourceRange(startOf: SourceFile(path: path, bytes: [])))
  }
}
