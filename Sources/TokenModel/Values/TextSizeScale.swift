import TokenSyntax

/// The text sizes that may be used, in points, smallest first.
package struct TextSizeScale: Sendable {
  package struct Step: Hashable, Sendable {
    package let size: Number
    /// The style the size is named after; nil for a size of a project's own.
    package let style: TextStyle?
  }

  package let steps: [Step]

  /// A scale of the given sizes. It must not be empty.
  package init(sizes: [Number]) {
    precondition(!sizes.isEmpty, "a scale of text sizes has a size")
    let unique = Set(sizes).sorted { $0.value < $1.value }
    steps = unique.map { size in
      Step(size: size, style: TextStyle(of: size))
    }
  }

  /// The default (Large) column of the text styles of iOS (Human Interface Guidelines, Typography, Dynamic Type
  /// sizes): 11 12 13 15 16 17 20 22 28 34.
  package static let ios = TextSizeScale(sizes: TextStyle.allCases.map { Number($0.size) })

  /// The step nearest to a size. A tie goes to the larger, because legibility is the safer error.
  package func nearest(to size: Double) -> Step {
    var best = steps[0]
    for step in steps.dropFirst() where abs(step.size.value - size) <= abs(best.size.value - size) {
      best = step
    }
    return best
  }

  package func step(of size: Number) -> Step? { steps.first { $0.size == size } }
}

/// The text styles that give sizes their names, in the order of precedence.
package enum TextStyle: String, CaseIterable, Sendable {
  case body
  case callout
  case subheadline
  case footnote
  case caption1 = "caption-1"
  case caption2 = "caption-2"
  case title3 = "title-3"
  case title2 = "title-2"
  case title1 = "title-1"
  case largeTitle = "large-title"

  /// The style that gives a size its name; nil for a size between them.
  package init?(of size: Number) {
    guard let style = Self.allCases.first(where: { $0.size == size.value }) else { return nil }
    self = style
  }

  /// Points at the default content size (Large), from Apple's Human Interface Guidelines, Typography.
  package var size: Double {
    switch self {
    case .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    case .title3: 20
    case .title2: 22
    case .title1: 28
    case .largeTitle: 34
    }
  }
}
