import TokenDiagnostics
import TokenModel

/// The Swift of the tokens of one token file: extensions of the namespaces, in source order.
enum SwiftTokenFile {
  static func text(of file: TokenFile, in input: EmitInput) -> String {
    SwiftHeader.text(from: file.source.path) + extensions(of: file, in: input)
  }

  static func extensions(of file: TokenFile, in input: EmitInput) -> String {
    var text = ""
    var open: String?
    for token in input.tokens(of: file) {
      guard let member = input.names.member(token.path) else { continue }
      if member.namespace != open {
        text += open == nil ? "\n" : "}\n\n"
        text += "extension \(member.namespace) {\n"
        open = member.namespace
      } else {
        text += "\n"
      }
      text += SwiftMember(token, name: member.name, input: input).text
    }
    return open == nil ? text : text + "}\n"
  }
}
