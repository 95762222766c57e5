import TokenDiagnostics

/// The properties that groups and tokens share.
package struct Metadata: Sendable {
  /// The value is nil for a type that could not be understood, which was reported.
  package var type: Located<TokenType?>?
  package var description: Located<String>?
  /// Nil where there is nothing else, as at most tokens. It is an object so that those are small.
  private var additions: Additions?

  private final class Additions: Sendable {
    struct Properties: Sendable {
      var source: Located<TokenSource>?
      var deprecation: Located<Deprecation>?
      var use: Located<TokenUse>?
      var checks: [Check] = []
      var extensions: Located<JSONText>?
    }

    let properties: Properties

    init(_ properties: Properties) { self.properties = properties }
  }
}

extension Metadata {
  package var source: Located<TokenSource>? {
    get { additions?.properties.source }
    set { change { $0.source = newValue } }
  }

  package var deprecation: Located<Deprecation>? {
    get { additions?.properties.deprecation }
    set { change { $0.deprecation = newValue } }
  }

  package var use: Located<TokenUse>? {
    get { additions?.properties.use }
    set { change { $0.use = newValue } }
  }

  package var checks: [Check] {
    get { additions?.properties.checks ?? [] }
    set { change { $0.checks = newValue } }
  }

  /// What `$extensions` holds, but for what is ours.
  package var extensions: Located<JSONText>? {
    get { additions?.properties.extensions }
    set { change { $0.extensions = newValue } }
  }

  /// Whether nothing is here but a type and a description.
  var isPlain: Bool { additions == nil }

  private mutating func change(_ change: (inout Additions.Properties) -> Void) {
    var properties = additions?.properties ?? Additions.Properties()
    change(&properties)
    additions = Additions(properties)
  }
}

/// A value and where it was written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}
