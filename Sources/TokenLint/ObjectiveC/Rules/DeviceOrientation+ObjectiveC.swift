import TokenDiagnostics

extension ObjectiveCSearch {
  static let deviceOrientation = ObjectiveCSearch(
    "device-orientation",
    words: ["UIDevice", "beginGeneratingDeviceOrientationNotifications"] + OrientationPlace.deviceTests,
    found: [
      "NSInteger o = ↓[[UIDevice currentDevice] orientation];",
      "NSInteger o = ↓UIDevice.currentDevice.orientation;",
      "BOOL l = UIDeviceOrientationIsLandscape(↓[UIDevice currentDevice].orientation);",
      "void f(NSInteger o) { if (↓UIDeviceOrientationIsPortrait(o)) { a(); } }",
      """
      #import <UIKit/UIKit.h>
      #import <CoreMotion/CoreMotion.h>
      @implementation Tilt
      // An info: a sensor tells it.
      - (void)check { if (↓UIDeviceOrientationIsPortrait(self.detected)) { [self tell]; } }
      @end
      """,
      """
      @interface Frames : NSObject <AVCaptureVideoDataOutputSampleBufferDelegate>
      @end
      @implementation Frames
      // An info: the frames are turned.
      - (void)update { self.turn = ↓[[UIDevice currentDevice] orientation]; }
      @end
      """,
      """
      @implementation Tilt
      // An info: a sensor decides with it.
      - (UIDeviceOrientation)turn { return ↓[[UIDevice currentDevice] orientation]; }
      - (void)start { motion = [[CMMotionManager alloc] init]; }
      @end
      """,
      """
      @implementation Mirror
      // An info: another scene is told.
      - (void)tell:(Settings *)settings { settings.deviceOrientation = ↓UIDevice.currentDevice.orientation; }
      @end
      """,
      """
      @implementation Start
      // An info: it only decides which way the interface is turned.
      - (void)close {
        if (![self.below supports:↓UIDevice.currentDevice.orientation]) { [UIDevice.currentDevice rotateToOrientation:1]; }
      }
      @end
      """,
      """
      @implementation Start
      // An info: nothing here asks.
      - (void)begin { ↓[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; }
      @end
      """,
      "void f(void) { ↓[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; }",
    ],
    silent: [
      "NSInteger o = image.imageOrientation;", "// [[UIDevice currentDevice] orientation]",
      "id s = @\"UIDevice.currentDevice.orientation\";", "id n = [[UIDevice currentDevice] name];",
      "void f(void) { [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications]; }",
    ]
  ) { place, findings in
    guard !OrientationPlace.isInHelper(place), !OrientationPlace.isInLock(place),
      let tokens = DeviceOrientationUse.tokens(at: place)
    else {
      return
    }
    if OrientationPlace.onlyBegins(place) {
      findings.report(
        "this class only has the notifications begin; let no layout wait for them", at: tokens, of: place,
        weight: .severity(.note))
      return
    }
    let kind = OrientationQuestion(place)
    findings.report(
      kind.message(
        usual: """
          the orientation of the device is not that of the interface and tells nothing of the room there is; \
          use a size class, or the width and height of the view
          """, of: "device"),
      at: tokens, of: place, weight: kind.isLayout ? .usual : .severity(.note))
  }
}
