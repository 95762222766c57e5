#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import UIKit

  extension Insets {
    /// These insets as layout margins and compositional layouts take them.
    nonisolated package var directionalEdgeInsets: UIKit.NSDirectionalEdgeInsets {
      UIKit.NSDirectionalEdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
