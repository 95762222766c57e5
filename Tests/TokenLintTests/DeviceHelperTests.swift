import Testing
import TokenDiagnostics

@testable import TokenLint

/// Helpers of the project are followed from file to file.
struct DeviceHelperTests {
  @Test func aUseNamesTheHelperInItsFile() throws {
    let findings = findings([
      "Device.swift":
        "enum Device { static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }",
      "Card.swift": "func lay() { stack.spacing = Device.isPad ? 24 : 12 }",
    ])
    let use = try #require(findings.first { $0.id.name == "idiom-layout" })
    #expect(use.range?.file.path == "Card.swift")
    #expect(use.severity == .warning)
    #expect(use.notes.map { $0.range?.file.path } == ["Device.swift"])
    #expect(use.notes.first?.message == "'isPad' asks for the kind of device here")
  }

  @Test func aMemberOfAnotherTypeIsNotMeant() {
    let helper = "struct Menu { private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }"
    let use = "struct Card { func lay() { stack.spacing = isPad ? 24 : 12 } }"
    #expect(layouts([helper, use]).isEmpty)
    #expect(layouts([helper, use.replacing("Card", with: "Card: Menu")]) == ["1.swift"])
  }

  @Test func aMemberOfAProtocolIsMeantInWhatConforms() {
    let helper = "extension View { var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }"
    #expect(layouts([helper, "struct Card: View { var gap: CGFloat { isPad ? 24 : 12 } }"]) == ["1.swift"])
    #expect(layouts([helper, "struct Model { var gap: CGFloat { isPad ? 24 : 12 } }"]).isEmpty)
  }

  @Test func aValueIsOfTheTypeItIsNamedAfter() {
    let helper = "struct DeviceState { var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }"
    #expect(layouts([helper, "func lay() { stack.spacing = deviceState.isPad ? 24 : 12 }"]) == ["1.swift"])
    #expect(layouts([helper, "func lay() { stack.spacing = item.isPad ? 24 : 12 }"]).isEmpty)
  }

  @Test(arguments: [
    "isPad", "isIPhone", "IS_IPAD", "isTabletLayout", "hasNotch", "iPadLayout", "currentIdiom",
  ])
  func isAHelperName(_ name: String) { #expect(DeviceHelperName.isOne(name)) }

  @Test(arguments: ["isPadded", "hasPadding", "isHidden", "padding", "phoneNumber", "is", "idiomatic"])
  func isNoHelperName(_ name: String) { #expect(!DeviceHelperName.isOne(name)) }

  /// The files in which layout is found, of some named by their place.
  private func layouts(_ sources: [String]) -> [String] {
    let named = sources.enumerated().map { ("\($0).swift", $1) }
    return findings(Dictionary(uniqueKeysWithValues: named)).filter { $0.id.name == "idiom-layout" }
      .compactMap { $0.range?.file.path }
  }

  private func findings(_ sources: [String: String]) -> [Diagnostic] {
    let reading = SwiftReading(rules: LintRule.all)
    let files = sources.sorted { $0.key < $1.key }.map { path, text in
      LintedFile(source: SourceFile(path: path, text: text), facts: reading.read(Array(text.utf8)))
    }
    return Judge(rules: LintRule.all, selection: RuleSelection(), today: "2026-11-30").findings(in: files)
      .map(\.diagnostic)
  }
}
