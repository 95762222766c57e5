import Foundation
import TokenDiagnostics

/// Measures `tokenc build` beside the least that its work costs, and says whether the bounds are kept.
///
///     token-benchmark                     # the figures; exit status 1 if a bound is missed
///     token-benchmark write 100000 FILE   # only writes the token file
@main
enum TokenBenchmark {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "write", let count = Int(arguments[1]) {
      try write(tokenCount: count, to: URL(filePath: arguments[2]))
    } else if arguments.isEmpty {
      exit(try measure() ? 0 : 1)
    } else {
      print("usage: token-benchmark [write COUNT FILE]")
      exit(2)
    }
  }

  private static func write(tokenCount: Int, to file: URL) throws {
    let bytes = Array(TokenFileText(tokenCount: tokenCount).text.utf8)
    try Data(bytes).write(to: file)
    print("\(tokenCount) tokens, \(bytes.count) bytes, SHA-256 \(SHA256.hexDigest(of: bytes))")
  }

  private static func measure() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(path: "token-benchmark-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = Report()
    let programs = Programs()
    try report.addGeneratedFiles(in: folder.appending(path: "generated"), programs)
    try report.addUnchangedKit(in: folder.appending(path: "kit"), programs)
    return report.holds
  }
}
