import Testing
import TokenDiagnostics

@testable import TokenLint

/// How much a question about the orientation weighs in Objective-C by what is seen to depend on it.
struct ObjectiveCOrientationTests {
  private static let landscape = "UIInterfaceOrientationIsLandscape(self.interfaceOrientation)"

  @Test(arguments: [
    "if (\(landscape)) { self.stack.axis = 0; }",
    "NSInteger columns = \(landscape) ? 3 : 2; [self show:columns];",
    "if (\(landscape)) { rows = 3; }", "if (\(landscape)) { bar.autoresizingMask = mask; }",
    "BOOL wide = \(landscape); self.bar.hidden = wide;", "if (\(landscape)) { [self arrangeLandscape]; }",
    "if (\(landscape)) { [delegate splitViewController:self willShowViewController:first]; }",
    "if (\(landscape)) { frame = CGRectMake(0, 0, frame.size.height, frame.size.width); self.spacing = 8; }",
    "if (\(landscape)) { self.video.view.frame = CGRectMake(0, 0, box.size.height, box.size.width); }",
    """
    CGRect frame = [UIScreen mainScreen].bounds;
    if (\(landscape)) { frame = CGRectMake(0, 0, frame.size.height, frame.size.width); }
    """,
  ])
  func tellsLayout(_ code: String) {
    #expect(weights("- (void)update { \(code) }", of: "orientation-layout") == [Self.told])
  }

  @Test func tellsWhichColumnsOfASplitViewAreHidden() {
    let method = """
      - (BOOL)splitViewController:(id)c shouldHideViewController:(id)v inOrientation:(NSInteger)o {
        return !UIInterfaceOrientationIsLandscape(o);
      }
      """
    #expect(weights(method, of: "orientation-layout") == [Self.told])
  }

  @Test(arguments: [
    "if (\(landscape)) { [self.player play]; }", "BOOL wide = \(landscape); [self send:wide];",
    "if (\(landscape)) { [self rotateToInterfaceOrientation:1]; }",
    "if (\(landscape)) { CGSize s = frame.size; frame.size.width = s.height; frame.size.height = s.width; }",
    "if (\(landscape)) { frame = CGRectMake(frame.origin.x, 0, frame.size.height, frame.size.width); }",
    """
    if (\(landscape)) {
      settings.frame = CGRectMake(0, 0, newFrame.size.height, newFrame.size.width);
    } else {
      settings.frame = CGRectMake(0, 0, newFrame.size.width, newFrame.size.height);
    }
    """,
  ])
  func onlyNotesWhatIsNoLayout(_ code: String) {
    #expect(weights("- (void)update { \(code) }", of: "orientation-layout") == [.severity(.note)])
  }

  @Test func onlyNotesTheDeviceForSensorsAndOtherScenes() {
    let read = "[UIDevice currentDevice].orientation"
    #expect(weights("- (void)a { NSInteger o = \(read); }", of: "device-orientation") == [.usual])
    #expect(
      weights("- (void)a { settings.deviceOrientation = \(read); }", of: "device-orientation") == [
        .severity(.note)
      ])
    #expect(weights("- (void)a { self.deviceOrientation = \(read); }", of: "device-orientation") == [.usual])
    let motion = "- (void)b { m = [[CMMotionManager alloc] init]; }"
    #expect(
      weights("- (void)a { NSInteger o = \(read); } \(motion)", in: "Tilt", of: "device-orientation")
        == [.severity(.note)])
    #expect(weights("- (void)a { NSInteger o = \(read); } \(motion)", of: "device-orientation") == [.usual])
    #expect(
      weights(
        "- (void)a { if ([self may:\(read)]) { [self rotateToOrientation:1]; } }", of: "device-orientation")
        == [.severity(.note)])
  }

  @Test func onlyNotesNotificationsForSensors() {
    let wait =
      "[c addObserver:self selector:@selector(a:) name:UIDeviceOrientationDidChangeNotification object:nil];"
    #expect(weights("- (void)a { \(wait) }", in: "Tilt", of: "orientation-notification") == [.usual])
    let motion = "m = [[CMMotionManager alloc] init];"
    #expect(
      weights("- (void)a { \(wait) \(motion) }", in: "Tilt", of: "orientation-notification")
        == [.severity(.note)])
    #expect(weights("- (void)a { \(wait) \(motion) }", of: "orientation-notification") == [.usual])
  }

  private static let told = Fact.Weight.inView(.error, elsewhere: .note)

  private func weights(_ members: String, in type: String = "CardView", of rule: String) -> [Fact.Weight] {
    let text = "@implementation \(type)\n\(members)\n@end"
    return ObjectiveCReading(searches: ObjectiveCSearch.all).read(Array(text.utf8)).facts
      .filter { $0.rule == rule }.map(\.weight)
  }
}
