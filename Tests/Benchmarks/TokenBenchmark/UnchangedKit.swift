import Foundation

extension Report {
  /// Builds this package's tokens where nothing has changed, beside a program that only says hello.
  mutating func addUnchangedKit(in folder: URL, _ programs: Programs) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.checkout.appending(path: "Tokens"), to: folder.appending(path: "Tokens"))
    let arguments = ["build", "--only", "swift,json"]
    _ = try MeasuredRun(programs.tokenc, arguments, in: folder.path, printing: .hidden)
    var runs = Comparison()
    for _ in 0..<25 {
      runs.add(
        build: try MeasuredRun(programs.tokenc, arguments, in: folder.path, printing: .hidden),
        other: try MeasuredRun(programs.helloFoundation, [], in: folder.path, printing: .hidden))
    }
    print("the kit, nothing to rebuild")
    tell("  build", runs.builds)
    tell("  hello world with Foundation", runs.others)
    tell("  build / hello world", runs.ratio, atMost: 5, unit: "x")
  }

  /// The folder of the package, found from where this file stands.
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
