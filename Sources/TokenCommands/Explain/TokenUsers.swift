import TokenModel

/// The tokens that refer to a token, then those that do through others, all in source order.
struct TokenUsers {
  struct User {
    let token: Token
    /// The token that it refers to, where that is another one.
    let through: Token?
  }

  private(set) var all: [User] = []

  init(of token: Token, in tokenSet: TokenSet) {
    var usersByPath: [TokenPath: [Token]] = [:]
    for user in tokenSet.tokens {
      for path in Set(user.references) { usersByPath[path, default: []].append(user) }
    }
    var seen: Set<TokenPath> = [token.path]
    var nearest = [token]
    while !nearest.isEmpty {
      var next: [Token] = []
      for used in nearest {
        for user in usersByPath[used.path] ?? [] where seen.insert(user.path).inserted {
          all.append(User(token: user, through: used.path == token.path ? nil : used))
          next.append(user)
        }
      }
      nearest = next
    }
  }
}
