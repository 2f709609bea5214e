#!/usr/bin/env python3
"""A stranger's start: the package that README.md and the article "Getting started" tell a reader to make.

strangers-package.py                  make it in a temporary folder, build and test it, debug and release
strangers-package.py --write FOLDER   only make it, there
strangers-package.py --selftest       show what is taken from a page, and what is replaced

Its files are the blocks marked <!-- file: PATH -->, taken from the pages to the letter. One line is replaced: the
dependency on REPOSITORY becomes one on this checkout, by path. The products are built where those of the examples are,
with the same flags, so that the library is not built once more.
"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGES = ["README.md", "Sources/Insecurity/Insecurity.docc/Articles/getting-started.md"]
BLOCK = re.compile(r"^<!-- file: (\S+) -->\n```\w*\n(.*?)^```$", re.S | re.M)
DEPENDENCY = '.package(url: "REPOSITORY", branch: "main")'


def files(pages):
    """The files by path; a later page may only repeat what an earlier one says of the same file."""
    found = {}
    for page in pages:
        for path, text in BLOCK.findall(page):
            if found.setdefault(path, text) != text:
                raise SystemExit(f"two pages say different things of {path}")
    return found


def placed(path, text, checkout):
    if path != "Package.swift":
        return text
    if text.count(DEPENDENCY) != 1:
        raise SystemExit(f"Package.swift does not depend on {DEPENDENCY}")
    return text.replace(DEPENDENCY, f'.package(name: "insecurity", path: "{checkout}")')


def write(folder):
    pages = []
    for name in PAGES:
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            pages.append(file.read())
    found = files(pages)
    for path, text in found.items():
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(placed(path, text, ROOT))
    return sorted(found)


def test(folder, configuration):
    command = [
        "swift", "test", "-c", configuration, "--package-path", folder,
        "--scratch-path", os.path.join(ROOT, "Examples/.build"), "-Xswiftc", "-warnings-as-errors",
    ]
    if configuration == "release":
        command.append("--disable-testable-imports")
    print("$", " ".join(command), flush=True)
    run = subprocess.run(command, capture_output=True, text=True)
    print(run.stdout[-6000:], run.stderr[-6000:], flush=True)
    if run.returncode:
        return run.returncode
    if not re.search(r"Test run with [1-9]\d* tests?", run.stdout + run.stderr):
        print("no test was run")
        return 1
    return 0


def selftest():
    page = '<!-- file: A.swift -->\n```swift\nlet a = 1\n```\n\n```swift\nlet b = 1\n```\n'
    assert files([page]) == {"A.swift": "let a = 1\n"}
    assert files([page, page]) == {"A.swift": "let a = 1\n"}
    try:
        files([page, page.replace("a = 1", "a = 2")])
        raise AssertionError("a difference was not found")
    except SystemExit:
        pass
    assert placed("Package.swift", DEPENDENCY, "/x") == '.package(name: "insecurity", path: "/x")'
    try:
        placed("Package.swift", "", "/x")
        raise AssertionError("a missing dependency was not found")
    except SystemExit:
        pass
    print("5 cases, 0 wrong")
    return 0


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    if len(arguments) == 2 and arguments[0] == "--write":
        print("\n".join(write(arguments[1])))
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        print("\n".join(write(folder)))
        return test(folder, "debug") or test(folder, "release")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
