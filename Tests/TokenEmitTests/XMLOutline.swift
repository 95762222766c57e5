import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML text is made of; nil for a text that is not well-formed.
final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var root: String?
  private(set) var elements: [String] = []

  init?(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return nil }
    root = elements.first
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name)
  }
}
