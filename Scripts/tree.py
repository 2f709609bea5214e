"""The files of this tree, for the checks beside this file: its texts, its tables, and the stand-in's switches."""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BEHAVIOUR = "Sources/UIKit/Simulation/SimulatedBehaviour"


def read(path):
    """The text of a file, by its path from the root of the tree or from that of the disk."""
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def write(path, text):
    with open(os.path.join(ROOT, path), "w", encoding="utf-8") as file:
        file.write(text)


def swift_files(folders):
    """(path from the root of the tree, text) of every Swift file below the folders, in order."""
    for folder in folders:
        for path, below, names in os.walk(os.path.join(ROOT, folder)):
            below[:] = sorted(name for name in below if name != ".build")
            for name in sorted(names):
                if name.endswith(".swift"):
                    path_here = os.path.relpath(os.path.join(path, name), ROOT)
                    yield path_here, read(path_here)


def table(text, name, columns, is_row):
    """first cell -> the other cells of a table's rows, the head left out, and what is wrong with them."""
    rows, wrong = {}, []
    for line, row in enumerate(text.split("\n")[1:], 2):
        if not row:
            continue
        cells = row.split("\t")
        if len(cells) != len(columns) or not is_row(cells):
            wrong.append(f"{name}:{line}: not a row of {', '.join(columns)}")
        elif cells[0] in rows:
            wrong.append(f"{name}:{line}: {cells[0]} stands there twice")
        else:
            rows[cells[0]] = tuple(cells[1:])
    return rows, wrong


def replaced(page, begin, end, text):
    """A page with this text between two marks."""
    before, rest = page.split(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.split(end)[1]}"


def switches(names=None, behaviour=None):
    """name -> positions, the default first, as the stand-in's two sources say."""
    names, behaviour = names or read(BEHAVIOUR + "+Names.swift"), behaviour or read(BEHAVIOUR + ".swift")
    found = {}
    for name, path in re.findall(r'\.init\("(\w+)", \\\.(\w+)\)', names):
        kind, default = re.search(rf"package var {path} = (\w+)\.(\w+)", behaviour).groups()
        body = re.search(rf"enum {kind}: String[^{{]*\{{(.*?)\n  \}}", behaviour, re.S)[1]
        cases = [case for line in re.findall(r"^ *case (.*)$", body, re.M)
                 for case in re.findall(r'(\w+)(?: = "(\w+)")?', line)]
        raw = {case: value or case for case, value in cases}
        found[name] = [raw.pop(default), *raw.values()]
    return found
