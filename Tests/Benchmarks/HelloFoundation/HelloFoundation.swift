import Foundation

/// The least that a program which uses Foundation costs: what the start of tokenc is compared with.
@main
enum HelloFoundation {
  static func main() {
    print("hello in \(FileManager.default.currentDirectoryPath)")
  }
}
