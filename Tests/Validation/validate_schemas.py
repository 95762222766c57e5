#!/usr/bin/env python3
"""Validates files against the JSON Schemas that tokenc writes: what the tool accepts must be accepted, and common mistakes
must not be. usage: validate_schemas.py TOKENC"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import venv

CHECKOUT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = CHECKOUT / "Tests" / "Fixtures"
PAGES = CHECKOUT / "Sources" / "tokenc" / "tokenc.docc"
ENVIRONMENT = "TOKENC_VALIDATION_ENVIRONMENT"


def import_or_install():
    """The packages, installed into a temporary environment if they are missing; a machine that cannot skips the check."""
    try:
        import jsonschema
        import yaml
    except ImportError:
        run_in_environment()
    return jsonschema, yaml


def run_in_environment():
    import os

    if ENVIRONMENT in os.environ:
        sys.exit("validate_schemas: the packages were installed and cannot be imported")
    with tempfile.TemporaryDirectory() as folder:
        python = pathlib.Path(folder) / "bin" / "python"
        try:
            venv.create(folder, with_pip=True)
            packages = ["jsonschema", "pyyaml"]
            subprocess.run([python, "-m", "pip", "install", "--quiet", *packages], check=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"validate_schemas: skipped, jsonschema and pyyaml cannot be installed: {error}")
            sys.exit(0)
        result = subprocess.run([python, *sys.argv], env={**os.environ, ENVIRONMENT: folder})
        sys.exit(result.returncode)


jsonschema, yaml = import_or_install()


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2 with the core schema, as tokenc and the extensions of editors read it; keys stay text."""

    yaml_implicit_resolvers = {}

    def construct_mapping(self, node, deep=False):
        if isinstance(node, yaml.MappingNode):
            self.flatten_mapping(node)
            pairs = node.value
            return {key.value: self.construct_object(value, deep=True) for key, value in pairs}
        return super().construct_mapping(node, deep)

    def construct_map(self, node):
        yield self.construct_mapping(node)


def resolve(tag, pattern):
    CoreLoader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), None)


resolve("null", r"^(?:~|null|Null|NULL|)$")
resolve("bool", r"^(?:true|True|TRUE|false|False|FALSE)$")
resolve("int", r"^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$")
resolve("float", r"^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$")
resolve("merge", r"^<<$")
CoreLoader.add_constructor("tag:yaml.org,2002:map", CoreLoader.construct_map)
CoreLoader.add_constructor(
    "tag:yaml.org,2002:int", lambda _, node: int(node.value, 0 if node.value[:2] in ("0x", "0o") else 10)
)
CoreLoader.add_constructor("tag:yaml.org,2002:float", lambda _, node: float(node.value))


def load(text):
    return yaml.load(text, CoreLoader)


class Validation:
    def __init__(self, tokenc):
        self.tokenc = pathlib.Path(tokenc).resolve()
        self.failures = 0
        self.counts = {}

    def schema(self, *options, folder=CHECKOUT):
        command = [self.tokenc, "schema", *options]
        text = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
        schema = json.loads(text)
        jsonschema.Draft7Validator.check_schema(schema)
        return jsonschema.Draft7Validator(schema)

    def fail(self, message):
        self.failures += 1
        print(f"validate_schemas: {message}", file=sys.stderr)

    def count(self, kind):
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def accept(self, schema, value, name, kind):
        self.count(kind)
        for error in schema.iter_errors(value):
            deepest = jsonschema.exceptions.best_match([error])
            place = "/".join(str(part) for part in deepest.absolute_path)
            self.fail(f"{name} is refused at '{place}': {deepest.message[:300]}")

    def refuse(self, schema, text, kind):
        self.count(kind)
        if schema.is_valid(load(text)):
            self.fail(f"this is accepted:\n{text}")


def is_accepted(expected):
    """Whether the tool is content with a fixture. A type that it only warns of is none for the schema."""
    text = expected.read_text()
    return "error: " not in text and "[foreign-type]" not in text


def validate_token_files(check):
    schema = check.schema()
    for path in sorted((CHECKOUT / "Tokens").rglob("*.yaml")):
        check.accept(schema, load(path.read_text()), path.name, "files of the kit")
    for expected in sorted((FIXTURES / "Model").glob("*.expected.txt")):
        if not is_accepted(expected):
            continue
        name = expected.name.removesuffix(".expected.txt")
        file, folder = expected.with_name(name + ".yaml"), expected.with_name(name)
        files = [file] if file.exists() else sorted(folder.glob("*.yaml"))
        own = check.schema(folder=folder) if (folder / ".tokenc.yml").exists() else schema
        for path in files:
            check.accept(own, load(path.read_text()) or {}, f"{name}/{path.name}", "fixtures")
    for text in (FIXTURES / "Validation" / "refused-tokens.yaml").read_text().split("\n---\n"):
        check.refuse(schema, text, "wrong token files")


def validate_examples(check):
    """The examples of the pages that the tool is content with: configs, and token files, which a config may precede."""
    config_schema = check.schema("--config")
    for page in [CHECKOUT / "README.md", *sorted(PAGES.glob("*.md"))]:
        config = None
        for block in re.findall(r"^```yaml\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL):
            is_config = block.startswith("# .tokenc.yml\n") or block.startswith("tokens: [")
            with tempfile.TemporaryDirectory() as folder:
                root = pathlib.Path(folder)
                tokens = "a: { $type: number, $value: 1 }\n" if is_config else block
                (root / "Tokens").mkdir()
                (root / "Tokens" / "app.yaml").write_text(tokens)
                (root / ".tokenc.yml").write_text(block if is_config else config or "")
                result = subprocess.run([check.tokenc, "check"], cwd=root, capture_output=True, text=True)
                is_accepted = "error: " not in result.stderr and "[foreign-type]" not in result.stderr
                if is_accepted and is_config:
                    check.accept(config_schema, load(block), f"a config of {page.name}", "examples of configs")
                elif is_accepted:
                    name = f"an example of {page.name}"
                    check.accept(check.schema(folder=root), load(block), name, "examples of token files")
            config = block if is_config else None


def validate_configs(check):
    schema = check.schema("--config")
    for text in (FIXTURES / "Validation" / "accepted-configs.yaml").read_text().split("\n---\n"):
        check.accept(schema, load(text), "a config of accepted-configs.yaml", "configs")
    for text in (FIXTURES / "Validation" / "refused-configs.yaml").read_text().split("\n---\n"):
        check.refuse(schema, text, "wrong configs")


def validate_output(check):
    schema = check.schema("--tokens-json")
    text = (CHECKOUT / "Generated" / "JSON" / "tokens.json").read_text()
    check.accept(schema, json.loads(text), "tokens.json", "outputs")
    for path in sorted((FIXTURES / "Emit").rglob("tokens.json")):
        check.accept(schema, json.loads(path.read_text()), str(path.relative_to(FIXTURES)), "outputs")
    for text in (FIXTURES / "Validation" / "refused-outputs.yaml").read_text().split("\n---\n"):
        check.refuse(schema, text, "wrong outputs")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    check = Validation(sys.argv[1])
    validate_token_files(check)
    validate_examples(check)
    validate_configs(check)
    validate_output(check)
    print("schemas: " + ", ".join(f"{count} {kind}" for kind, count in check.counts.items()))
    sys.exit(1 if check.failures else 0)


main()
