#!/usr/bin/env python3
"""Runs `tokenc lint` on real apps in every format and validates the reports with the validators of others.

    validate_lint_reports.py TOKENC REPOSITORIES APPS [SCHEMAS]

REPOSITORIES holds a git directory for each repository, as in lint_truth.py; one that is absent is skipped with a message.
APPS has one repository@commit a line. SCHEMAS is the folder of validate_reports.py. Each app is looked at twice: as it
is, and with a baseline, where each result of SARIF has to say that it is suppressed.
"""

import collections
import pathlib
import sys

from real_apps import apps, checked_out, lint
from validate_reports import check_all


def report(tool: str, root: pathlib.Path, report_format: str) -> str:
    text = lint(tool, str(root), "--no-cache", "--format", report_format)
    assert str(root) not in text, "a report tells where the project lies"
    return text


def look_at(tool: str, root: pathlib.Path, schemas: pathlib.Path) -> collections.Counter:
    def check() -> tuple[list, list]:
        return check_all(lambda report_format: report(tool, root, report_format), root, schemas)

    findings, results = check()
    assert findings, "an app with findings shows more"
    lint(tool, str(root), "--write-baseline")
    left, known = check()
    assert not [finding for finding in left if finding["severity"] != "note"], left
    assert all(result["suppressions"] for result in known if result["level"] != "note"), "a known finding is told"
    return collections.Counter({
        "findings": len(findings),
        "with fixes": sum("fixes" in result for result in results),
        "suppressed in the source": sum(bool(result.get("suppressions")) for result in results),
        "suppressed by the baseline": sum(bool(result.get("suppressions")) for result in known),
    })


def main(tool: str, repositories: str, listed: str, schemas: str = "schemas") -> None:
    counts = collections.Counter()
    for repository, commit in apps(listed):
        with checked_out(repositories, repository, commit) as folder:
            if folder is not None:
                counts += look_at(tool, pathlib.Path(folder), pathlib.Path(schemas))
    print(", ".join(f"{count} {name}" for name, count in counts.items()) or "nothing to look at")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
