extension ObjectiveCSearch {
  static let orientationNotification = ObjectiveCSearch(
    "orientation-notification",
    words: [
      "UIDeviceOrientationDidChangeNotification", "UIApplicationDidChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientationNotification", "willRotateToInterfaceOrientation",
      "didRotateFromInterfaceOrientation", "willAnimateRotationToInterfaceOrientation",
    ],
    found: [
      """
      void f(void) {
        [c addObserver:self
          selector:@selector(a:) name:↓UIDeviceOrientationDidChangeNotification object:nil];
      }
      """,
      """
      @interface Frames : NSObject <AVCaptureVideoDataOutputSampleBufferDelegate>
      @end
      @implementation Frames
      // An info: the frames are turned.
      - (void)start { [c addObserver:self selector:@selector(a:) name:↓UIDeviceOrientationDidChangeNotification object:nil]; }
      @end
      """,
      """
      @implementation Tilt
      // An info: the class reads a sensor.
      - (void)start {
        motion = [[CMMotionManager alloc] init];
        [c addObserver:self selector:@selector(a:) name:↓UIDeviceOrientationDidChangeNotification object:nil];
      }
      @end
      """,
      "NSString *n = ↓UIApplicationDidChangeStatusBarOrientationNotification;",
      """
      @implementation A
      - (void)↓willRotateToInterfaceOrientation:(NSInteger)o duration:(double)d { }
      @end
      """,
      """
      @implementation A
      - (void)↓didRotateFromInterfaceOrientation:(NSInteger)o {
        [super didRotateFromInterfaceOrientation:o];
      }
      @end
      """,
    ],
    silent: [
      """
      @implementation A
      - (void)viewWillTransitionToSize:(CGSize)s withTransitionCoordinator:(id)c { }
      @end
      """,
      "// UIDeviceOrientationDidChangeNotification", "id s = @\"UIDeviceOrientationDidChangeNotification\";",
      "void f(void) { [super didRotateFromInterfaceOrientation:o]; }",
      "id n = UIKeyboardWillShowNotification;",
      "void f(void) { [c removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil]; }",
    ]
  ) { place, findings in
    let isMethod = place.word.hasSuffix("InterfaceOrientation")
    guard isMethod ? place.defined != nil : !place.isInMessage("removeObserver") else { return }
    findings.report(
      isMethod
        ? "'\(place.defined?.selector ?? place.word)' is deprecated since iOS 8 and tells of no resizing; "
          + "use 'viewWillTransitionToSize:withTransitionCoordinator:'"
        : "a scene changes its size without being turned; react to a new size or to new traits",
      at: place.index...place.index, of: place,
      weight: !isMethod && (OrientationPlace.isInCameraType(place) || OrientationPlace.isInSensorType(place))
        ? .severity(.note) : .usual)
  }
}
