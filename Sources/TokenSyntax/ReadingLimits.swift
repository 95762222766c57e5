/// What bounds the work that one file can make, in either language.
enum ReadingLimits {
  /// How deep mappings and lists may be nested.
  static let deepest = 100
  /// After so many errors the rest of a file is not read.
  static let mostErrors = 1000
}
