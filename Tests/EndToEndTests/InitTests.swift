import Foundation
import TestSupport
import Testing

/// What a newcomer does first.
@Suite struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tokenc(_ arguments: String..., in path: String = ".") throws -> ProcessResult {
    try runProcess(BuiltProduct.path("tokenc"), arguments, in: folder.url.appending(path: path))
  }

  private static let written = [
    ".tokenc.yml", "Tokens/color.yaml", "Tokens/layout.yaml", "Tokens/space.yaml", "Tokens/text.yaml",
  ]

  @Test func anEmptyFolderBecomesAProject() throws {
    let result = try tokenc("init")
    #expect(result.status == 0)
    #expect(result.errors == "", "the first build has nothing to say")
    #expect(result.output.hasPrefix(Self.written.map { $0 + "\n" }.joined()))
    #expect(try tokenc("build", "--check").status == 0)
    let swift = folder.listing.filter { $0.hasSuffix(".tokens.swift") }
    #expect(swift.count == 5)
    try folder.write(
      "import Foundation\nlet a: CGFloat = DS.Space.medium\nlet b = DS.Layout.row(in: DS.Context(posture: .halfOpen))\n",
      to: "main.swift")
    #expect(try Swiftc.typecheck(swift + ["main.swift"], in: folder.url) == "")
  }

  @Test func aNewFolderIsMade() throws {
    let result = try tokenc("init", "new/folder")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try tokenc("build", "--check", in: "new/folder").status == 0)
    #expect(!folder.listing.contains("Tokens/"))
  }

  @Test(arguments: [
    ".tokenc.yml", "Tokens/mine.yaml", "Generated/Swift/mine.swift", "Generated/JSON/tokens.json",
    "Generated/Docs/README.md",
  ])
  func nothingIsOverwritten(path: String) throws {
    try folder.write("mine", to: path)
    let before = folder.listing
    let result = try tokenc("init")
    #expect(result.status == 2)
    #expect(result.errors.contains("there already; 'init' overwrites nothing"), "\(result.errors)")
    #expect(folder.listing == before)
    #expect(folder.text(of: path) == "mine")
  }

  @Test func twiceIsRefused() throws {
    #expect(try tokenc("init").status == 0)
    let before = folder.modificationTimes
    let result = try tokenc("init")
    #expect(result.status == 2)
    let present =
      "'.tokenc.yml', 'Tokens', 'Generated/Swift', 'Generated/JSON', 'Generated/Docs' are there already"
    #expect(result.errors.contains(present), "\(result.errors)")
    #expect(folder.modificationTimes == before)
  }

  @Test func aFileIsNoFolder() throws {
    try folder.write("", to: "file")
    let result = try tokenc("init", "file")
    #expect(result.status == 1)
    #expect(result.errors.contains("cannot be written: "), "\(result.errors)")
  }

  @Test func aPackageBuildsAtOnceAndUsesATokenAfterWhatIsToldIsPasted() throws {
    let made = try runProcess(
      "swift", ["package", "init", "--type", "executable", "--name", "App"], in: folder.url)
    try #require(made.status == 0, "\(made.errors)")
    let manifest = try #require(folder.text(of: "Package.swift"))
    let result = try tokenc("init")
    try #require(result.status == 0, "\(result.errors)")
    #expect(folder.text(of: "Package.swift") == manifest, "the manifest is not ours")
    try build()

    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    try #require(lines.count == 2, "\(result.output)")
    let target = "            name: \"App\"\n"
    #expect(manifest.contains(target), "\(manifest)")
    let pasted = manifest.replacing("targets: [\n", with: "targets: [\n\(lines[0])\n")
      .replacing(target, with: "            name: \"App\", \(lines[1])\n")
    try folder.write(pasted, to: "Package.swift")
    try folder.remove("Sources/App/App.swift")
    try folder.write("import DesignTokens\nprint(DS.Space.medium)\n", to: "Sources/App/main.swift")
    try build()
    #expect(try runProcess(folder.url.appending(path: ".build/debug/App").path, []).output == "16.0\n")
  }

  private func build() throws {
    let result = try runProcess(
      "swift", ["build", "--disable-sandbox", "--disable-index-store"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(!(result.output + result.errors).contains("warning:"), "\(result.output)\(result.errors)")
  }
}
