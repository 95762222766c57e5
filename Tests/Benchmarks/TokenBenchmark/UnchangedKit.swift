import Foundation

extension Report {
  /// Builds this package's tokens where nothing has changed, beside a program that only says hello. What an app's
  /// build runs keeps the bound with all outputs; `tokenc`, which has to load the linter's libraries as well, with Swift
  /// and JSON.
  mutating func addUnchangedKit(in folder: URL, _ programs: Programs) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.checkout.appending(path: "Tokens"), to: folder.appending(path: "Tokens"))
    print("the kit, nothing to rebuild")
    let all = try compare("all outputs", programs.tokencGenerate, ["build"], in: folder, programs)
    tell("  all outputs / hello world", all.ratio, atMost: 5, unit: "x")
    let usual = try compare(
      "swift and json", programs.tokencGenerate, ["build", "--only", "swift,json"], in: folder, programs)
    tell("  swift and json / hello world", usual.ratio, atMost: 5, unit: "x")
    let byTokenc = try compare(
      "by tokenc, swift and json", programs.tokenc, ["build", "--only", "swift,json"], in: folder, programs)
    tell("  by tokenc / hello world", byTokenc.ratio, atMost: 5, unit: "x")
    _ = try compare("by tokenc, all outputs", programs.tokenc, ["build"], in: folder, programs)
  }

  private func compare(
    _ name: String, _ program: String, _ arguments: [String], in folder: URL, _ programs: Programs
  ) throws -> Comparison {
    _ = try MeasuredRun(program, arguments, in: folder.path, printing: .hidden)
    var runs = Comparison()
    for _ in 0..<25 {
      runs.add(
        build: try MeasuredRun(program, arguments, in: folder.path, printing: .hidden),
        other: try MeasuredRun(programs.helloFoundation, [], in: folder.path, printing: .hidden))
    }
    tell("  \(name)", runs.builds)
    tell("  hello world with Foundation", runs.others)
    return runs
  }

  /// The folder of the package, found from where this file stands.
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
