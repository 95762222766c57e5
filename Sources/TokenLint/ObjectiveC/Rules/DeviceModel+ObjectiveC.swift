extension ObjectiveCSearch {
  static let deviceModel = ObjectiveCSearch(
    "device-model", words: ["UIDevice", "uname", "sysctlbyname", "HW_MACHINE"],
    triggers: ["iPhone", "iPad", "iPod", "SIMULATOR_MODEL_IDENTIFIER"].map(ObjectiveCTrigger.text),
    found: [
      "BOOL pad = [↓[[UIDevice currentDevice] model] isEqualToString:@\"iPad\"];",
      "BOOL pad = [↓[UIDevice currentDevice].model hasPrefix:@\"iPad\"];",
      "void f(void) { struct utsname info; ↓uname(&info); }",
      """
      static bool is_old(void) {
        struct utsname info;
        // An info: to read it decides nothing.
        ↓uname(&info);
        return strncmp("iPhone10,", info.machine, 9) == 0;
      }
      """,
      """
      #import <UIKit/UIKit.h>
      bool is_old(void) { struct utsname info; ↓uname(&info); return info.machine[6] == '8'; }
      """,
      """
      @implementation Store
      - (void)choose {
        if ([↓[UIDevice currentDevice].model hasPrefix:@"iPad"]) { kind = KindPad; } else { kind = KindPhone; }
      }
      @end
      """,
      "void f(void) { ↓sysctlbyname(\"hw.machine\", a, &n, NULL, 0); }",
      "void f(void) { id names = @{↓@\"iPhone12,1\": @\"iPhone 11\", @\"iPhone12,3\": @\"iPhone 11 Pro\"}; }",
    ],
    silent: [
      "void f(void) { [self send:[[UIDevice currentDevice] model]]; }", "// uname(&info)",
      "void f(void) { sysctlbyname(\"hw.ncpu\", a, &n, NULL, 0); }", "id s = @\"iPhone\";",
      "id s = @\"iPhone 12, 13 and 14\";", "BOOL same = [user.model isEqualToString:@\"iPad\"];",
      "void f(struct utsname *u) { }",
    ]
  ) { place, findings in
    guard let tokens = DeviceModel.tokens(at: place), DeviceModel.isFirst(place, in: &findings) else {
      return
    }
    findings.report(
      """
      the model says nothing of the space a view has, and new ones come; ask for what is needed: a \
      size class, a capability
      """, at: tokens, of: place,
      weight: DeviceModel.weight(of: place))
  }
}

extension ObjectiveCSearch {
  /// Where the model of the device decides something.
  enum DeviceModel {
    private static let members = ["model", "localizedModel", "name", "systemName"]
    private static let comparing = [
      "isEqualToString:", "isEqual:", "hasPrefix:", "hasSuffix:", "containsString:",
      "rangeOfString:", "caseInsensitiveCompare:", "compare:",
    ]

    static func tokens(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      let text = place.text
      switch place.word {
      case "UIDevice":
        guard let chain = MessageChain(startingAt: place.index, in: text), chain.links.count > 3,
          chain.links[1].name == "currentDevice", members.contains(chain.links[2].name),
          comparing.contains(chain.links[3].name)
        else { return nil }
        return chain.links[2].tokens
      case "uname":
        return text.hasText(place.index + 1, "(") && text.hasText(place.index + 2, "&")
          ? call(at: place) : nil
      case "sysctlbyname":
        let isModel = text.hasText(place.index + 2, in: ["\"hw.machine\"", "\"hw.model\"", "\"hw.product\""])
        return isModel ? call(at: place) : nil
      case "HW_MACHINE": return place.index...place.index
      default: return isModelNumber(place.word) ? place.index...place.index : nil
      }
    }

    /// To read the model decides nothing yet. What is chosen by it is a layout where that is seen, and in a view most
    /// likely; elsewhere it may be a name, a feature of the hardware, or data that are meant for a device.
    static func weight(of place: ObjectiveCPlace) -> Fact.Weight {
      switch place.word {
      case "UIDevice":
        LayoutEffect.isDecided(by: place.index, at: place) ? .usual : .inView(.warning, elsewhere: .note)
      case "uname", "sysctlbyname", "HW_MACHINE": .severity(.note)
      // A number for a model may be that of its pixels or its memory.
      default:
        LayoutEffect.isDecided(by: place.index, at: place)
          ? .inView(.warning, elsewhere: .note) : .severity(.note)
      }
    }

    private static func call(at place: ObjectiveCPlace) -> ClosedRange<Int>? {
      place.text.partner(place.index + 1).map { place.index...$0 }
    }

    /// `@"iPhone12,1"`.
    private static func isModelNumber(_ literal: String) -> Bool {
      let text = literal.drop { $0 == "@" || $0 == "\"" }.dropLast()
      if text == "SIMULATOR_MODEL_IDENTIFIER" { return true }
      guard let kind = ["iPhone", "iPad", "iPod"].first(where: { text.hasPrefix($0) }) else { return false }
      let numbers = text.dropFirst(kind.count).split(separator: ",", omittingEmptySubsequences: false)
      return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }

    /// A table of models counts once.
    static func isFirst(_ place: ObjectiveCPlace, in findings: inout ObjectiveCFindings) -> Bool {
      guard place.text.kind(place.index) == .text else { return true }
      let body = place.definition?.body.lowerBound ?? place.text.statement(around: place.index).lowerBound
      return findings.isFirst(in: body)
    }
  }
}
