import TokenDiagnostics

/// A storyboard or a xib.
struct InterfaceFile: Sendable {
  let file: SourceFile
  /// The bars that stand in it as views of their own: no navigation or tab bar controller has them.
  let looseBars: [InterfaceBar]

  /// Nil for other files.
  init?(_ file: LintedFile) {
    guard case .interfaceFile(let bars) = file.facts.project else { return nil }
    self.file = file.source
    looseBars = bars
  }

  /// Without its ending.
  var name: String { Self.bareName(of: file.path) ?? "" }

  /// The name of a storyboard or xib without its ending; nil for other files.
  static func bareName(of path: String) -> String? {
    [".storyboard", ".xib"].first(where: path.hasSuffix).map {
      String(ProjectPath.name(of: path).dropLast($0.count))
    }
  }
}

/// A bar in a storyboard or a xib.
package struct InterfaceBar: Hashable, Sendable {
  /// As the file has it: `navigationBar`.
  let element: String
  /// The tag up to its name.
  let range: Range<Int>
}

extension InterfaceBar {
  /// Those of a file that are views of their own. A file too large to be read has none.
  static func loose(in file: SourceFile) -> [InterfaceBar] {
    guard file.bytes.count <= ProjectLimits.mostBytes else { return [] }
    var bars: [InterfaceBar] = []
    var open: [String] = []
    var markup = XMLMarkup(file)
    while let (piece, range) = markup.next() {
      switch piece {
      case .text, .literalText: continue
      case .closing(let name): if open.last == name { open.removeLast() }
      case .opening(let name, _, let isEmpty):
        if barNames.contains(name), !controllers.contains(open.last ?? "") {
          let end = range.lowerBound + 1 + name.utf8.count
          bars.append(InterfaceBar(element: name, range: range.lowerBound..<end))
        }
        if !isEmpty { open.append(name) }
      }
    }
    return bars
  }

  private static let barNames: Set<String> = ["toolbar", "navigationBar", "tabBar"]
  private static let controllers: Set<String> = ["navigationController", "tabBarController"]
}
