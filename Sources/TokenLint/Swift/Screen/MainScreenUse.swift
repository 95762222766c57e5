import SwiftSyntax

/// A place that names the main screen, with what it asks of it.
struct MainScreenUse {
  /// `UIScreen.main`.
  let screen: ExprSyntax
  /// The members that are asked for after that.
  let members: [MemberChain.Link]
  /// Where a name that was given to the screen is used.
  let uses: [MemberChain]
  let concern: Concern

  /// What is asked of the main screen. Each is the matter of one rule, so that one place is one finding.
  enum Concern: CaseIterable {
    // The gravest first.
    case size
    case scale
    case native
    case traits
    /// The screen itself is compared, kept or handed on.
    case passed
    case list
    case hardware
    /// It is what is taken where another screen, window or view is missing, whatever is asked of it.
    case fallback
  }

  init(_ chain: MemberChain, screenAt index: Int) {
    screen = chain.links[index].expression
    members = Array(chain.links[(index + 1)...])
    uses = members.isEmpty ? GivenName.uses(of: screen) : []
    let own = uses.isEmpty ? Self.concern(of: members) : Self.gravest(of: uses)
    let isFallback =
      switch own {
      case .hardware, .list: false
      // A member of the project's own says nothing of a missing window.
      case .passed where !members.isEmpty: false
      case .scale: FallbackPosition.includes(chain.expression) || FallbackPosition.isForZero(chain.expression)
      default: FallbackPosition.includes(chain.expression)
      }
    concern = isFallback ? .fallback : own
  }

  /// The screen with its first members: those that say what is asked.
  func expression(through names: String...) -> ExprSyntax {
    var expression = screen
    for (member, name) in zip(members, names) where member.name == name { expression = member.expression }
    return expression
  }

  /// The screen with all that is asked of it.
  var asked: ExprSyntax { members.last?.expression ?? screen }

  /// The screen with its first member.
  var question: ExprSyntax { members.first?.expression ?? screen }

  /// Whether its size is asked for, in whatever unit, so that another screen would be as wrong: `nativeBounds`,
  /// `fixedCoordinateSpace.bounds`, or a member of the project that is named after a size.
  var isAboutSize: Bool {
    let asked = uses.isEmpty ? [members.map(\.name)] : uses.map { $0.names.dropFirst().map { $0 } }
    return asked.contains { names in
      guard let first = names.first else { return false }
      switch first {
      case "bounds", "applicationFrame", "nativeBounds", "currentMode", "preferredMode", "availableModes":
        return true
      case "coordinateSpace", "fixedCoordinateSpace": return names.dropFirst().first == "bounds"
      default: return Self.concerns[first] == nil && Self.isNamedAfterSize(first)
      }
    }
  }

  static let sizeMessage =
    "the size of a screen is not that of a view on it; use the size of the view, or its size class"

  private static func isNamedAfterSize(_ name: String) -> Bool {
    !LayoutVocabulary.evidence(ofName: name).isDisjoint(with: [.size, .structure])
      && !name.lowercased().hasSuffix("radius")
  }

  private static func gravest(of uses: [MemberChain]) -> Concern {
    let concerns = uses.map { concern(of: Array($0.links.dropFirst())) }
    return Concern.allCases.first(where: concerns.contains) ?? .passed
  }

  private static func concern(of members: [MemberChain.Link]) -> Concern {
    guard let first = members.first?.name else { return .passed }
    if first == "traitCollection" {
      return members.dropFirst().first?.name == "displayScale" ? .scale : .traits
    }
    if let known = concerns[first] { return known }
    // A member of the project: `setBrightness(_:animated:)`.
    return NameWords.of(first).contains("brightness") ? .hardware : .passed
  }

  private static let concerns: [String: Concern] = [
    "bounds": .size, "applicationFrame": .size, "scale": .scale,
    "nativeBounds": .native, "nativeScale": .native, "coordinateSpace": .native,
    "fixedCoordinateSpace": .native, "currentMode": .native, "preferredMode": .native,
    "availableModes": .native, "overscanCompensation": .native, "overscanCompensationInsets": .native,
    "mirrored": .list,
    "brightness": .hardware, "maximumFramesPerSecond": .hardware, "isCaptured": .hardware,
    "wantsSoftwareDimming": .hardware, "calibratedLatency": .hardware, "currentEDRHeadroom": .hardware,
    "potentialEDRHeadroom": .hardware, "snapshotView": .hardware,
  ]
}
