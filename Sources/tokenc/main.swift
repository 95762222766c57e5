import Foundation
import TokenCommands

let tool = CommandLineTool(name: "tokenc", commands: [.build, .check, .templates])
exit(tool.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
