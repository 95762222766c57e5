#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  extension SwiftUI.View {
    /// Draws a shadow below the view. SwiftUI's own have neither spread nor inset, so these two are not seen:
    /// a shadow that should fall into the view falls below it.
    package func shadow(_ shadow: TokenRuntime.Shadow) -> some SwiftUI.View {
      self.shadow(
        color: shadow.color.color, radius: shadow.radius, x: shadow.offsetX, y: shadow.offsetY)
    }

    /// Draws several shadows below the view, the first on top. SwiftUI draws each from the view with those
    /// before, so together they reach a little further than apart.
    package func shadow(_ shadows: [TokenRuntime.Shadow]) -> some SwiftUI.View {
      shadows.reduce(SwiftUI.AnyView(self)) { view, shadow in SwiftUI.AnyView(view.shadow(shadow)) }
    }
  }
#endif
