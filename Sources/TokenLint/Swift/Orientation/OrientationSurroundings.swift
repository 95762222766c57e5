import SwiftSyntax

/// What an orientation is asked for, by what stands around it.
enum OrientationSurroundings {
  /// Whether a source is asked for the camera or a sensor, or in a type that works with one and shows nothing, as far as
  /// its own head tells: there, a property of the project is what the sensor said.
  static func areOfSensors(_ source: OrientationSource, file: SwiftFileHead) -> Bool {
    let node = source.chain.expression
    if areOfSensors(node, file: file) || node.isInCameraType { return true }
    return source.isOfProject && areInSensorType(node, file: file)
      && node.enclosingTypes.first?.isView == false
  }

  /// For the camera, for motion or for augmented reality, where it is the right question.
  static func areOfSensors(_ node: some SyntaxProtocol, file: SwiftFileHead) -> Bool {
    if file.isForSensors { return true }
    guard let member = member(around: node) else { return false }
    return member.tokens(viewMode: .sourceAccurate).contains { sensorWords.contains($0.text) }
  }

  /// Whether the type around it works with the camera or with motion.
  static func areInSensorType(_ node: some SyntaxProtocol, file: SwiftFileHead) -> Bool {
    if file.isForSensors || node.isInCameraType { return true }
    var next = Syntax(node).parent
    while let parent = next {
      if parent.asProtocol(DeclGroupSyntax.self) != nil {
        return parent.tokens(viewMode: .sourceAccurate).contains { sensorTypes.contains($0.text) }
      }
      next = parent.parent
    }
    return false
  }

  /// Whether it decides which orientations are allowed, or to which the interface is turned; that is the matter of
  /// `orientation-lock`.
  static func areOfLock(_ node: some SyntaxProtocol) -> Bool {
    if node.controlledCode.contains(where: { $0.mentions(lockCalls) }) { return true }
    var next = Syntax(node).parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let result = function.signature.returnClause?.type.trimmedDescription ?? ""
        if result == "UIInterfaceOrientationMask" || lockNames.contains(function.name.text) { return true }
      } else if let variable = parent.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
        if lockNames.contains(binding.pattern.trimmedDescription) { return true }
        if binding.typeAnnotation?.type.trimmedDescription == "UIInterfaceOrientationMask" { return true }
      }
      next = parent.parent
    }
    return false
  }

  /// Whether what it decides turns the interface, and lays nothing out.
  static func onlyTurnsInterface(_ node: some SyntaxProtocol) -> Bool {
    let code = node.controlledCode
    return code.contains { $0.mentions(where: isTurn) }
      && !code.contains { DecidedCode.evidence(in: $0).isOfLayout }
  }

  /// Whether a call turns the interface: `rotateToInterfaceOrientation`. What is set may be a property of a view.
  static func isTurn(_ callee: String) -> Bool {
    LayoutVocabulary.turnsInterface(callee) && !callee.hasPrefix("set")
  }

  /// `settings.deviceOrientation = …`: an object that is no part of the interface is told.
  static func isHandedOver(_ node: ExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3,
      list[2].id == node.id, list[1].is(AssignmentExprSyntax.self),
      let target = list[0].as(MemberAccessExprSyntax.self), let owner = target.base?.finalName
    else { return false }
    return isTold(owner, as: target.finalName)
  }

  /// Whether an object of that name is one that hands on how the device is turned.
  static func isTold(_ owner: String, as property: String) -> Bool {
    NameWords.of(property).last == "orientation" && NameWords.of(owner).last.map(told.contains) == true
  }

  private static let told: Set<String> = ["settings", "request", "message", "payload", "metadata"]

  /// Whether it decides about nothing but what is reported: a log, an event of analytics.
  static func areOfReport(_ node: some SyntaxProtocol) -> Bool {
    let code = node.controlledCode
    return code.contains(where: ReportingCall.isIn)
      && code.allSatisfy { DecidedCode.evidence(in: $0).isDisjoint(with: [.size, .structure, .count]) }
  }

  /// The outermost function or property around a node that is no type.
  private static func member(around node: some SyntaxProtocol) -> Syntax? {
    var child = Syntax(node)
    while let parent = child.parent {
      if child.is(DeclSyntax.self),
        parent.is(MemberBlockItemSyntax.self) || parent.parent?.parent?.kind == .sourceFile
      {
        return child
      }
      child = parent
    }
    return nil
  }

  private static let lockNames: Set<String> = [
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation", "shouldAutorotate",
  ]
  private static let lockCalls: Set<String> = ["UIInterfaceOrientationMask", "requestGeometryUpdate"]
  static let sensorTypes: Set<String> = [
    "AVCaptureSession", "AVCaptureDevice", "AVCaptureConnection", "AVCaptureVideoPreviewLayer",
    "AVCaptureVideoOrientation", "AVCapturePhotoOutput", "AVCaptureVideoDataOutput", "CMMotionManager",
    "ARSession", "ARSCNView", "ARView", "ARFrame",
  ]
  private static let sensorWords = sensorTypes.union([
    "videoOrientation", "videoRotationAngle", "RotationCoordinator", "CGImagePropertyOrientation",
    "displayTransform", "projectionMatrix", "CMAttitude", "attitude", "viewMatrix", "deviceMotion",
    "startAccelerometerUpdates",
    "CMAccelerometerData", "CMDeviceMotion", "gravity",
    "isVideoOrientationSupported", "imageOrientation", "CGAffineTransform", "rotationAngle",
  ])
}

extension SwiftFileHead {
  /// Whether the file works with the camera, with motion or with augmented reality, and with no interface.
  var isForSensors: Bool {
    !imports.isDisjoint(with: ["AVFoundation", "AVKit", "CoreMotion", "ARKit", "RealityKit"])
      && imports.isDisjoint(with: ["UIKit", "SwiftUI", "AppKit", "WatchKit"])
  }
}
