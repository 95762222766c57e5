#!/usr/bin/env python3
"""Checks exports in DTCG format by the letter of the specification, and by nothing of tokenc.

    validate_dtcg.py SCHEMAS FOLDER...

SCHEMAS is the folder of the JSON Schemas of DTCG 2025.10, which others published; without it, and without the Python module
jsonschema, nothing is checked. Each FOLDER holds `tokens.tokens.json`, perhaps `tokens.resolver.json`, and the `tokens.json`
of the same build. The documents must be valid; then the resolver document is resolved for every combination of its contexts,
and each token compared with what `tokens.json` says for that context.
"""

import itertools
import json
import pathlib
import random
import sys
import urllib.parse

try:
    import jsonschema
    import referencing
    import referencing.jsonschema
except ImportError as error:
    print(f"skipped: the Python module {error.name} is missing")
    sys.exit()

BASE = "https://www.designtokens.org/schemas/2025.10/"
MOST_COMBINATIONS = 2000


class Invalid(Exception):
    """What is wrong with an export."""


def read(path):
    def once(pairs):
        names = [name for name, _ in pairs]
        if len(set(names)) != len(names):
            raise Invalid(f"{path}: a name stands twice in an object: {names}")
        return dict(pairs)

    return json.loads(path.read_text("utf-8"), object_pairs_hook=once)


# Schemas


def validators(folder):
    """The validators of token files and of resolver documents; nothing is fetched."""
    resources = []
    for path in sorted(folder.rglob("*.json")):
        schema = read(path)
        resource = referencing.Resource.from_contents(schema, referencing.jsonschema.DRAFT7)
        resources.append((schema["$id"], resource))
    registry = referencing.Registry().with_resources(resources)
    return [
        jsonschema.Draft7Validator({"$ref": BASE + name}, registry=registry)
        for name in ["format.json", "resolver.json"]
    ]


def validate(document, validator, name):
    error = jsonschema.exceptions.best_match(validator.iter_errors(document))
    if error:
        place = "/".join(map(str, error.absolute_path))
        raise Invalid(f"{name} does not follow its schema at {place}: {error.message[:300]}")


# Resolver module, sections 4 to 6


def pointed(document, pointer):
    value = document
    for part in urllib.parse.unquote(pointer.removeprefix("#/")).split("/"):
        value = value[part.replace("~1", "/").replace("~0", "~")]
    return value


def merge(target, source):
    """Groups are joined, a token is replaced as a whole."""
    for name, value in source.items():
        known = target.get(name)
        is_group = isinstance(value, dict) and not name.startswith("$") and "$value" not in value
        if is_group and isinstance(known, dict) and "$value" not in known:
            merge(known, value)
        else:
            target[name] = json.loads(json.dumps(value))


def resolve_order(document, context, load):
    tokens = {}
    for item in document["resolutionOrder"]:
        entry = pointed(document, item["$ref"])
        sources = entry["sources"] if "sources" in entry else entry["contexts"][chosen(item, entry, context)]
        for source in sources:
            merge(tokens, load(source["$ref"]) if "$ref" in source else source)
    return tokens


def chosen(item, modifier, context):
    name = urllib.parse.unquote(item["$ref"]).removeprefix("#/modifiers/")
    return context.get(name, modifier["default"])


# Format module, sections 6 and 7


def flatten(group, path=()):
    """All tokens by their paths."""
    for name, value in group.items():
        if name.startswith("$"):
            continue
        if "$value" in value:
            yield ".".join(path + (name,)), value
        else:
            yield from flatten(value, path + (name,))


class Aliases:
    """Follows references, last of all."""

    def __init__(self, tokens):
        self.tokens = tokens

    def token(self, path, seen=()):
        if path in seen:
            raise Invalid(f"a circle of references: {seen + (path,)}")
        if path not in self.tokens:
            raise Invalid(f"'{path}' is referred to and not there")
        token = self.tokens[path]
        return self.value(token["$value"], token["$type"], seen + (path,))

    def value(self, value, slot, seen):
        if isinstance(value, str) and value.startswith("{") and value.endswith("}"):
            path = value[1:-1]
            found = self.tokens.get(path, {}).get("$type")
            if slot is not None and path in self.tokens and found != slot:
                raise Invalid(f"'{path}' is a {found} and stands for a {slot}")
            return self.token(path, seen)
        if slot == "fontFamily" and isinstance(value, str):
            return [value]
        if isinstance(value, list):
            item = {"shadow": "shadow", "dashes": "dimension"}.get(slot)
            return [self.value(inner, item, seen) for inner in value]
        if isinstance(value, dict):
            return {name: self.value(inner, SLOTS.get(name), seen) for name, inner in value.items()}
        return value


# The type that the parts of composite values have.
SLOTS = {
    "color": "color", "width": "dimension", "style": "strokeStyle", "duration": "duration", "delay": "duration",
    "timingFunction": "cubicBezier", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
    "spread": "dimension", "position": "number", "fontFamily": "fontFamily", "fontSize": "dimension",
    "fontWeight": "fontWeight", "letterSpacing": "dimension", "lineHeight": "number", "dashArray": "dashes",
}


# What tokens.json says


