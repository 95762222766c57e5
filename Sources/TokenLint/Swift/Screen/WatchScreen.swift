import SwiftSyntax

/// What a watch app asks of its screen: `WKInterfaceDevice.current().screenScale`.
enum WatchScreen {
  static func question(_ name: String, at place: SwiftPlace) -> ExprSyntax? {
    guard place.word == "WKInterfaceDevice", let chain = MemberChain(startingAt: place.token),
      chain.goesOn(with: "current", name)
    else { return nil }
    return chain.links[2].expression
  }
}
