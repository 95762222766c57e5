import Foundation
import TokenDiagnostics

extension Command {
  /// A project to begin with. It is built at once, so that what it writes is known to work.
  package static let `init` = Command(
    "init", "Writes a small project to begin with: a config and token files.", operand: .atMostOne("DIR"),
    options: [], example: "init MyTokens"
  ) { arguments, output in
    let folder = AbsolutePath.join(try WorkingDirectory.path(), arguments.operands.first ?? ".")
    let starter = StarterProject(in: folder)
    let files = starter.files
    if let refusal = starter.refusal { throw refusal }
    for file in files {
      try NewFile.write(file.text, to: AbsolutePath.join(folder, file.path), shown: file.path)
      output.result("\(file.path)\n")
    }
    let status = try firstBuild(of: folder, output)
    if status == .success { output.result("\n" + starter.advice) }
    return status
  }

  private static func firstBuild(of folder: String, _ output: Output) throws -> ExitStatus {
    let config = AbsolutePath.join(folder, Project.configName)
    let arguments = try ArgumentParser.parse(["--config", config], for: .build).get()
    return try Command.build.run(arguments, output)
  }
}
