import Foundation
import TestSupport
import Testing
import TokenEmit
import TokenLayout
import TokenModel
import TokenRuntime

/// A type is a file and a line in a list; nothing here knows it by name.
@Suite struct OpenTypeTests {
  /// A record type without a file in `Sources/TokenRuntime`.
  private static let glow: TokenType = .record(
    name: "glow", swiftName: "Glow",
    fields: [
      .required("radius", .dimension), .required("color", .color), .optional("x", .dimension),
      .optional("edge", .choice(swiftName: "Edge", of: Edge.self)), .optional("default", .number),
      .optional("surfaces", .list(of: .surface)), .optional("fadesInAfter", .duration),
    ])

  private static let text = """
    glow:
      $type: glow
      card: { $value: { radius: 4, color: "#000" } }
      sheet:
        $value:
          radius: 8
          color: "#000"
          x: 1
          edge: topLeading
          default: 0.5
          surfaces: [{ width: 1, height: 2 }]
          fadesInAfter: 200ms
        $when: { posture=closed: { radius: 9, color: "#fff" } }

    """

  private let project = EmittedProject(
    [("a.yaml", text)], types: TokenType.all + [glow])

  @Test func recordWithoutRuntimeFileHasTheStructOfItsShape() {
    #expect(project.errors == [])
    let swift = project.swiftText
    #expect(swift.contains("  public struct Glow: Swift.Sendable, Swift.Hashable {\n"))
    #expect(swift.contains("    public var color: DS.ColorValue\n    public var x: Foundation.CGFloat?\n"))
    #expect(swift.contains("    public var `default`: Swift.Double?\n"))
    #expect(swift.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test func recordWithoutRuntimeFileCompilesAndRuns() throws {
    let program = """
      let card = DS.Glow.card
      print(card.radius, card.x as Any, card.color.light.alpha)
      let sheet = DS.Glow.sheet(in: DS.Context())
      print(sheet.edge == .topLeading, sheet.fadesInAfter ?? 0, sheet.surfaces?.count ?? 0)
      """
    #expect(try SwiftCompiler().output(of: program, with: project) == "4.0 nil 1.0\ntrue 0.2 1\n")
  }

  /// The emitter knows by name only the types it makes itself, and those that shapes stand for.
  @Test func platformTextOfARuntimeTypeIsNotInTheEmitter() throws {
    let folder = Fixtures.checkout.appending(path: "Sources/TokenEmit")
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") && name != "Embedded.swift" {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for word in ["uiColor", "nsColor", "SwiftUI.Angle", "SwiftUI.Animation", "\"Spring"] {
        #expect(!text.contains(word), "\(name) says \(word)")
      }
    }
  }

  @Test func eachOutputFormatIsAFileOfItsFolder() throws {
    let folder = Fixtures.checkout.appending(path: "Sources/TokenEmit/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix("Format.swift") }.map { file in
      file.dropLast("Format.swift".count).lowercased()
    }
    #expect(OutputFormat.all.map(\.name).sorted() == names.sorted())
  }
}
