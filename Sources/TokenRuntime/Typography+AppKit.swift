#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Foundation

  extension Typography {
    /// The first family in the size and weight. Names such as `system-ui` or `SF Pro` are the system font,
    /// see `systemDesign`; a family that the app does not have is too.
    nonisolated package var nsFont: AppKit.NSFont {
      let size = self.fontSize.rawValue
      let weight = self.fontWeight.nsWeight
      let system = AppKit.NSFont.systemFont(ofSize: size, weight: weight)
      let designed: AppKit.NSFontDescriptor?
      switch self.systemDesign {
      case .standard: return system
      case .serif: designed = system.fontDescriptor.withDesign(.serif)
      case .rounded: designed = system.fontDescriptor.withDesign(.rounded)
      case .monospaced: designed = system.fontDescriptor.withDesign(.monospaced)
      case nil:
        let traits: [AppKit.NSFontDescriptor.TraitKey: AppKit.NSFont.Weight] = [.weight: weight]
        designed = AppKit.NSFontDescriptor(fontAttributes: [
          .family: self.fontFamily.first ?? "", .traits: traits,
        ])
      }
      return designed.flatMap { AppKit.NSFont(descriptor: $0, size: size) } ?? system
    }
  }
#endif
