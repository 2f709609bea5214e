#!/usr/bin/env python3
"""What README.md shows is what is there.

check-readme.py             every block that names its source is in it, line by line; every Swift block names one
check-readme.py --selftest

A block names its source in the line before it: <!-- from: PATH -->. Indentation as a whole may differ, and a line
that is only an ellipsis stands for any lines. A Swift block that cannot be compiled says <!-- not compiled -->.
Links to files of the repository must lead somewhere.
"""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BLOCK = re.compile(r"^(?:<!-- (from: (?P<path>\S+)|not compiled) -->\n)?```(?P<language>\w*)\n(?P<code>.*?)^```$", re.S | re.M)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def dedented(lines):
    width = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [line[width:].rstrip() for line in lines]


def position(piece, lines, start):
    """The index behind the piece in the lines from start on, or None."""
    for i in range(start, len(lines) - len(piece) + 1):
        if dedented(lines[i : i + len(piece)]) == piece:
            return i + len(piece)
    return None


def missing(code, source):
    """The first line of the piece of this code that its source lacks, or None."""
    pieces, lines, start = [[]], source.split("\n"), 0
    for line in code.rstrip("\n").split("\n"):
        if line.strip() == "…":
            pieces.append([])
        else:
            pieces[-1].append(line)
    for piece in (dedented(p) for p in pieces if p):
        start = position(piece, lines, start)
        if start is None:
            return piece[0]
    return None


def findings(page, read):
    for block in BLOCK.finditer(page):
        path, code = block["path"], block["code"]
        if path is None:
            if block["language"] == "swift" and not block[1]:
                yield f"a Swift block without a source: {code.splitlines()[0]}"
            continue
        source = read(path)
        if source is None:
            yield f"{path}: is not there"
        elif (line := missing(code, source)) is not None:
            yield f"{path}: does not have the lines from: {line}"
    for link in LINK.findall(page):
        if read(link) is None:
            yield f"a link to nothing: {link}"


def read(path):
    full = os.path.join(ROOT, path)
    if os.path.isdir(full):
        return ""
    if not os.path.exists(full):
        return None
    with open(full, encoding="utf-8") as file:
        return file.read()


def selftest():
    sources = {"A.swift": "struct A {\n  func f() {\n    g()\n  }\n\n  let x = 1\n}\n"}
    cases = [
        ("an indented piece", "<!-- from: A.swift -->\n```swift\nfunc f() {\n  g()\n}\n```\n", 0),
        ("an ellipsis", "<!-- from: A.swift -->\n```swift\nstruct A {\n…\n  let x = 1\n```\n", 0),
        ("a changed line", "<!-- from: A.swift -->\n```swift\nfunc f() {\n  h()\n}\n```\n", 1),
        ("the wrong order", "<!-- from: A.swift -->\n```swift\nlet x = 1\n…\nstruct A {\n```\n", 1),
        ("no such file", "<!-- from: B.swift -->\n```swift\nlet x = 1\n```\n", 1),
        ("no source", "```swift\nlet x = 1\n```\n", 1),
        ("not compiled", "<!-- not compiled -->\n```swift\nlet x = 1\n```\n", 0),
        ("a command", "```\nswift test\n```\n", 0),
        ("a dead link", "[a](B.md)", 1),
        ("a link", "[a](A.swift), [b](https://b)", 0),
    ]
    wrong = 0
    for name, page, expected in cases:
        found = list(findings(page, sources.get))
        if len(found) != expected:
            print(f"{name}: {found}")
            wrong += 1
    print(f"{len(cases)} cases, {wrong} wrong")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    found = list(findings(read("README.md"), read))
    print("\n".join(f"README.md: {line}" for line in found) or "README.md shows what is there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
