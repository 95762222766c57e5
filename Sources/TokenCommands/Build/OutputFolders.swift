import Foundation
import TokenEmit

/// The folders that a build writes into, each once, with all that goes into it.
struct OutputFolders {
  private let root: String
  private var folders: [(path: String, outputs: [Config.OutputSetting])] = []

  /// The given outputs by their folders, or all in the folder `out`. Outputs that share a folder with a given one
  /// come along: the list in the folder is of all of them.
  init(of outputs: [Config.OutputSetting], in project: Project, out: String?, workingDirectory: String) {
    root = project.root
    if let out {
      folders = [(AbsolutePath.join(workingDirectory, out), outputs)]
      return
    }
    func behindLinks(_ output: Config.OutputSetting) -> String {
      AbsolutePath.behindLinks(AbsolutePath.join(root, output.folder))
    }
    let wanted = Set(outputs.map(behindLinks))
    var indexes: [String: Int] = [:]
    for output in project.config.outputs {
      let folder = behindLinks(output)
      guard wanted.contains(folder) else { continue }
      if let index = indexes[folder] {
        folders[index].outputs.append(output)
      } else {
        indexes[folder] = folders.count
        folders.append((AbsolutePath.join(root, output.folder), [output]))
      }
    }
  }

  var outputs: [Config.OutputSetting] { folders.flatMap(\.outputs) }

  /// What has to be done in each folder.
  func plans(for compilation: Compilation) throws(CommandError) -> [(folder: OutputFolder, plan: OutputPlan)]
  {
    var plans: [(folder: OutputFolder, plan: OutputPlan)] = []
    for (path, outputs) in folders {
      let directory = URL(filePath: path, directoryHint: .isDirectory)
      let folder = OutputFolder(directory: directory, displayPath: AbsolutePath.relative(path, to: root))
      let files = outputs.flatMap(compilation.emit)
      let plan = try compilation.log.measure(.write, "comparing \(folder.displayPath)") {
        () throws(CommandError) in try folder.plan(files)
      }
      plans.append((folder, plan))
    }
    return plans
  }
}
