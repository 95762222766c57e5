import Testing

@testable import TokenLint

/// Text that nobody would write must be read to its end all the same.
struct ObjectiveCHostileTests {
  private static let many = 100_000

  private func found(_ text: String) -> [Fact] {
    ObjectiveCReading(searches: ObjectiveCSearch.all).read(Array(text.utf8)).facts
  }

  private static func repeated(_ text: String) -> String { String(repeating: text, count: many) }

  @Test(arguments: [
    "[", "(", "{", "@[", "[a ", "f(", "^{", "]", ")", "}", "#if X\n{\n#else\n",
    "#if X\n}\n#else\n}\n#endif\n",
  ])
  func deepAndUnbalancedBrackets(_ bracket: String) {
    let text = Self.repeated(bracket) + ";[UIScreen mainScreen].bounds"
    #expect(found(text).contains { $0.rule == "screen-main-bounds" })
  }

  @Test func manyQuestionsInDeepBrackets() {
    let text = Self.repeated("(") + String(repeating: "[UIScreen mainScreen].bounds; ", count: 1000)
    #expect(found(text).count == 1000)
  }

  /// Each place asks what is around it; what it asks must not look at the whole macro or file.
  @Test(arguments: [
    "switch (UI_USER_INTERFACE_IDIOM()", "if (UI_USER_INTERFACE_IDIOM() == a) { b = c; } ",
    "UI_USER_INTERFACE_IDIOM() == a ? b : ", "self.frame.size.width == UI_USER_INTERFACE_IDIOM() ",
  ])
  func manyQuestionsInOneLine(_ text: String) {
    let line = String(repeating: text, count: 50) + String(repeating: "a ", count: 5000)
    for beginning in ["", "#define A "] { _ = found(beginning + line + "\n") }
  }

  /// To look for each rule at all that stands around each question takes a minute.
  @Test func manyQuestionsInEachOther() {
    #expect(found(String(repeating: "switch (UI_USER_INTERFACE_IDIOM()\n", count: 3000)) == [])
  }

  @Test func longChainsOfMessages() {
    let text = Self.repeated("[") + "UIScreen mainScreen]" + Self.repeated(" bounds]")
    #expect(found(text).contains { $0.rule == "screen-main-bounds" })
    let properties = String(repeating: ".window.safeAreaInsets", count: 1000)
    #expect(!found("self" + properties + ".screen.bounds").isEmpty)
  }

  @Test(arguments: [
    "\"", "@\"", "'", "/*", "//", "\\", "R\"x(", "#define", "#define A \\\n", "#if 0\n", "#if 0\n/*",
    "#if (((", "@", "@interface",
    "@interface A <", "- (", "@implementation A\n- (void)a:", "\0", "\u{FEFF}", "1e+", "#", "x ? y : ",
    "@end", "\r\n",
  ])
  func whatIsNotClosed(_ text: String) {
    for text in [
      text, Self.repeated(text), "UIScreen " + text, "[UIScreen mainScreen].bounds " + text + "\n",
    ] {
      _ = found(text)
    }
  }

  @Test func bytesOfAnyKind() {
    var bytes: [UInt8] = []
    var state: UInt32 = 7
    for _ in 0..<Self.many {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes.append(UInt8(state >> 24))
    }
    _ = ObjectiveCReading(searches: ObjectiveCSearch.all).read(bytes)
    _ = ObjectiveCReading(searches: ObjectiveCSearch.all).read(
      bytes + Array(" [UIScreen mainScreen].bounds".utf8))
  }

  @Test func truncatedAtEveryByte() {
    let text = Array(
      """
      #if TARGET_OS_IOS // a
      #define W ([UIScreen mainScreen].bounds.size.width) /* b */
      @interface A : UIView <B>
      - (void)a:(id)x;
      @end
      @implementation A
      - (void)a:(id)x {
        CGFloat s = x ? x.screen.scale : [[UIScreen mainScreen] scale];
        if (W == 375.0f) { f(@"\\"", '\\''); }
      }
      @end
      #endif
      """.utf8)
    for count in text.indices {
      _ = ObjectiveCReading(searches: ObjectiveCSearch.all).read(Array(text[..<count]))
    }
  }

  @Test func headersOfOtherLanguages() {
    let headers = [
      "#pragma once\ntemplate <typename T> class UIScreen { T mainScreen() const { return t_ >> 1'000; } };",
      "typedef struct { int width; } Size; static inline int f(Size s) { return s.width > 3; }",
      "const char *raw = R\"(UIScreen.mainScreen.bounds \")\"; int a[3] = {1, 2, 3};",
      "enum class UIDevice : int { currentDevice };",
    ]
    for text in headers { #expect(found(text) == [], "\(text)") }
  }
}
