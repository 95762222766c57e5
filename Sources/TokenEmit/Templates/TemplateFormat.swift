import Mustache
import TokenDiagnostics
import TokenModel

extension OutputFormat {
  /// The name of all formats that a project makes by a template of its own.
  package static let templateName = "template"

  /// One file that a template makes of the whole project.
  ///
  /// - Parameters:
  ///   - template: The name of the template and where the config has it.
  ///   - fileName: The name of the file, whose extension says how text is escaped.
  /// - Returns: The format.
  package static func template(_ template: Located<String>, fileName: String) -> OutputFormat {
    OutputFormat.templates(name: templateName) { _, _ in
      [fileName]
    } check: { input in
      var bag = DiagnosticBag()
      if input.templates.template(template.value) == nil {
        bag.add(.unknownTemplateFile(template.value, template.range, names: input.templates.names))
      }
      return bag
    } files: { input in
      let language = OutputLanguage.ofFile(named: fileName)
      let environment = ModelEnvironment(input, literal: language.literal)
      return [
        TemplateFile(
          path: fileName, template: template.value, objects: [ProjectObject(environment: environment)],
          escaping: language.escaping)
      ]
    }
  }

  /// The render model of a project as JSON, for those who write templates.
  package static func printedModel(_ input: EmitInput) -> String {
    ModelJSON.text(of: ProjectObject(environment: ModelEnvironment(input, literal: CommentText.swiftLiteral)))
  }
}
