/// What an answer about the device decides.
enum Purpose: Hashable, Sendable {
  /// A size, a font, spacing, or which views there are and where.
  case layout
  /// How many there are of something, which in a view is layout.
  case count
  /// Whether an alert is shown as a sheet, which is a popover on some devices.
  case alertStyle
  /// Words or pictures.
  case text
  /// Something that only some devices have, or a feature bound to it.
  case hardware
  /// The orientations that the app may be in.
  case orientations
  case unknown
}

/// What the code that an answer decides speaks of.
struct PurposeEvidence: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let size = PurposeEvidence(rawValue: 1)
  static let structure = PurposeEvidence(rawValue: 2)
  static let count = PurposeEvidence(rawValue: 4)
  static let text = PurposeEvidence(rawValue: 8)
  static let hardware = PurposeEvidence(rawValue: 16)
  static let orientations = PurposeEvidence(rawValue: 32)
  static let alertStyle = PurposeEvidence(rawValue: 64)

  /// Whether something of a layout is spoken of, be it with other things.
  var isOfLayout: Bool { !isDisjoint(with: [.size, .structure, .count]) }

  /// A size is layout even in a view of the camera; that a view of the camera is there is not.
  var purpose: Purpose {
    if contains(.orientations) { return .orientations }
    if contains(.size) { return .layout }
    if contains(.hardware) { return .hardware }
    if contains(.structure) { return .layout }
    if contains(.alertStyle) { return .alertStyle }
    if contains(.text) { return .text }
    return contains(.count) ? .count : .unknown
  }
}
