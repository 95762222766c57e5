import Foundation
import TokenCommands

// What the build plugin runs: it stays free of what only the other commands need.
let tool = CommandLineTool(name: "tokenc-generate", commands: [.build])
exit(tool.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
