import Foundation

/// A copy of the fixture package that gets its tokens through the build plugin.
package struct Consumer {
  private let folder: TemporaryFolder
  package static let tokenFile = "Sources/App/Tokens/app.yaml"

  /// The dependency is how its manifest names this package, as Swift code.
  package init(dependency: String) throws {
    folder = try TemporaryFolder()
    let fixture = Fixtures.directory.appending(path: "Consumer")
    for path in ["Sources/App/main.swift", Self.tokenFile] {
      try folder.write(String(contentsOf: fixture.appending(path: path), encoding: .utf8), to: path)
    }
    let manifest = try String(contentsOf: fixture.appending(path: "Package.swift.txt"), encoding: .utf8)
    try folder.write(manifest.replacing("DEPENDENCY", with: dependency), to: "Package.swift")
  }

  package func build() throws -> ProcessResult {
    try runProcess("swift", ["build", "--disable-sandbox", "--disable-index-store"], in: folder.url)
  }

  package func run() throws -> ProcessResult {
    try runProcess(folder.url.appending(path: ".build/debug/App").path, [], in: folder.url)
  }

  package func replaceInTokens(_ old: String, with new: String) throws {
    let text = folder.text(of: Self.tokenFile) ?? ""
    try folder.write(text.replacing(old, with: new), to: Self.tokenFile)
  }

  package func removeTokenFile() throws { try folder.remove(Self.tokenFile) }

  /// When each product and generated file was last changed.
  package var buildTimes: [String: Date] {
    folder.modificationTimes.filter { path, _ in
      path.hasSuffix(".tokens.swift") || path.hasSuffix("/App") || path.hasSuffix(".swift.o")
    }
  }
}
