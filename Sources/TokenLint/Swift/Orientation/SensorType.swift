import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the type around it works with the camera and shows nothing itself: there, whatever is asked of an
  /// orientation turns pictures.
  var isInCameraType: Bool { enclosingTypes.first?.isOfCamera == true }

  /// Whether the type around it reads no orientation of the device and waits for none to change; nil outside of types.
  var isInTypeWithoutOrientation: Bool? {
    guard let type = enclosingTypes.first else { return nil }
    return !type.members.mentions(orientationWords)
  }
}

extension TypeDeclaration {
  /// By its name and what it inherits, as far as its own head tells.
  var isView: Bool {
    if inherited.first == "NSObject" { return false }
    return ([name] + inherited).contains { $0.hasSuffix("View") || $0.hasSuffix("Controller") }
  }

  fileprivate var isOfCamera: Bool {
    guard !isView else { return false }
    let isCapturing = inherited.contains {
      $0.hasPrefix("AVCapture") && $0.hasSuffix("Delegate") || $0.hasSuffix("Capturer")
    }
    return isCapturing || members.contains(where: isOfCamera)
  }

  /// Whether a member is what captures video, or tells how it is turned.
  private func isOfCamera(_ member: MemberBlockItemSyntax) -> Bool {
    member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      let words =
        [binding.typeAnnotation?.type.firstToken(viewMode: .sourceAccurate)?.text]
        + [binding.initializer?.value.firstName]
      return words.contains { word in cameraPrefixes.contains { word?.hasPrefix($0) == true } }
    } == true
  }
}

private let cameraPrefixes = ["AVCapture", "RTCVideo"]

private let orientationWords: Set<String> = [
  "orientation", "UIDeviceOrientation", "orientationDidChangeNotification", "UIDeviceOrientationDidChange",
  "UIDeviceOrientationDidChangeNotification", "UIDeviceOrientationIsLandscape",
  "UIDeviceOrientationIsPortrait",
]
