import TokenDiagnostics
import TokenEmit
import TokenModel

/// The schema of `.tokenc.yml`. Each key may be there without a value, which is as if it were not.
enum ConfigSchema {
  static let document = JSONText.object([
    ("$schema", .draft), ("title", .string("The config of tokenc")),
    ("type", .strings(["object", "null"])),
    ("properties", .object(properties.map { ($0.key, $0.value.orNothing) })),
    ("additionalProperties", .boolean(false)),
  ])

  private static let properties: [(key: String, value: JSONText)] = [
    (
      "tokens",
      some(of: .anyText, "Files and folders of tokens, read in this order.")
        .defaulting(to: .strings([Config.defaultTokenFolder]))
    ),
    (
      "resolver",
      JSONText.mapping([("file", .anyText.orNothing), ("modifiers", .mapping(to: .anything).orNothing)])
        .described("A resolver document of DTCG, and what its modifiers mean.")
    ),
    ("axes", axes),
    (
      "units",
      JSONText.mapping([("rem", JSONText.number(above: 0).orNothing.described("Points in a rem."))])
        .described("What units come to.")
    ),
    ("typography", typography),
    ("templates", JSONText.anyText.described("The folder of the project's own templates.")),
    ("outputs", some(of: output, "What to write, and where.")),
    (
      "swift",
      JSONText.mapping([
        (
          "names",
          JSONText.mapping(to: .anyText).orNothing.described(
            "Swift names of tokens and groups, by their paths.")
        )
      ]).described("Settings of Swift output, whatever its folder.")
    ),
    (ConfigReader.lintKey, LintSchema.settings),
  ]

  private static func some(of item: JSONText, _ description: String) -> JSONText {
    JSONText.list(of: item, count: 1...Int.max).described(description)
  }

  private static let axes = JSONText.object([
    ("description", .string("Axes of the project for $when, each with its values, the default first.")),
    ("type", .string("object")),
    (
      "propertyNames",
      JSONText.not(.object([("enum", .strings(Axes.deviceWords.sorted() + Axes.builtIn.all.map(\.name)))]))
    ),
    ("additionalProperties", .list(of: .anyScalar, count: 2...Int.max)),
  ])

  private static let typography = JSONText.mapping([
    (
      "standard",
      JSONText.anyOf([.constant("ios"), .list(of: .number(above: 0), count: 1...Int.max), .nothing])
        .described("The text sizes that may be used.").defaulting(to: .string("ios"))
    ),
    (
      "snap",
      JSONText.words(ModelSettings.Snapping.allCases.map(\.rawValue)).orNothing
        .described("What happens to another text size.")
    ),
  ]).described("Text sizes.")

  /// Each format has keys of its own; a template of the project is an output too.
  private static let output: JSONText = {
    let formats = ConfigReader.formats
    let branches = formats.map { format in
      JSONText.when(
        .has("format", .constant(format)),
        .mapping((ConfigReader.keysByFormat[format] ?? []).map { ($0, outputKey($0)) }))
    }
    let ofFormat = JSONText.object([
      ("properties", .object([("format", .words(formats))])), ("required", .strings(["format", "to"])),
      ("allOf", .array(branches)),
    ])
    return .object([
      ("type", .string("object")), ("if", .has("template")), ("then", ofTemplate), ("else", ofFormat),
    ])
  }()

  private static let ofTemplate = JSONText.mapping(
    [
      ("template", JSONText.text(matching: ".\\.mustache$").described("A file in the folder of templates.")),
      ("to", JSONText.text(matching: "[^/]$").described("The file it becomes.")),
    ], required: ["template", "to"])

  private static func outputKey(_ key: String) -> JSONText {
    let swift = SwiftSettings()
    switch key {
    case "to": return JSONText.text(matching: ".").described("The folder it goes into.")
    case "root":
      return JSONText.anyText.described("The enum that holds everything.").defaulting(to: .string(swift.root))
    case "access": return words(of: SwiftSettings.Access.self, swift.access, "The access level of all of it.")
    case "layout":
      return words(of: SwiftSettings.Layout.self, swift.layout, "A file for each token file, or one for all.")
    case "frameworks":
      let names = SwiftSettings.Framework.allCases.map(\.rawValue)
      return JSONText.list(of: .words(names)).described("Whose members support types have.")
        .defaulting(to: .strings(names))
    case "colors": return words(of: SwiftSettings.Colors.self, .code, "Where colours are kept.")
    case "pairs": return JSONText.list(of: .list(of: .anyText, count: 2...2)).described("Colours to compare.")
    default: return .anything
    }
  }

  private static func words<Word: CaseIterable & RawRepresentable<String>>(
    of words: Word.Type, _ usual: Word, _ description: String
  ) -> JSONText {
    JSONText.words(words.allCases.map(\.rawValue)).described(description).defaulting(
      to: .string(usual.rawValue))
  }
}
