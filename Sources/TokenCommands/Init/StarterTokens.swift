/// The token files to begin with, which show what the language has.
enum StarterTokens {
  static let files: [(name: String, text: String)] = [
    ("color.yaml", color), ("layout.yaml", layout), ("space.yaml", space), ("text.yaml", text),
  ]

  private static let color = """
    # Colours, always in quotes: YAML takes a bare # for a comment.
    color:
      $type: color
      label:
        $description: Text of all kinds.
        $use: text
        $value: "#1A1A1A"
        $when:
          appearance=dark: "#F2F2F2"
      background:
        $description: What text stands on.
        $use: background
        $value: "#FFFFFF"
        $when:
          appearance=dark: "#101010"
      accent:
        $description: What can be tapped.
        $value: "#0066CC"
        $when:
          appearance=dark: "#4DA3FF"
          contrast=increased: "#004A99"
          appearance=dark and contrast=increased: "#80BDFF"

    """

  private static let layout = """
    # A condition names a posture or a size class, never a device.
    layout:
      $type: dimension
      margin: "{space.medium}"
      sidebar:
        $description: The width of the list beside the content.
        $use: size
        $value: 320
        $when:
          posture=half-open: 280
      row: "{layout.sidebar} - 2 * {layout.margin}"
      $checks:
        - assert: "{layout.row} >= 240pt"
          message: the text of a row needs room in every posture

    """

  private static let space = """
    # Lengths in points. A name with a plain value is a token, and "{space.medium}" stands for its value anywhere.
    space:
      $type: dimension
      $use: spacing
      small: 8
      medium: 16
      large: "2 * {space.medium}"

    """

  private static let text = """
    # Sizes of type in points: those of the text styles of iOS. Another one is replaced by the nearest.
    text:
      $type: textSize
      title: 28
      body: 17
      caption: 12

    """
}
