#!/usr/bin/env python3
"""What the documents show is what is there, and what they link to exists.

check-docs.py             check every page; one line for each finding, exit 1 if there is one
check-docs.py --selftest  show that each rule finds its bad page and leaves the good ones alone

Code: a Swift block says in the line before it where it comes from, so that something compiles it.
  <!-- from: PATH -->         its lines stand in that file of the repository, in this order; indentation as a whole may
                              differ, and a line that is only an ellipsis stands for any lines
  <!-- file: PATH -->         the whole of a file of the stranger's package (strangers-package.py)
  <!-- not compiled: WHY -->  nobody compiles it, and why

Articles: the title of an article in a DocC catalog begins with a gerund, and its last two parts are "Pitfalls" and "Go on".

Links: a relative link leads to a file or folder of the repository, and its anchor to a heading there. A path in code font
that begins with a folder of the repository and ends like a file is there too. An address on the
web is not fetched, there may be no network: it has to be well-formed and to stand in Documentation/links.tsv, which says
when somebody last read it, and every line there has to be used. Links between DocC pages are checked by docc.
"""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LISTED = "Documentation/links.tsv"
MARK = r"<!-- (?:from: (?P<source>\S+)|file: (?P<file>\S+)|(?P<uncompiled>not compiled: [^\n]+)) -->\n"
BLOCK = re.compile(r"^(?:" + MARK + r")?```(?P<language>\w*)\n(?P<code>.*?)^```$", re.S | re.M)
FENCED = re.compile(r"^```.*?^```$|`[^`\n]+`", re.S | re.M)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]*\bsrc=\"([^\"]+)\"")
PATH = re.compile(r"`((?:Sources|Tests|Scripts|Documentation|Examples|Benchmarks|\.github|\.ci)/[\w./+-]*\.\w+)`")
ADDRESS = re.compile(r"https?://[^\s)>\"|]+")
FORM = re.compile(r"https://[a-z0-9.-]+\.[a-z]{2,}(/[^\s]*)?")
AT_COMMIT = re.compile(r"https://github\.com/[\w.-]+/[\w.-]+/blob/(?P<commit>[^/]+)/[^#]+(?:#L\d+(?:-L\d+)?)?")


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


