import TokenDiagnostics

extension ObjectiveCSearch {
  /// What an orientation is asked for.
  enum OrientationQuestion {
    /// Whether there is landscape or portrait.
    case landscapeOrPortrait
    /// Which way round it is, left or right.
    case wayRound
    /// How pictures or a camera are turned.
    case sensors
    /// What becomes a part of a text.
    case text
    /// What another scene is told, or what only decides which way the interface is turned.
    case turning
    /// Nothing in this statement.
    case nothing

    init(_ place: ObjectiveCPlace) {
      let text = place.text
      let statement = text.statement(around: place.index)
      if place.file.isOnlyCapture || OrientationPlace.isRotation(place) || OrientationPlace.isOfMotion(place)
        || OrientationPlace.isInCameraType(place)
      {
        self = .sensors
      } else if place.isInMessage("stringWithFormat") || place.isInMessage("appendFormat") {
        self = .text
      } else if OrientationPlace.isHandedOver(place) || OrientationPlace.onlyTurnsInterface(place) {
        self = .turning
      } else if text.contains(in: statement, where: { $0.contains("OrientationIs") || $0 == "switch" }) {
        self = .landscapeOrPortrait
      } else {
        let sides = statement.filter { text.isWord($0) && Self.sides.contains(text.text($0)) }
        let others = statement.contains { text.hasText($0, in: Self.uprights) }
        let isTest =
          place.word == "case" || text.hasText(statement.lowerBound, "case") || others || sides.count > 1
        let other: OrientationQuestion = OrientationPlace.isInSensorType(place) ? .sensors : .nothing
        self = isTest ? .landscapeOrPortrait : sides.count == 1 ? .wayRound : other
      }
    }

    private static let sides = [
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      "UIDeviceOrientationLandscapeLeft",
      "UIDeviceOrientationLandscapeRight", "UIInterfaceOrientationPortraitUpsideDown",
      "UIDeviceOrientationPortraitUpsideDown",
    ]
    private static let uprights = ["UIInterfaceOrientationPortrait", "UIDeviceOrientationPortrait"]

    var isLayout: Bool {
      switch self {
      case .landscapeOrPortrait, .nothing: true
      case .text, .turning, .wayRound, .sensors: false
      }
    }

    func weight(at place: ObjectiveCPlace) -> Fact.Weight {
      switch self {
      case .landscapeOrPortrait:
        OrientationEffect.isLayout(at: place) ? .inView(.error, elsewhere: .note) : .severity(.note)
      case .text, .turning, .nothing, .wayRound, .sensors: .severity(.note)
      }
    }

    func message(usual: String, of turned: String) -> String {
      switch self {
      case .landscapeOrPortrait, .text, .turning, .nothing: usual
      case .wayRound:
        "no size tells which way round the \(turned) is; keep this only where that is what is needed"
      case .sensors:
        "an orientation for the camera or a sensor is no layout; see 'AVCaptureDevice.RotationCoordinator'"
      }
    }
  }
}
