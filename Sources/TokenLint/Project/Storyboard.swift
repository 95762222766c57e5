import TokenDiagnostics

/// What rules ask of a storyboard or a xib.
struct Storyboard: Sendable {
  let file: SourceFile
  /// The bars that stand in it as views of their own: no navigation or tab bar controller has them.
  let looseBars: [Bar]

  struct Bar: Sendable {
    /// As the file has it: `navigationBar`.
    let element: String
    /// The tag up to its name.
    let range: SourceRange
  }

  /// Without its ending.
  var name: String { Self.bareName(ofFile: file.path) ?? "" }

  /// The name of a storyboard or xib without its ending; nil for other files.
  static func bareName(ofFile path: String) -> String? {
    [".storyboard", ".xib"].first(where: path.hasSuffix).map {
      String(ProjectPath.name(of: path).dropLast($0.count))
    }
  }

  init(_ file: SourceFile) {
    self.file = file
    looseBars = file.bytes.count <= ProjectLimits.mostBytes ? Self.looseBars(in: file) : []
  }

  private static func looseBars(in file: SourceFile) -> [Bar] {
    var bars: [Bar] = []
    var open: [String] = []
    var markup = XMLMarkup(file)
    while let (piece, range) = markup.next() {
      switch piece {
      case .text, .literalText: continue
      case .closing(let name): if open.last == name { open.removeLast() }
      case .opening(let name, _, let isEmpty):
        if barNames.contains(name), !controllers.contains(open.last ?? "") {
          let place = SourceRange(
            file: file, start: range.lowerBound, end: range.lowerBound + 1 + name.utf8.count)
          bars.append(Bar(element: name, range: place))
        }
        if !isEmpty { open.append(name) }
      }
    }
    return bars
  }

  private static let barNames: Set<String> = ["toolbar", "navigationBar", "tabBar"]
  private static let controllers: Set<String> = ["navigationController", "tabBarController"]
}
