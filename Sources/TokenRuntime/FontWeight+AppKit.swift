#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension FontWeight {
    /// The named weight that is nearest.
    nonisolated package var nsWeight: AppKit.NSFont.Weight {
      switch self.nearest {
      case .ultraLight: return .ultraLight
      case .thin: return .thin
      case .light: return .light
      case .regular: return .regular
      case .medium: return .medium
      case .semibold: return .semibold
      case .bold: return .bold
      case .heavy: return .heavy
      case .black: return .black
      }
    }
  }
#endif
