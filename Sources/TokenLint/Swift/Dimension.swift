import SwiftSyntax

/// The width or height of a view, a window or a screen, as far as its name tells.
struct Dimension {
  /// Whether it is measured in pixels of the screen.
  let isInPixels: Bool

  /// Nil for another thing, and for the size of a picture, a film, a page or what is in a scroll view.
  init?(_ expression: ExprSyntax, in file: SwiftFileHead) {
    let names = NameChain(expression).names
    guard let last = names.last, !names.contains(where: Self.isOfContent), !Self.isInOtherCode(expression)
    else { return nil }
    if names.count == 1 {
      guard Self.isDimension(last), file.isAboutViews else { return nil }
    } else {
      guard last == "width" || last == "height" || names[0] == "self" && Self.isDimension(last) else {
        return nil
      }
      guard names.dropLast().contains(where: Self.isOfSpace) || names[0] == "self" else { return nil }
      guard file.isAboutViews || names.contains("bounds") || names.contains("nativeBounds") else {
        return nil
      }
    }
    isInPixels = names.contains("nativeBounds") || names.contains("currentMode")
  }

  private static func isDimension(_ name: String) -> Bool {
    if name == "width" || name == "height" { return true }
    guard name.hasSuffix("Width") || name.hasSuffix("Height") else { return false }
    return spaces.contains(name.dropLast(name.hasSuffix("Width") ? 5 : 6).lowercased())
  }

  private static let spaces: Set<String> = [
    "screen", "window", "view", "container", "available", "device", "geometry", "scene", "viewport", "layout",
    "parent", "current", "superview", "total",
  ]

  /// A word for a size, or what has one: `size`, `bounds`, `proxy`.
  private static func isOfSpace(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "view" || name == "window" || name == "geo"
      || ["size", "bounds", "frame", "geometry", "proxy", "viewport", "screen", "container"].contains {
        name.hasSuffix($0)
      }
  }

  private static func isOfContent(_ name: String) -> Bool {
    let name = name.lowercased()
    return contents.contains { name.contains($0) }
  }

  private static let contents = [
    "image", "photo", "video", "picture", "thumbnail", "avatar", "pixel", "texture", "bitmap", "asset",
    "track",
    "translation", "velocity", "contentsize", "intrinsic", "fitting", "keyboard", "media", "attachment",
    "html",
    "crop", "natural", "text", "label", "page", "pdf", "poster", "icon", "cell", "buffer",
  ]

  /// Whether the function or type around it is about pictures and the like, so that `width` is theirs.
  private static func isInOtherCode(_ expression: ExprSyntax) -> Bool {
    for node in expression.ancestors {
      if let function = node.as(FunctionDeclSyntax.self) {
        if isAboutPictures(function.name.text) { return true }
        for parameter in function.signature.parameterClause.parameters
        where isAboutPictures(parameter.type.trimmedDescription) { return true }
      } else if let type = DeclaredName(node), type.isType, isAboutPictures(type.name),
        !type.name.hasSuffix("View"), !type.name.hasSuffix("Controller")
      {
        return true
      }
    }
    return false
  }

  private static func isAboutPictures(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["image", "photo", "video", "picture", "thumbnail", "pixel", "bitmap", "asset", "html", "css"]
      .contains { name.contains($0) }
  }
}

extension SwiftFileHead {
  /// Whether a file may lay out views of iOS.
  var isAboutViews: Bool {
    imports.contains("UIKit") || imports.contains("SwiftUI") || imports.isEmpty
  }
}
