/// A token file as a person would write it: areas of an app, and in each of them components of 40 tokens.
///
/// Of the tokens of a component 16 are colours with a dark variant, 16 lengths, 4 aliases and 4 records, and each has
/// a description of one line.
struct TokenFileText {
  static let tokensOfComponent = 40

  private(set) var text = ""
  private var generator = SplitMix64(seed: 2027)
  /// Where the component that is being written stands: `checkout.button`.
  private var path = ""
  private var pathBefore = "account.alert"

  /// The number of tokens is rounded down to whole components.
  init(tokenCount: Int) {
    let (areas, components) = (Words.areas, Words.components)
    for number in 0..<tokenCount / Self.tokensOfComponent {
      let (area, index) = (number / components.count, number % components.count)
      let areaName = areas[area % areas.count] + (area < areas.count ? "" : "-\(area / areas.count + 1)")
      if index == 0 { line(0, "\(areaName):") }
      path = "\(areaName).\(components[index])"
      write(component: components[index], of: areaName)
      pathBefore = path
    }
  }

  private mutating func write(component: String, of area: String) {
    line(1, "\(component):")
    line(
      2, "$description: The \(component) of the \(area) screens, \(generator.element(of: Words.purposes)).")
    writeColors(of: component)
    writeLengths(of: component)
    writeAliases(of: component)
    writeRecords(of: component)
  }

  private mutating func writeColors(of component: String) {
    line(2, "color:")
    line(3, "$type: color")
    for part in Words.coloredParts {
      line(3, "\(part):")
      for state in Words.states {
        line(4, "\(state):")
        line(5, "$description: The \(state) \(part) of the \(component), \(purpose()).")
        line(5, "$value: \"\(color())\"")
        line(5, "$when:")
        line(6, "appearance=dark: \"\(color())\"")
      }
    }
  }

  private mutating func writeLengths(of component: String) {
    line(2, "size:")
    line(3, "$type: dimension")
    for (group, names) in [
      ("padding", Words.edges), ("margin", Words.edges), ("radius", Words.states), ("width", Words.widths),
    ] {
      line(3, "\(group):")
      for name in names {
        if generator.number(below: 4) == 0 {
          line(4, "\(name): { $value: \(length()), $description: The \(name) \(group) of the \(component). }")
        } else {
          line(4, "\(name):")
          line(5, "$description: The \(name) \(group) of the \(component), \(purpose()).")
          line(5, "$value: \(length())")
        }
      }
    }
  }

  private mutating func writeAliases(of component: String) {
    line(2, "role:")
    for (name, target) in [
      ("tint", "\(path).color.\(generator.element(of: Words.coloredParts)).normal"),
      ("text", "\(path).color.label.\(generator.element(of: Words.states))"),
      ("gap", "\(path).size.padding.\(generator.element(of: Words.edges))"),
      ("neighbour", "\(pathBefore).size.margin.\(generator.element(of: Words.edges))"),
    ] {
      line(3, "\(name):")
      line(4, "$description: The \(name) of the \(component), \(purpose()).")
      line(4, "$value: \"{\(target)}\"")
    }
  }

  private mutating func writeRecords(of component: String) {
    line(2, "effect:")
    let (height, blur) = (generator.number(below: 12), generator.number(below: 30))
    for (name, type, value) in [
      ("shadow", "shadow", "color: \"\(color())\", offsetX: 0, offsetY: \(height), blur: \(blur), spread: 0"),
      ("outline", "border", "color: \"{\(path).color.border.normal}\", width: \(length()), style: solid"),
      ("target", "size", "width: \(length()), height: \(length())"),
      ("motion", "spring", "response: 0.\(1 + generator.number(below: 9))s, damping: 0.85"),
    ] {
      line(3, "\(name):")
      line(4, "$type: \(type)")
      line(4, "$description: The \(name) of the \(component), \(purpose()).")
      line(4, "$value: { \(value) }")
    }
  }

  private mutating func purpose() -> String { generator.element(of: Words.purposes) }

  /// One in eight is translucent.
  private mutating func color() -> String {
    let digits = String(generator.next() >> 32 | 1 << 32, radix: 16, uppercase: true).dropFirst()
    return "#" + digits.prefix(generator.number(below: 8) == 0 ? 8 : 6)
  }

  private mutating func length() -> String {
    generator.element(of: [
      "1", "2", "4", "6", "8", "10", "12pt", "16", "20", "24", "32", "40pt", "48", "0.5", "72",
    ])
  }

  private mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }
}
