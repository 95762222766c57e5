#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
  extension Insets {
    /// These insets as SwiftUI's padding takes them.
    nonisolated package var edgeInsets: SwiftUI.EdgeInsets {
      SwiftUI.EdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
