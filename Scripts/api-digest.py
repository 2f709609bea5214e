#!/usr/bin/env python3
"""The public API as text, one declaration a line, checked in so that a review sees it change.

api-digest.py           compare Documentation/API with the modules of the last debug build, exit 1 on a difference
api-digest.py --write   write it

The stand-in's declarations are in Documentation/API/uikit-signatures.tsv (check-signatures.py).
"""
import difflib
import os
import sys

from symbol_graphs import of_last_build
from tree import ROOT, read, write

OUT = "Documentation/API"
MODULES = ["Insecurity", "CoordinatorPattern", "CoordinatorBridge", "InsecurityTesting"]


def lines(graph):
    conformances = {}
    for relation in graph["relationships"]:
        if relation["kind"] in ("conformsTo", "inheritsFrom"):
            name = relation.get("targetFallback", relation["target"]).split(".")[-1]
            if name == "SendableMetatype":
                continue
            conformances.setdefault(relation["source"], set()).add(name)
    names = {s["identifier"]["precise"]: s["names"]["title"] for s in graph["symbols"]}
    for symbol in graph["symbols"]:
        path = ".".join(symbol["pathComponents"])
        words = "".join(f["spelling"] for f in symbol["declarationFragments"])
        words = " ".join(words.split())
        access = "open " if symbol["accessLevel"] == "open" else ""
        of = sorted(names.get(n, n) for n in conformances.get(symbol["identifier"]["precise"], ()))
        supers = f" : {', '.join(of)}" if of and symbol["kind"]["identifier"] != "swift.protocol" else ""
        yield f"{path}\n    {access}{words}{supers}"


def digest(module):
    found = {line for graph in of_last_build(module) for line in lines(graph)}
    return "\n".join(sorted(found)) + "\n" if found else ""


def main(arguments):
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    different = 0
    for module in MODULES:
        path, fresh = f"{OUT}/{module}.txt", digest(module)
        if not fresh:
            continue
        if arguments == ["--write"]:
            write(path, fresh)
            continue
        old = read(path) if os.path.exists(os.path.join(ROOT, path)) else ""
        for line in difflib.unified_diff(
            old.splitlines(), fresh.splitlines(), path, "the last build", n=0, lineterm="",
        ):
            print(line)
            different = 1
    if different:
        print("The public API has changed. If that is meant: make api, and a line in CHANGELOG.md.")
    return different


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
