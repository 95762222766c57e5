#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension StrokeStyle {
    /// This style for a line of a width in points. SwiftUI has no double, grooved or raised lines: `double`,
    /// `groove`, `ridge`, `outset` and `inset` are solid, which is nearest (DTCG Format, section 9.3.3).
    nonisolated package func strokeStyle(lineWidth: Foundation.CGFloat) -> SwiftUI.StrokeStyle {
      let dash = self.dashes(lineWidth: lineWidth)
      switch self.cap {
      case .round: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: dash)
      case .butt: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .butt, dash: dash)
      case .square: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .square, dash: dash)
      }
    }
  }
#endif
