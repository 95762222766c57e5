/// A word in an Objective-C file that wakes a rule.
struct ObjectiveCPlace {
  let text: ObjectiveCText
  /// The token.
  let index: Int
  let file: ObjectiveCFile

  var word: String { text.text(index) }

  /// The method or function around it; nil in a macro and outside of all bodies.
  var definition: ObjectiveCDeclaration? {
    text.macro == nil ? file.declarations.definition(around: index) : nil
  }

  /// The method whose definition begins with the word.
  var defined: ObjectiveCDeclaration? {
    text.macro == nil ? file.declarations.definition(namedAt: index) : nil
  }

  /// What the macro, function or method around it is called; nil outside of them.
  var declaredName: String? {
    if let macro = text.macro { return String(decoding: text.bytes[macro], as: UTF8.self) }
    return definition.map { $0.selector ?? $0.name }
  }

  /// Whether it stands in a message whose selector begins with a word.
  func isInMessage(_ word: String) -> Bool {
    text.enclosingBrackets(of: index).contains { bracket in
      text.hasText(bracket, "[") && text.selector(in: bracket).map { text.hasText($0, word) } == true
    }
  }

  /// Whether it stands in an instance method of a class that is a view or a view controller, as far as can be
  /// told.
  var isInViewMethod: Bool {
    guard let definition, let type = definition.type, !definition.isClassMethod else { return false }
    return file.declarations.isView(type)
  }
}

/// What is known of an Objective-C file as a whole.
struct ObjectiveCFile: Sendable {
  let imports: Set<String>
  let declarations: ObjectiveCDeclarations

  var isTest: Bool { imports.contains("XCTest") }

  /// Whether it is about cameras and motion, and shows nothing itself.
  var isOnlyCapture: Bool {
    !imports.isDisjoint(with: ["AVFoundation", "CoreMotion", "ARKit", "RealityKit"])
      && !imports.contains("UIKit")
  }
}
