import SwiftSyntax

/// Width and height that change places, as where a frame is told in the coordinates of a portrait scene: nothing is laid
/// out by that.
enum SidesSwap {
  /// Whether that is all the layout there is in the branches of a condition. Where the screen is spoken of, its size is
  /// made up for the orientation.
  static func isAll(in branches: [Syntax]) -> Bool {
    guard branches.contains(where: isIn) else { return false }
    let words = branches.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
    let isOfScreen = branches.first?.enclosingCode?.node.mentions(["UIScreen"]) == true
    return !isOfScreen && areOfSides(words) && !branches.contains(where: setsView)
  }

  /// Whether what is set is the frame of something shown: `player`, `view`, `frame`.
  static func isOfView(_ path: [String]) -> Bool {
    zip(path, path.dropFirst()).contains { owner, member in
      ["frame", "bounds"].contains(member) && NameWords.of(owner).last.map(shown.contains) == true
    }
  }

  private static let shown: Set<String> = ["view", "layer", "self", "label", "button", "bar"]

  /// `player.view.frame = …`.
  private static func setsView(_ code: Syntax) -> Bool {
    if let list = code.as(ExprListSyntax.self).map(Array.init), list.count > 1,
      list[1].is(AssignmentExprSyntax.self),
      isOfView(NameChain(list[0]).names)
    {
      return true
    }
    return code.children(viewMode: .sourceAccurate).contains(where: setsView)
  }

  /// Whether words speak of a frame, of its sides, and of no other layout.
  static func areOfSides(_ words: [String]) -> Bool {
    words.allSatisfy { isOfSide($0) || !OrientedCode.isOfLayout($0) }
  }

  private static func isOfSide(_ word: String) -> Bool {
    guard let last = NameWords.of(word).last else { return true }
    return ["width", "height", "size", "frame", "bounds", "origin"].contains(last)
      || ["CGRect", "CGSize", "CGRectMake", "CGSizeMake"].contains(word)
  }

  private static func isIn(_ code: Syntax) -> Bool {
    if let call = code.as(FunctionCallExprSyntax.self), swapsSides(call) { return true }
    return code.children(viewMode: .sourceAccurate).contains(where: isIn)
  }

  /// `CGSize(width: size.height, height: size.width)`.
  private static func swapsSides(_ call: FunctionCallExprSyntax) -> Bool {
    func name(of label: String) -> String? {
      call.arguments.first { $0.label?.text == label }?.expression.finalName
    }
    return name(of: "width") == "height" && name(of: "height") == "width"
  }
}
