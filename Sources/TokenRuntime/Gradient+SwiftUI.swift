#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  extension Gradient {
    /// This gradient, whose colours follow appearance and contrast. A stop that lies before the one above it
    /// is moved to it, as in CSS, because SwiftUI needs them in order.
    nonisolated package var gradient: SwiftUI.Gradient {
      var stops: [SwiftUI.Gradient.Stop] = []
      for stop in self.stops {
        let location = Foundation.CGFloat(stop.position)
        let previous = stops.last?.location ?? location
        stops.append(
          SwiftUI.Gradient.Stop(color: stop.color.color, location: Swift.max(previous, location)))
      }
      return SwiftUI.Gradient(stops: stops)
    }
  }
#endif
