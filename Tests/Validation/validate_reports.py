#!/usr/bin/env python3
"""Runs `tokenc check` in every format and validates the reports with the validators of others.

    validate_reports.py TOKENC [SCHEMAS]

TOKENC is the built tool. SCHEMAS is a folder with sarif-schema-2.1.0.json and JUnit.xsd, which others published; a report
whose schema is not there is skipped, and so is all of it where the Python modules jsonschema and xmlschema are missing.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import urllib.parse

try:
    import jsonschema
    import xmlschema
except ImportError as error:
    print(f"skipped: the Python module {error.name} is missing")
    sys.exit()

OWN_SCHEMAS = pathlib.Path(__file__).resolve().parent.parent / "Schemas"

# Each project has the text of its files, and what a report on it holds.
PROJECTS = {
    "broken": {
        "Tokens/app.yaml": 'card:\n\t$type: dimenson\nx: { $type: dimension, $value: "]]> <script> | ` :: %0A" }\n',
        "Tokens/twice.yaml": "x: { $type: dimension, $value: 4 }\nx: { $type: dimension, $value: 4 }\n",
        "Tokens/open.yaml": "a: {\n",
        "Tokens/bytes.yaml": b"a: \xff\xc3 b\x00\n",
        "Tokens/bidi.yaml": "a: { $type: string, $value: \"\u202e\", $description: \"\u2066\" }\n",
    },
    "columns": {
        "Tokens/a b/ü%&,.yaml": 'label: { text: "ü🙂", of: "{label.tex}" }\r\nb:\r\n  $type: textSize\r\n  $value: 16.5\r\n',
    },
    "placeless": {".tokenc.yml": "units: { rem: 16 }\n"},
    "clean": {"Tokens/a.yaml": "a: { $type: dimension, $value: 4 }\n"},
}


def main(tool, schemas):
    for name, files in PROJECTS.items():
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            for path, content in files.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_bytes(content if isinstance(content, bytes) else content.encode())
            diagnostics, _ = check_all(lambda report_format: report(tool, root, report_format), root, schemas)
            assert bool(diagnostics) == (name != "clean"), (name, diagnostics)
            print(f"{name}: {len(diagnostics)} diagnostics, reports are valid")


def check_all(report_in, root, schemas):
    """Validates the reports of every format. Answers with the diagnostics and the results of SARIF."""
    diagnostics = json.loads(report_in("json"))
    results = check_sarif(report_in("sarif"), diagnostics, root, schemas / "sarif-schema-2.1.0.json")
    check_junit(report_in("junit"), diagnostics, schemas / "JUnit.xsd")
    check_checkstyle(report_in("checkstyle"), diagnostics)
    check_gitlab(report_in("gitlab"), diagnostics)
    assert [json.loads(line) for line in report_in("jsonl").splitlines()] == diagnostics
    return diagnostics, results


def report(tool, root, report_format):
    command = [tool, "check", "--format", report_format]
    run = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8", check=False)
    assert run.returncode in (0, 1), run.stderr
    assert str(root) not in run.stderr, "a report tells where the project lies"
    return run.stderr


def validate_json(document, schema):
    if not schema.exists():
        print(f"skipped: {schema} is not there")
        return
    definition = json.loads(schema.read_text(encoding="utf-8"))
    validator = jsonschema.validators.validator_for(definition)
    validator(definition, format_checker=validator.FORMAT_CHECKER).validate(document)


def check_sarif(text, diagnostics, root, schema):
    document = json.loads(text)
    validate_json(document, schema)
    run = document["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    # The other formats leave out what is suppressed.
    told = [result for result in run["results"] if not result.get("suppressions")]
    assert len(told) == len(diagnostics)
    for result, diagnostic in zip(told, diagnostics):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == diagnostic["id"]
        place = result["locations"][0]["physicalLocation"]
        path = urllib.parse.unquote(place["artifactLocation"]["uri"])
        if "file" in diagnostic:
            assert path == diagnostic["file"]
            assert place["region"]["startColumn"] == utf16_column(root, diagnostic), diagnostic
    fingerprints = [result["partialFingerprints"]["tokenc/v1"] for result in run["results"]]
    assert len(set(fingerprints)) == len(fingerprints)
    return run["results"]


def utf16_column(root, diagnostic):
    """The column in UTF-16 code units, from the one in bytes."""
    lines = (root / diagnostic["file"]).read_bytes().splitlines() + [b""]
    before = lines[diagnostic["line"] - 1][: diagnostic["column"] - 1]
    return 1 + len(before.decode(errors="replace").encode("utf-16-le")) // 2


def validate_xml(text, schema):
    if not schema.exists():
        print(f"skipped: {schema} is not there")
        return
    xmlschema.XMLSchema(str(schema)).validate(text)


def check_junit(text, diagnostics, schema):
    validate_xml(text, schema)
    suite = xmlschema.XMLResource(text).root.find("testsuite")
    cases = suite.findall("testcase")
    assert len(cases) == int(suite.get("tests")) == max(1, len(diagnostics))
    failures = [case for case in cases if case.find("failure") is not None]
    errors = [diagnostic for diagnostic in diagnostics if diagnostic["severity"] == "error"]
    assert len(failures) == int(suite.get("failures")) == len(errors)


def check_checkstyle(text, diagnostics):
    validate_xml(text, OWN_SCHEMAS / "checkstyle.xsd")
    found = [
        (file.get("name"), error.get("line"), error.get("column"))
        for file in xmlschema.XMLResource(text).root
        for error in file
        if error.get("column")
    ]
    expected = [(d["file"], str(d["line"]), str(d["column"])) for d in diagnostics if "file" in d]
    assert sorted(found) == sorted(expected)


def check_gitlab(text, diagnostics):
    document = json.loads(text)
    validate_json(document, OWN_SCHEMAS / "code-quality.schema.json")
    assert [issue["check_name"] for issue in document] == [d["id"] for d in diagnostics]
    assert len({issue["fingerprint"] for issue in document}) == len(document)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else "schemas"))
