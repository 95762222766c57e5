import Foundation
import TokenModel

/// The picture of a token's value where some condition holds, with its colours in every appearance.
struct TokenPicture: Sendable {
  /// What is seen, for those who do not see it.
  let description: String
  /// Pixels.
  let size: CGSize
  let svg: String

  /// Draws what a token is under a condition, which is empty for its usual picture, with a caption if there is one. Nil
  /// where there is nothing to draw.
  init?(of token: Token, _ values: AppearanceValues, when condition: Condition, axes: Axes, caption: String?)
  {
    let place = CheckContext(token: token.path, condition: condition, axes: axes)
    let drawings = values.all.compactMap { token.type.drawing($0, place) }
    guard let first = drawings.first, drawings.count == values.all.count else { return nil }
    let panels = Self.panels(drawings, of: values.all)
    description =
      panels.count == 1
      ? first.description
      : zip(Self.appearances, drawings).prefix(panels.count).map { "\($1.description) \($0)" }
        .joined(separator: ", ")
    let whenClause = condition.terms.isEmpty ? "" : " when \(condition.text(axes))"
    let picture = SVGPicture(panels, title: "\(token.path)\(whenClause): \(description)", caption: caption)
    size = picture.size
    svg = picture.text
  }

  /// In the order of the columns of a table.
  private static let appearances = ["light", "dark", "increased", "dark increased"]

  /// As many as tell something: contrast only if it changes something, appearance too.
  private static func panels(_ drawings: [Drawing], of values: [Value]) -> [SVGPicture.Panel] {
    guard drawings[0].showsColors else { return [SVGPicture.Panel(drawing: drawings[0], ground: .page)] }
    let grounds: [SVGPicture.Ground] = [.light, .dark, .light, .dark]
    let all = zip(drawings, grounds).map { SVGPicture.Panel(drawing: $0, ground: $1) }
    guard values.count == 4, Set(values).count > 1 else { return [all[0]] }
    let hasContrast = values[0] != values[2] || values[1] != values[3]
    return hasContrast ? all : Array(all.prefix(2))
  }
}
