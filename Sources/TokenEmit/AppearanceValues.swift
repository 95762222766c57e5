import TokenModel

/// A value in light and dark appearance, each with standard and with increased contrast. They differ in colours
/// only, so that they are one value in Swift, whose colours follow the surroundings by themselves.
struct AppearanceValues: Hashable {
  /// The four, light, dark, increased and dark increased; or one that does not change.
  let all: [Value]

  /// A value that does not change.
  init(_ value: Value) { all = [value] }

  /// The values of a token in a context, with those axes varied that its colours follow.
  init(_ token: Token, in context: Context, following axes: FollowedAxes) {
    all =
      token.axes.contains(where: axes.contains)
      ? axes.corners(of: context).map { token.value(in: $0) } : [token.value(in: context)]
  }

  private init(_ all: [Value]) { self.all = all }

  /// What it is in light appearance with standard contrast.
  var light: Value { all[0] }

  /// Its colour, or the four of them; empty for what is no colour.
  var colors: [Color] {
    var colors: [Color] = []
    colors.reserveCapacity(all.count)
    for value in all { if case .color(let color) = value.content { colors.append(color) } }
    return colors
  }

  /// The items of a list.
  var items: [AppearanceValues] {
    let lists = all.map { value -> [Value] in
      if case .list(let values) = value.content { values } else { [] }
    }
    return lists[0].indices.map { index in AppearanceValues(lists.map { $0[index] }) }
  }

  /// The given fields of a record, which are the same in all.
  var fields: [(field: RecordShape.Field, value: AppearanceValues)] {
    let records = all.compactMap { value in
      if case .record(let record) = value.content { record } else { nil }
    }
    guard let light = records.first else { return [] }
    return light.shape.fields.enumerated().compactMap { index, field in
      let values = records.compactMap { $0.values[index] }
      return values.isEmpty ? nil : (field, AppearanceValues(values))
    }
  }
}