def expected(token, context, defaults):
    """The value of a token in a context: that of the variant that holds and names most axes."""
    value, most = token["value"], 0
    for variant in token.get("when", []):
        terms = variant["if"]
        holds = all(context.get(axis, defaults.get(axis)) == answer for axis, answer in terms.items())
        if holds and len(terms) > most:
            value, most = variant["value"], len(terms)
    return value


def in_dtcg(value):
    """What tokens.json has in points and degrees, in the units of DTCG."""
    if isinstance(value, list):
        return [in_dtcg(item) for item in value]
    if isinstance(value, dict):
        if value.get("unit") == "deg":
            return value["value"]
        if value.get("unit") == "pt":
            return {"value": value["value"], "unit": "px"}
        if set(value) & {"concentric", "ratio"} and "radius" in value:
            return in_dtcg(value["radius"])
        return {name: in_dtcg(inner) for name, inner in value.items()}
    return value


def compare(path, value, tokens, aliases, whole):
    """The DTCG tokens at or below a path with the value that tokens.json has."""
    if path in tokens:
        found, wanted = aliases.token(path), in_dtcg(value)
        if tokens[path]["$type"] == "dimension" and isinstance(wanted, dict) and "radius" in wanted:
            wanted = wanted["radius"]
        if found != expand(wanted, whole):
            raise Invalid(f"'{path}' is {found}, and not {expand(wanted, whole)}")
        return 1
    if isinstance(value, dict):
        return sum(compare(f"{path}.{name}", inner, tokens, aliases, whole) for name, inner in value.items())
    return 0


def expand(value, whole):
    """References that tokens.json keeps, to records, by what they stand for; a single family or weight as in DTCG."""
    if isinstance(value, str) and value.startswith("{") and value[1:-1] in whole:
        return expand(in_dtcg(whole[value[1:-1]]), whole)
    if isinstance(value, list):
        items = [(item, expand(item, whole)) for item in value]
        # In a list a reference stands for one item, though the token may be a list of one.
        return [new[0] if isinstance(old, str) and isinstance(new, list) else new for old, new in items]
    if isinstance(value, dict):
        return {name: expand(inner, whole) for name, inner in value.items()}
    return value


# One export


def combinations(document):
    names = list(document["modifiers"])
    values = [list(document["modifiers"][name]["contexts"]) for name in names]
    count = 1
    for options in values:
        count *= len(options)
    if count <= MOST_COMBINATIONS:
        products = itertools.product(*values)
    else:
        chance = random.Random(1)
        products = [tuple(chance.choice(options) for options in values) for _ in range(MOST_COMBINATIONS)]
    return [dict(zip(names, product)) for product in products]


def check_resolver(document, folder):
    names = [item["$ref"] for item in document["resolutionOrder"]]
    if len(set(names)) != len(names):
        raise Invalid("a name stands twice in the order of resolution")
    for name, modifier in document["modifiers"].items():
        if modifier.get("default") not in modifier["contexts"]:
            raise Invalid(f"the default of '{name}' is none of its contexts")
    return lambda reference: read(folder / reference)


def check(folder, format_validator, resolver_validator):
    tokens_file = read(folder / "tokens.tokens.json")
    validate(tokens_file, format_validator, "tokens.tokens.json")
    truth = read(folder / "tokens.json")["tokens"]
    is_conditional = any("when" in token for token in truth.values())
    resolver_path = folder / "tokens.resolver.json"
    if is_conditional != resolver_path.exists():
        raise Invalid("a resolver document is there if and only if some token has variants")
    if not is_conditional:
        return compare_all(truth, {}, {}, tokens_file), 1
    document = read(resolver_path)
    validate(document, resolver_validator, "tokens.resolver.json")
    load = check_resolver(document, folder)
    defaults = {name: modifier["default"] for name, modifier in document["modifiers"].items()}
    compare_all(truth, {}, defaults, tokens_file)
    contexts = combinations(document)
    counts = [
        compare_all(truth, context, defaults, resolve_order(document, context, load)) for context in contexts
    ]
    return counts[0], len(contexts)


def compare_all(truth, context, defaults, document):
    """Returns how many DTCG tokens were compared."""
    tokens = dict(flatten(document))
    aliases = Aliases(tokens)
    whole = {path: expected(token, context, defaults) for path, token in truth.items()}
    for path in tokens:
        aliases.token(path)
    try:
        return sum(compare(path, value, tokens, aliases, whole) for path, value in whole.items())
    except Invalid as mistake:
        raise Invalid(f"{mistake} in {context or 'the usual context'}") from None


def main(arguments):
    schemas, *folders = map(pathlib.Path, arguments)
    if not schemas.is_dir():
        print(f"skipped: '{schemas}' is not there")
        return 0
    by_schema = validators(schemas)
    failed = 0
    compared = 0
    for folder in folders:
        try:
            count, contexts = check(folder, *by_schema)
            compared += count * contexts
            if len(folders) < 10:
                print(f"{folder.name}: {count} DTCG tokens as they should be in {contexts} contexts")
        except Invalid as mistake:
            failed += 1
            print(f"{folder}: {mistake}", file=sys.stderr)
    print(f"{len(folders) - failed} of {len(folders)} exports are right, {compared} values compared")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
