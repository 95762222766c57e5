import Foundation
import TokenEmit

/// The folders that a build writes into, each once, with all that goes into it.
struct OutputFolders {
  private let compilation: Compilation
  private var folders: [(path: String, outputs: [Config.OutputSetting])] = []

  /// The given outputs by their folders, or all in the folder `out`. Outputs that share a folder with a given one
  /// come along: the list in the folder is of all of them.
  init(_ compilation: Compilation, outputs: [Config.OutputSetting], out: String?) {
    self.compilation = compilation
    if let out {
      folders = [(AbsolutePath.join(FileManager.default.currentDirectoryPath, out), outputs)]
      return
    }
    let root = compilation.project.root
    let wanted = Set(outputs.map { AbsolutePath.join(root, $0.folder) })
    for output in compilation.project.config.outputs {
      let path = AbsolutePath.join(root, output.folder)
      guard wanted.contains(path) else { continue }
      if let index = folders.firstIndex(where: { $0.path == path }) {
        folders[index].outputs.append(output)
      } else {
        folders.append((path, [output]))
      }
    }
  }

  /// What has to be done in each folder.
  func plans() throws(CommandError) -> [(folder: OutputFolder, plan: OutputPlan)] {
    var plans: [(folder: OutputFolder, plan: OutputPlan)] = []
    for (path, outputs) in folders {
      let shown = AbsolutePath.relative(path, to: compilation.project.root)
      let folder = OutputFolder(
        directory: URL(filePath: path, directoryHint: .isDirectory), displayPath: shown)
      let files = outputs.flatMap { output in
        output.format.emit(compilation.input(for: output)).map { file in
          OutputFile(path: file.path, bytes: Array(file.text.utf8))
        }
      }
      plans.append((folder, try folder.plan(files)))
    }
    return plans
  }
}
