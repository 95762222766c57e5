import Foundation
import TokenCommands
import TokenLint

let name = "tokenc"
let explain = Command.explain { LintRule.all.map { (name: $0.id, text: $0.explanation) } }
let commands: [Command] = [
  .`init`, .build, .check, .lint, .list, explain, .rules, .templates, .schema,
]
let tool = CommandLineTool(name: name, commands: commands + [.completions(of: name, with: commands)])
exit(tool.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
