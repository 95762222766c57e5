/// The kebab-case name of a kind of diagnostic. It is promised to users: it may be searched for and configured.
///
/// Each is declared next to the wording of its message.
package struct DiagnosticID: Hashable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) { self.name = name }

  package var description: String { name }
}
