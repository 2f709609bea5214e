#!/usr/bin/env python3
"""The public API as text, one declaration a line, checked in so that a review sees it change.

api-digest.py           compare Documentation/API with the modules of the last debug build, exit 1 on a difference
api-digest.py --write   write it

The stand-in's declarations are in Documentation/API/uikit-signatures.tsv (check-signatures.py).
"""
import difflib
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.join(ROOT, "Documentation/API")
MODULES = ["Insecurity", "CoordinatorPattern", "CoordinatorBridge", "InsecurityTesting"]


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def symbol_graphs(module, modules_folder, target, folder):
    """All symbol graphs of a module: its own, and those of types of others that it extends."""
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules_folder, "-target", target,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder,
    )
    for name in sorted(os.listdir(folder)):
        if name.startswith(module) and name.endswith(".symbols.json"):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                yield json.load(file)


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


def digest(module, modules_folder, target):
    with tempfile.TemporaryDirectory() as folder:
        found = set()
        for graph in symbol_graphs(module, modules_folder, target, folder):
            found.update(lines(graph))
    return "\n".join(sorted(found)) + "\n" if found else ""


def main(arguments):
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    build = run("swift", "build", "--show-bin-path").strip()
    target = json.loads(run("swift", "-print-target-info"))["target"]["triple"]
    modules_folder, different = os.path.join(build, "Modules"), 0
    for module in MODULES:
        if not os.path.exists(os.path.join(modules_folder, module + ".swiftmodule")):
            continue
        path, fresh = os.path.join(OUT, module + ".txt"), digest(module, modules_folder, target)
        if not fresh:
            continue
        if arguments == ["--write"]:
            os.makedirs(OUT, exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(fresh)
            continue
        old = ""
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                old = file.read()
        for line in difflib.unified_diff(
            old.splitlines(), fresh.splitlines(), f"Documentation/API/{module}.txt", "the last build",
            n=0, lineterm="",
        ):
            print(line)
            different = 1
    if different:
        print("The public API has changed. If that is meant: make api, and a line in CHANGELOG.md.")
    return different


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
