#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension CubicBezier {
    /// An animation along this curve that takes so many seconds.
    nonisolated package func animation(duration: Foundation.TimeInterval) -> SwiftUI.Animation {
      SwiftUI.Animation.timingCurve(self.x1, self.y1, self.x2, self.y2, duration: duration)
    }
  }
#endif
