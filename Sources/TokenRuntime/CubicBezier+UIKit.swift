#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension CubicBezier {
    /// This curve for a property animator.
    @Swift.MainActor package var timingParameters: UIKit.UICubicTimingParameters {
      UIKit.UICubicTimingParameters(
        controlPoint1: Foundation.CGPoint(x: self.x1, y: self.y1),
        controlPoint2: Foundation.CGPoint(x: self.x2, y: self.y2))
    }
  }
#endif
