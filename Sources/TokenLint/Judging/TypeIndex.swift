/// What the types of all files are, as far as the files say.
struct TypeIndex {
  private var inherited: [String: [String]] = [:]
  /// The types of the project among those that a fact asks for.
  private var declared: Set<String> = []
  private var hasScenes = false
  private var helpers: [String: [(helper: DeviceHelper, file: LintedFile)]] = [:]

  private let deviceSymbols: [DeviceSymbol]

  init(_ files: [LintedFile], deviceSymbols: [DeviceSymbol] = []) {
    self.deviceSymbols = deviceSymbols
    let wanted = Set(files.flatMap(\.facts.facts).compactMap(\.condition.nameOfForeignType))
    for file in files {
      for type in file.facts.types {
        if !type.isExtension, wanted.contains(type.name) { declared.insert(type.name) }
        guard !type.inherited.isEmpty else { continue }
        inherited[Self.last(type.name), default: []] += type.inherited
        if type.inherited.contains(where: { $0 == "UIWindowSceneDelegate" || $0 == "App" }) {
          hasScenes = true
        }
      }
      for helper in file.facts.helpers { helpers[helper.name, default: []].append((helper, file)) }
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
  static func last(_ name: String) -> String {
    let bytes = name.utf8
    guard bytes.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }) else { return name }
    let bare = bytes.prefix { $0 != UInt8(ascii: "<") }
    return String(Substring(bare.split(separator: UInt8(ascii: ".")).last ?? bare))
  }

  func fulfills(_ fact: Fact) -> Bool {
    switch fact.condition {
    case .always: true
    case .isNotDeclared(let name): !declared.contains(name)
    case .isDeviceHelper, .isMemberDeviceHelper:
      helper(of: fact) != nil || deviceSymbols.contains { $0.isAsked(by: fact.condition) }
    case .isInUIKitView: !allInherited(by: fact.types.suffix(1)).isDisjoint(with: Self.uiKitViews)
    case .hasScenes: hasScenes
    }
  }

  /// The helper that a fact is a use of, with its file.
  func helper(of fact: Fact) -> (helper: DeviceHelper, file: LintedFile)? {
    switch fact.condition {
    case .always, .isNotDeclared, .isInUIKitView, .hasScenes: return nil
    case .isMemberDeviceHelper(let name, let value):
      return helpers[name]?.first { $0.helper.type?.lowercased().hasSuffix(value.lowercased()) == true }
    case .isDeviceHelper(let name, let type?): return helpers[name]?.first { $0.helper.type == type }
    case .isDeviceHelper(let name, nil):
      guard let named = helpers[name] else { return nil }
      let around = allInherited(by: fact.types)
      return named.first { $0.helper.type.map(around.contains) ?? true }
    }
  }

  /// Some types with all that they inherit from and conform to, by their last names.
  private func allInherited(by types: some Sequence<String>) -> Set<String> {
    var seen: Set<String> = []
    var next = types.map(Self.last)
    while let name = next.popLast() {
      guard seen.insert(name).inserted else { continue }
      next += (inherited[name] ?? []).map(Self.last) + Self.frameworkParents(of: name)
    }
    return seen
  }

  private static let uiKitViews: Set<String> = ["UIView", "UIViewController"]

  private static func frameworkParents(of name: String) -> [String] {
    guard name.hasPrefix("UI") else { return [] }
    if name.hasSuffix("Controller") { return ["UIViewController", "UIResponder", "NSObject"] }
    return isViewOfFramework(name) ? ["UIView", "UIResponder", "NSObject"] : []
  }
}

extension Fact.Condition {
  /// The name of a framework's type that the project must not have.
  fileprivate var nameOfForeignType: String? {
    if case .isNotDeclared(let name) = self { return name }
    return nil
  }
}
