import TokenDiagnostics
import TokenModel

/// The colours of a project as an asset catalog, `DS.xcassets`: a folder for each group that has some, which is a
/// namespace, and a colour set for each colour.
///
///     DS.xcassets/Contents.json
///     DS.xcassets/color/Contents.json
///     DS.xcassets/color/label.colorset/Contents.json
///
/// The form is that of Apple's "Asset Catalog Format Reference", which is older than dark appearance; for that it is
/// what Xcode writes.
struct AssetCatalog {
  private let input: EmitInput
  private let paths: AssetPaths

  init(_ input: EmitInput) {
    self.input = input
    paths = AssetPaths(Self.colors(in: input), groups: input.tokenSet.groups)
  }

  /// The file that every catalog has, whatever is in it.
  static func contentsPath(_ settings: SwiftSettings) -> String { "\(folder(settings))/\(contentsName)" }

  /// What the catalog cannot hold as it is.
  var bag: DiagnosticBag {
    var bag = paths.bag
    if let note = otherAxesNote { bag.add(note) }
    return bag
  }

  /// The files, the folders of groups first.
  var files: [OutputFile] {
    let root = Self.folder(input.swift)
    let folders = paths.folders.map { OutputFile(path: "\(root)/\($0)/\(Self.contentsName)", Self.namespace) }
    let colors = Self.colors(in: input).compactMap { token in
      paths.colorSet(of: token).map { path in
        OutputFile(path: "\(root)/\(path)/\(Self.contentsName)", ColorSet(token, in: axes).contents)
      }
    }
    return [OutputFile(path: Self.contentsPath(input.swift), Self.root)] + folders + colors
  }

  private static let contentsName = "Contents.json"

  private static func folder(_ settings: SwiftSettings) -> String { "\(settings.root).xcassets" }

  /// One whose Swift name is taken was told.
  private static func colors(in input: EmitInput) -> [Token] {
    input.tokenSet.tokens.filter { $0.type.isSame(as: .color) && input.names.member($0) != nil }
  }

  private var axes: Axes { input.tokenSet.settings.axes }

  /// A colour set knows appearance and contrast; what else a colour depends on has its default value.
  private var otherAxesNote: Diagnostic? {
    let tokens = Self.colors(in: input).filter { $0.isFunction(in: axes) }
    guard let first = tokens.first else { return nil }
    let condition = axes.defaultContext.condition(on: first.contextAxes(in: axes)).text(axes)
    return .usualColorInAssets(first, count: tokens.count, when: condition)
  }

  private static let root = JSONText.object([("info", info)])

  private static let namespace = JSONText.object([
    ("info", info), ("properties", .object([("provides-namespace", .boolean(true))])),
  ])

  /// What every `Contents.json` says of itself.
  static let info = JSONText.object([("author", .string("tokenc")), ("version", .integer(1))])
}

extension OutputFile {
  fileprivate init(path: String, _ contents: JSONText) {
    self.init(path: path, text: contents.rendered() + "\n")
  }
}
