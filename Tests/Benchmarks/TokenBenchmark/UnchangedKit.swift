import Foundation

extension Report {
  /// Builds this package's tokens where nothing has changed, beside a program that only says hello.
  mutating func addUnchangedKit(in folder: URL, _ programs: Programs) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.checkout.appending(path: "Tokens"), to: folder.appending(path: "Tokens"))
    print("the kit, nothing to rebuild")
    try compare("all outputs", ["build"], in: folder, programs)
    try compare("swift and json", ["build", "--only", "swift,json"], in: folder, programs)
  }

  private mutating func compare(
    _ name: String, _ arguments: [String], in folder: URL, _ programs: Programs
  ) throws {
    _ = try MeasuredRun(programs.tokenc, arguments, in: folder.path, printing: .hidden)
    var runs = Comparison()
    for _ in 0..<25 {
      runs.add(
        build: try MeasuredRun(programs.tokenc, arguments, in: folder.path, printing: .hidden),
        other: try MeasuredRun(programs.helloFoundation, [], in: folder.path, printing: .hidden))
    }
    tell("  \(name)", runs.builds)
    tell("  hello world with Foundation", runs.others)
    tell("  \(name) / hello world", runs.ratio, atMost: 5, unit: "x")
  }

  /// The folder of the package, found from where this file stands.
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
