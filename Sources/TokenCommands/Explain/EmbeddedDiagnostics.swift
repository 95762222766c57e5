// Written by DiagnosticTextTests from the pages of Sources/tokenc/tokenc.docc; run it with TOKENC_UPDATE_GOLDENS=1.
// swift-format-ignore-file

extension DiagnosticText {
  static let embedded: [DiagnosticText] = [
    DiagnosticText(
      id: "ambiguous-variants", meaning: ##"Two values hold at once, name as many axes, and differ."##, advice: ##"Add a value for the combination that is named."##,
      example: Example(source: ##"""
ink:
  $type: color
  $value: "#111111"
  $when:
    appearance=dark: "#EEEEEE"
    contrast=increased: "#000000"

"""##, message: ##"""
Tokens/app.yaml:6:5: error: 'ink' has two values when appearance=dark and contrast=increased; add one for it [ambiguous-variants]
    6 |     contrast=increased: "#000000"
      |     ^~~~~~~~~~~~~~~~~~
Tokens/app.yaml:5:5: note: this condition holds too and names as many axes
    5 |     appearance=dark: "#EEEEEE"
      |     ^~~~~~~~~~~~~~~
help: add 'appearance=dark and contrast=increased'

"""##)),
    DiagnosticText(
      id: "arrangement-without-crease", meaning: ##"An arrangement splits at the crease of a surface without one."##, advice: ##"Give its `surface` a crease, or write `split: free`."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
$type: arrangement
whole: { $value: { primary: 1, split: free } }
folded: { $value: { primary: 0.4, split: crease, surface: "{inner}" } }

"""##, message: ##"""
Tokens/app.yaml:4:59: error: 'folded' splits at the crease, so it needs a surface with a crease; surface 'inner' has none [arrangement-without-crease]
    4 | folded: { $value: { primary: 0.4, split: crease, surface: "{inner}" } }
      |                                                           ^~~~~~~~~
Tokens/app.yaml:1:34: note: the surface is here
    1 | inner: { $type: surface, $value: { width: 951, height: 669 } }
      |                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "asset-name-clash", meaning: ##"Two colours or groups would have one name in the asset catalog."##, advice: ##"Rename one."##,
      example: nil),
    DiagnosticText(
      id: "bar-clears-another-surface", meaning: ##"A bar clears a region that lies on another surface than the bar."##, advice: ##"Clear regions of the bar's own surface."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
outer: { $type: surface, $value: { width: 402, height: 130 } }
camera:
  $type: reservedRegion
  $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{outer}" }
$type: barModule
wrong:
  $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, surface: "{inner}", clears: ["{camera}"] }
short:
  $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, clears: ["{camera}"] }

"""##, message: ##"""
Tokens/app.yaml:8:100: error: a bar clears regions of its own surface: 'wrong' is on 'inner', the region on 'outer' [bar-clears-another-surface]
    8 |   $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, surface: "{inner}", clears: ["{camera}"] }
      |                                                                                                    ^~~~~~~~~~
Tokens/app.yaml:5:11: note: the region is here
    5 |   $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{outer}" }
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "bar-exceeds-band", meaning: ##"`item` and twice the `inset` are more than the `band`."##, advice: ##"Make the item or the inset smaller, or the band larger."##,
      example: Example(source: ##"""
bar: { $type: barModule, $value: { item: 48, band: 56, inset: 6, spacing: 2, edge: trailing } }
corner: { $type: barModule, $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: topTrailing } }

"""##, message: ##"""
Tokens/app.yaml:1:63: error: item + 2 x inset of 'bar' must fit its band: 48 + 2 x 6 = 60 > 56 [bar-exceeds-band]
    1 | bar: { $type: barModule, $value: { item: 48, band: 56, inset: 6, spacing: 2, edge: trailing } }
      |                                                               ^
Tokens/app.yaml:1:52: note: the band is here
    1 | bar: { $type: barModule, $value: { item: 48, band: 56, inset: 6, spacing: 2, edge: trailing } }
      |                                                    ^~

"""##)),
    DiagnosticText(
      id: "bar-without-room", meaning: ##"The regions leave less of the side than a capsule of one item."##, advice: ##"Move the bar to another side, or clear less."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
outer: { $type: surface, $value: { width: 402, height: 130 } }
camera:
  $type: reservedRegion
  $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{outer}" }
$type: barModule
wrong:
  $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, surface: "{inner}", clears: ["{camera}"] }
short:
  $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, clears: ["{camera}"] }

"""##, message: ##"""
Tokens/app.yaml:10:79: error: the edge of 'short' must have room for a capsule of one item: 60 > 11 [bar-without-room]
   10 |   $value: { item: 48, band: 84, inset: 6, spacing: 2, edge: trailing, clears: ["{camera}"] }
      |                                                                               ^~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "bidirectional-control", meaning: ##"A text holds a character that reorders what is shown."##, advice: ##"Remove it; it is left out of comments."##,
      example: nil),
    DiagnosticText(
      id: "check-failed", meaning: ##"A relation under `$checks` does not hold."##, advice: ##"Change the values, or the relation; the notes show what each token is."##,
      example: Example(source: ##"""
wide: { $type: boolean, $value: true }
columns: { $type: number, $value: 1 }
$checks:
  - assert: "not {wide} or {columns} >= 2"

"""##, message: ##"""
Tokens/app.yaml:4:13: error: the check fails: 'wide' is true and 1 < 2 [check-failed]
    4 |   - assert: "not {wide} or {columns} >= 2"
      |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
Tokens/app.yaml:1:33: note: 'wide' is true here
    1 | wide: { $type: boolean, $value: true }
      |                                 ^~~~
Tokens/app.yaml:2:35: note: 'columns' is 1 here
    2 | columns: { $type: number, $value: 1 }
      |                                   ^

"""##)),
    DiagnosticText(
      id: "clamped-position", meaning: ##"The position of a gradient stop lies outside 0 to 1."##, advice: ##"Write the end that is used."##,
      example: Example(source: ##"""
sky:
  $type: gradient
  $value:
    - { color: "#0088FF", position: 0 }
    - { color: "#FFFFFF", position: 150% }

"""##, message: ##"""
Tokens/app.yaml:5:37: warning: a position in a gradient lies between 0 and 1; using 1 for 1.5 [clamped-position]
    5 |     - { color: "#FFFFFF", position: 150% }
      |                                     ^~~~
help: write 1: '150%' -> '1'

"""##)),
    DiagnosticText(
      id: "config-value", meaning: ##"A value in the config is not what its key takes."##, advice: ##"Write what the message asks for."##,
      example: Example(source: ##"""
# .tokenc.yml
resolver: { file: a.resolver.json }
unit: { rem: 16 }
outputs: [{ format: kotlin, to: Generated }]

"""##, message: ##"""
.tokenc.yml:4:21: error: 'kotlin' is not one of 'swift', 'json', 'dtcg', 'docs' [config-value]
    4 | outputs: [{ format: kotlin, to: Generated }]
      |                     ^~~~~~

"""##)),
    DiagnosticText(
      id: "conflicting-group-property", meaning: ##"A group has a `$` key twice, with different values."##, advice: ##"Keep one of them."##,
      example: Example(source: ##"""
# Tokens/b.yaml
space:
  $type: number
  large: 16

"""##, message: ##"""
Tokens/b.yaml:3:10: error: the '$type' of 'space' is given twice with different values [conflicting-group-property]
    3 |   $type: number
      |          ^~~~~~
Tokens/a.yaml:3:10: note: previously given here
    3 |   $type: dimension
      |          ^~~~~~~~~

"""##)),
    DiagnosticText(
      id: "control-character", meaning: ##"A file holds a control character."##, advice: ##"Remove it, or escape it in quotes."##,
      example: nil),
    DiagnosticText(
      id: "crease-outside-surface", meaning: ##"A crease, or the band around it, lies outside its surface."##, advice: ##"Correct `at`, `band` or the size."##,
      example: Example(source: ##"""
$type: surface
a: { $value: { width: 951, height: 669, crease: { axis: vertical, at: 960 } } }
b: { $value: { width: 951, height: 669, crease: { axis: horizontal, at: 10, band: 40 } } }

"""##, message: ##"""
Tokens/app.yaml:3:83: error: the band of a crease must lie on its surface: 10 - 40 / 2 = -10 < 0 [crease-outside-surface]
    3 | b: { $value: { width: 951, height: 669, crease: { axis: horizontal, at: 10, band: 40 } } }
      |                                                                                   ^~

"""##)),
    DiagnosticText(
      id: "damaged-output-list", meaning: ##"A line of `.tokenc-outputs` is none that the tool writes."##, advice: ##"Run `tokenc build`, and commit the file."##,
      example: nil),
    DiagnosticText(
      id: "division-by-zero", meaning: ##"An expression divides by 0."##, advice: ##"Change the divisor."##,
      example: Example(source: ##"""
$type: number
a: "1 / 0"
b: "1e308 * 10"

"""##, message: ##"""
Tokens/app.yaml:2:5: error: nothing can be divided by 0 [division-by-zero]
    2 | a: "1 / 0"
      |     ^~~~~

"""##)),
    DiagnosticText(
      id: "duplicate-condition", meaning: ##"The same condition stands twice under `$when`."##, advice: ##"Keep one."##,
      example: Example(source: ##"""
gap:
  $type: dimension
  $value: 16
  $when:
    width=regular and posture=flat: 20
    posture=flat and width=regular: 24
    width=wide: 32
    device=ipad: 40
    width=regular, height=compact: 12

"""##, message: ##"""
Tokens/app.yaml:6:5: error: the condition 'width=regular and posture=flat' is given twice [duplicate-condition]
    6 |     posture=flat and width=regular: 24
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
Tokens/app.yaml:5:5: note: previously given here
    5 |     width=regular and posture=flat: 20
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "duplicate-key", meaning: ##"A key stands twice in one mapping."##, advice: ##"Keep one."##,
      example: Example(source: ##"""
space: { $type: dimension, small: 8, large: 16, small: 4 }

"""##, message: ##"""
Tokens/app.yaml:1:49: error: 'small' is declared twice [duplicate-key]
    1 | space: { $type: dimension, small: 8, large: 16, small: 4 }
      |                                                 ^~~~~
Tokens/app.yaml:1:28: note: previously declared here
    1 | space: { $type: dimension, small: 8, large: 16, small: 4 }
      |                            ^~~~~

"""##)),
    DiagnosticText(
      id: "duplicate-token", meaning: ##"Two files, or two places, declare one token."##, advice: ##"Keep one, or rename the other."##,
      example: Example(source: ##"""
# Tokens/more-bars.yaml
bar:
  inset: 6
  item: 44

"""##, message: ##"""
Tokens/more-bars.yaml:4:3: error: 'bar.item' is declared twice [duplicate-token]
    4 |   item: 44
      |   ^~~~
Tokens/bars.yaml:4:3: note: previously declared here
    4 |   item: 48
      |   ^~~~

"""##)),
    DiagnosticText(
      id: "edited-output", meaning: ##"An output that is no longer written was edited, so it stays."##, advice: ##"Remove it if it is not needed."##,
      example: nil),
    DiagnosticText(
      id: "empty-swift-name", meaning: ##"A name has nothing that a Swift name can hold."##, advice: ##"Rename it, or choose a name under `swift: { names: … }`."##,
      example: Example(source: ##"""
"★": { $type: number, $value: 1 }
type: { $type: number, a: 2 }

"""##, message: ##"""
Tokens/app.yaml:1:1: error: '★' has no letter or digit that a Swift name can hold; rename it, or choose a Swift name in .tokenc.yml: 'swift: { names: { "★": … } }' [empty-swift-name]
    1 | "★": { $type: number, $value: 1 }
      | ^~~

"""##)),
    DiagnosticText(
      id: "empty-value", meaning: ##"There is no value after a key."##, advice: ##"Write one; a colour or text with `#` needs quotes."##,
      example: Example(source: ##"""
space:
  $type: dimension
  small:
  large: 16

"""##, message: ##"""
Tokens/app.yaml:3:9: error: the value is empty; expected a length in points, such as 16 or 16pt [empty-value]
    3 |   small:
      |         ^

"""##)),
    DiagnosticText(
      id: "far-text-size", meaning: ##"A text size is more than 4 points from every standard one."##, advice: ##"Write a standard size, or use a `dimension` if it is no text size."##,
      example: Example(source: ##"""
label: { $type: textSize, $value: 16.5 }
title: { $type: textSize, $value: 48 }

"""##, message: ##"""
Tokens/app.yaml:2:35: warning: 48 is more than 4 pt from every standard text size; using 34 (large-title) [far-text-size]
    2 | title: { $type: textSize, $value: 48 }
      |                                   ^~
help: write 34: '48' -> '34'

"""##)),
    DiagnosticText(
      id: "findings-left-out", meaning: ##"A file could not be read to its end, so some findings are not told."##, advice: ##"Mend the file, and run again."##,
      example: nil),
    DiagnosticText(
      id: "hex-differs-from-components", meaning: ##"The `hex` of an sRGB colour is another colour than its components."##, advice: ##"Correct one of them; the components are used."##,
      example: Example(source: ##"""
$type: color
short: "#0088F"
name: red
lab: { $value: { colorSpace: oklch, components: [0.7, 0.1, 0.9] } }
bytes: { $value: { colorSpace: srgb, components: [0, 136, 255] } }
other: { $value: { colorSpace: srgb, components: [0, 0, 1], hex: "#0000AA" } }

"""##, message: ##"""
Tokens/app.yaml:6:66: warning: '#0000AA' is not the colour of the components, which is used [hex-differs-from-components]
    6 | other: { $value: { colorSpace: srgb, components: [0, 0, 1], hex: "#0000AA" } }
      |                                                                  ^~~~~~~~~

"""##)),
    DiagnosticText(
      id: "incomplete-typography", meaning: ##"A typography has no letter spacing or no line height."##, advice: ##"Add what is named."##,
      example: Example(source: ##"""
note:
  $type: typography
  $value: { fontFamily: Inter, fontSize: 13, fontWeight: 400 }

"""##, message: ##"""
Tokens/app.yaml:3:11: warning: typography should also say 'letterSpacing' and 'lineHeight'; the font decides what is left out [incomplete-typography]
    3 |   $value: { fontFamily: Inter, fontSize: 13, fontWeight: 400 }
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "invalid-key", meaning: ##"A key is a mapping or a list."##, advice: ##"Write text; a key with braces needs quotes."##,
      example: Example(source: ##"""
space:
  $type: dimension
  ? [small, large]
  : 8
  medium: 12

"""##, message: ##"""
Tokens/app.yaml:3:5: error: a key must be text, not a mapping or a list [invalid-key]
    3 |   ? [small, large]
      |     ^~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "invalid-merge", meaning: ##"`<<` takes a mapping or a list of mappings."##, advice: ##"Name an anchor of a mapping."##,
      example: Example(source: ##"""
space: { <<: 8, $type: dimension, small: 8 }

"""##, message: ##"""
Tokens/app.yaml:1:14: error: '<<' takes a mapping or a list of mappings [invalid-merge]
    1 | space: { <<: 8, $type: dimension, small: 8 }
      |              ^

"""##)),
    DiagnosticText(
      id: "invalid-name", meaning: ##"A name is blank, too long, or holds `.`, `{` or `}`."##, advice: ##"Rename it."##,
      example: Example(source: ##"""
$type: number
a.b: 1
"": 2
$c: 3

"""##, message: ##"""
Tokens/app.yaml:2:1: error: a name must not hold '.', which references use [invalid-name]
    2 | a.b: 1
      | ^~~

"""##)),
    DiagnosticText(
      id: "invalid-utf8", meaning: ##"A file is not UTF-8."##, advice: ##"Save it as UTF-8."##,
      example: nil),
    DiagnosticText(
      id: "json-syntax", meaning: ##"A file is not JSON."##, advice: ##"Write what the message asks for."##,
      example: Example(source: ##"""
{
  "$type": "number",
  "a": { "$value": 1 }, // one
  "a": { "$value": 2 },
}

"""##, message: ##"""
Tokens/app.json:3:25: error: JSON has no comments; '$description' holds text [json-syntax]
    3 |   "a": { "$value": 1 }, // one
      |                         ^~~~~~
help: remove all comments: remove '// one'

"""##)),
    DiagnosticText(
      id: "legacy-value", meaning: ##"A value is spelt as in older files."##, advice: ##"Nothing must be done; the message says how DTCG 2025.10 writes it."##,
      example: Example(source: ##"""
gap: { $type: dimension, $value: 4, comment: half a step }

"""##, message: ##"""
Tokens/app.yaml:1:37: note: 'attributes', 'comment', 'name', 'original' beside '$value' are Style Dictionary's, and ignored [legacy-value]
    1 | gap: { $type: dimension, $value: 4, comment: half a step }
      |                                     ^~~~~~~

"""##)),
    DiagnosticText(
      id: "malformed-color", meaning: ##"After `#` stand other than 3, 4, 6 or 8 digits."##, advice: ##"Complete the digits."##,
      example: Example(source: ##"""
$type: color
short: "#0088F"
name: red
lab: { $value: { colorSpace: oklch, components: [0.7, 0.1, 0.9] } }
bytes: { $value: { colorSpace: srgb, components: [0, 136, 255] } }
other: { $value: { colorSpace: srgb, components: [0, 0, 1], hex: "#0000AA" } }

"""##, message: ##"""
Tokens/app.yaml:2:8: error: '#0088F' is not a colour; after '#' stand 3, 4, 6 or 8 digits from 0 to 9 and A to F [malformed-color]
    2 | short: "#0088F"
      |        ^~~~~~~~

"""##)),
    DiagnosticText(
      id: "malformed-condition", meaning: ##"A condition is not `axis=value`, several joined by `and`."##, advice: ##"Write it so."##,
      example: Example(source: ##"""
gap:
  $type: dimension
  $value: 16
  $when:
    width=regular and posture=flat: 20
    posture=flat and width=regular: 24
    width=wide: 32
    device=ipad: 40
    width=regular, height=compact: 12

"""##, message: ##"""
Tokens/app.yaml:9:5: error: conditions are joined by 'and', not by a comma [malformed-condition]
    9 |     width=regular, height=compact: 12
      |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
help: write 'and': 'width=regular, height=compact' -> 'width=regular and height=compact'

"""##)),
    DiagnosticText(
      id: "malformed-expression", meaning: ##"An expression cannot be read."##, advice: ##"Write what the message asks for."##,
      example: Example(source: ##"""
face: { $type: string, $value: Inter }
$type: dimension
a: "{face} * 2"
b: "max(1pt 2pt)"
c: "sqrt(4)"
d: "2pt * 2pt"
e: "2pt / 2pt + 50ms"
f: "90deg"

"""##, message: ##"""
Tokens/app.yaml:4:13: error: an operator must stand before '2pt' [malformed-expression]
    4 | b: "max(1pt 2pt)"
      |             ^~~

"""##)),
    DiagnosticText(
      id: "malformed-reference", meaning: ##"Braces hold no path of a token."##, advice: ##"Write `"{group.token}"`."##,
      example: Example(source: ##"""
gap: { $type: dimension, $value: "{space.}" }

"""##, message: ##"""
Tokens/app.yaml:1:34: error: a reference is the path of one token in braces, such as "{color.label}" [malformed-reference]
    1 | gap: { $type: dimension, $value: "{space.}" }
      |                                  ^~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "missing-field", meaning: ##"A record lacks a required field."##, advice: ##"Add it."##,
      example: Example(source: ##"""
ease: { $type: cubicBezier, $value: [0.42, 0, 0.58, 1] }
fade: { $type: transition, $value: { duration: -250ms, timingFunction: "{ease}" } }

"""##, message: ##"""
Tokens/app.yaml:2:36: error: transition needs the field 'delay' [missing-field]
    2 | fade: { $type: transition, $value: { duration: -250ms, timingFunction: "{ease}" } }
      |                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "missing-type", meaning: ##"A token has no type, and no group around it has one."##, advice: ##"Add `$type`."##,
      example: Example(source: ##"""
gap: 16

"""##, message: ##"""
Tokens/app.yaml:1:1: error: 'gap' has no type; give it or its group a '$type' [missing-type]
    1 | gap: 16
      | ^~~

"""##)),
    DiagnosticText(
      id: "missing-unit", meaning: ##"A duration has no unit."##, advice: ##"Write `ms` or `s` behind it."##,
      example: Example(source: ##"""
wait: { $type: duration, $value: 10 }

"""##, message: ##"""
Tokens/app.yaml:1:34: error: a duration needs a unit: 10ms or 10s [missing-unit]
    1 | wait: { $type: duration, $value: 10 }
      |                                  ^~

"""##)),
    DiagnosticText(
      id: "mixed-corner-radius", meaning: ##"A corner radius has fields of two ways to write one."##, advice: ##"Keep `{ concentric, inset }` or `{ ratio, of }`."##,
      example: Example(source: ##"""
display: { $type: cornerRadius, $value: 55 }
$type: cornerRadius
mixed: { $value: { concentric: "{display}", of: 60 } }
below: { $value: -4 }

"""##, message: ##"""
Tokens/app.yaml:3:45: error: a corner radius is either { concentric, inset } or { ratio, of }: 'of' does not go with 'concentric' [mixed-corner-radius]
    3 | mixed: { $value: { concentric: "{display}", of: 60 } }
      |                                             ^~
Tokens/app.yaml:3:20: note: 'concentric' is given here
    3 | mixed: { $value: { concentric: "{display}", of: 60 } }
      |                    ^~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "multiple-documents", meaning: ##"A YAML file holds a second document."##, advice: ##"Put it into a file of its own."##,
      example: Example(source: ##"""
a: { $type: number, $value: 1 }
---
b: { $type: number, $value: 2 }

"""##, message: ##"""
Tokens/app.yaml:2:1: error: a token file holds one document; this begins a second [multiple-documents]
    2 | ---
      | ^~~

"""##)),
    DiagnosticText(
      id: "names-differ-in-case", meaning: ##"Two names differ only in case."##, advice: ##"Rename one, if it was not meant."##,
      example: Example(source: ##"""
$type: number
cardInset: 4
cardinset: 8

"""##, message: ##"""
Tokens/app.yaml:3:1: warning: 'cardinset' and 'cardInset' differ only in case [names-differ-in-case]
    3 | cardinset: 8
      | ^~~~~~~~~
Tokens/app.yaml:2:1: note: the other is here
    2 | cardInset: 4
      | ^~~~~~~~~

"""##)),
    DiagnosticText(
      id: "nested-config", meaning: ##"A config inside a token folder holds more than `lint`, or one below the root of the project cannot be read."##, advice: ##"Move the keys to the config of the project, or make the file one that can be read."##,
      example: Example(source: ##"""
# Tokens/.tokenc.yml
axes: { brand: [core, plus] }

"""##, message: ##"""
Tokens/.tokenc.yml:2:1: error: a '.tokenc.yml' in a folder of token files holds 'lint' only; 'axes' belongs in the project's '.tokenc.yml' [nested-config]
    2 | axes: { brand: [core, plus] }
      | ^~~~

"""##)),
    DiagnosticText(
      id: "nesting-too-deep", meaning: ##"Mappings and lists nest more than 100 deep."##, advice: ##"Nest less."##,
      example: nil),
    DiagnosticText(
      id: "no-common-commit", meaning: ##"`lint --since` was told of a commit that has none in common with the branch, as in a shallow clone, so what others changed counts as well."##, advice: ##"Fetch more of the history, in CI with `fetch-depth: 0`."##,
      example: nil),
    DiagnosticText(
      id: "no-effect-in-plugin", meaning: ##"A setting has no effect in a build plugin."##, advice: ##"Nothing must be done."##,
      example: nil),
    DiagnosticText(
      id: "no-token-files", meaning: ##"There is no token file where they are looked for."##, advice: ##"Write one, or say with `tokens` where they are."##,
      example: nil),
    DiagnosticText(
      id: "not-supported-yet", meaning: ##"The language has this, but this version of the tool does not."##, advice: ##"Wait, or write it otherwise."##,
      example: Example(source: ##"""
plan: { $type: budget, $value: {} }

"""##, message: ##"""
Tokens/app.yaml:1:16: error: the type 'budget' cannot be used yet in this version [not-supported-yet]
    1 | plan: { $type: budget, $value: {} }
      |                ^~~~~~

"""##)),
    DiagnosticText(
      id: "number-not-finite", meaning: ##"A number is too large, or nearly 0."##, advice: ##"Write one in the range that is named."##,
      example: Example(source: ##"""
big: { $type: number, $value: 1e400 }

"""##, message: ##"""
Tokens/app.yaml:1:31: error: a number must be 0 or of a size from 4.9e-324 to 1.8e308 [number-not-finite]
    1 | big: { $type: number, $value: 1e400 }
      |                               ^~~~~

"""##)),
    DiagnosticText(
      id: "older-format", meaning: ##"A token has `value` and `type` without `$`."##, advice: ##"Put `$` before both in the whole file."##,
      example: Example(source: ##"""
{ "gap": { "value": "16px", "type": "dimension" } }

"""##, message: ##"""
Tokens/app.json:1:12: error: this file is in an older format: the keys of a token are '$value' and '$type', each with a '$' [older-format]
    1 | { "gap": { "value": "16px", "type": "dimension" } }
      |            ^~~~~~~

"""##)),
    DiagnosticText(
      id: "out-of-range", meaning: ##"A value breaks a rule of its type."##, advice: ##"Write a value that keeps the rule in the message."##,
      example: Example(source: ##"""
frame: { $type: border, $value: { color: "#C6C6C8", width: -1, style: solid } }

"""##, message: ##"""
Tokens/app.yaml:1:60: error: the width of a border must not be negative [out-of-range]
    1 | frame: { $type: border, $value: { color: "#C6C6C8", width: -1, style: solid } }
      |                                                            ^~

"""##)),
    DiagnosticText(
      id: "output-name-clash", meaning: ##"Two token files would be one output file."##, advice: ##"Rename one."##,
      example: Example(source: ##"""
# Tokens/a/b.yaml
one: { $type: number, $value: 1 }

"""##, message: ##"""
Tokens/a/b.yaml:1:1: error: 'Tokens/a/b.yaml' and 'Tokens/a+b.yaml' would both be 'a+b.tokens.swift'; rename one [output-name-clash]
    1 | # Tokens/a/b.yaml
      | ^
Tokens/a+b.yaml:1:1: note: the other is here
    1 | # Tokens/a+b.yaml
      | ^

"""##)),
    DiagnosticText(
      id: "overlapping-regions", meaning: ##"Two regions of one surface overlap."##, advice: ##"Move one, or say that it is `within` the other."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
$type: reservedRegion
camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
light: { $value: { width: 20, height: 20, edge: topTrailing, kind: occlusion, surface: "{inner}" } }

"""##, message: ##"""
Tokens/app.yaml:4:1: error: regions of one surface must not overlap unless one is 'within' the other: 'light' and 'camera' share x 931…951, y 0…20 of 'inner' [overlapping-regions]
    4 | light: { $value: { width: 20, height: 20, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
      | ^~~~~
Tokens/app.yaml:3:1: note: 'camera' is declared here
    3 | camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
      | ^~~~~~

"""##)),
    DiagnosticText(
      id: "own-key-in-json", meaning: ##"`$when`, `$checks`, `$use` or `$source` stands bare in JSON."##, advice: ##"Put it under `"$extensions": { "dev.tokenc": { … } }`."##,
      example: Example(source: ##"""
{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$use": "spacing" } }

"""##, message: ##"""
Tokens/app.json:1:74: error: in JSON '$use' stands under "$extensions": { "dev.tokenc": { … } } [own-key-in-json]
    1 | { "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" }, "$use": "spacing" } }
      |                                                                          ^~~~~~

"""##)),
    DiagnosticText(
      id: "pixels-differ-from-points", meaning: ##"The pixels of a surface are not its points times its scale."##, advice: ##"Correct one of the three."##,
      example: Example(source: ##"""
inner:
  $type: surface
  $value: { width: 951, height: 669, scale: 3, pixels: { width: 2850, height: 2007 } }

"""##, message: ##"""
Tokens/app.yaml:3:65: error: pixels must be points x scale: 951 x 3 = 2853, not 2850 [pixels-differ-from-points]
    3 |   $value: { width: 951, height: 669, scale: 3, pixels: { width: 2850, height: 2007 } }
      |                                                                 ^~~~
Tokens/app.yaml:3:20: note: the points are here
    3 |   $value: { width: 951, height: 669, scale: 3, pixels: { width: 2850, height: 2007 } }
      |                    ^~~

"""##)),
    DiagnosticText(
      id: "quote-color", meaning: ##"A hex colour without quotes is a comment for YAML."##, advice: ##"Put it in quotes."##,
      example: Example(source: ##"""
ink:
  $type: color
  $value: #1E6EF4

"""##, message: ##"""
Tokens/app.yaml:3:11: error: a colour must be quoted, because YAML reads '#' as a comment [quote-color]
    3 |   $value: #1E6EF4
      |           ^~~~~~~
help: put it in quotes: '#1E6EF4' -> '"#1E6EF4"'

"""##)),
    DiagnosticText(
      id: "quote-expression", meaning: ##"An expression is not quoted as a whole."##, advice: ##"Put all of it in quotes."##,
      example: Example(source: ##"""
$type: dimension
a: 4
b: "{a}" * 2

"""##, message: ##"""
Tokens/app.yaml:3:4: error: an expression must be quoted as a whole, because for YAML a value ends with its closing quote [quote-expression]
    3 | b: "{a}" * 2
      |    ^~~~~~~~~
help: put it in quotes: '"{a}" * 2' -> '"{a} * 2"'

"""##)),
    DiagnosticText(
      id: "quote-reference", meaning: ##"Braces without quotes are a mapping for YAML."##, advice: ##"Put the reference in quotes."##,
      example: Example(source: ##"""
a: { $type: dimension, $value: 4 }
b: { $type: dimension, $value: {a} }

"""##, message: ##"""
Tokens/app.yaml:2:32: error: a reference must be quoted, because YAML reads '{' as a mapping [quote-reference]
    2 | b: { $type: dimension, $value: {a} }
      |                                ^~~
help: put it in quotes: '{a}' -> '"{a}"'

"""##)),
    DiagnosticText(
      id: "quote-text", meaning: ##"A text holds something that ends it for YAML."##, advice: ##"Put it in quotes."##,
      example: Example(source: ##"""
a: { $type: number, $value: max(1, 2) }

"""##, message: ##"""
Tokens/app.yaml:1:29: error: text with a comma must be quoted inside '{…}', because YAML ends a value there [quote-text]
    1 | a: { $type: number, $value: max(1, 2) }
      |                             ^~~~~~~~~
help: put it in quotes: 'max(1, 2)' -> '"max(1, 2)"'

"""##)),
    DiagnosticText(
      id: "quoted-boolean", meaning: ##"`true` or `false` stands in quotes."##, advice: ##"Remove the quotes."##,
      example: Example(source: ##"""
flag: { $type: boolean, $value: "true" }

"""##, message: ##"""
Tokens/app.yaml:1:33: error: true and false are written without quotes [quoted-boolean]
    1 | flag: { $type: boolean, $value: "true" }
      |                                 ^~~~~~
help: remove the quotes: '"true"' -> 'true'

"""##)),
    DiagnosticText(
      id: "quoted-number", meaning: ##"A number stands in quotes."##, advice: ##"Remove the quotes."##,
      example: Example(source: ##"""
$type: dimension
a: "16"
b: 16 pt
c: 16em

"""##, message: ##"""
Tokens/app.yaml:2:4: error: a number is written without quotes [quoted-number]
    2 | a: "16"
      |    ^~~~
help: remove the quotes: '"16"' -> '16'

"""##)),
    DiagnosticText(
      id: "record-needs-value", meaning: ##"The fields of a record stand without `$value`."##, advice: ##"Put them under `$value`."##,
      example: Example(source: ##"""
sheet:
  $type: surface
  inner: { width: 951, height: 669 }

"""##, message: ##"""
Tokens/app.yaml:3:3: error: the fields of 'sheet.inner', a surface, must stand under '$value' [record-needs-value]
    3 |   inner: { width: 951, height: 669 }
      |   ^~~~~
help: put them under '$value': insert '$value: { ', insert ' }'

"""##)),
    DiagnosticText(
      id: "recursive-alias", meaning: ##"An alias of YAML stands inside its own anchor."##, advice: ##"Remove it."##,
      example: Example(source: ##"""
space: &all { $type: dimension, small: 8, inner: *all }

"""##, message: ##"""
Tokens/app.yaml:1:50: error: 'all' cannot contain itself [recursive-alias]
    1 | space: &all { $type: dimension, small: 8, inner: *all }
      |                                                  ^~~~
Tokens/app.yaml:1:8: note: 'all' begins here
    1 | space: &all { $type: dimension, small: 8, inner: *all }
      |        ^~~~

"""##)),
    DiagnosticText(
      id: "reference-cycle", meaning: ##"Tokens refer to each other in a circle."##, advice: ##"Give one of them a value."##,
      example: Example(source: ##"""
$type: dimension
a: "{b}"
b: "{c} * 2"
c: "{a}"

"""##, message: ##"""
Tokens/app.yaml:2:4: error: tokens must not refer to themselves: 'a' -> 'b' -> 'c' -> 'a' [reference-cycle]
    2 | a: "{b}"
      |    ^~~~~
Tokens/app.yaml:2:4: note: 'a' refers to 'b' here
    2 | a: "{b}"
      |    ^~~~~
Tokens/app.yaml:3:5: note: 'b' refers to 'c' here
    3 | b: "{c} * 2"
      |     ^~~
Tokens/app.yaml:4:4: note: 'c' refers to 'a' here
    4 | c: "{a}"
      |    ^~~~~

"""##)),
    DiagnosticText(
      id: "reference-to-group", meaning: ##"A reference names a group."##, advice: ##"Name a token in it."##,
      example: Example(source: ##"""
space: { $type: dimension, m: 16 }
ratio: { $type: ratio, $value: 0.5 }
a: { $type: dimension, $value: "{space.n}" }
b: { $type: dimension, $value: "{space}" }
c: { $type: dimension, $value: "{ratio}" }

"""##, message: ##"""
Tokens/app.yaml:4:32: error: 'space' is a group; a reference names one token [reference-to-group]
    4 | b: { $type: dimension, $value: "{space}" }
      |                                ^~~~~~~~~
Tokens/app.yaml:1:1: note: the group is here
    1 | space: { $type: dimension, m: 16 }
      | ^~~~~

"""##)),
    DiagnosticText(
      id: "reference-to-list", meaning: ##"A reference in a list stands for a list of several."##, advice: ##"Refer to the items one by one."##,
      example: Example(source: ##"""
lift:
  $type: shadow
  $value: { color: "#00000066", offsetX: 0, offsetY: 2, blur: 8, spread: 0 }
two: { $type: shadow, $value: ["{lift}", "{lift}"] }
three: { $type: shadow, $value: ["{two}", "{lift}"] }

"""##, message: ##"""
Tokens/app.yaml:5:34: error: a reference in a list stands for one shadow, but 'two' holds 2; lists are not joined [reference-to-list]
    5 | three: { $type: shadow, $value: ["{two}", "{lift}"] }
      |                                  ^~~~~~~

"""##)),
    DiagnosticText(
      id: "references-too-deep", meaning: ##"References lead through too many tokens."##, advice: ##"Refer to the last of them."##,
      example: nil),
    DiagnosticText(
      id: "region-on-another-surface", meaning: ##"A region and the one it is `within` lie on two surfaces."##, advice: ##"Give both one surface."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
outer: { $type: surface, $value: { width: 402, height: 669 } }
$type: reservedRegion
camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
low: { $value: { width: 84, height: 600, edge: bottom, kind: occlusion, surface: "{inner}", inset: 80 } }
aside:
  $value: { width: 44, height: 44, edge: topLeading, kind: occlusion, surface: "{inner}", within: "{camera}" }
elsewhere:
  $value: { width: 44, height: 44, edge: topTrailing, kind: occlusion, surface: "{outer}", within: "{camera}" }

"""##, message: ##"""
Tokens/app.yaml:9:100: error: region 'elsewhere' and region 'camera' must lie on one surface, not on 'outer' and 'inner' [region-on-another-surface]
    9 |   $value: { width: 44, height: 44, edge: topTrailing, kind: occlusion, surface: "{outer}", within: "{camera}" }
      |                                                                                                    ^~~~~~~~~~
Tokens/app.yaml:4:19: note: the region around it is here
    4 | camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "region-outside-outer", meaning: ##"A region reaches out of the one it is `within`."##, advice: ##"Move it, or make it smaller."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
outer: { $type: surface, $value: { width: 402, height: 669 } }
$type: reservedRegion
camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
low: { $value: { width: 84, height: 600, edge: bottom, kind: occlusion, surface: "{inner}", inset: 80 } }
aside:
  $value: { width: 44, height: 44, edge: topLeading, kind: occlusion, surface: "{inner}", within: "{camera}" }
elsewhere:
  $value: { width: 44, height: 44, edge: topTrailing, kind: occlusion, surface: "{outer}", within: "{camera}" }

"""##, message: ##"""
Tokens/app.yaml:7:99: error: region 'aside' must lie inside region 'camera': x 0…44, y 0…44 is not inside x 867…951, y 0…119 [region-outside-outer]
    7 |   $value: { width: 44, height: 44, edge: topLeading, kind: occlusion, surface: "{inner}", within: "{camera}" }
      |                                                                                                   ^~~~~~~~~~
Tokens/app.yaml:4:19: note: the region around it is here
    4 | camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
      |                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "region-outside-surface", meaning: ##"A region reaches out of its surface."##, advice: ##"Make it or its inset smaller."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669 } }
outer: { $type: surface, $value: { width: 402, height: 669 } }
$type: reservedRegion
camera: { $value: { width: 84, height: 119, edge: topTrailing, kind: occlusion, surface: "{inner}" } }
low: { $value: { width: 84, height: 600, edge: bottom, kind: occlusion, surface: "{inner}", inset: 80 } }
aside:
  $value: { width: 44, height: 44, edge: topLeading, kind: occlusion, surface: "{inner}", within: "{camera}" }
elsewhere:
  $value: { width: 44, height: 44, edge: topTrailing, kind: occlusion, surface: "{outer}", within: "{camera}" }

"""##, message: ##"""
Tokens/app.yaml:5:100: error: region 'low' must lie on surface 'inner': inset 80 + height 600 = 680 > 669 [region-outside-surface]
    5 | low: { $value: { width: 84, height: 600, edge: bottom, kind: occlusion, surface: "{inner}", inset: 80 } }
      |                                                                                                    ^~
Tokens/app.yaml:1:34: note: the surface is here
    1 | inner: { $type: surface, $value: { width: 951, height: 669 } }
      |                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "rem-without-setting", meaning: ##"A `rem` is used, and nothing says how many points it is."##, advice: ##"Write points, or set `units: { rem: … }`."##,
      example: Example(source: ##"""
$type: dimension
gap: 1.5rem
half: 50vw

"""##, message: ##"""
Tokens/app.yaml:2:6: error: 'rem' has no size in points; set 'units: { rem: … }' in .tokenc.yml or write points [rem-without-setting]
    2 | gap: 1.5rem
      |      ^~~~~~

"""##)),
    DiagnosticText(
      id: "renamed-in-swift", meaning: ##"A name gets an underscore, because in Swift it means something else."##, advice: ##"Nothing must be done; `swift: { names: … }` can choose another."##,
      example: Example(source: ##"""
"★": { $type: number, $value: 1 }
type: { $type: number, a: 2 }

"""##, message: ##"""
Tokens/app.yaml:2:1: note: 'type' is 'Type_' in Swift, where 'Type' means something else [renamed-in-swift]
    2 | type: { $type: number, a: 2 }
      | ^~~~

"""##)),
    DiagnosticText(
      id: "root-is-no-group", meaning: ##"A file is not a mapping of names."##, advice: ##"Begin with the name of a token or group."##,
      example: Example(source: ##"""
- a
- b

"""##, message: ##"""
Tokens/app.yaml:1:1: error: a token file is a mapping from names to tokens and groups [root-is-no-group]
    1 | - a
      | ^~~

"""##)),
    DiagnosticText(
      id: "sheet-crosses-crease", meaning: ##"Half-open, a sheet lies on both sides of the crease."##, advice: ##"Place it in a half, or make it narrower."##,
      example: Example(source: ##"""
inner:
  $type: surface
  $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5, band: 40 } }
$type: sheetFrame
across:
  $value: { width: 653, height: 587, placement: center, surface: "{inner}" }
  $when:
    posture=half-open: { width: 468, height: 587, placement: center, surface: "{inner}" }
beside:
  $value: { width: 653, height: 587, placement: center, surface: "{inner}" }
  $when:
    posture=half-open: { width: 468, height: 587, placement: leading, surface: "{inner}" }

"""##, message: ##"""
Tokens/app.yaml:8:62: error: sheet 'across' crosses the crease when posture=half-open: 241.5 < 475.5 < 709.5 [sheet-crosses-crease]
    8 |     posture=half-open: { width: 468, height: 587, placement: center, surface: "{inner}" }
      |                                                              ^~~~~~
Tokens/app.yaml:3:46: note: the crease is here
    3 |   $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5, band: 40 } }
      |                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "sheet-exceeds-surface", meaning: ##"A sheet is larger than its surface, or than its half."##, advice: ##"Make it smaller."##,
      example: Example(source: ##"""
inner:
  $type: surface
  $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5 } }
$type: sheetFrame
tall: { $value: { width: 653, height: 687, placement: center, surface: "{inner}" } }
whole: { $value: { width: 951, height: 587, placement: full, surface: "{inner}" } }
half: { $value: { width: 480, height: 587, placement: leading, surface: "{inner}" } }

"""##, message: ##"""
Tokens/app.yaml:5:39: error: sheet 'tall' is larger than surface 'inner': 653 x 687 > 951 x 669 [sheet-exceeds-surface]
    5 | tall: { $value: { width: 653, height: 687, placement: center, surface: "{inner}" } }
      |                                       ^~~
Tokens/app.yaml:3:11: note: the surface is here
    3 |   $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5 } }
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "sheet-in-crease-band", meaning: ##"Half-open, a sheet reaches into the band around the crease."##, advice: ##"Make it narrower, if content should keep clear of the band."##,
      example: Example(source: ##"""
inner:
  $type: surface
  $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5, band: 40 } }
$type: sheetFrame
across:
  $value: { width: 653, height: 587, placement: center, surface: "{inner}" }
  $when:
    posture=half-open: { width: 468, height: 587, placement: center, surface: "{inner}" }
beside:
  $value: { width: 653, height: 587, placement: center, surface: "{inner}" }
  $when:
    posture=half-open: { width: 468, height: 587, placement: leading, surface: "{inner}" }

"""##, message: ##"""
Tokens/app.yaml:12:62: warning: sheet 'beside' is flush with the crease at 475.5 when posture=half-open, so it reaches 20 pt into the band 455.5…495.5 around it [sheet-in-crease-band]
   12 |     posture=half-open: { width: 468, height: 587, placement: leading, surface: "{inner}" }
      |                                                              ^~~~~~~
Tokens/app.yaml:3:46: note: the crease is here
    3 |   $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5, band: 40 } }
      |                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "sheet-not-full", meaning: ##"A `full` sheet does not have the size of its surface."##, advice: ##"Give it that size, or another placement."##,
      example: Example(source: ##"""
inner:
  $type: surface
  $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5 } }
