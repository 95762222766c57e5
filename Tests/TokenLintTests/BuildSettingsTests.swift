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
    let (settings, isWhole) = Self.settings(text)
    #expect(settings.value(name)?.text == expected)
    #expect(isWhole)
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

  @Test func filesThatIncludeThemselvesEnd() {
    #expect(!Self.settings("#include \"Main.xcconfig\"").isWhole)
    #expect(!Self.settings("#include \"Missing.xcconfig\"").isWhole)
  }

  @Test func placesAreThoseOfNames() throws {
    let (settings, _) = Self.settings("// A\n  A[sdk=*] = 1")
    #expect(try #require(settings.assignment("A")).place.text == "A[sdk=*]")
  }

  private static func settings(_ text: String) -> (settings: BuildSettings, isWhole: Bool) {
    let files = ProjectFiles(
      [
        SourceFile(path: "a/Main.xcconfig", text: text),
        SourceFile(path: "a/Other.xcconfig", text: "O = other"),
      ],
      others: { _ in nil })
    var reading = SettingsFileReading(files: files)
    reading.read("a/Main.xcconfig")
    let usual = XcodeProjectReading.usualSettings(target: "App", project: "P", configuration: "Release")
    let settings = BuildSettings(levels: [reading.assignments], configuration: "Release", usual: usual)
    return (settings, reading.isWhole)
  }
}
