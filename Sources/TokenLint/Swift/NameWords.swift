/// The words of a name: `numberOfColumns` has three, `IS_IPAD` two, all in small letters.
enum NameWords {
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name {
      if !character.isLetter {
        if !word.isEmpty { words.append(word) }
        (word, wasSmall) = ("", false)
        continue
      }
      if character.isUppercase, wasSmall {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      wasSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
