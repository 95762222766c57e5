/// A method or function that is defined, with what its first line says.
struct ObjectiveCDeclaration: Sendable {
  /// `-[Card layout:animated:]`, or the name of a function.
  var name: String
  /// The class it is a method of.
  var type: String?
  /// `layout:animated:`; nil for a function.
  var selector: String?
  var isClassMethod = false
  /// The word to report it at: the first of its name.
  var nameToken: Int
  /// The words of what it returns: `["static", "CGFloat"]`.
  var returned: [String] = []
  var isDeprecated = false
  /// From the brace that opens it to the one that closes it.
  var body: ClosedRange<Int>
}

/// The classes that a file declares and the methods and functions that it defines, in order.
struct ObjectiveCDeclarations: Sendable {
  let types: [DeclaredType]
  private(set) var definitions: [ObjectiveCDeclaration] = []
  /// The methods that the file declares as deprecated.
  private var deprecated: Set<String> = []

  init(_ text: ObjectiveCText, types: [DeclaredType]) {
    self.types = types
    var reader = ObjectiveCDeclarationReader(text: text)
    reader.read()
    definitions = reader.definitions
    deprecated = reader.deprecated
  }

  /// The definition in whose body a token stands.
  func definition(around token: Int) -> ObjectiveCDeclaration? {
    var (low, high) = (0, definitions.count)
    while low < high {
      let middle = (low + high) / 2
      if definitions[middle].body.upperBound < token { low = middle + 1 } else { high = middle }
    }
    guard low < definitions.count, definitions[low].body.contains(token) else { return nil }
    return definitions[low]
  }

  /// The definition whose name begins with a token.
  func definition(namedAt token: Int) -> ObjectiveCDeclaration? {
    var (low, high) = (0, definitions.count)
    while low < high {
      let middle = (low + high) / 2
      if definitions[middle].nameToken < token { low = middle + 1 } else { high = middle }
    }
    return low < definitions.count && definitions[low].nameToken == token ? definitions[low] : nil
  }

  func isDeprecated(_ definition: ObjectiveCDeclaration) -> Bool {
    definition.isDeprecated || deprecated.contains(definition.name)
  }

  /// Whether a class is a view or a view controller, as far as the file says or its name does.
  func isView(_ type: String) -> Bool {
    let inherited = types.first { $0.name == type && !$0.isExtension }?.inherited ?? []
    return ([type] + inherited).contains { name in Self.viewEndings.contains { name.hasSuffix($0) } }
  }

  private static let viewEndings = ["View", "Controller", "Cell", "Button", "Label", "Control"]
}
