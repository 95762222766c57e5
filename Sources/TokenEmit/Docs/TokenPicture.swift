import TokenModel

/// The picture of a token's value where some condition holds, with its colours in every appearance.
struct TokenPicture {
  /// What is seen, for those who do not see it.
  let description: String
  let svg: String

  /// Nil where there is nothing to draw.
  init?(of token: Token, in context: Context, axes: Axes) {
    let followed = FollowedAxes(token, in: axes)
    let values = AppearanceValues(token, in: context, following: followed).all
    let place = CheckContext(
      token: token.path, condition: context.condition(on: token.contextAxes(in: axes)), axes: axes)
    let drawings = values.compactMap { token.type.drawing($0, place) }
    guard let first = drawings.first, drawings.count == values.count else { return nil }
    let panels = Self.panels(drawings, of: values)
    description =
      panels.count == 1
      ? first.description
      : zip(Self.appearances, drawings).prefix(panels.count).map { "\($1.description) \($0)" }
        .joined(separator: ", ")
    svg = SVGPicture(panels, title: "\(token.path): \(description)").text
  }

  /// In the order of the columns of a table.
  private static let appearances = ["light", "dark", "increased", "dark increased"]

  /// As many as tell something: contrast only if it changes something, appearance too.
  private static func panels(_ drawings: [Drawing], of values: [Value]) -> [SVGPicture.Panel] {
    guard drawings[0].showsColors else { return [SVGPicture.Panel(drawing: drawings[0], ground: .page)] }
    let grounds: [SVGPicture.Ground] = [.light, .dark, .light, .dark]
    let all = zip(drawings, grounds).map { SVGPicture.Panel(drawing: $0, ground: $1) }
    guard values.count == 4, Set(values).count > 1 else {
      return [all[0]]
    }
    let hasContrast = values[0] != values[2] || values[1] != values[3]
    return hasContrast ? all : Array(all.prefix(2))
  }
}
