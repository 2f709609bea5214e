#!/usr/bin/env python3
"""Every public symbol is documented, and found where a reader looks for it.

check-symbols.py FOLDER    check the DocC archives in a folder (docs.sh FOLDER), one line for each finding
check-symbols.py --selftest

- Each page has an abstract of one sentence, at most 150 characters.
- A module's page sorts all that it has into topics, and so does the page of a type with more than six members: no group
  that DocC makes by itself, such as "Instance Methods". Enumeration cases stay in their order of declaration.
- A function that takes something says more than a few words about it. A default that does nothing, and what
  the standard library's protocols ask for, need not.
"""
import json
import os
import sys

UNSORTED_AT_MOST, LONGEST_ABSTRACT, FEW_WORDS = 6, 150, 40
BY_DOCC = {"Enumeration Cases", "Default Implementations", "Extended Modules", "Extended Protocols", "Extended Classes"}
FUNCTIONS = {"func", "init", "method", "class method", "static method"}
NEEDS_NO_MORE = ("Does nothing.", "Inherited from ")
OF_PROTOCOLS = ("-Implementations", "/init(from:)", "/init(rawValue:)", "/hash(into:)")


def plain(inlines):
    return "".join(i.get("text") or i.get("code") or plain(i.get("inlineContent", [])) or "x" for i in inlines)


def findings(page):
    meta, name = page["metadata"], page["metadata"]["title"]
    if meta.get("symbolKind") == "extension" or meta.get("role") == "collectionGroup":
        return  # a list of what another module's type got, or of defaults; what is in it has pages of its own
    abstract = plain(page.get("abstract", []))
    if not abstract:
        yield f"{name}: has no documentation"
        return
    if len(abstract) > LONGEST_ABSTRACT:
        yield f"{name}: an abstract of {len(abstract)} characters"
    if not abstract.endswith("."):
        yield f"{name}: the abstract is no sentence: {abstract}"
    yield from unsorted(page)
    yield from silent(page, abstract)


def unsorted(page):
    topics = [t for t in page.get("topicSections", []) if t.get("title") not in BY_DOCC]
    members = sum(1 for t in topics for i in t["identifiers"] if not i.endswith(OF_PROTOCOLS))
    alone = [
        t["title"] for t in topics
        if t.get("generated") and any(not i.endswith(OF_PROTOCOLS) for i in t["identifiers"])
    ]
    if alone and (page["metadata"].get("symbolKind") == "module" or members > UNSORTED_AT_MOST):
        yield f"{page['metadata']['title']}: {members} members, and not sorted into topics: {', '.join(alone)}"


def silent(page, abstract):
    """A function with parameters of which nothing but a short abstract is said."""
    sections = page.get("primaryContentSections", [])
    tokens = [
        token["kind"] for section in sections if section.get("kind") == "declarations"
        for token in section["declarations"][0]["tokens"]
    ]
    takes = "externalParam" in tokens or "internalParam" in tokens
    says_more = any(section.get("kind") in ("content", "parameters") for section in sections)
    if page["metadata"].get("symbolKind") not in FUNCTIONS or not takes or says_more:
        return
    if len(abstract) < FEW_WORDS and not abstract.startswith(NEEDS_NO_MORE):
        yield f"{page['metadata']['title']}: says too little: {abstract}"


def pages(folder):
    for root, _, names in sorted(os.walk(folder)):
        if os.sep + os.path.join("data", "documentation") not in root:
            continue
        for name in sorted(names):
            if name.endswith(".json"):
                with open(os.path.join(root, name), encoding="utf-8") as file:
                    yield json.load(file)


def selftest():
    def page(abstract="Does it.", kind="struct", topics=(), sections=()):
        return {
            "metadata": {"title": "X", "symbolKind": kind}, "abstract": [{"type": "text", "text": abstract}],
            "topicSections": list(topics), "primaryContentSections": list(sections),
        }

    declared = {"kind": "declarations", "declarations": [{"tokens": [{"kind": "externalParam"}]}]}
    unsorted = {"title": "Instance Methods", "generated": True, "identifiers": ["a"] * 7}
    cases = [
        ("good", page(), 0),
        ("no documentation", page(""), 1),
        ("too long", page("a" * 200 + "."), 1),
        ("no sentence", page("Does it"), 1),
        ("unsorted", page(topics=[unsorted]), 1),
        ("an unsorted module", page(kind="module", topics=[dict(unsorted, identifiers=["a"])]), 1),
        ("few members", page(topics=[dict(unsorted, identifiers=["a"])]), 0),
        ("sorted", page(topics=[dict(unsorted, generated=False)]), 0),
        ("cases", page(topics=[dict(unsorted, title="Enumeration Cases")]), 0),
        ("a function that says nothing", page(kind="method", sections=[declared]), 1),
        ("a function that says more", page(kind="method", sections=[declared, {"kind": "content"}]), 0),
    ]
    wrong = [(name, list(findings(p))) for name, p, expected in cases if len(list(findings(p))) != expected]
    print("\n".join(map(str, wrong)) or f"{len(cases)} cases, 0 wrong")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    read = list(pages(arguments[0]))
    if not read:
        print(f"no page in {arguments[0]}")
        return 1
    found = [line for page in read for line in findings(page)]
    print("\n".join(found) or f"{len(read)} pages, all documented and sorted")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
