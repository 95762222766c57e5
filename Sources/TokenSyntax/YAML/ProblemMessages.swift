/// What libyaml's texts mean to someone who writes token files.
enum ProblemMessages {
  /// By libyaml's problem or, where that says less, by what it was doing.
  static let byText = [
    "block sequence entries are not allowed in this context":
      "a list cannot begin here; put its first '-' on a line of its own",
    "mapping keys are not allowed in this context": "a key cannot begin here; put it on a line of its own",
    "found unexpected ':'": "':' needs a blank after it here",
    "found a tab character that violates indentation": "a tab cannot indent YAML; use spaces",
    "found a tab character where an indentation space is expected": "a tab cannot indent YAML; use spaces",
    "found an indentation indicator equal to 0": "the indentation of a block text is a digit from 1 to 9",
    "did not find expected whitespace or line break": "a tag needs a blank after it",
    "found incompatible YAML document": "only YAML 1.1 and 1.2 can be read",
    "found duplicate %YAML directive": "'%YAML' stands twice",
    "found duplicate %TAG directive": "'%TAG' stands twice for one handle",
    "found undefined tag handle":
      "tags have no meaning in a token file; put text that begins with '!' in quotes",
    "while scanning a block scalar": "expected the end of the line; the block text begins on the next",
    "while scanning an alias":
      "an alias is '*' and a name of letters, digits, '-' and '_'; put other text in quotes",
    "while scanning an anchor":
      "an anchor is '&' and a name of letters, digits, '-' and '_'; put other text in quotes",
    "while scanning a tag": "tags have no meaning in a token file; put text that begins with '!' in quotes",
    "while parsing a tag": "tags have no meaning in a token file; put text that begins with '!' in quotes",
    "while scanning a directive": "a line cannot begin with '%'; put the text in quotes",
    "while scanning a %YAML directive": "expected '%YAML 1.2'",
    "while scanning a %TAG directive": "expected '%TAG', a handle and a prefix",
    "while parsing a %TAG directive": "expected '%TAG', a handle and a prefix",
  ]

  /// What begins where libyaml says that its context begins; absent where that is of no help.
  static let beginnings = [
    "while parsing a block mapping": "the mapping",
    "while parsing a flow mapping": "the mapping",
    "while parsing a block collection": "the list",
    "while parsing a flow sequence": "the list",
    "while scanning a simple key": "the key",
    "while scanning a block scalar": "the block text",
    "while scanning a plain scalar": "the text",
  ]
}
