#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Spring {
    /// This spring as an animation.
    nonisolated package var animation: SwiftUI.Animation {
      SwiftUI.Animation.spring(response: self.response, dampingFraction: self.damping, blendDuration: 0)
    }
  }
#endif
