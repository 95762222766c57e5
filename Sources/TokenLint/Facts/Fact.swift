import TokenDiagnostics

/// Something in a file that a rule may have to say something about, whatever the config and the other files say.
package struct Fact: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  package var range: Range<Int>
  /// What the finding says, one phrase.
  package var message: String
  package var weight = Weight.usual
  package var surroundings: Surroundings = []
  /// The types around it, the innermost last, as they are written.
  package var types: [String] = []
  /// The declaration around it, with those around that: `Card.body`.
  package var declaration = ""
  /// The marked code without blanks and comments: what tells it from others after an edit.
  package var statement = ""
  package var notes: [Note] = []
  package var fixes: [Fix] = []
  /// The iOS that what is proposed needs: `16`; nil where any will do. Below it the finding is a note without fixes.
  package var neededSystem: Int?
  /// What must be known of the other files for this to be a finding.
  package var condition = Condition.always

  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: Range<Int>
  }

  package struct Fix: Hashable, Sendable {
    package struct Edit: Hashable, Sendable {
      package let range: Range<Int>
      package let text: String
    }

    package let title: String
    package let applicability: Diagnostic.FixIt.Applicability
    package let edits: [Edit]
  }

  /// How much the finding weighs where the config does not say.
  package enum Weight: Hashable, Sendable {
    /// As much as its rule.
    case usual
    case severity(Diagnostic.Severity)
    /// Depends on whether the type around it is a view or a view controller, which another file may say.
    case inView(Diagnostic.Severity, elsewhere: Diagnostic.Severity)
    /// As much as its rule; a note in an extension that has no windows, where no size class can be asked for.
    case usualInWindows
  }

  package enum Condition: Hashable, Sendable {
    case always
    /// A helper of the project with this name asks about the device: a member of the type, or where none is named, a
    /// global one or a member of a type around the fact.
    case isDeviceHelper(name: String, type: String?)
    /// A helper of the project with this name asks about the device, and is a member of a type that a value of this
    /// name may have: `deviceState` a `DeviceState`.
    case isMemberDeviceHelper(name: String, value: String)
    /// The innermost type around the fact is a view or a view controller of UIKit.
    case isInUIKitView
    /// The app has scenes: some type is their delegate, or an `App`.
    case hasScenes
    /// No type of the project has this name, which is that of a framework's type.
    case isNotDeclared(String)
  }
}

/// Where something stands, as far as that makes it more or less of a fault.
package struct Surroundings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// In a test.
  package static let test = Surroundings(rawValue: 1)
  /// In a preview.
  package static let preview = Surroundings(rawValue: 2)
  /// In code that is never compiled, or not for a system with scenes.
  package static let otherPlatform = Surroundings(rawValue: 4)
  /// Where a newer system is not available.
  package static let fallback = Surroundings(rawValue: 8)
  /// In a declaration that is deprecated itself.
  package static let deprecated = Surroundings(rawValue: 16)
  /// In an argument of a call that only reports: a log, an event.
  package static let report = Surroundings(rawValue: 32)
}
