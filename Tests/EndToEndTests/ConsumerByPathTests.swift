import Foundation
import TestSupport
import Testing

@Suite struct ConsumerByPathTests {
  @Test func packageRequiredByPathGetsItsTokens() throws {
    let path = Fixtures.checkout.path(percentEncoded: false)
    try expectConsumerToFollowItsTokens(
      Consumer(dependency: ".package(name: \"tokenc\", path: \"\(path)\")"))
  }
}
