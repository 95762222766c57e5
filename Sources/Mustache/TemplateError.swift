/// A mistake in a template.
package struct TemplateError: Hashable, Sendable {
  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: Range<Int>
  }

  /// The name of the template that the places lie in.
  package let template: String
  /// One phrase: lower case, names in '…', no full stop.
  package let message: String
  /// Byte offsets in the text of the template.
  package let range: Range<Int>
  package var note: Note?
}
