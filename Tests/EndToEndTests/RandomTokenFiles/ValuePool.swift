import Foundation
import TestSupport
import TokenDiagnostics
import TokenModel
import TokenSyntax

/// For each type values that the compiler accepts: those of the type's fixture, and made up ones, each tried alone. So a
/// new type takes part as soon as it is in the list of types.
struct ValuePool: Sendable {
  private let values: [String: [Written]]

  static let shared = Result { try ValuePool() }

  func values(of type: TokenType) -> [Written] { values[type.name] ?? [] }

  private init() throws {
    var writer = ValueWriter(seed: 1)
    var values: [String: [Written]] = [:]
    let texts = try Fixtures.files(in: "Model", withExtension: "yaml").map { url in
      SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    }
    let written = texts.flatMap(Self.valuesByType)
    for type in TokenType.all {
      let own = written.filter { $0.type == type.name && !$0.value.hasReference }.map(\.value)
      let made = (0..<60).map { _ in writer.value(of: type) }
      values[type.name] = (own + made).filter { Self.isAccepted($0, type) }
    }
    self.values = values
  }

  static func isAccepted(_ value: Written, _ type: TokenType) -> Bool {
    isAccepted("t:\n  $type: \(type.name)\n  $value:\(value.block(indentation: 4))")
  }

  static func isAccepted(_ text: String) -> Bool {
    var settings = ModelSettings()
    settings.pointsPerRem = 16
    let bag = compile([(path: "t.yaml", text: text)], settings: settings).bag
    return !bag.hasErrors
  }

  /// Each value in a file with the type that stands nearest around it.
  private static func valuesByType(in file: SourceFile) -> [(type: String, value: Written)] {
    var bag = DiagnosticBag()
    let tree = readYAML(file, reportingTo: &bag)
    guard let root = tree.root, !bag.hasErrors else { return [] }
    var found: [(String, Written)] = []
    collect(root, type: nil, into: &found)
    return found
  }

  private static func collect(_ node: Node, type: String?, into found: inout [(String, Written)]) {
    guard case .mapping(let entries) = node.content else {
      if let type { found.append((type, Written(node))) }
      return
    }
    var type = type
    for entry in entries where entry.key.text == "$type" {
      if case .scalar(let scalar) = entry.value.content { type = scalar.text }
    }
    for entry in entries {
      if entry.key.text == "$value" {
        if let type { found.append((type, Written(entry.value))) }
      } else if !entry.key.text.hasPrefix("$") {
        collect(entry.value, type: type, into: &found)
      }
    }
  }
}
