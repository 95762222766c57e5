"""What the scripts that run the linter on real apps share: the repositories, their sources and the findings in them."""

import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator

# What the linter reads, and nothing else: a mirror may lack the contents of large files.
READ = (".swift", ".m", ".mm", ".h", ".plist", ".pbxproj", ".xcconfig", ".storyboard", ".xib", ".yml", ".yaml",
        ".gitignore")


def git_directory(repositories: str, repository: str) -> pathlib.Path | None:
    """The git directory of OWNER/NAME, called OWNER+NAME or OWNER+NAME/repo."""
    folder = pathlib.Path(repositories) / repository.replace("/", "+")
    return next((path for path in (folder / "repo", folder / ".git", folder) if (path / "HEAD").exists()), None)


@contextlib.contextmanager
def checked_out(repositories: str, repository: str, commit: str) -> Iterator[str | None]:
    """A folder with what the linter reads of a commit; None, and a message, where the commit is not to be had."""
    git = git_directory(repositories, repository)
    with tempfile.TemporaryDirectory() as folder:
        # A link in the way there would make other paths of the folder than the tool tells.
        folder = str(pathlib.Path(folder).resolve())
        if git is not None and unpack(git, commit, folder):
            yield folder
        else:
            print(f"skipped: {repository} at {commit} is not in '{repositories}'", file=sys.stderr)
            yield None


def unpack(git: pathlib.Path, commit: str, folder: str) -> bool:
    listing = subprocess.run(["git", f"--git-dir={git}", "ls-tree", "-r", "-z", "--name-only", commit],
                             capture_output=True, text=True)
    # `git archive` refuses patterns that fit nothing.
    endings = [ending for ending in READ if any(name.endswith(ending) for name in listing.stdout.split("\0"))]
    archive = subprocess.Popen(["git", f"--git-dir={git}", "archive", commit, "--"] + [f"*{e}" for e in endings],
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    unpacked = subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, stderr=subprocess.DEVNULL)
    return archive.wait() == 0 and unpacked.returncode == 0


def apps(*lists: str) -> list[tuple[str, str]]:
    """The repositories and commits of lists with one repository@commit a line."""
    lines = [line for path in lists for line in pathlib.Path(path).read_text().split()]
    return [(repository, commit) for repository, commit in (line.split("@") for line in lines)]


def lint(tokenc: str, folder: str, *options: str) -> str:
    """What the linter prints of the project in a folder."""
    run = subprocess.run([str(pathlib.Path(tokenc).resolve()), "lint", *options], cwd=folder, capture_output=True,
                         encoding="utf-8")
    if run.returncode not in (0, 1):
        sys.exit(f"tokenc ended with {run.returncode}: {run.stderr}")
    return run.stdout


def findings(tokenc: str, folder: str) -> list[dict]:
    return json.loads(lint(tokenc, folder, "--no-cache", "--format", "json"))
