import Foundation
import TestSupport
import Testing

/// Clones this package and builds it anew, which takes long: only the full checks run it.
@Suite(.enabled(if: FullRun.isOn))
struct ConsumerByVersionTests {
  @Test func packageRequiredByVersionGetsItsTokens() throws {
    let folder = try TemporaryFolder()
    let repository = folder.url.appending(path: "tokenc")
    try git(["init", "--quiet", repository.path])
    try copyTrackedFiles(to: repository)
    try git(["-C", repository.path, "add", "--all"])
    try git([
      "-C", repository.path, "-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "--quiet",
      "--message", "Release",
    ])
    try git(["-C", repository.path, "tag", "0.1.0"])
    let url = repository.absoluteString
    try expectConsumerToFollowItsTokens(Consumer(dependency: ".package(url: \"\(url)\", from: \"0.1.0\")"))
  }

  /// The files as they are in the working tree, so that what is tested is what is there.
  private func copyTrackedFiles(to repository: URL) throws {
    let list = try runProcess(
      "git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: Fixtures.checkout)
    #expect(list.status == 0)
    for path in list.output.split(separator: "\0").map(String.init) {
      let target = repository.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let source = Fixtures.checkout.appending(path: path)
      if FileManager.default.fileExists(atPath: source.path) {
        try FileManager.default.copyItem(at: source, to: target)
      }
    }
  }

  private func git(_ arguments: [String]) throws {
    let result = try runProcess("git", arguments)
    try #require(result.status == 0, "git \(arguments): \(result.errors)")
  }
}
