#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  @available(macOS 10.15, *)
  extension Insets {
    /// These insets as compositional layouts take them.
    nonisolated package var directionalEdgeInsets: AppKit.NSDirectionalEdgeInsets {
      AppKit.NSDirectionalEdgeInsets(
        top: self.top, leading: self.leading, bottom: self.bottom, trailing: self.trailing)
    }
  }
#endif
