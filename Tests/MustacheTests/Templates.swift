import Mustache

/// Templates by name, and what a template gives with them.
struct Templates {
  private var templates: [String: Template] = [:]
  private var errors: [TemplateError] = []

  init(_ texts: [String: String]) {
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      templates[name] = Template.parse(Array(text.utf8), name: name, reportingTo: &errors)
    }
  }

  func render(
    _ text: String, _ value: TemplateValue, escaping: Escaping, within limits: RenderingLimits = .standard
  ) -> (text: String, errors: [TemplateError]) {
    var errors = errors
    let template = Template.parse(Array(text.utf8), name: "main", reportingTo: &errors)
    var output: [UInt8] = []
    let failure = template.render(
      value, partials: { templates[$0] }, escaping: escaping, within: limits, into: &output)
    if let failure { errors.append(failure) }
    return (String(decoding: output, as: UTF8.self), errors)
  }
}
