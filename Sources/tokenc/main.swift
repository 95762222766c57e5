import Foundation
import TokenCommands

let name = "tokenc"
let commands: [Command] = [.`init`, .build, .check, .lint, .list, .explain, .templates, .schema]
let tool = CommandLineTool(name: name, commands: commands + [.completions(of: name, with: commands)])
exit(tool.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
