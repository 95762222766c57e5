/// What is known of a file by itself. It depends on the file's bytes and on nothing else, so it can be kept.
package struct FileFacts: Hashable, Sendable {
  package var facts: [Fact] = []
  package var directives: [Directive] = []
  package var imports: Set<String> = []
  package var types: [DeclaredType] = []
  package var helpers: [DeviceHelper] = []
  /// Whether a program wrote the file, by what it says at its beginning.
  package var isGenerated = false
  /// Where the text goes against the grammar, as far as it was parsed.
  package var errorOffset: Int?
  /// Whether the code is nested so deeply that it was not parsed; then nothing else is known.
  package var isTooDeep = false
  /// How many bytes were parsed.
  package var parsedBytes = 0

  package init() {}

  static var tooDeep: FileFacts {
    var facts = FileFacts()
    facts.isTooDeep = true
    return facts
  }

  /// Whether something in it is about a place in the file, whose text is needed to tell of it.
  package var hasPlaces: Bool {
    !facts.isEmpty || !directives.isEmpty || !helpers.isEmpty || errorOffset != nil
  }
}

/// A type that a file declares or extends.
package struct DeclaredType: Hashable, Sendable {
  package let name: String
  /// Whether it is declared elsewhere and extended here.
  package let isExtension: Bool
  package let inherited: [String]
}

/// A declaration of the project that answers a question about the device: `static var isPad: Bool { … }`.
package struct DeviceHelper: Hashable, Sendable {
  package let name: String
  /// The type it is a member of; nil for one outside of all types.
  package let type: String?
  package let range: Range<Int>
  /// What it asks: "the idiom", "the screen".
  package let trait: String
}

/// A comment that speaks to the linter.
package struct Directive: Hashable, Sendable {
  /// The comment.
  package let range: Range<Int>
  package let text: String
  /// The declaration below it, for `tokenc:ignore`.
  package var declaration: Range<Int>?

  /// Whether it speaks of the declaration below it.
  var isAboutDeclaration: Bool { text.contains("tokenc:ignore") }
}
