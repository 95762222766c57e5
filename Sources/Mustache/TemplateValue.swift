/// What a name in a template stands for.
package enum TemplateValue: Sendable {
  /// Known, but not there: it is written as nothing, and a section of it is left out.
  case null
  case boolean(Bool)
  /// Text that somebody may have written. It is escaped for the output it goes into; an empty one is false.
  case text(String)
  /// Text that was made to stand where it stands, such as a number or an identifier.
  case code(String)
  case list([TemplateValue])
  case object(any TemplateObject)
}

/// Something with named parts. It is an object, so that values are small to hand on.
package protocol TemplateObject: AnyObject, Sendable {
  /// Every name it knows, in the order in which they are told to people.
  var names: [String] { get }
  /// What a name stands for; nil for a name that it does not know, which is then looked for further out.
  func value(of name: FieldName) -> TemplateValue?
}
