import TokenDiagnostics

extension Command {
  private static let config = Option("config", .flag, "the schema of \(Project.configName) instead")
  private static let tokensJSON = Option("tokens-json", .flag, "the schema of the output tokens.json instead")

  /// A JSON Schema, by which editors complete and check.
  package static let schema = Command(
    "schema", "Writes the JSON Schema of token files, for editors.", operand: .none,
    options: [config, tokensJSON], example: "schema --config"
  ) { arguments, output in
    if arguments.contains(config), arguments.contains(tokensJSON) {
      throw CommandError(.wrongUse, "'--config' and '--tokens-json' are two schemas; name one")
    }
    let schema: JSONText
    if arguments.contains(config) {
      schema = ConfigSchema.document
    } else if arguments.contains(tokensJSON) {
      schema = TokensJSONSchema.document
    } else {
      // Conditions name the axes of the project, so its config is read; a wrong one is for other commands to tell.
      let directory = try WorkingDirectory.path()
      let project = try Project(configPath: nil, root: nil, workingDirectory: directory)
      schema = TokenFileSchema(axes: project.config.model.axes).document
    }
    output.result(schema.rendered() + "\n")
    return .success
  }
}
