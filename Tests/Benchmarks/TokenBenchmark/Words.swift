/// What the groups and tokens of a generated file are called.
enum Words {
  static let areas = words(
    """
    account archive basket billing calendar camera catalogue chat checkout compass contacts dashboard diary
    documents downloads events explore family favourites feedback finance gallery health help history home
    inbox journal kitchen library live maps market media messages music news notes onboarding payments photos
    podcasts profile reading reminders search settings share travel weather
    """)

  static let components = words(
    """
    alert avatar badge banner bar-chart breadcrumb bubble button caption card carousel checkbox chip column
    date-picker dialog divider drawer dropdown editor field filter floating-button footer gauge grid-cell header
    keyboard-bar link list-row menu notification page-control pane player popover progress quote rating
    search-field section segmented-control sheet sidebar slider stepper switch tab-bar table toolbar tooltip
    """)

  static let coloredParts = ["fill", "label", "border", "icon"]
  static let states = ["normal", "pressed", "focused", "disabled"]
  static let edges = ["top", "bottom", "leading", "trailing"]
  static let widths = ["compact", "regular", "wide", "full"]
  static let purposes = [
    "as agreed with the brand team", "taken over from the web", "checked for contrast with its neighbour",
    "measured on the device", "see the design file", "shared with the widget", "for every size class",
  ]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0.isNewline }.map(String.init)
  }
}
