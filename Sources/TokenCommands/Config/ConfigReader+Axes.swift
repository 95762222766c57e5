import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenSyntax

extension ConfigReader {
  /// The built-in axes and those of the project.
  mutating func axes(_ node: Node) -> Axes {
    var all = Axes.builtIn.all
    for entry in mappingEntries(of: node, "'axes'") {
      let name = entry.key.text
      if let mistake = mistake(inAxisName: entry.key, beside: all) {
        bag.add(mistake)
        continue
      }
      guard let values = axisValues(entry.value, of: name) else { continue }
      all.append(Axis(name: name, values: values))
    }
    return Axes(all: all)
  }

  private func mistake(inAxisName key: Node.Key, beside axes: [Axis]) -> Diagnostic? {
    if Axes.deviceWords.contains(key.text) { return .deviceAxis(key) }
    let member = SwiftIdentifier.member(key.text)
    if axes.contains(where: { SwiftIdentifier.member($0.name) == member }) { return .axisTwice(key) }
    return isAxisWord(key.text) ? nil : .axisName(key)
  }

  private mutating func axisValues(_ node: Node, of name: String) -> [String]? {
    let nodes = items(of: node, "axis '\(name)'")
    let values = nodes.compactMap { text($0, "a value of an axis") }
    for (value, node) in zip(values, nodes) where values.count == nodes.count && !isAxisWord(value) {
      bag.add(.configValue("a value of an axis \(Diagnostic.axisWordRule)", node.range))
    }
    guard values.allSatisfy(isAxisWord) else { return nil }
    guard values.count > 1, Set(values.compactMap(SwiftIdentifier.member)).count == values.count else {
      bag.add(
        .configValue(
          "an axis has two or more values with different Swift names, the default first", node.range))
      return nil
    }
    return values
  }

  /// A word that can stand in a condition and become a Swift name. `and` joins conditions, and no property or enum case
  /// can be called `self` or `init`.
  private func isAxisWord(_ word: String) -> Bool {
    !["and", "self", "init"].contains(word) && SwiftIdentifier.member(word) != nil
      && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