def anchors(page):
    """The anchors of a page's headings, as they are on GitHub."""
    found = set()
    for heading in re.findall(r"^#+ +(.+)$", FENCED.sub(lambda m: m[0] if m[0][:3] != "```" else "", page), re.M):
        found.add(re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-"))
    return found


def of_code(page, read):
    for block in BLOCK.finditer(page):
        code = block["code"]
        if block["source"]:
            source = read(block["source"])
            if source is None:
                yield f"{block['source']}: is not there"
            elif (line := missing(code, source)) is not None:
                yield f"{block['source']}: does not have the lines from: {line}"
        elif block["language"] == "swift" and not block["file"] and not block["uncompiled"]:
            yield f"a Swift block without a source: {code.splitlines()[0]}"


def of_links(name, page, read):
    for match in LINK.finditer(FENCED.sub("", page)):
        link = match[1] or match[2]
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
        text = read(target)
        if text is None:
            yield f"a link to nothing: {link}"
        elif anchor and anchor not in anchors(text):
            yield f"a link to no heading: {link}"


def of_articles(name, page):
    if "/Articles/" not in name:
        return
    if not re.match(r"# \w+ing ", page):
        yield "the title does not begin with a gerund"
    if re.findall(r"^## (.+)$", page, re.M)[-2:] != ["Pitfalls", "Go on"]:
        yield 'does not end with "Pitfalls" and "Go on"'


def of_paths(page, read):
    for path in PATH.findall(page):
        if read(path) is None:
            yield f"a path to nothing: {path}"


def of_addresses(page, listed):
    for address in ADDRESS.findall(FENCED.sub("", page)):
        address = address.rstrip(".,;")
        if not FORM.fullmatch(address):
            yield f"not a well-formed address: {address}"
        elif "/blob/" in address and not ((at := AT_COMMIT.fullmatch(address)) and re.fullmatch("[0-9a-f]{40}", at["commit"])):
            yield f"not an address of a file at a commit: {address}"
        elif address not in listed:
            yield f"not in {LISTED}: {address}"


def findings(name, page, read, listed):
    yield from of_articles(name, page)
    yield from of_code(page, read)
    yield from of_links(name, page, read)
    yield from of_paths(page, read)
    yield from of_addresses(page, listed)


def read(path):
    full = os.path.join(ROOT, path)
    if os.path.isdir(full):
        return ""
    if not os.path.exists(full):
        return None
    with open(full, encoding="utf-8", errors="replace") as file:
        return file.read()


def pages():
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout.split("\n")
    return [name for name in names if name and os.path.exists(os.path.join(ROOT, name))]


def listed_addresses():
    lines = (read(LISTED) or "").splitlines()
    return {line.split("\t")[0] for line in lines if line.startswith("http")}


def selftest():
    sources = {
        "A.swift": "struct A {\n  func f() {\n    g()\n  }\n\n  let x = 1\n}\n",
        "D/P.md": "# A title: one\n\n## `x` and y\n\n```\n# none\n```\n",
    }
    sources["Sources/A.swift"] = ""
    listed = {"https://a.org/b", f"https://github.com/o/r/blob/{'a' * 40}/F.md#L3"}
    cases = [
        ("an indented piece", "<!-- from: A.swift -->\n```swift\nfunc f() {\n  g()\n}\n```\n", 0),
        ("an ellipsis", "<!-- from: A.swift -->\n```swift\nstruct A {\n…\n  let x = 1\n```\n", 0),
        ("a changed line", "<!-- from: A.swift -->\n```swift\nfunc f() {\n  h()\n}\n```\n", 1),
        ("the wrong order", "<!-- from: A.swift -->\n```swift\nlet x = 1\n…\nstruct A {\n```\n", 1),
        ("no such file", "<!-- from: B.swift -->\n```swift\nlet x = 1\n```\n", 1),
        ("no source", "```swift\nlet x = 1\n```\n", 1),
        ("not compiled, without a reason", "<!-- not compiled -->\n```swift\nlet x = 1\n```\n", 1),
        ("not compiled", "<!-- not compiled: half of it -->\n```swift\nlet x = 1\n```\n", 0),
        ("a file of the stranger's", "<!-- file: B.swift -->\n```swift\nlet x = 1\n```\n", 0),
        ("a command", "```\nswift test\n```\n", 0),
        ("a dead link", "[a](B.md)", 1),
        ("a dead picture", '<img src="B.svg" alt="b">', 1),
        ("links", "[a](A.swift), [b](https://a.org/b), [c](D/P.md#a-title-one), [d](D/P.md#x-and-y)", 0),
        ("a link to no heading", "[a](D/P.md#none)", 1),
        ("a link in code", "`[a](B.md)`", 0),
        ("an article", "# Doing it\n\n## Pitfalls\n\n## Go on\n", 0, "X.docc/Articles/a.md"),
        ("an article without an end", "# Doing it\n\n## Pitfalls\n", 1, "X.docc/Articles/a.md"),
        ("an article about a thing", "# It\n\n## Pitfalls\n\n## Go on\n", 1, "X.docc/Articles/a.md"),
        ("a path", "`Documentation/A.md`", 1),
        ("paths", "`Documentation/`, `Sources/A.swift`, `swift test`, `x/y.md`", 0),
        ("an address that nobody has read", "https://a.org/c", 1),
        ("an address in the clear", "http://a.org/b", 1),
        ("a line at a commit", f"[a](https://github.com/o/r/blob/{'a' * 40}/F.md#L3)", 0),
        ("a line at a branch", "[a](https://github.com/o/r/blob/main/F.md#L3)", 1),
    ]
    wrong = 0
    for name, page, expected, *place in cases:
        found = list(findings(place[0] if place else "README.md", page, sources.get, listed))
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
    listed, found, used = listed_addresses(), [], set()
    for name in pages():
        page = read(name)
        found += [f"{name}: {line}" for line in findings(name, page, read, listed)]
        used.update(a.rstrip(".,;") for a in ADDRESS.findall(page))
    found += [f"{LISTED}: nobody links to {address}" for address in sorted(listed - used)]
    print("\n".join(found) or f"{len(pages())} pages show what is there; {len(listed)} addresses are listed, none was fetched")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
