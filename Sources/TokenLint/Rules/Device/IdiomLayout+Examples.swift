/// Code in which `idiom-layout` finds something, each place marked, and code in which it finds nothing.
enum IdiomLayoutExamples {
  static let found = [
    """
    func height() -> CGFloat {
      if [.pad, .mac].contains(↓traitCollection.userInterfaceIdiom) {
        return traitCollection.userInterfaceIdiom == .pad ? 600 : 456
      }
      return 300
    }
    """,
    """
    struct Card: View {
      var body: some View {
        Text("Hello").padding(.horizontal, ↓UIDevice.current.userInterfaceIdiom == .pad ? 32 : 16)
      }
    }
    """,
    """
    final class Menu: UIViewController {
      override func viewDidLoad() {
        if ↓traitCollection.userInterfaceIdiom == .phone {
          stack.axis = .vertical
        }
        switch ↓traitCollection.userInterfaceIdiom {
        case .pad: stack.spacing = 24
        default: stack.spacing = 12
        }
      }
      var columnCount: Int { ↓UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1 }
    }
    """,
    """
    extension UIDevice {
      static var isPad: Bool { current.userInterfaceIdiom == .pad }
    }
    struct Row: View {
      var body: some View {
        VStack(spacing: ↓UIDevice.isPad ? 24 : 12) {}
      }
      private var titleFont: Font { ↓UIDevice.isPad ? .title : .headline }
    }
    """,
    """
    private var maxWidth: CGFloat {
      let isPad = ↓UIDevice.current.userInterfaceIdiom == .pad
      let isFlat = verticalSizeClass == .compact
      return (isPad || isFlat) ? 600 : .infinity
    }
    """,
    """
    struct Home: View {
      var body: some View {
        HStack {
          if ↓UI_USER_INTERFACE_IDIOM() == .pad { Sidebar() }
          Feed()
        }
      }
    }
    """,
    """
    func width(for idiom: UIUserInterfaceIdiom) -> CGFloat { ↓idiom == .pad ? 320 : 270 }
    """,
    """
    func setUp() {
      guard ↓UIDevice.current.userInterfaceIdiom == .pad else { return }
      view.addSubview(sidebar)
    }
    """,
    """
    func confirm() {
      // An info: the alert has a source on every device.
      let style: UIAlertController.Style = ↓UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
      let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
      alert.popoverPresentationController?.sourceView = view
    }
    """,
    """
    func ask() {
      let style: UIAlertController.Style = ↓UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet
      show(UIAlertController(title: title, message: nil, preferredStyle: style))
    }
    """,
    """
    func keyboardWillShow(_ note: Notification) {
      if ↓UIDevice.current.userInterfaceIdiom == .phone { bottomConstraint.constant = height(of: note) }
    }
    """,
    """
    func open(_ topic: Topic) {
      let transition: Transition
      if ↓traitCollection.userInterfaceIdiom == .phone {
        transition = .push
      } else {
        transition = .modal
      }
      coordinator.present(topic, transition: transition)
    }
    """,
    """
    final class Reader: UIViewController {
      private var isFullScreenAvailable: Bool {
        settings.allowsFullScreen && ↓traitCollection.userInterfaceIdiom == .phone
      }
      func hideBars() {
        if isFullScreenAvailable { navigationController?.setToolbarHidden(true, animated: true) }
      }
    }
    final class Columns: UISplitViewController {
      func showDetails() {
        if ↓traitCollection.userInterfaceIdiom == .phone { show(.secondary) }
      }
    }
    """,
    """
    func configure(for state: UICellConfigurationState) {
      background = .clear
      if ↓traitCollection.userInterfaceIdiom == .pad { background = .listSidebarCell().updated(for: state) }
    }
    let preview = Preview { () -> UIViewController? in
      if ↓UIDevice.current.userInterfaceIdiom == .pad && pictures.count == 1 { return nil }
      return PictureViewController()
    }
    """,
    """
    func ask() {
      let style: UIAlertController.Style = {
        switch ↓view.traitCollection.userInterfaceIdiom {
        case .phone, .carPlay: return .actionSheet
        default: return .alert
        }
      }()
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
    }
    """,
    """
    let isIPad = UIDevice.current.userInterfaceIdiom == .pad
    extension Card {
      // An info: only the text differs.
      func explain() { label.text = ↓isIPad ? "Tap with two fingers" : "Tap" }
    }
    """,
  ]

