import Foundation
import TokenModel

/// Drawings side by side, as the text of an SVG file. It follows the light or dark appearance of the page around, but
/// for drawings of colours, which lie on the ground that the colours are made for.
struct SVGPicture {
  /// What a drawing lies on.
  enum Ground: String {
    case page
    case light
    case dark
  }

  struct Panel {
    let drawing: Drawing
    let ground: Ground
  }

  private let panels: [Panel]
  private let title: String

  /// - Parameters:
  ///   - panels: From left to right. There must be one.
  ///   - title: What is shown, for those who do not see it.
  ///   - caption: What is written below drawings that lie on the ground of the page, if anything is.
  init(_ panels: [Panel], title: String, caption: String?) {
    self.panels = caption.map { caption in panels.map { $0.with(caption) } } ?? panels
    self.title = title
  }

  var text: String {
    let size = size
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width.svg)\" height=\"\(size.height.svg)\" "
        + "viewBox=\"0 0 \(size.width.svg) \(size.height.svg)\" role=\"img\">",
      "  <title>\(OutputLanguage.entities(CommentText.line(title)))</title>",
    ]
    let roles = Set(panels.filter { $0.ground == .page }.flatMap(\.drawing.parts).compactMap(\.role))
    if panels.contains(where: { $0.ground == .page }) { lines += SVGStyle.sheet(for: roles) }
    var x: CGFloat = 0
    for (index, panel) in panels.enumerated() {
      var element = SVGPanel(panel, number: index + 1)
      lines += element.lines(at: x)
      x += panel.drawing.size.width + Self.gap
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static let gap: CGFloat = 2

  /// Pixels.
  var size: CGSize {
    let gaps = Self.gap * CGFloat(panels.count - 1)
    return CGSize(
      width: panels.reduce(gaps) { $0 + $1.drawing.size.width },
      height: panels.map(\.drawing.size.height).max() ?? 0)
  }
}

extension SVGPicture.Panel {
  fileprivate func with(_ caption: String) -> Self {
    guard ground == .page else { return self }
    let size = CGSize(width: drawing.size.width, height: drawing.size.height + 18)
    let place = CGPoint(x: 12, y: drawing.size.height + 4)
    let parts = drawing.parts + [Drawing.Part(.text(caption, at: place, .start), .role(.label))]
    return Self(drawing: Drawing(drawing.description, size: size, parts: parts), ground: ground)
  }
}

extension Drawing.Part {
  /// The role whose rule it needs.
  fileprivate var role: Drawing.Role? {
    switch look {
    case .role(let role): role
    case .stroke(let stroke): stroke.color == nil ? .ink : nil
    case .font: .label
    case .color, .gradient, .shadow: nil
    }
  }
}

extension CGFloat {
  /// The number with two decimals at most, as SVG has it.
  var svg: String {
    guard isFinite else { return "0" }
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(format: "%.6g", Double(self)) }
    let whole = Int64(hundredths)
    let sign = whole < 0 ? "-" : ""
    let (points, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(points)" }
    return "\(sign)\(points)." + (rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)"))
  }
}
