/// What the types of all files are, as far as the files say.
struct TypeIndex {
  private var inherited: [String: Set<String>] = [:]
  private var declared: Set<String> = []
  private var helpers: [String: [DeviceHelper]] = [:]

  init(_ files: [LintedFile]) {
    for file in files {
      for type in file.facts.types {
        if !type.isExtension { declared.insert(type.name) }
        inherited[Self.last(type.name), default: []].formUnion(type.inherited)
      }
      for helper in file.facts.helpers { helpers[helper.name, default: []].append(helper) }
    }
  }

  /// Whether one of some types, each in the one before, is a view, a view controller or a part of one.
  func isView(_ types: [String]) -> Bool { types.contains(where: isView) }

  private func isView(_ type: String) -> Bool {
    var seen: Set<String> = []
    var next = [Self.last(type)]
    while let name = next.popLast() {
      if Self.isViewOfFramework(name) { return true }
      guard seen.insert(name).inserted, let above = inherited[name] else { continue }
      next += above.map(Self.last)
    }
    return false
  }

  private static func isViewOfFramework(_ name: String) -> Bool {
    viewProtocols.contains(name)
      || name.hasPrefix("UI")
        && (name.hasSuffix("View") || name.hasSuffix("Controller") || name.hasSuffix("Cell"))
      || name == "UIControl" || name == "UIButton" || name == "UILabel" || name == "UIWindow"
  }

  private static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "Layout", "Shape", "UIViewRepresentable", "UIViewControllerRepresentable", "App",
    "Scene",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "UICollectionViewFlowLayout",
    "UICollectionViewLayout",
  ]

  /// `Outer.Inner` and `Module.Type` are looked up by their last name.
  private static func last(_ name: String) -> String {
    let bare = name.prefix { $0 != "<" }
    return String(bare.split(separator: ".").last ?? bare)
  }

  func fulfills(_ condition: Fact.Condition) -> Bool {
    switch condition {
    case .always: true
    case .isNotDeclared(let name): !declared.contains(name)
    case .isDeviceHelper(let name, let type):
      helpers[name]?.contains { type == nil || $0.type == nil || $0.type == type } == true
    }
  }
}
