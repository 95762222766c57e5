import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenEmit
import TokenModel

/// The asset catalog beside the Swift code.
@Suite struct AssetCatalogTests {
  private static let fixture = Fixtures.directory.appending(path: "Emit/assets")

  private func project(_ text: String, names: [ChosenName] = []) -> EmittedProject {
    var settings = SwiftSettings()
    settings.colors = .assetCatalog
    settings.names = names
    return EmittedProject(text, swift: settings, model: Self.model)
  }

  private static let model = {
    var settings = ModelSettings()
    settings.axes = Axes(all: Axes.builtIn.all + [Axis(name: "brand", values: ["core", "plus"])])
    return settings
  }()

  private func assets(of project: EmittedProject) -> [OutputFile] {
    project.swift.filter { $0.path.hasPrefix("DS.xcassets/") }
  }

  @Test func outputsAreAsExpected() throws {
    let text = try String(contentsOf: Self.fixture.appending(path: "tokens.yaml"), encoding: .utf8)
    let project = project(text)
    #expect(project.errors == [])
    let files = assets(of: project)
    for file in files { expectGolden(file.text, Self.fixture.appending(path: file.path)) }
    let found = try FileManager.default.subpathsOfDirectory(atPath: Self.fixture.path)
    #expect(found.filter { $0.hasSuffix("Contents.json") }.sorted() == files.map(\.path).sorted())
  }

  @Test func theCodeStaysAsItIs() throws {
    let text = try String(contentsOf: Self.fixture.appending(path: "tokens.yaml"), encoding: .utf8)
    let code = EmittedProject(text, model: Self.model)
    #expect(project(text).swift.filter { $0.path.hasSuffix(".swift") } == code.swift)
    #expect(code.swift.allSatisfy { $0.path.hasSuffix(".swift") })
  }

  /// Nothing is lost because a neighbour has no dark value.
  @Test func onlyVariantsThatDifferAreThere() throws {
    let project = project(
      """
      tone:
        $type: color
        a: "#101010"
        b: { $value: "#202020", $when: { appearance=dark: "#E0E0E0" } }
        c: "#303030"
        d:
          $value: "#404040"
          $when: { appearance=dark: "#D0D0D0", contrast=increased: "#000000", appearance=dark and contrast=increased: "#D0D0D0" }

      """)
    let counts = try ["a", "b", "c", "d"].map { name in try colors(of: "tone/\(name)", in: project).count }
    // Without the fourth, nobody knows whether dark or increased contrast stands in for both.
    #expect(counts == [1, 2, 1, 4])
    let dark = try colors(of: "tone/b", in: project)[1]
    #expect(dark["appearances"] as? [[String: String]] == [["appearance": "luminosity", "value": "dark"]])
  }

  /// A component without a point is one of 255, so 1 would be nearly black.
  @Test func componentsAreThoseOfTheToken() throws {
    let project = project(
      """
      c: { $type: color, $value: { colorSpace: display-p3, components: [1, 0, 1e-4], alpha: 0.123456 } }

      """)
    let color = try #require(try colors(of: "c", in: project)[0]["color"] as? [String: Any])
    #expect(color["color-space"] as? String == "display-p3")
    let expected = ["red": "1.000", "green": "0.000", "blue": "0.0001", "alpha": "0.123456"]
    #expect(color["components"] as? [String: String] == expected)
  }

  @Test func namesThatOnlyTheSwiftNamesTellApart() {
    let text = """
      brand:
        $type: color
        "a:b": "#111111"
        "a?b": "#222222"
      Brand:
        $type: color
        x: "#333333"

      """
    let project = project(text, names: Self.chosen(["brand.a?b": "other", "Brand": "Upper"]))
    #expect(
      project.errors == [
        "'brand.a?b' and 'brand.a:b' would have the same name in the asset catalog, where case and characters that "
          + "no file name can hold make no difference; rename one [asset-name-clash]",
        "'Brand' and 'brand' would have the same name in the asset catalog, where case and characters that "
          + "no file name can hold make no difference; rename one [asset-name-clash]",
      ])
  }

  /// One mistake is told once.
  @Test func aClashOfSwiftNamesIsNotToldAgain() {
    let project = project("a: { $type: color, x: \"#111111\", X: \"#222222\" }\n")
    #expect(
      project.bag.diagnostics.map { "\($0.id)" }.filter { $0 != "names-differ-in-case" } == [
        "swift-name-clash"
      ])
  }

  @Test func otherAxesAreToldOnce() throws {
    let project = project(
      """
      c:
        $type: color
        a: { $value: "#111111", $when: { brand=plus: "#222222", appearance=dark: "#EEEEEE", brand=plus and appearance=dark: "#DDDDDD" } }
        b: { $value: "#333333", $when: { brand=plus: "#444444" } }

      """)
    #expect(
      project.messages(.note) == [
        "an asset catalog knows appearance and contrast only, so it holds 'c.a' as it is when brand=core; the same holds "
          + "for 1 other colour [usual-color-in-assets]"
      ])
    #expect(try colors(of: "c/a", in: project).count == 2)
    #expect(try colors(of: "c/b", in: project).count == 1)
  }

  private func colors(of path: String, in project: EmittedProject) throws -> [[String: Any]] {
    let file = project.swift.first { $0.path == "DS.xcassets/\(path).colorset/Contents.json" }
    let bytes = try #require(file, "\(project.bag.diagnostics.map(\.message))").bytes
    let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return try #require(document?["colors"] as? [[String: Any]])
  }

  private static func chosen(_ names: [String: String]) -> [ChosenName] {
    names.sorted { $0.key < $1.key }.map { path, name in
      let file = SourceFile(path: ".tokenc.yml", text: name)
      return ChosenName(
        path: TokenPath(path.split(separator: ".").map(String.init)), name: name,
        pathRange: SourceRange(startOf: file), nameRange: SourceRange(startOf: file))
    }
  }
}
