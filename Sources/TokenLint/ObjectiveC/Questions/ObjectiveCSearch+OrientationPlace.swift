extension ObjectiveCSearch {
  /// Where a name or a body is about orientation.
  enum OrientationPlace {
    /// The members that tell how the interface or the device is turned.
    static let interfaceSources = ["statusBarOrientation", "interfaceOrientation"]
    static let interfaceTests = ["UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait"]
    static let interfaceCases = [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
      "UIInterfaceOrientationLandscapeLeft",
      "UIInterfaceOrientationLandscapeRight",
    ]
    static let deviceTests = ["UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait"]

    /// Whether a place is in a helper of the project that tells how the device is turned: `isLandscape`,
    /// `IS_PORTRAIT`.
    static func isInHelper(_ place: ObjectiveCPlace) -> Bool {
      guard let name = place.declaredName,
        place.text.macro != nil || place.definition?.returned.last == "BOOL"
      else {
        return false
      }
      let plain = name.lowercased().filter { $0 != "_" && $0 != ":" }
      return ["landscape", "portrait", "horizontal", "vertical"].contains { plain.hasSuffix($0) }
        && ["is", "in"].contains { plain.contains($0) }
    }

    /// Whether a place is in a method that says which orientations are allowed, or decides which are.
    static func isInLock(_ place: ObjectiveCPlace) -> Bool {
      if place.definition?.selector.map(locks.contains) == true { return true }
      return place.text.says(.orientationMask, in: decided(by: place))
    }

    private static let locks: Set<String> = [
      "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
      "shouldAutorotateToInterfaceOrientation:", "application:supportedInterfaceOrientationsForWindow:",
    ]

    /// Whether the statement turns pictures or tells a camera, which only the orientation can answer.
    static func isRotation(_ place: ObjectiveCPlace) -> Bool {
      place.text.contains(in: decided(by: place)) { word in
        word.hasPrefix("AVCapture") || word.hasPrefix("UIImageOrientation") || word == "videoOrientation"
          || word.hasPrefix("CGAffineTransformMakeRotation") || word.hasPrefix("M_PI")
          || word.hasPrefix("CMMotion") || word == "attitude" || word == "quaternion"
      }
    }

    /// Whether an orientation of the project is tested where motion is read and nothing is shown.
    static func isOfMotion(_ place: ObjectiveCPlace) -> Bool {
      deviceTests.contains(place.word) && place.file.imports.contains("CoreMotion")
        && place.definition?.type != nil && !place.isInViewMethod
    }

    /// Whether the class around a place shows nothing, in a file that works with motion or the camera.
    static func isInSensorType(_ place: ObjectiveCPlace) -> Bool {
      guard let type = place.definition?.type, !place.file.declarations.isView(type) else { return false }
      return place.text.contains(
        in: 0...place.text.tokens.count - 1, where: OrientationSurroundings.sensorTypes.contains)
    }

    /// Whether the class around a place works with the camera, by what the file says it inherits.
    static func isInCameraType(_ place: ObjectiveCPlace) -> Bool {
      guard let type = place.definition?.type, !place.file.declarations.isView(type) else { return false }
      return place.file.declarations.types.contains { declared in
        declared.name == type
          && declared.inherited.contains {
            $0.hasPrefix("AVCapture") && $0.hasSuffix("Delegate") || $0.hasSuffix("Capturer")
          }
      }
    }

    /// `settings.deviceOrientation = …`: an object that is no part of the interface is told.
    static func isHandedOver(_ place: ObjectiveCPlace) -> Bool {
      let text = place.text
      let start = text.statement(around: place.index).lowerBound
      guard let equal = (start..<max(start, place.index)).first(where: { text.hasText($0, "=") }),
        text.hasText(equal - 2, ".")
      else { return false }
      return OrientationSurroundings.isTold(text.text(equal - 3), as: text.text(equal - 1))
    }

    /// Whether what it decides turns the interface, and lays nothing out.
    static func onlyTurnsInterface(_ place: ObjectiveCPlace) -> Bool {
      place.text.contains(in: decided(by: place), where: OrientationSurroundings.isTurn)
        && !LayoutEffect.isDecided(by: place.index, at: place)
    }

    /// Whether a class begins the notifications in a file that reads no orientation of the device and waits for none to
    /// change.
    static func onlyBegins(_ place: ObjectiveCPlace) -> Bool {
      place.word == "beginGeneratingDeviceOrientationNotifications" && place.definition?.type != nil
        && !place.text.contains(in: 0...place.text.tokens.count - 1, where: changes.contains)
    }

    private static let changes = Set(
      deviceTests + ["orientation", "UIDeviceOrientation", "UIDeviceOrientationDidChangeNotification"])

    /// The statement around a place: a `switch` or an `if` with what it decides, in all its branches.
    private static func decided(by place: ObjectiveCPlace) -> ClosedRange<Int> {
      let statement = place.text.statement(around: place.index)
      let brace = statement.upperBound + 1
      let end = place.text.hasText(brace, "{") ? place.text.endOfBranches(from: brace) : statement.upperBound
      return statement.lowerBound...max(statement.upperBound, min(end, statement.lowerBound + longest))
    }

    private static let longest = 300
  }
}