$type: sheetFrame
tall: { $value: { width: 653, height: 687, placement: center, surface: "{inner}" } }
whole: { $value: { width: 951, height: 587, placement: full, surface: "{inner}" } }
half: { $value: { width: 480, height: 587, placement: leading, surface: "{inner}" } }

"""##, message: ##"""
Tokens/app.yaml:6:40: error: sheet 'whole' is 'full', so it must have the size of surface 'inner': 951 x 587 is not 951 x 669 [sheet-not-full]
    6 | whole: { $value: { width: 951, height: 587, placement: full, surface: "{inner}" } }
      |                                        ^~~
Tokens/app.yaml:3:11: note: the surface is here
    3 |   $value: { width: 951, height: 669, crease: { axis: vertical, at: 475.5 } }
      |           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "short-form-in-json", meaning: ##"A token in JSON has its value without `$value`."##, advice: ##"Write `{ "$value": … }`."##,
      example: Example(source: ##"""
{ "gap": 16 }

"""##, message: ##"""
Tokens/app.json:1:10: error: in JSON the value of a token stands under '$value'; only YAML has a short form [short-form-in-json]
    1 | { "gap": 16 }
      |          ^~
help: put it under '$value': insert '{ "$value": ', insert ' }'

"""##)),
    DiagnosticText(
      id: "skipped-file", meaning: ##"The linter leaves a file or folder out, or a part of one, because it cannot be read, is too large, or is no text."##, advice: ##"Nothing, if that is meant; else see the reason in the message."##,
      example: nil),
    DiagnosticText(
      id: "snapped-text-size", meaning: ##"A text size is none of the standard ones."##, advice: ##"Write the one that is used."##,
      example: Example(source: ##"""
label: { $type: textSize, $value: 16.5 }
title: { $type: textSize, $value: 48 }

"""##, message: ##"""
Tokens/app.yaml:1:35: warning: 16.5 is not a standard text size; using 17 (body) [snapped-text-size]
    1 | label: { $type: textSize, $value: 16.5 }
      |                                   ^~~~
help: write 17: '16.5' -> '17'

"""##)),
    DiagnosticText(
      id: "stale-extension", meaning: ##"A value in terms of DTCG differs from the one under `dev.tokenc` beside it, which counts; or `$order` names no token."##, advice: ##"Change the one that is out of date."##,
      example: Example(source: ##"""
{
  "item": { "$type": "dimension", "$value": { "value": 50, "unit": "px" } },
  "twice": {
    "$type": "dimension",
    "$value": { "value": 96, "unit": "px" },
    "$extensions": { "dev.tokenc": { "$value": "{item} * 2" } }
  }
}

"""##, message: ##"""
Tokens/app.json:5:15: warning: this value of 'twice' differs from the one under 'dev.tokenc', which counts [stale-extension]
    5 |     "$value": { "value": 96, "unit": "px" },
      |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
Tokens/app.json:6:48: note: change it here too, if what other tools read is right
    6 |     "$extensions": { "dev.tokenc": { "$value": "{item} * 2" } }
      |                                                ^~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "stale-output", meaning: ##"An output is not what a build would write (`--check`)."##, advice: ##"Run `tokenc build`, and commit."##,
      example: nil),
    DiagnosticText(
      id: "surface-without-area", meaning: ##"A surface that is fitted, or the one it is fitted to, has no area."##, advice: ##"Give it a size."##,
      example: Example(source: ##"""
none: { $type: surface, $value: { width: 0, height: 669 } }
fit: { $type: surfaceFit, $value: { content: "{none}", host: { width: 10, height: 10 }, by: contain } }

"""##, message: ##"""
Tokens/app.yaml:2:46: error: the content of 'fit' must be larger than 0 in both directions, not 0 x 669 [surface-without-area]
    2 | fit: { $type: surfaceFit, $value: { content: "{none}", host: { width: 10, height: 10 }, by: contain } }
      |                                              ^~~~~~~~
Tokens/app.yaml:1:33: note: the surface is here
    1 | none: { $type: surface, $value: { width: 0, height: 669 } }
      |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "swift-name-clash", meaning: ##"Two tokens or groups have one Swift name."##, advice: ##"Rename one, or choose a name under `swift: { names: … }`."##,
      example: Example(source: ##"""
text:
  $type: dimension
  body-large: 17
  bodyLarge: 18

"""##, message: ##"""
Tokens/app.yaml:4:3: error: 'text.bodyLarge' and 'text.body-large' have the same Swift name 'bodyLarge'; rename one, or choose a Swift name in .tokenc.yml: 'swift: { names: { "text.bodyLarge": … } }' [swift-name-clash]
    4 |   bodyLarge: 18
      |   ^~~~~~~~~
Tokens/app.yaml:3:3: note: 'text.body-large' is declared here
    3 |   body-large: 17
      |   ^~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "template-syntax", meaning: ##"A template is not Mustache, or takes itself in without end."##, advice: ##"Correct it; see the page 'Templates' of the documentation."##,
      example: nil),
    DiagnosticText(
      id: "token-and-group", meaning: ##"A path is a token in one place and a group in another."##, advice: ##"Rename one."##,
      example: Example(source: ##"""
# Tokens/a.yaml
space: { $type: dimension, $value: 8 }

"""##, message: ##"""
Tokens/a.yaml:2:1: error: 'space' cannot be a token and a group [token-and-group]
    2 | space: { $type: dimension, $value: 8 }
      | ^~~~~
Tokens/b.yaml:2:1: note: it is a group here
    2 | space: { small: { $type: dimension, $value: 8 } }
      | ^~~~~

"""##)),
    DiagnosticText(
      id: "token-with-children", meaning: ##"Names stand beside the `$value` of a token."##, advice: ##"Move them out of the token."##,
      example: Example(source: ##"""
size:
  $type: dimension
  $value: 4
  large: { $value: 8 }

"""##, message: ##"""
Tokens/app.yaml:4:3: error: 'large' cannot stand beside the '$value' of 'size': a token holds no other tokens [token-with-children]
    4 |   large: { $value: 8 }
      |   ^~~~~

"""##)),
    DiagnosticText(
      id: "too-many-aliases", meaning: ##"The aliases of a file stand for more values than are read."##, advice: ##"Use fewer, or references to tokens."##,
      example: nil),
    DiagnosticText(
      id: "too-many-combinations", meaning: ##"Values depend on more combinations of conditions than are tried."##, advice: ##"Use fewer axes for one token or check."##,
      example: nil),
    DiagnosticText(
      id: "too-many-errors", meaning: ##"A file has so many errors that its rest is not read."##, advice: ##"Mend what is told."##,
      example: nil),
    DiagnosticText(
      id: "too-many-operations", meaning: ##"All expressions together take too many operations."##, advice: ##"Compute less, or under fewer conditions."##,
      example: nil),
    DiagnosticText(
      id: "too-many-warnings", meaning: ##"There are more warnings than `--max-warnings` allows."##, advice: ##"Mend some, or allow more."##,
      example: nil),
    DiagnosticText(
      id: "unfinished-token", meaning: ##"A group has a `$type` and nothing in it: DTCG takes it for a token that lacks its value."##, advice: ##"Give it a `$value`, or remove it."##,
      example: Example(source: ##"""
{ "space": { "$type": "dimension" } }

"""##, message: ##"""
Tokens/app.json:1:3: warning: 'space' has a '$type' but neither a '$value' nor tokens [unfinished-token]
    1 | { "space": { "$type": "dimension" } }
      |   ^~~~~~~

"""##)),
    DiagnosticText(
      id: "unit-mismatch", meaning: ##"An operator or function gets values that do not go together."##, advice: ##"Give both the same kind of unit."##,
      example: Example(source: ##"""
gap: { $type: dimension, $value: 16 }
wide: { $type: dimension, $value: "{gap} * 150%" }
share: { $type: ratio, $value: "{gap} / 64pt" }
wrong: { $type: dimension, $value: "{gap} + 2" }

"""##, message: ##"""
Tokens/app.yaml:4:37: error: '+' takes values of one kind, not a length and a number without a unit; did you mean '2pt'? [unit-mismatch]
    4 | wrong: { $type: dimension, $value: "{gap} + 2" }
      |                                     ^~~~~~~~~
help: write '2pt': '2' -> '2pt'

"""##)),
    DiagnosticText(
      id: "unknown-anchor", meaning: ##"An alias of YAML names no anchor above it."##, advice: ##"Correct the name."##,
      example: Example(source: ##"""
space: { $type: dimension, small: *base, large: 16 }

"""##, message: ##"""
Tokens/app.yaml:1:35: error: no anchor 'base' stands above [unknown-anchor]
    1 | space: { $type: dimension, small: *base, large: 16 }
      |                                   ^~~~~

"""##)),
    DiagnosticText(
      id: "unknown-axis", meaning: ##"A condition names an axis that does not exist."##, advice: ##"Use one that is listed, or add it under `axes`."##,
      example: Example(source: ##"""
gap:
  $type: dimension
  $value: 16
  $when:
    width=regular and posture=flat: 20
    posture=flat and width=regular: 24
    width=wide: 32
    device=ipad: 40
    width=regular, height=compact: 12

"""##, message: ##"""
Tokens/app.yaml:8:5: error: 'device' is not an axis; a value depends on the space and posture an app has, never on the device [unknown-axis]
    8 |     device=ipad: 40
      |     ^~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-axis-value", meaning: ##"An axis has no such value."##, advice: ##"Use one that is listed."##,
      example: Example(source: ##"""
gap:
  $type: dimension
  $value: 16
  $when:
    width=regular and posture=flat: 20
    posture=flat and width=regular: 24
    width=wide: 32
    device=ipad: 40
    width=regular, height=compact: 12

"""##, message: ##"""
Tokens/app.yaml:7:11: error: the axis 'width' has no value 'wide'; values are 'compact', 'regular' [unknown-axis-value]
    7 |     width=wide: 32
      |           ^~~~

"""##)),
    DiagnosticText(
      id: "unknown-choice", meaning: ##"A word is none of those that are possible."##, advice: ##"Use one that is listed."##,
      example: Example(source: ##"""
inner: { $type: surface, $value: { width: 951, height: 669, widthClass: reguler } }

"""##, message: ##"""
Tokens/app.yaml:1:73: error: 'reguler' is not one of 'compact', 'regular'; did you mean 'regular'? [unknown-choice]
    1 | inner: { $type: surface, $value: { width: 951, height: 669, widthClass: reguler } }
      |                                                                         ^~~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-config-key", meaning: ##"The config has no such key."##, advice: ##"Correct it."##,
      example: Example(source: ##"""
# .tokenc.yml
resolver: { file: a.resolver.json }
unit: { rem: 16 }
outputs: [{ format: kotlin, to: Generated }]

"""##, message: ##"""
.tokenc.yml:3:1: error: the config has no key 'unit'; did you mean 'units'? [unknown-config-key]
    3 | unit: { rem: 16 }
      | ^~~~

"""##)),
    DiagnosticText(
      id: "unknown-field", meaning: ##"A record has no such field."##, advice: ##"Correct or remove it."##,
      example: Example(source: ##"""
open:
  $type: spring
  $value: { respone: 0.4s, dampng: 0.9, mass: 1 }

"""##, message: ##"""
Tokens/app.yaml:3:13: error: spring has no field 'respone'; did you mean 'response'? [unknown-field]
    3 |   $value: { respone: 0.4s, dampng: 0.9, mass: 1 }
      |             ^~~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-function", meaning: ##"Expressions have no such function."##, advice: ##"Use one that is listed."##,
      example: Example(source: ##"""
face: { $type: string, $value: Inter }
$type: dimension
a: "{face} * 2"
b: "max(1pt 2pt)"
c: "sqrt(4)"
d: "2pt * 2pt"
e: "2pt / 2pt + 50ms"
f: "90deg"

"""##, message: ##"""
Tokens/app.yaml:5:5: error: 'sqrt' is not a function; functions are 'abs', 'ceil', 'clamp', 'floor', 'max', 'min', 'round' [unknown-function]
    5 | c: "sqrt(4)"
      |     ^~~~

"""##)),
    DiagnosticText(
      id: "unknown-key", meaning: ##"Tokens and groups have no such `$` key."##, advice: ##"Correct it; what is yours belongs under `$extensions`."##,
      example: Example(source: ##"""
$schema: https://example.com/tokens.schema.json
a:
  $typ: dimension
  b: 4

"""##, message: ##"""
Tokens/app.yaml:3:3: error: '$typ' is not a key that tokens or groups have; did you mean '$type'? [unknown-key]
    3 |   $typ: dimension
      |   ^~~~

"""##)),
    DiagnosticText(
      id: "unknown-named-token", meaning: ##"`swift: { names: … }` names no token or group."##, advice: ##"Correct the path."##,
      example: Example(source: ##"""
# .tokenc.yml
swift: { names: { space.smal: tiny } }

"""##, message: ##"""
.tokenc.yml:2:19: error: 'space.smal' is neither a token nor a group; did you mean 'space.small'? [unknown-named-token]
    2 | swift: { names: { space.smal: tiny } }
      |                   ^~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-reference", meaning: ##"A reference names no token."##, advice: ##"Correct the path."##,
      example: Example(source: ##"""
card:
  $type: dimension
  padding: 16
  inset: "{card.paddin}"
accent: { $type: color, $value: #0088FF }

"""##, message: ##"""
Tokens/app.yaml:4:10: error: 'card.paddin' is not a token; did you mean 'card.padding'? [unknown-reference]
    4 |   inset: "{card.paddin}"
      |          ^~~~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-rule", meaning: ##"The config names a rule or a family of rules that does not exist."##, advice: ##"Write a name that `tokenc rules` lists."##,
      example: nil),
    DiagnosticText(
      id: "unknown-template", meaning: ##"A template that is named is not there."##, advice: ##"Write its path below the folder of templates."##,
      example: nil),
    DiagnosticText(
      id: "unknown-template-name", meaning: ##"A template asks for something that is not there."##, advice: ##"Write a name from the page 'RenderModel' of the documentation."##,
      example: nil),
    DiagnosticText(
      id: "unknown-type", meaning: ##"A `$type` is none, or one that only others know."##, advice: ##"Correct it; a foreign one is kept in JSON."##,
      example: Example(source: ##"""
narrow: { $type: viewportRange, $value: { max: 30em } }
wide: { $type: viewportRange, $value: { min: 60em } }
gap: { $type: dimention, $value: 4 }

"""##, message: ##"""
Tokens/app.yaml:1:18: warning: 'viewportRange' is not a known type; its 2 tokens are kept in JSON and left out of Swift [unknown-type]
    1 | narrow: { $type: viewportRange, $value: { max: 30em } }
      |                  ^~~~~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "unknown-unit", meaning: ##"A unit is none of those that the type takes."##, advice: ##"Use one that is listed."##,
      example: Example(source: ##"""
$type: dimension
gap: 1.5rem
half: 50vw

"""##, message: ##"""
Tokens/app.yaml:3:7: error: 'vw' is not a unit of a length; use 'pt', 'px', 'rem' [unknown-unit]
    3 | half: 50vw
      |       ^~~~

"""##)),
    DiagnosticText(
      id: "unquoted-text", meaning: ##"A text is a number or a boolean for YAML."##, advice: ##"Put it in quotes."##,
      example: Example(source: ##"""
time: { $type: string, $value: "9:41" }
year: { $type: string, $value: 2025 }

"""##, message: ##"""
Tokens/app.yaml:2:32: error: the number 2025 is not text; put it in quotes [unquoted-text]
    2 | year: { $type: string, $value: 2025 }
      |                                ^~~~
help: put it in quotes: '2025' -> '"2025"'

"""##)),
    DiagnosticText(
      id: "unreadable-file", meaning: ##"A token file, a template or a folder cannot be read."##, advice: ##"See the reason in the message."##,
      example: nil),
    DiagnosticText(
      id: "unsupported-tag", meaning: ##"A tag of YAML has no meaning here."##, advice: ##"Remove it."##,
      example: Example(source: ##"""
count: { $type: number, $value: !count 8 }

"""##, message: ##"""
Tokens/app.yaml:1:33: error: tags have no meaning in a token file [unsupported-tag]
    1 | count: { $type: number, $value: !count 8 }
      |                                 ^~~~~~

"""##)),
    DiagnosticText(
      id: "unusable-file-name", meaning: ##"A token file has a name that cannot be used."##, advice: ##"Rename it."##,
      example: nil),
    DiagnosticText(
      id: "unusable-swift-name", meaning: ##"A chosen Swift name means something else where it stands."##, advice: ##"Choose another."##,
      example: Example(source: ##"""
# .tokenc.yml
swift: { names: { space: Type } }

"""##, message: ##"""
.tokenc.yml:2:26: error: 'Type' means something else where 'space' stands; choose another Swift name, such as 'Type_' [unusable-swift-name]
    2 | swift: { names: { space: Type } }
      |                          ^~~~

"""##)),
    DiagnosticText(
      id: "unused-template", meaning: ##"No output is made by a template of the project."##, advice: ##"Give it the name of the template it stands for, or remove it."##,
      example: nil),
    DiagnosticText(
      id: "unwritable-profile", meaning: ##"The file that `--profile` names cannot be written, or is there and is no profile."##, advice: ##"Name a file of its own in a folder that is there."##,
      example: nil),
    DiagnosticText(
      id: "usual-color-in-assets", meaning: ##"A colour depends on more than an asset catalog knows."##, advice: ##"Nothing must be done; the catalog holds its default value."##,
      example: Example(source: ##"""
tint: { $type: color, $value: "#0088FF", $when: { brand=plus: "#FF2D55" } }

"""##, message: ##"""
Tokens/app.yaml:1:1: note: an asset catalog knows appearance and contrast only, so it holds 'tint' as it is when brand=core [usual-color-in-assets]
    1 | tint: { $type: color, $value: "#0088FF", $when: { brand=plus: "#FF2D55" } }
      | ^~~~

"""##)),
    DiagnosticText(
      id: "values-too-large", meaning: ##"All records together hold more values than can be kept."##, advice: ##"Let fewer records refer to large ones."##,
      example: nil),
    DiagnosticText(
      id: "when-on-group", meaning: ##"`$when` stands on a group."##, advice: ##"Put it beside the `$value` of each token."##,
      example: Example(source: ##"""
space:
  $type: dimension
  $when: { posture=half-open: 8 }
  small: 8

"""##, message: ##"""
Tokens/app.yaml:3:3: error: '$when' stands beside the '$value' of a token, never on a group [when-on-group]
    3 |   $when: { posture=half-open: 8 }
      |   ^~~~~

"""##)),
    DiagnosticText(
      id: "wrong-reference-type", meaning: ##"A reference names a token of another type than is needed."##, advice: ##"Name one of the type in the message."##,
      example: Example(source: ##"""
space: { $type: dimension, m: 16 }
ratio: { $type: ratio, $value: 0.5 }
a: { $type: dimension, $value: "{space.n}" }
b: { $type: dimension, $value: "{space}" }
c: { $type: dimension, $value: "{ratio}" }

"""##, message: ##"""
Tokens/app.yaml:5:32: error: 'ratio' has the type 'ratio', but 'dimension' is needed here [wrong-reference-type]
    5 | c: { $type: dimension, $value: "{ratio}" }
      |                                ^~~~~~~~~
Tokens/app.yaml:2:1: note: 'ratio' is declared here
    2 | ratio: { $type: ratio, $value: 0.5 }
      | ^~~~~

"""##)),
    DiagnosticText(
      id: "wrong-tag", meaning: ##"A tag of YAML does not go with its value."##, advice: ##"Remove the tag, or correct the value."##,
      example: Example(source: ##"""
count: { $type: number, $value: !!int many }

"""##, message: ##"""
Tokens/app.yaml:1:33: error: the tag '!!int' takes a whole number [wrong-tag]
    1 | count: { $type: number, $value: !!int many }
      |                                 ^~~~~~~~~~

"""##)),
    DiagnosticText(
      id: "wrong-value", meaning: ##"A value is not what its type or key takes."##, advice: ##"Write what the message asks for."##,
      example: Example(source: ##"""
columns: { $type: number, $value: 3 }
lines: { $type: number, $value: 3px }

"""##, message: ##"""
Tokens/app.yaml:2:33: error: expected a number without a unit, such as 1.5, not '3px' [wrong-value]
    2 | lines: { $type: number, $value: 3px }
      |                                 ^~~

"""##)),
    DiagnosticText(
      id: "yaml-syntax", meaning: ##"A file is not YAML."##, advice: ##"Write what the message asks for."##,
      example: Example(source: ##"""
a: { $type: number, $value: "{c}" }
b: { $type: number, $value: 1, $use: gap }
- c
c: { $type: number, $value: 2 }

"""##, message: ##"""
Tokens/app.yaml:3:1: error: expected a key as in the lines above, not a list item [yaml-syntax]
    3 | - c
      | ^
Tokens/app.yaml:1:1: note: the mapping begins here
    1 | a: { $type: number, $value: "{c}" }
      | ^

"""##)),
  ]
}
