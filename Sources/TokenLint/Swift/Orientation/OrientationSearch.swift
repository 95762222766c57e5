import SwiftSyntax

extension SwiftSearch {
  /// Looks for what is asked of an orientation, outside of helpers and of what allows orientations.
  static func orientation(
    _ kind: OrientationSource.Kind, alsoAt triggers: [Trigger] = [], messages: OrientationMessages,
    weigh: @escaping @Sendable (OrientationQuestion.Asked, ExprSyntax, NameIndex) -> Fact.Weight
  ) -> SwiftSearch {
    SwiftSearch(OrientationSource.triggers + triggers) { place, findings in
      for source in OrientationSource.sources(at: place) where source.kind == kind {
        let node = source.chain.expression
        guard !OrientationSurroundings.areOfLock(node), OrientationAnswer(around: node) == nil else {
          continue
        }
        let asked = OrientationQuestion(source.chain).asks
        if OrientationSurroundings.areOfSensors(source, file: place.file)
          || asked == .nothing && OrientationSurroundings.areInSensorType(node, file: place.file)
        {
          findings.report(messages.ofSensors, at: node, weight: .severity(.note))
          continue
        }
        let uses = GivenName.uses(of: node).map {
          findings.note("the orientation is used here", at: $0.expression)
        }
        switch asked {
        case .wayRound: findings.report(messages.wayRound, at: node, weight: .severity(.note), notes: uses)
        case .landscapeOrPortrait, .nothing:
          let decidesNothing =
            OrientationSurroundings.areOfReport(node) || WrittenText.isAll(madeOf: node)
            || OrientationSurroundings.isHandedOver(node) || OrientationSurroundings.onlyTurnsInterface(node)
            || kind == .device && TurnCount.isFed(by: node)
          findings.report(
            messages.usual, at: node,
            weight: decidesNothing ? .severity(.note) : weigh(asked, node, findings.names),
            notes: uses,
            fixes: alternatives(to: source, place, findings))
        }
      }
    }
  }
}

/// What may stand for `isLandscape` in a view or view controller: which of the two is meant, only its author knows.
private func alternatives(
  to source: OrientationSource, _ place: SwiftPlace, _ findings: SwiftFindings
) -> [Fact.Fix] {
  guard source.chain.links.count == 2, source.chain.links[1].name == "isLandscape",
    let member = ViewMember(around: source.chain.expression, file: place.file)
  else { return [] }
  let view = member.kind == .view ? "" : "view."
  return [
    ("ask for the size class", "(traitCollection.horizontalSizeClass == .regular)"),
    ("compare the width with the height", "(\(view)bounds.width > \(view)bounds.height)"),
  ].map { title, text in
    Fact.Fix(
      title: title, applicability: .display, edits: [findings.replacing(source.chain.expression, with: text)])
  }
}

/// What a rule says of an orientation.
struct OrientationMessages: Sendable {
  let usual: String
  /// Where it is asked which way round the device is.
  let wayRound: String
  /// Where it is asked for the camera or a sensor.
  let ofSensors: String
}
