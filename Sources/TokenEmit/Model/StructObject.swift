import TokenModel

/// A struct that Swift code declares for a record type that computes nothing.
struct RecordObject: ModelObject {
  let name: String
  let access: String
  let properties: [PropertyObject]

  static let kind = ModelKind<RecordObject>(
    "record", "A record type that computes nothing: what `Swift/Record` is rendered with.",
    [
      .code("name", "the name of its struct") { $0.name },
      .code("access", "the access level") { $0.access },
      .list("properties", "its fields") { $0.properties },
      .flag("isOneLine", "whether the head of an initializer fits on one line") {
        PropertyObject.fitOnOneLine($0.properties, access: $0.access)
      },
    ])

  init(_ shape: RecordShape, name: String, root: String, access: String) {
    self.name = name
    self.access = access
    properties = shape.fields.map { field in
      let type = SwiftLiteral.typeName(field.type.shape, root: root)
      return PropertyObject(
        name: SwiftIdentifier.escaped(field.name), type: field.isRequired ? type : type + "?",
        usual: field.isRequired ? nil : "nil")
    }
  }
}

/// The struct of what values depend on.
struct ContextObject: ModelObject {
  let axes: [ContextAxis]
  let access: String

  static let kind = ModelKind<ContextObject>(
    "context", "What the values of some tokens depend on: what `Swift/Context` is rendered with.",
    [
      .code("access", "the access level") { $0.access },
      .list("contextAxes", "the axes that some token's function asks for") {
        $0.axes.map(ContextAxisObject.init)
      },
      .list("properties", "a property for each of them") { $0.properties },
      .flag("isOneLine", "whether the head of an initializer fits on one line") {
        PropertyObject.fitOnOneLine($0.properties, access: $0.access)
      },
    ])

  private var properties: [PropertyObject] {
    axes.map { PropertyObject(name: $0.property, type: $0.type, usual: ".\($0.cases[0])") }
  }
}

/// An axis that a token's function asks for.
struct ContextAxisObject: ModelObject {
  let axis: ContextAxis

  static let kind = ModelKind<ContextAxisObject>(
    "contextAxis", "An axis as a property of `Context`.",
    [
      .code("property", "the property: `posture`") { $0.axis.property },
      .code("label", "the property as the label of an argument") { $0.axis.label },
      .code("type", "its enum: `Posture`") { $0.axis.type },
      .lines("cases", "the cases of the enum; the first is the default") { $0.axis.cases },
      .code("usual", "the first case") { $0.axis.cases[0] },
      .code("sizeClass", "the size class of SwiftUI's environment that decides it: `horizontalSizeClass`") {
        $0.axis.sizeClass
      },
    ])
}

/// A property of a struct, which its initializer takes.
struct PropertyObject: ModelObject {
  let name: String
  let type: String
  /// What it is where the initializer is told nothing.
  let usual: String?

  static let kind = ModelKind<PropertyObject>(
    "property", "A property of a struct, which its initializer takes.",
    [
      .code("name", "its name") { $0.name },
      .code("type", "its type") { $0.type },
      .code("parameter", "the parameter of an initializer: `posture: Posture = .flat`") { $0.parameter },
    ])

  private var parameter: String { "\(name): \(type)" + (usual.map { " = \($0)" } ?? "") }

  static func fitOnOneLine(_ properties: [PropertyObject], access: String) -> Bool {
    let parameters = properties.map(\.parameter).joined(separator: ", ")
    return "  nonisolated \(access) init(\(parameters)) {".utf8.count + 2 <= SwiftExpression.width
  }
}
