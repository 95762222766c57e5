/// Random numbers of one sequence for each seed, so that a failure can be repeated (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { bound <= 0 ? 0 : Int.random(in: 0..<bound, using: &self) }

  /// Whether something happens that does so in so many of a hundred cases.
  mutating func happens(_ percent: Int) -> Bool { next(below: 100) < percent }

  /// One of the choices, of which there must be one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[next(below: choices.count)] }
}
