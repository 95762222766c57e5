import TokenModel

/// What a token is where nothing is said, and what it becomes under conditions that its colours do not follow.
struct ConditionalValues {
  /// The axes that the conditions name.
  let axes: [Int]
  let usual: AppearanceValues
  /// The conditions to try, those that name most axes first.
  let cases: [(condition: Condition, values: AppearanceValues)]

  /// The usual value and those under conditions.
  var all: [AppearanceValues] { [usual] + cases.map(\.values) }

  init(_ token: Token, in all: Axes) {
    guard !token.variants.isEmpty else {
      (axes, usual, cases) = ([], AppearanceValues(token.value), [])
      return
    }
    let followed = FollowedAxes(token, in: all)
    let axes = token.axes.filter { !followed.contains($0) }
    func values(in context: Context) -> AppearanceValues {
      AppearanceValues(token, in: context, following: followed)
    }
    let usual = values(in: all.defaultContext)
    self.axes = axes
    self.usual = usual
    if axes.isEmpty {
      cases = []
    } else if token.axes.contains(where: followed.contains) {
      let contexts = all.combinations(of: axes) ?? []
      cases = contexts.map { ($0.condition(on: axes), values(in: $0)) }.filter { $0.1 != usual }
    } else {
      cases = token.variantsByPrecedence.map { ($0.condition, AppearanceValues($0.value)) }
    }
  }
}
