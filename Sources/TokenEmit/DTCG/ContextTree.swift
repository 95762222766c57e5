import TokenDiagnostics
import TokenModel

/// A value by the contexts that decide it: an axis is asked only where its answer matters.
indirect enum ContextTree: Hashable {
  case leaf(JSONText)
  /// One tree for each value of the axis.
  case split(axis: Int, [ContextTree])

  /// Nil where there is no value in one of the contexts.
  ///
  /// - Parameters:
  ///   - dependencies: The axes that may matter.
  ///   - axes: All axes.
  ///   - context: The values of the axes that were asked before.
  ///   - value: The value in a context.
  init?(
    _ dependencies: ArraySlice<Int>, of axes: Axes, in context: Context, _ value: (Context) -> JSONText?
  ) {
    guard let axis = dependencies.first else {
      guard let json = value(context) else { return nil }
      self = .leaf(json)
      return
    }
    var branches: [ContextTree] = []
    for answer in axes.all[axis].values.indices {
      let context = context.setting(axis, to: answer)
      guard let branch = Self(dependencies.dropFirst(), of: axes, in: context, value) else { return nil }
      branches.append(branch)
    }
    self = branches.allSatisfy { $0 == branches[0] } ? branches[0] : .split(axis: axis, branches)
  }

  /// The value where every axis has its default.
  var usual: JSONText {
    switch self {
    case .leaf(let json): json
    case .split(_, let branches): branches[0].usual
    }
  }
}
