import Foundation
import Testing
import TokenEmit

/// Tokens of a type that nobody knows: JSON keeps them, Swift does not have them.
@Suite struct ForeignTypeTests {
  private let project = EmittedProject([
    (
      path: "a.json",
      text: """
      {
        "range": {
          "$type": "viewportRange",
          "narrow": {
            "$value": { "min": 320, "max": "{extent.wide}", "step": 1.50, "note": null },
            "$extensions": {
              "com.example": { "id": 0.10 },
              "dev.tokenc": { "$when": { "posture=half-open": { "min": 1 } }, "$use": "size" }
            }
          },
          "alias": { "$value": "{range.narrow}" }
        },
        "extent": { "wide": { "$type": "dimension", "$value": { "value": 1024, "unit": "px" } } }
      }
      """
    )
  ])

  @Test func jsonKeepsWhatIsWritten() throws {
    #expect(project.errors == [])
    #expect(project.messages(.warning).count == 1)
    let tokens = try project.tokens()
    let narrow = try #require(tokens["range.narrow"])
    #expect(narrow["type"] as? String == "viewportRange")
    #expect(narrow["swift"] == nil)
    let value = try #require(narrow["value"] as? [String: Any])
    #expect(value["max"] as? String == "{extent.wide}")
    #expect(value["note"] is NSNull)
    #expect(project.json.contains("\"step\": 1.50"))
    #expect((narrow["when"] as? [[String: Any]])?.count == 1)
    #expect(tokens["range.alias"]?["aliasOf"] as? [String] == ["range.narrow"])
  }

  @Test func extensionsOfOtherToolsAreKept() throws {
    let extensions = try project.tokens()["range.narrow"]?["extensions"] as? [String: Any]
    #expect(extensions?.keys.sorted() == ["com.example"])
    #expect(project.json.contains("\"id\": 0.10"))
  }

  @Test func swiftHasNeitherTheTokensNorTheirGroupNorTheirContext() {
    let text = project.swiftText
    #expect(text.contains("enum Extent"))
    #expect(!text.contains("Range") && !text.contains("narrow") && !text.contains("Context"))
  }
}
