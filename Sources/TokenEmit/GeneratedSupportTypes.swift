import Mustache
import TokenModel

/// The support types that are made from the project by templates.
extension SupportType {
  /// The struct of a record type that computes nothing, from the names of its fields.
  static func record(
    _ shape: RecordShape, name: String, settings: SwiftSettings, templates: TemplateLibrary
  ) -> SupportType {
    let object = RecordObject(shape, name: name, settings: settings)
    return SupportType(name: name, declaration: declaration(object.file, templates))
  }

  /// The sizes that type may have: one case for each.
  static func textSize(_ object: TextSizesObject, _ templates: TemplateLibrary) -> SupportType {
    SupportType(
      name: "TextSize", declaration: declaration(object.file, templates),
      platform: object.platformFiles.map { PlatformPart(framework: $0, source: $1.text(templates)) })
  }

  /// What the values of tokens depend on, with one property for each axis that a token's function asks for.
  static func context(_ object: ContextObject, _ templates: TemplateLibrary) -> SupportType {
    SupportType(
      name: "Context", declaration: declaration(object.file, templates),
      platform: object.platformFiles.map { PlatformPart(framework: $0, source: $1.text(templates)) })
  }

  /// What a template makes, indented for the inside of an extension.
  private static func declaration(_ file: TemplateFile, _ templates: TemplateLibrary) -> String {
    RuntimeText.indented(file.text(templates))
  }
}

extension EmitInput {
  /// What the support types are made by, as if each were a file.
  var supportTypeFiles: [TemplateFile] {
    let records = tokenSet.tokens.lazy.compactMap { token -> TemplateFile? in
      guard case .record(let shape, let name) = token.type.shape else { return nil }
      return RecordObject(shape, name: name, settings: self.swift).file
    }
    return [textSizes.file, context.file] + (textSizes.platformFiles + context.platformFiles).map(\.file)
      + records.prefix(1)
  }
}

extension TextSizesObject {
  init(_ tokenSet: TokenSet, access: SwiftSettings.Access) {
    self.init(
      sizes: TextSizes(tokenSet), scale: tokenSet.settings.textSizes, access: access.rawValue)
  }

  fileprivate var file: TemplateFile { .supportType("TextSize", self) }

  fileprivate var platformFiles: [(framework: SwiftSettings.Framework, file: TemplateFile)] {
    [SwiftSettings.Framework.swiftUI, .uiKit].map { ($0, .supportType("TextSize+\($0.module)", self)) }
  }
}

extension ContextObject {
  init(_ tokenSet: TokenSet, settings: SwiftSettings) {
    self.init(axes: ContextAxis.all(in: tokenSet, root: settings.root), access: settings.access.rawValue)
  }

  fileprivate var file: TemplateFile { .supportType("Context", self) }

  /// Size classes become a context where it has a width or a height.
  fileprivate var platformFiles: [(framework: SwiftSettings.Framework, file: TemplateFile)] {
    axes.contains { $0.sizeClass != nil }
      ? [(.swiftUI, .supportType("Context+\(SwiftSettings.Framework.swiftUI.module)", self))] : []
  }
}

extension RecordObject {
  fileprivate init(_ shape: RecordShape, name: String, settings: SwiftSettings) {
    self.init(
      shape, name: name, root: SwiftIdentifier.escaped(settings.root), access: settings.access.rawValue)
  }

  fileprivate var file: TemplateFile { .supportType("Record", self) }
}

extension TemplateFile {
  fileprivate static func supportType(_ template: String, _ object: any ModelObject) -> TemplateFile {
    TemplateFile(path: template, template: "Swift/\(template)", objects: [object], escaping: .swift)
  }

  fileprivate func text(_ templates: TemplateLibrary) -> String {
    String(decoding: bytes(templates), as: UTF8.self)
  }
}
