import Foundation
import Testing

/// A program that prints every token by the path that `tokens.json` gives, and what it must print.
struct ReadBack {
  private(set) var program = "import Foundation\n"
  private(set) var expected: [String] = []

  init(_ project: EmittedProject, root: String = "DS") throws {
    var statements: [String] = []
    for (name, token) in try project.tokens().sorted(by: { $0.key < $1.key }) {
      let path = try #require(token["swift"] as? String, "'\(name)' has no Swift name")
      let call = path.replacing("(in:)", with: "(in: \(root).Context())")
      let value = try #require(token["value"])
      let type = try #require(token["type"] as? String)
      statements.append(Self.statement(printing: call, type))
      expected.append(try #require(Self.text(of: value), "'\(name)' has a value that is not compared"))
    }
    // One function with thousands of statements would take the compiler long.
    for start in stride(from: 0, to: statements.count, by: 100) {
      let part = statements[start..<min(start + 100, statements.count)]
      program += "func part\(start)() {\n\(part.joined(separator: "\n"))\n}\npart\(start)()\n"
    }
  }

  private static func statement(printing path: String, _ type: String) -> String {
    switch type {
    case "string": "print(\"s\", \(path).unicodeScalars.map(\\.value))"
    case "textSize": "print(Double(\(path).rawValue))"
    case "color": "print(\(path).light.red, \(path).light.green, \(path).light.blue)"
    case "boolean": "print(\(path))"
    default: "print(Double(\(path)))"
    }
  }

  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: "s \(text.unicodeScalars.map(\.value))"
    case let number as NSNumber:
      isBoolean(number) ? "\(number.boolValue)" : "\(number.doubleValue)"
    case let record as [String: Any]:
      if let hex = record["hex"] as? String, let digits = UInt32(hex.dropFirst(), radix: 16) {
        [16, 8, 0].map { "\(Double((digits >> UInt32($0)) & 0xFF) / 255)" }.joined(separator: " ")
      } else {
        (record["value"] as? NSNumber).map { "\($0.doubleValue)" }
      }
    default: nil
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