  static let silent = [
    """
    func type(_ kind: Kind) {
      if UIDevice.current.userInterfaceIdiom == .pad {
        switchButton.isHidden = true
        return
      }
      field.keyboardType = kind == .numbers ? .numberPad : .asciiCapable
    }
    """,
    """
    func type() {
      guard traitCollection.userInterfaceIdiom == .phone else { return }
      field.inputView = picker
      stack.addArrangedSubview(field)
    }
    """,
    """
    struct Panel: View {
      var body: some View {
        if UIDevice.current.userInterfaceIdiom == .vision { content } else { content.padding(8) }
      }
    }
    """,
    """
    func startCar() {
      guard UIDevice.current.userInterfaceIdiom == .phone else { return }
      rootView.isHidden = CarPlayLink.shared.isActive
    }
    """,
    """
    func pairWatch() {
      if WCSession.isSupported(), UIDevice.current.userInterfaceIdiom == .phone { pairingRow.isHidden = false }
    }
    """,
    """
    func begin() {
      if traitCollection.userInterfaceIdiom == .phone { LiveActivityCenter.shared.start() }
    }
    """,
    """
    extension UIInterfaceOrientationMask {
      static var usual: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
      }
    }
    """,
    #"Analytics.shared.track("open", device: UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")"#,
    #"let picture = UIImage(named: UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")"#,
    "func show(isPad: Bool) { view.spacing = isPad ? 24 : 12 }\nlet isPad = UIDevice.current.userInterfaceIdiom == .pad",
    """
    final class Toast: UIHostingController<Bubble> {
      override var prefersStatusBarHidden: Bool { UIDevice.current.userInterfaceIdiom == .phone ? true : isQuiet }
    }
    """,
    """
    func keep(_ newFrame: CGRect) {
      if UIDevice.current.userInterfaceIdiom == .pad { anchorFrame = newFrame }
    }
    """,
    "stack.spacing = item.isPadded ? 24 : 12",
    """
    func tint() { title.textColor = traitCollection.userInterfaceIdiom == .pad ? .tertiaryLabel : .label }
    func deselect() {
      guard traitCollection.userInterfaceIdiom == .phone else { return }
      list.deselectItem(at: selection, animated: true)
    }
    """,
    """
    func share() {
      OnMain {
        if traitCollection.userInterfaceIdiom == .pad { popover.sourceView = button }
        present(sharing, animated: traitCollection.userInterfaceIdiom == .pad)
      }
    }
    func offerWindow() {
      if traitCollection.userInterfaceIdiom == .pad {
        menu.append(UIAction(handler: { _ in if let activity { application.open(activity) } }))
      }
    }
    """,
    """
    final class Reader: UIViewController {
      private var mayAutoplay: Bool { settings.autoplays && traitCollection.userInterfaceIdiom == .phone }
      func open() { if mayAutoplay { player.play() } }
    }
    """,
    """
    func anchor() {
      let anchorsToBottom: Bool
      if #available(iOS 18, *), traitCollection.userInterfaceIdiom == .pad {
        anchorsToBottom = traitCollection.horizontalSizeClass == .regular
      } else {
        anchorsToBottom = false
      }
      if anchorsToBottom { view.addSubview(bar) }
    }
    """,
    """
    #if os(tvOS)
    let width = UIDevice.current.userInterfaceIdiom == .pad ? 320.0 : 270.0
    #endif
    """,
    """
    func lay() {
      if UIDevice.current.userInterfaceIdiom == .pad { bar.frame = wide } else { bar.frame = wide }
      if UIDevice.current.userInterfaceIdiom == .pad, let popover = sheet.popoverPresentationController {
        popover.sourceView = view
        popover.sourceRect = CGRect(x: view.bounds.midX, y: 0, width: 0, height: 0)
      }
    }
    struct ReaderPage: View {
      var body: some View {
        Form {
          if UIDevice.current.userInterfaceIdiom == .phone {
            SettingRow(.lockTurning)
            Section("Shaking") { Toggle("Shake to undo", isOn: $shakes) }
          }
        }
      }
    }
    """,
    "let speed: Float = UIDevice.current.userInterfaceIdiom == .pad ? 1.0 / 70000 : 1.0 / 20000",
  ]
}
