import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenSyntax

/// The official JSON test suite: `y_` must be read, `n_` must be refused, `i_` is up to the reader.
@Suite struct JSONConformanceTests {
  /// RFC 8259 allows a name to stand twice in an object; a token file would not say which is meant.
  private static let deviations: Set<String> = [
    "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
  ]

  @Test func textsAreReadAndRefusedAsTheSuiteSays() throws {
    guard let folder = SharedInputs.directory("conformance/json") else { return }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    var counts: [String: Int] = [:]
    for url in files {
      let name = url.lastPathComponent
      let file = SourceFile(path: name, bytes: Array(try Data(contentsOf: url)))
      var bag = DiagnosticBag()
      let tree = readJSON(file, reportingTo: &bag)
      let isRefused = bag.hasErrors
      #expect(bag.diagnostics.allSatisfy { $0.range != nil }, "\(name)")
      #expect(isRefused || tree.root != nil, "\(name)")
      counts["\(name.prefix(1))_ \(isRefused ? "refused" : "read")", default: 0] += 1
      switch name.prefix(2) {
      case "y_": #expect(isRefused == Self.deviations.contains(name), "\(name) \(bag.diagnostics)")
      case "n_": #expect(isRefused, "\(name)")
      default: break
      }
    }
    let summary = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("JSON test suite: \(files.count) texts, \(summary)")
    #expect(counts["y_ read"] == 93 && counts["y_ refused"] == 2)
    #expect(counts["n_ refused"] == 188 && counts["n_ read"] == nil)
  }

  @Test(arguments: ["github-primer", "open-props", "figma-sds"])
  func realDesignSystemsAreRead(name: String) throws {
    guard let folder = SharedInputs.directory("tokens/\(name)") else { return }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".json")
    }
    #expect(!paths.isEmpty)
    for path in paths {
      let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
      var bag = DiagnosticBag()
      let tree = readJSON(SourceFile(path: path, bytes: bytes), reportingTo: &bag)
      #expect(bag.diagnostics.isEmpty && tree.root != nil, "\(path)")
    }
  }
}
