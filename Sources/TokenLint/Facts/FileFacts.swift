/// What is known of a file by itself. It depends on the file's bytes and on nothing else, so it can be kept.
package struct FileFacts: Hashable, Sendable {
  package var facts: [Fact] = []
  package var directives: [Directive] = []
  package var types: [DeclaredType] = []
  package var helpers: [DeviceHelper] = []
  package var launch: Set<LaunchMark> = []
  /// Whether a program wrote the file, by what it says at its beginning.
  package var isGenerated = false
  /// Where the text goes against the grammar, as far as it was parsed.
  package var errorOffset: Int?
  /// Whether the code is nested so deeply that it was not parsed; then nothing else is known.
  package var isTooDeep = false
  /// From where on nothing was looked at, because more rules would have to look at more code than anybody writes.
  package var unseenFrom: Int?
  /// How many bytes were parsed.
  package var parsedBytes = 0
  /// What is in a file that tells how apps are built; nil for code, for kinds of file that are read where another names
  /// them, and for what is broken.
  package var project: ProjectFileFacts?

  package init() {}

  /// Whether something may be said of a place in the file, for which its text is needed.
  package var speaksOfPlaces: Bool {
    !facts.isEmpty || !directives.isEmpty || !helpers.isEmpty || errorOffset != nil || unseenFrom != nil
  }

  static var tooDeep: FileFacts {
    var facts = FileFacts()
    facts.isTooDeep = true
    return facts
  }
}

/// A type that a file declares or extends.
package struct DeclaredType: Hashable, Sendable {
  package let name: String
  /// Whether it is declared elsewhere and extended here.
  package let isExtension: Bool
  package let inherited: [String]
}

/// Something in a file that tells how its app is launched, beside the types it declares.
package enum LaunchMark: String, Hashable, Sendable {
  /// A `@main` structure that is an `App` of SwiftUI.
  case app
  /// An app delegate that says which configuration a new scene has.
  case sceneConfiguration
  /// An app delegate that keeps a window.
  case delegateWindow
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
