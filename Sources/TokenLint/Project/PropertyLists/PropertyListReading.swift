import TokenDiagnostics

/// What a property list holds.
///
/// The readers are our own. Foundation's `XMLParser` tells no ranges, reads what a document type declares,
/// and needs another library on Linux. `PropertyListSerialization` tells no places at all, and never ends on
/// a small binary file in which each list holds the next one twice.
///
///     <dict><key>UIRequiresFullScreen</key><true/></dict>  // one entry: `true`, with both ranges
///
/// Nil for what is no property list, or broken.
func readPropertyList(_ file: SourceFile) -> PropertyListValue? {
  guard file.bytes.count <= ProjectLimits.mostBytes else { return nil }
  if file.bytes.starts(with: "bplist00".utf8) { return BinaryPropertyList.read(file) }
  switch file.bytes.dropFirst(file.byteOrderMarkLength).first(where: { !$0.isBlank }) {
  case UInt8(ascii: "<"): return XMLPropertyList.read(file)
  case UInt8(ascii: "{"), UInt8(ascii: "/"): return OpenStepPropertyList.read(file)
  default: return nil
  }
}

/// What bounds the work that one project can make.
enum ProjectLimits {
  /// A larger file is not read, nor more of all files together that are only named in others.
  static let mostBytes = 64 << 20
  /// How deep lists and dictionaries may be nested.
  static let deepest = 64
  /// How many values a file may unfold into where it can refer to one value very often.
  static let mostValues = 100_000
  /// How many apps a project may build, and in how many configurations each.
  static let mostApps = 200
  static let mostConfigurations = 50
  /// How many targets a project may have where it is asked which of them have windows.
  static let mostTargets = 1000
  /// How many settings files may include each other.
  static let mostIncludes = 200
  /// How many settings may be set in all levels together, each counted once for all that share it.
  static let mostSettings = 2_000_000
  /// How long the value of a setting may get, in bytes.
  static let longestSetting = 10_000
  /// How long a path may be, in bytes; no system has a file with a longer one.
  static let longestPath = 4096
}

extension UInt8 {
  /// A blank, a tab or a line break.
  var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
