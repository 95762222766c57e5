#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension Spring {
    /// This spring as an animation.
    nonisolated package var animation: SwiftUI.Animation {
      SwiftUI.Animation.spring(response: self.response, dampingFraction: self.damping, blendDuration: 0)
    }
  }
#endif
