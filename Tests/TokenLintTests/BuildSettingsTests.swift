import Testing
import TokenDiagnostics

@testable import TokenLint

struct BuildSettingsTests {
  @Test(arguments: [
    ("A = 1", "A", "1"),
    ("A = 1 // why", "A", "1"),
    ("A = 1;", "A", "1"),
    ("A = 1\nA = $(inherited) 2", "A", "1 2"),
    ("A[sdk=iphoneos*] = 1\nA = 2", "A", "1"),
    ("A[sdk=macosx*] = 1\nA = 2", "A", "2"),
    ("A[sdk=iphoneos*][arch=arm64] = 1", "A", "1"),
    ("A[config=Debug] = 1\nA[config=Release] = 2", "A", "2"),
    ("A = $(B)/${B}\nB = x", "A", "x/x"),
    ("A = $(A)", "A", ""),
    ("A = $(B:default=y)", "A", "y"),
    ("A = $(TARGET_NAME)/Info.plist", "A", "App/Info.plist"),
    ("#include \"Other.xcconfig\"\nA = 3", "O", "other"),
    ("#include? \"Missing.xcconfig\"\nA = 3", "A", "3"),
    ("A=1", "A", "1"),
    ("  A  =  a = b  ", "A", "a = b"),
  ])
  func value(_ text: String, _ name: String, _ expected: String) {
    let (settings, unread) = Self.settings(text)
    #expect(settings.value(name)?.text == expected)
    #expect(unread == nil)
  }

  @Test(arguments: ["A = $(B)", "A = $(B)\nB = $(A)", "A = $(B:upper)\nB = x", "A = $(A$(A))", "A = $($(A))"])
  func whatIsNotKnown(_ text: String) {
    #expect(Self.settings(text).settings.value("A")?.isKnown == false)
  }

  /// Each setting names the next one twice.
  @Test func valuesDoNotGrowWithoutEnd() {
    let text = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
    #expect(Self.settings(text).settings.value("A0")?.isKnown == false)
  }

  /// To look for the end of each bracket anew takes hours.
  @Test(arguments: ["$(", "${(", "$(A)$(", "$(A:default=("])
  func bracketsMayNeverClose(_ text: String) {
    for count in [2000, 200_000] {
      let value = Self.settings("A = " + String(repeating: text, count: count)).settings.value("A")
      #expect((value?.text.utf8.count ?? 0) <= 10_000)
    }
    #expect(Self.settings("A = $( $(B) ${\nB = x").settings.value("A")?.text == "$( x ${")
  }

  @Test func aFileIsReadOnceHoweverOftenItIsIncluded() {
    var reads: [String: Int] = [:]
    let include = String(repeating: "#include? \"Other.xcconfig\"\n#include? \"None.xcconfig\"\n", count: 90)
    let files = ProjectFiles([LintedFile(ofProject: SourceFile(path: "Main.xcconfig", text: include))]) {
      path in
      reads[path, default: 0] += 1
      return path == "Other.xcconfig" ? SourceFile(path: path, text: "A = 1") : nil
    }
    #expect(files.settings(at: "Main.xcconfig").assignments.count == 90)
    #expect(files.settings(at: "Main.xcconfig").unread == nil)
    #expect(reads == ["Other.xcconfig": 1, "None.xcconfig": 1])
  }

  @Test func moreSettingsThanAnybodyWritesAreLeftOut() {
    let main = String(repeating: "#include \"Big.xcconfig\"\n", count: 199)
    let files = ProjectFiles(
      [
        SourceFile(path: "Main.xcconfig", text: main),
        SourceFile(path: "Big.xcconfig", text: String(repeating: "A = 1\n", count: 10_100)),
      ].map(LintedFile.init(ofProject:)), others: { _ in nil })
    let settings = files.settings(at: "Main.xcconfig")
    #expect(settings.assignments.count == 198 * 10_100)
    #expect(settings.unread == "Big.xcconfig")
    #expect(files.leftOut.map(\.path) == ["Big.xcconfig"])
    #expect(files.leftOut.first?.reason.hasPrefix("more than 2000000 build settings are set") == true)
  }

  @Test func filesThatIncludeThemselvesEnd() {
    #expect(Self.settings("#include \"Main.xcconfig\"").unread == "a/Main.xcconfig")
    #expect(Self.settings("#include \"Missing.xcconfig\"").unread == "a/Missing.xcconfig")
  }

  @Test func placesAreThoseOfNames() throws {
    let (settings, _) = Self.settings("// A\n  A[sdk=*] = 1")
    #expect(try #require(settings.assignment("A")).place.text == "A[sdk=*]")
  }

  private static func settings(_ text: String) -> (settings: BuildSettings, unread: String?) {
    let files = ProjectFiles(
      [
        SourceFile(path: "a/Main.xcconfig", text: text),
        SourceFile(path: "a/Other.xcconfig", text: "O = other"),
      ].map(LintedFile.init(ofProject:)),
      others: { _ in nil })
    let file = files.settings(at: "a/Main.xcconfig")
    let usual = XcodeProjectReading.usualSettings(target: "App", project: "P", configuration: "Release")
    let level = SettingsLevel(file.assignments, in: "Release")
    return (BuildSettings(levels: [level], usual: usual), file.unread)
  }
}
