#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Border {
    /// The line as a shape strokes it: `shape.stroke(border.color, style: border.strokeStyle)`.
    nonisolated package var strokeStyle: SwiftUI.StrokeStyle {
      self.style.strokeStyle(lineWidth: self.width)
    }
  }
#endif
