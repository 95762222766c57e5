#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension AngleValue {
    /// This angle as SwiftUI takes it.
    nonisolated package var angle: SwiftUI.Angle { SwiftUI.Angle(degrees: self.degrees) }
  }
#endif
