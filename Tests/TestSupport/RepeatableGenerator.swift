/// Numbers of one sequence for each state to begin with, so that a failure can be repeated.
package struct RepeatableGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  /// A number from zero up to but not including the bound; zero if the bound is.
  package mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}
