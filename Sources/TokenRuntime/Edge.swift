import Foundation

/// An edge or corner of a surface. Leading is the left: hardware does not mirror.
package enum Edge: Swift.Sendable, Swift.Hashable, Swift.CaseIterable {
  case top
  case bottom
  case leading
  case trailing
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}
