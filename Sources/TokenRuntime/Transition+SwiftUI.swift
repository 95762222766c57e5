#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension Transition {
    /// This transition as an animation. A delay below 0 counts as none: SwiftUI cannot begin part of the way
    /// in.
    nonisolated package var animation: SwiftUI.Animation {
      self.timingFunction.animation(duration: self.duration).delay(Swift.max(0, self.delay))
    }
  }
#endif
