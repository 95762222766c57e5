import TokenModel
import TokenRuntime

/// A case that token files name. Its name is written down once more, because to print a case Swift looks through all
/// protocols of all types that are linked, which takes longer than to read a token file.
package protocol NamedCase: CaseIterable {
  /// As token files and Swift code write it.
  var name: String { get }
}

extension TokenType {
  /// A field that is one of the cases of an enum. Its Swift name is that of the enum below the root.
  package static func choice<Cases: NamedCase>(swiftName: String, of cases: Cases.Type) -> TokenType {
    choice(swiftName: swiftName, cases.allCases.map(\.name))
  }
}

extension Edge: NamedCase {
  package var name: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    }
  }
}
