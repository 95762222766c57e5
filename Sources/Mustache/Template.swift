/// A Mustache template: parsed once, rendered as often as needed.
///
/// It follows the Mustache specification with its optional parts "dynamic names" and "inheritance", without lambdas.
/// Two rules go beyond it: a line that is empty stays empty in a partial that is indented, and a block that stands
/// alone with its end on a line (`  {{$name}}{{/name}}`) takes the whole line, which vanishes if nothing is written.
package struct Template: Sendable {
  /// What errors call it.
  package let name: String
  package let nodes: [TemplateNode]

  /// Reads a template; what cannot be read is reported, and the rest stays a template.
  package static func parse(
    _ bytes: [UInt8], name: String, reportingTo errors: inout [TemplateError]
  ) -> Template {
    var mistakes = Mistakes(template: name)
    checkCharacters(of: bytes, reportingTo: &mistakes)
    var parser = TemplateParser(bytes, mistakes: mistakes)
    let nodes = parser.parse()
    errors += parser.mistakes.inOrderOfPlaces
    return Template(name: name, nodes: nodes)
  }

  /// Writes the template with a value at the bottom of the context stack.
  ///
  /// A name that nothing knows and a partial that `partials` does not find are written as nothing. The result is the
  /// mistake that ended the rendering early, if one did: `output` then holds a part.
  package func render(
    _ value: TemplateValue, partials: (String) -> Template?, escaping: Escaping,
    within limits: RenderingLimits, into output: inout [UInt8]
  ) -> TemplateError? {
    withoutActuallyEscaping(partials) { partials in
      var renderer = Renderer(value, partials: partials, escaping: escaping, limits: limits, output: output)
      output = []
      defer { output = renderer.output }
      return renderer.render(self)
    }
  }
}

/// What ends the rendering of a template that includes itself without end, or that multiplies what it includes.
package struct RenderingLimits: Sendable {
  /// How deep sections, partials and blocks may lie in one another.
  package let depth: Int
  /// How many tags and texts may be rendered.
  package let steps: Int
  /// How many bytes may be written.
  package let bytes: Int

  package init(depth: Int, steps: Int, bytes: Int) {
    self.depth = depth
    self.steps = steps
    self.bytes = bytes
  }

  /// Far beyond what any project needs.
  package static let standard = RenderingLimits(depth: 2000, steps: 200_000_000, bytes: 512 << 20)
}
