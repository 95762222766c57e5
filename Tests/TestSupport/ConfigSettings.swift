import TokenCommands
import TokenDiagnostics
import TokenModel

/// What a config says about tokens, and what is wrong with it.
package func modelSettings(in config: SourceFile) -> (settings: ModelSettings, bag: DiagnosticBag) {
  let (config, bag) = ConfigReader.read(config)
  return (config.model, bag)
}
