import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenLayout
import TokenModel

@testable import TokenEmit

/// The pictures of values, with what is expected beside their tokens.
@Suite struct PictureTests {
  private static let fixture = Fixtures.directory.appending(path: "Emit/pictures")
  private let tokenSet: TokenSet

  init() throws {
    let url = Self.fixture.appending(path: "pictures.yaml")
    let source = SourceFile(path: "pictures.yaml", text: try String(contentsOf: url, encoding: .utf8))
    let (tokenSet, bag) = compile([source], settings: ModelSettings(), types: TokenType.all)
    #expect(bag.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    self.tokenSet = tokenSet
  }

  private var axes: Axes { tokenSet.settings.axes }

  /// The picture of the usual value, then those under conditions.
  private func pictures(of token: Token) -> [TokenPicture?] {
    let values = ConditionalValues(token, in: axes)
    let all = [(Condition(terms: []), values.usual)] + values.cases.map { ($0.condition, $0.values) }
    return all.map { condition, values in
      let text = condition.text(axes)
      return TokenPicture(of: token, values, when: condition, axes: axes, caption: text.isEmpty ? nil : text)
    }
  }

  private func picture(_ path: String, posture: Int = 0) throws -> TokenPicture? {
    let token = try #require(tokenSet[TokenPath(path.split(separator: ".").map(String.init))])
    return try #require(pictures(of: token).dropFirst(posture).first)
  }

  /// Every token of the fixture has a picture, and every file beside it is one of them.
  @Test func picturesAreAsExpected() throws {
    var names: [String] = []
    for token in tokenSet.tokens {
      for (index, picture) in pictures(of: token).enumerated() {
        let picture = try #require(picture, "\(token.path)")
        names.append(index == 0 ? "\(token.path).svg" : "\(token.path)@half-open.svg")
        expectGolden(picture.svg, Self.fixture.appending(path: "\(names[names.count - 1])"))
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixture.path)
    #expect(files.filter { $0.hasSuffix(".svg") }.sorted() == names.sorted())
  }

  @Test func everyTypeThatIsDrawnIsInTheFixture() {
    let drawn = Set(tokenSet.tokens.map(\.type.name))
    let numbers = ["angle", "boolean", "dimension", "duration", "number", "ratio", "string"]
    let partly = ["fontFamily", "fontWeight", "transition"]
    #expect(Set(TokenType.all.map(\.name)).subtracting(numbers + partly) == drawn)
  }

  @Test func picturesAreWellFormed() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixture.path)
    for file in files where file.hasSuffix(".svg") {
      let data = try Data(contentsOf: Self.fixture.appending(path: file))
      #expect(XMLOutline(data)?.root == "svg", "\(file)")
    }
  }

  /// The colours in a picture are those of the token, in the order of the columns of a table.
  @Test func aSwatchShowsTheColoursOfTheToken() throws {
    let svg = try #require(try picture("color.followed")).svg
    let fills = svg.matches(of: /height="32" fill="(#[0-9a-f]{6})"\/>\n +<rect [^\n]+fill="none"/).map {
      String($0.1)
    }
    #expect(fills == ["#ffffff", "#000000", "#f0f0f0", "#101010"])
    let wide = try #require(try picture("color.wide")).svg
    #expect(wide.contains("style=\"fill: color(display-p3 1 0.5 0)\" fill-opacity=\"0.5\""))
  }

  /// A sheet stands where the token says, at the scale that the picture names.
  @Test(arguments: [(0, 653.0, 149.0), (1, 455.0, 20.5)])
  func aSheetIsDrawnToScale(posture: Int, width: Double, start: Double) throws {
    let svg = try #require(try picture("sheet.compose", posture: posture)).svg
    let frame = try #require(
      svg.firstMatch(of: /<rect x="([0-9.]+)" y="[0-9.]+" width="([0-9.]+)" [^>]*"sheet"/))
    let surface = try #require(
      svg.firstMatch(of: /<rect x="([0-9.]+)" y="[0-9.]+" width="([0-9.]+)" [^>]*"surface"/))
    let (x, drawn) = (Double(frame.1) ?? 0, Double(frame.2) ?? 0)
    #expect(abs(drawn * 3 - width) < 0.02)
    #expect(abs((x - (Double(surface.1) ?? 0)) * 3 - start) < 0.02)
    #expect(svg.contains(">1 : 3</text>"))
  }

  /// What nobody can see, or no number can hold, has no picture.
  @Test(arguments: [
    "{ $type: surface, $value: { width: 0, height: 10 } }",
    "{ $type: surface, $value: { width: 1e300, height: 1e300 } }",
    "{ $type: size, $value: { width: 1e-300, height: 0 } }",
    "{ $type: cubicBezier, $value: [0, 1e200, 1, -1e200] }",
    "{ $type: textSize, $value: 17 }", "{ $type: spring, $value: { response: 1s, damping: 1e200 } }",
    "{ $type: spring, $value: { response: 1s, damping: 1e-200 } }",
    "{ $type: insets, $value: { top: -1e100, leading: 1e100, bottom: 0, trailing: 0 } }",
    "{ $type: shadow, $value: { color: \"#000\", offsetX: 1e300, offsetY: 0, blur: 1e300, spread: -1e300 } }",
    "{ $type: border, $value: { color: \"#000\", width: 1e300, style: { dashArray: [1e300], lineCap: butt } } }",
    "{ $type: cornerRadius, $value: 1e300 }", "{ $type: number, $value: 1 }",
  ])
  func extremeValuesAreDrawnOrNot(text: String) throws {
    let source = SourceFile(path: "a.yaml", text: "t: \(text)\n")
    let (tokenSet, _) = compile([source], settings: ModelSettings(), types: TokenType.all)
    let token = try #require(tokenSet.tokens.first)
    let values = ConditionalValues(token, in: tokenSet.settings.axes).usual
    let picture = TokenPicture(
      of: token, values, when: Condition(terms: []), axes: tokenSet.settings.axes, caption: nil)
    guard let picture else { return }
    #expect(XMLOutline(Data(picture.svg.utf8))?.root == "svg")
    #expect(!picture.svg.contains(/[ ,"-](nan|inf)/))
  }
}
