import Mustache
import TokenModel
import TokenSyntax

/// The support types that are made from the project by templates.
extension SupportType {
  /// The struct of a record type that computes nothing, from the names of its fields.
  static func record(
    _ shape: RecordShape, name: String, root: String, settings: SwiftSettings, templates: TemplateLibrary
  ) -> SupportType {
    let object = RecordObject(shape, name: name, root: root, access: settings.access.rawValue)
    return SupportType(name: name, declaration: declaration("Swift/Record", object, templates))
  }

  /// The sizes that type may have: one case for each.
  static func textSize(
    _ tokenSet: TokenSet, settings: SwiftSettings, templates: TemplateLibrary
  ) -> SupportType {
    let object = TextSizesObject(
      sizes: TextSizes(tokenSet), scale: tokenSet.settings.textSizes, access: settings.access.rawValue)
    let platform = [SwiftSettings.Framework.swiftUI, .uiKit].map { framework in
      PlatformPart(
        framework: framework,
        source: templates.swiftText("Swift/TextSize+\(framework.module)", object))
    }
    return SupportType(
      name: "TextSize", declaration: declaration("Swift/TextSize", object, templates), platform: platform)
  }

  /// What the values of tokens depend on, with one property for each axis that a token's function asks for.
  static func context(
    _ tokenSet: TokenSet, settings: SwiftSettings, templates: TemplateLibrary
  ) -> SupportType {
    let axes = ContextAxis.all(in: tokenSet, root: settings.root)
    let object = ContextObject(axes: axes, access: settings.access.rawValue)
    let hasSizeClasses = axes.contains { $0.sizeClass != nil }
    let platform =
      hasSizeClasses
      ? [PlatformPart(framework: .swiftUI, source: templates.swiftText("Swift/Context+SwiftUI", object))] : []
    return SupportType(
      name: "Context", declaration: declaration("Swift/Context", object, templates), platform: platform)
  }

  /// What a template makes of an object, indented for the inside of an extension.
  private static func declaration(
    _ template: String, _ object: some ModelObject, _ templates: TemplateLibrary
  ) -> String {
    RuntimeText.lines(of: templates.swiftText(template, object))
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
