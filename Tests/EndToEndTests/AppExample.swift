import Foundation
import TestSupport
import Testing

/// Code of an app that uses what is generated. A line `EXPRESSION  // VALUE` is one that gives a value.
struct AppExample {
  private let lines: [Line]

  private enum Line {
    case statement(String)
    /// The blanks before the comment belong to the code.
    case expression(String)
  }

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      if let comment = line.firstRange(of: " // ") {
        .expression(String(line[..<comment.lowerBound]) + " ")
      } else {
        .statement(String(line))
      }
    }
  }

  /// The same text with the values that its lines give beside the outputs of a project.
  func runBeside(_ project: TemporaryFolder) throws -> String {
    let main = lines.map { line in
      switch line {
      case .statement(let code): code + "\n"
      case .expression(let code): "print(\(code))\n"
      }
    }
    try project.write(main.joined(), to: "main.swift")
    let sources = project.listing.filter { $0.hasSuffix(".swift") }
    let built = try runProcess(
      "swiftc", ["-swift-version", "6", "-o", "program"] + sources, in: project.url, limit: 120)
    try #require(built.status == 0, "the example does not compile:\n\(built.errors)")
    let run = try runProcess(project.url.appending(path: "program").path, [], in: project.url)
    var values = run.output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    return lines.map { line in
      switch line {
      case .statement(let code): code + "\n"
      case .expression(let code): "\(code)// \(values.popFirst() ?? "nothing")\n"
      }
    }.joined()
  }
}
