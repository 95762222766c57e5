import SwiftSyntax

extension LintRule {
  static let deviceModel = LintRule(
    "device-model", .device, .warning,
    Documentation(
      "Finds decisions by the model of the device.",
      reason: """
        A list of models is out of date when the next one is sold, and a model says nothing of the space a scene has \
        on it. What only reads the model, finds a name or a case for it, or chooses between data outside of views, is an \
        info; what only shows or sends it is not found.
        """,
      instead: """
        Ask for the capability (`AVCaptureDevice`, `LAContext.biometryType`) or for the \
        size class.
        """),
    found: [
      #"if ↓UIDevice.current.model == "iPad" { stack.axis = .horizontal }"#,
      """
      func isOld() -> Bool {
        let model = ↓UIDevice.current.localizedModel
        return model.hasPrefix("iPod")
      }
      """,
      """
      switch identifier {
      case ↓"iPhone10,3", "iPhone10,6": topInset = 44
      case "iPhone11,2": topInset = 44
      default: topInset = 20
      }
      """,
      """
      func identifier() -> String {
        var system = utsname()
        ↓uname(&system)
        return ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? String(cString: system.machine)
      }
      """,
      """
      // An info: it only finds a name.
      switch identifier {
      case ↓"iPhone11,2": "iPhone XS"
      case "iPhone11,8": "iPhone XR"
      default: identifier
      }
      """,
      """
      enum Frame {
        case notch, island
        init(_ model: String) {
          switch model {
          // An info: it only finds a case.
          case _ where model.hasPrefix("iPhone15"): if model == ↓"iPhone15,2" { self = .island } else { self = .notch }
          default: self = .notch
          }
        }
      }
      """,
      """
      final class Player: UIViewController {
        // An info: it only decides how sound is played.
        func start() { if ↓UIDevice.current.model == "iPad 4" { Settings.bufferLength = .longest } }
      }
      """,
      """
      // An info: it only chooses which pictures are meant.
      extension Store {
        func preferred() -> [Picture] {
          let kind: Kind
          if ↓UIDevice.current.model.contains("iPad") { kind = .pad } else { kind = .phone }
          return pictures(for: kind)
        }
      }
      """,
      #"sysctlbyname(↓"hw.machine", &machine, &size, nil, 0)"#,
      "import DeviceKit\nlet isSmall = ↓Device.current.isOneOf([.iPhoneSE])",
    ],
    silent: [
      "let peer = MCPeerID(displayName: UIDevice.current.name)",
      #"logger.info("running on \(UIDevice.current.model)")"#,
      "let info = (1, UIDevice.current.model)",
      #"let title = "iPhone 15, black""#,
      #"let isPad = model.name == "iPad""#,
      #"// if UIDevice.current.model == "iPad""#,
      "let here = Device.current.isOneOf(known)",
      "import DeviceKit\nlet agent = Device.current.safeDescription",
      "import ClockKit\nimport DeviceKit\nlet isRound = Device.current == .appleWatch",
      "let rows = [\"iPhone\", \"iPad\"]",
      #"let version = UIDevice.current.systemVersion == "26.0""#,
    ],
    swift: SwiftSearch([
      .base("UIDevice"), .call("uname"), .name("HW_MACHINE"), .text("hw.machine"), .text("hw.model"),
      .text("hw.product"), .text("SIMULATOR_MODEL_IDENTIFIER"), .text("iPhone"), .text("iPad"), .text("iPod"),
      .base("Device"),
    ]) { place, findings in
      let message =
        "a model tells neither what a device can do nor how much space there is; ask for that itself"
      switch place.word {
      case "UIDevice":
        guard let model = ModelRead(place.token), model.isCompared else { return }
        let weight = model.weight(&findings)
        findings.report(message, at: model.expression, weight: weight)
      case "Device":
        guard place.file.imports.contains("DeviceKit"), !place.file.isOfWatch,
          let device = DeviceKitRead.expression(at: place.token)
        else { return }
        findings.report(message, at: device)
      default:
        if let literal = ModelIdentifier(place.token, &findings) {
          findings.report(message, at: literal.expression, weight: literal.weight)
        } else if let source = ModelSource.node(of: place.token) {
          findings.report(
            "this reads the model of the device; let nothing but reports depend on it", at: source,
            weight: .severity(.note))
        }
      }
    })
}

extension SwiftFileHead {
  /// Whether it belongs to a watch, which has no scenes.
  fileprivate var isOfWatch: Bool { imports.contains("WatchKit") || imports.contains("ClockKit") }
}
