#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension AngleValue {
    /// This angle as SwiftUI takes it.
    nonisolated package var angle: SwiftUI.Angle { SwiftUI.Angle(degrees: self.degrees) }
  }
#endif
