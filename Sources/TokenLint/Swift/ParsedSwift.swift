import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// How many levels of nested code the parser follows: what it does by itself where it is optimised. Unoptimised it
  /// would stop at 20, and what is found would depend on how SwiftSyntax was built.
  private static let mostLevels = 256

  /// The tree of a Swift source, the same for every build of SwiftSyntax.
  static func parsed(_ source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    Parser.parse(source: source, maximumNestingLevel: mostLevels)
  }

  static func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { parsed($0) }
  }
}
