import Foundation
import Testing
import TokenDiagnostics

@testable import TokenLint

struct PropertyListTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
      <!ENTITY big "none>"> ]>
    <plist version="1.0">
    <dict>
      <!-- <key>Hidden</key><true/> -->
      <key>Full</key>
      <true/>
      <key>A &amp; &#x42;</key><string>x &lt; <![CDATA[<y>]]> &big;</string>
      <key>List</key><array><integer>1</integer><string/><data>AA==</data><dict/></array>
      <key>Full</key><false/>
    </dict>
    </plist>
    """

  @Test func xmlHasPlaces() throws {
    let root = try #require(readPropertyList(SourceFile(path: "Info.plist", text: Self.xml)))
    #expect(root.entries?.map(\.key) == ["Full", "A & B", "List", "Full"])
    #expect(root.entries?.first?.keyRange.text == "<key>Full</key>")
    #expect(root.entries?.first?.value.range.text == "<true/>")
    #expect(root["A & B"]?.text == "x < <y> &big;")
    #expect(
      root["List"]?.elements?.map(\.range.text) == [
        "<integer>1</integer>", "<string/>", "<data>AA==</data>", "<dict/>",
      ])
  }

  @Test func theLastOfTwoEntriesCounts() throws {
    let root = try #require(readPropertyList(SourceFile(path: "Info.plist", text: Self.xml)))
    guard case .boolean(false) = root["Full"]?.content else {
      Issue.record("the first one counts")
      return
    }
  }

  @Test func openStepHasPlaces() throws {
    let text = """
      // !$*UTF8*$!
      { /* a = b; */ plain = Some/Path.plist; "quoted \\"key\\"" = "a\\nb"; list = (a, "b c", <00ff>,); empty = {}; }
      """
    let root = try #require(readPropertyList(SourceFile(path: "Info.plist", text: text)))
    #expect(root["plain"]?.text == "Some/Path.plist")
    #expect(root["plain"]?.range.text == "Some/Path.plist")
    #expect(root["quoted \"key\""]?.text == "a\nb")
    #expect(root["list"]?.elements?.compactMap(\.text) == ["a", "b c"])
    #expect(root["empty"]?.entries?.isEmpty == true)
  }

  @Test func binarySaysWhatXMLSays() throws {
    let value: [String: Any] = [
      "Full": true, "Text": "naïve 漢字", "Long": String(repeating: "a", count: 300), "Number": 27,
      "List": ["UIInterfaceOrientationPortrait", ["Inner": false]] as [Any], "Data": Data([1, 2]),
    ]
    let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let xml = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    let one = try #require(readPropertyList(SourceFile(path: "Info.plist", bytes: Array(binary))))
    let two = try #require(readPropertyList(SourceFile(path: "Info.plist", bytes: Array(xml))))
    #expect(Self.description(one) == Self.description(two))
    #expect(one.entry("Full")?.keyRange.start == 0)
  }

  /// With the keys in the order of their letters.
  private static func description(_ value: PropertyListValue) -> String {
    switch value.content {
    case .text(let text): "\"\(text)\""
    case .boolean(let isTrue): "\(isTrue)"
    case .list(let elements): "[" + elements.map(description).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key): \(description($0.value))" }.sorted().joined(separator: ", ") + "}"
    case .other: "other"
    }
  }

  @Test(arguments: [
    "", "<", "<plist", "<plist><dict>", "<plist><dict><key>a</key></dict>",
    "<plist><dict><true/></dict></plist>",
    "<plist><dict><key>a</key><string>", "<plist></plist>", "<!-- ", "<![CDATA[", "<!DOCTYPE a [", "{", "{ a",
    "{ a = ",
    "{ a = (b", "{ a = \"b", "{ a = \"b\\", "{ a = <00", "/*", "/", "bplist00", "hello", "<dict></array>",
  ])
  func brokenTextIsNone(_ text: String) {
    #expect(readPropertyList(SourceFile(path: "Info.plist", text: text)) == nil)
  }

  @Test(arguments: [
    String(repeating: "<array>", count: 20_000), String(repeating: "<dict><key>a</key>", count: 20_000),
    "{ a = " + String(repeating: "(", count: 20_000), String(repeating: "{ a = ", count: 20_000),
  ])
  func deepTextIsNone(_ text: String) {
    #expect(readPropertyList(SourceFile(path: "Info.plist", text: text)) == nil)
  }

  /// Lists that hold the next list twice unfold into more values than there is room for.
  @Test(arguments: [false, true])
  func foldedBinaryIsNone(_ refersToItself: Bool) {
    let count = 40
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      let next = UInt8(refersToItself ? index : min(index + 1, count - 1))
      bytes += [0xA2, next, next]
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [count, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    #expect(readPropertyList(SourceFile(path: "Info.plist", bytes: bytes)) == nil)
  }

  /// Every file that differs from a right one in one byte, or ends early.
  @Test func damagedFilesEndWell() throws {
    let value: [String: Any] = ["Full": true, "List": ["a", "b"], "Text": "漢字"]
    let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    for bytes in [
      Array(binary), Array("{ a = (b, \"c\"); /* d */ e = { f = g; }; }".utf8), Array(Self.xml.utf8),
    ] {
      for index in bytes.indices {
        _ = readPropertyList(SourceFile(path: "Info.plist", bytes: Array(bytes[..<index])))
        for byte: UInt8 in [0, 0x22, 0x2F, 0x3C, 0x3E, 0x7F, 0xFF] {
          var damaged = bytes
          damaged[index] = byte
          _ = readPropertyList(SourceFile(path: "Info.plist", bytes: damaged))
        }
      }
    }
  }
}
