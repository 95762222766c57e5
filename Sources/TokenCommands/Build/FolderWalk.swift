import Foundation
import TokenDiagnostics
import TokenEmit

/// The files below a folder. Links are followed, but into no folder twice. What is hidden is not looked at.
struct FolderWalk {
  /// What a folder holds.
  enum Purpose {
    /// Token files; the config is the one that is not a nested one, wherever it lies.
    case tokens(projectConfig: String)
    case templates

    var folderName: String {
      switch self {
      case .tokens: "token folder"
      case .templates: "template folder"
      }
    }

    func isNamedLikeFile(_ name: String) -> Bool {
      switch self {
      case .tokens: TokenFile.isNamedLikeOne(name)
      case .templates: name.hasSuffix(TemplateLibrary.suffix)
      }
    }
  }

  private let purpose: Purpose
  /// Paths below the folder.
  private var files: [String] = []
  private(set) var bag = DiagnosticBag()
  private var entered: Set<FileIdentity> = []

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// The paths below the folder of the files that are named like what it holds, in the order of their bytes.
  var namedFiles: [String] {
    files.filter(purpose.isNamedLikeFile).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  mutating func collect(_ folder: String, shown: String, below prefix: String = "") {
    var status = stat()
    guard stat(folder, &status) == 0 else { return }
    guard entered.insert(FileIdentity(status)).inserted else {
      bag.add(.folderTwice(purpose.folderName, shown))
      return
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      bag.add(.unreadableFolder(purpose.folderName, shown))
      return
    }
    if case .tokens(let projectConfig) = purpose, names.contains(Project.configName) {
      checkConfig(in: folder, shown: shown, otherThan: projectConfig)
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      // A folder called `a.yaml` is a mistake that reading it reports.
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, !purpose.isNamedLikeFile(name) {
        collect(path, shown: AbsolutePath.shown(name, in: shown), below: prefix + name + "/")
      } else {
        files.append(prefix + name)
      }
    }
  }

  private mutating func checkConfig(in folder: String, shown: String, otherThan projectConfig: String) {
    let path = AbsolutePath.join(folder, Project.configName)
    guard path != projectConfig else { return }
    let shownPath = AbsolutePath.shown(Project.configName, in: shown)
    switch FileContents.read(path) {
    case .bytes(let bytes):
      bag.add(contentsOf: ConfigReader.mistakes(inNested: SourceFile(path: shownPath, bytes: bytes)))
    case .refused(let reason): bag.add(.unreadableNestedConfig(shownPath, reason: reason))
    }
  }
}
