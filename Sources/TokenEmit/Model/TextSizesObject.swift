import TokenModel
import TokenSyntax

/// The sizes that type may have, from which `TextSize` is made.
struct TextSizesObject: ModelObject {
  let sizes: TextSizes
  let scale: TextSizeScale
  let access: String

  static let kind = ModelKind<TextSizesObject>(
    "textSizes", "The sizes that type may have: what `Swift/TextSize` is rendered with.",
    [
      .code("access", "the access level") { $0.access },
      .list("sizes", "all sizes, smallest first") { $0.objects },
      .list("named", "the sizes that are a text style's own") { $0.objects.filter { $0.name != nil } },
      .list("strays", "the sizes that only tokens use") { $0.strays },
      .flag("hasStrays", "whether there are such") { !$0.strays.isEmpty },
      .list("unstyled", "the sizes that are not those of a text style") { $0.unstyled },
      .flag("hasUnstyled", "whether there are such") { !$0.unstyled.isEmpty },
      .flag("hasStyled", "whether there are others") { $0.unstyled.count < $0.sizes.all.count },
    ])

  private var objects: [SizeObject] {
    sizes.all.map { size in
      SizeObject(size: size, name: sizes.named.first { $0.size == size }?.style)
    }
  }

  private var strays: [SizeObject] { objects.filter { scale.step(of: $0.size) == nil } }

  private var unstyled: [SizeObject] {
    objects.filter { TextSizes.style(of: $0.size).size != $0.size.value }
  }
}

/// A size that type may have.
struct SizeObject: ModelObject {
  let size: Number
  /// The style that gives it a name of its own.
  let name: TextStyle?

  static let kind = ModelKind<SizeObject>(
    "textSize", "A size that type may have.",
    [
      .code("case", "the case of the enum: `pt17`") { TextSizes.caseName($0.size) },
      .code("points", "the size in points") { $0.size.text },
      .code("style", "the style that gives it a name of its own: `body`") { $0.name?.memberName },
      .code("swiftUIStyle", "the member of `SwiftUI.Font.TextStyle` that it scales with") {
        TextSizes.style(of: $0.size).swiftUIName
      },
      .code("uiKitStyle", "the member of `UIKit.UIFont.TextStyle` that it scales with") {
        TextSizes.style(of: $0.size).memberName
      },
      .flag("isLargeTitle", "whether it scales with the large title, which tvOS does not have") {
        TextSizes.style(of: $0.size) == .largeTitle
      },
    ])
}

extension TextStyle {
  fileprivate var memberName: String { SwiftIdentifier.member(rawValue) ?? rawValue }

  fileprivate var swiftUIName: String {
    switch self {
    case .caption1: "caption"
    case .title1: "title"
    default: memberName
    }
  }
}
