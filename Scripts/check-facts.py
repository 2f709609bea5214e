#!/usr/bin/env python3
"""Which behaviour of UIKit is covered by which test of the stand-in.

check-facts.py           compare Documentation/facts.tsv, the tests' names and the table in StandIn.md
check-facts.py --write   write the table
check-facts.py --selftest

A test names its facts in parentheses in its display name: @Test("A pop … (A12, D8)"). A trial of FactsApp, which
`swift test` runs on the stand-in and a Mac on UIKit, names them first: FactTrial("A12", "D8", title: "A pop", …).
A row of facts.tsv is number, grade, reason, fact. The reason says why there is no test; `-` means that there
must be one. What the research left open (K1 and on) is a switch of SimulatedBehaviour or has a reason, and a test
sets each switch to each of its positions. Exit 1 if a test names an unknown fact, a row has neither test nor reason
or both, a switch or a position is missing, or the table is not what `--write` would make it.
"""
import os
import re
import sys

from swift_code import TEST
from tree import read, replaced, swift_files, switches, table, write

FACTS = "Documentation/facts.tsv"
PAGE = "Documentation/StandIn.md"
FOLDERS = ("Tests/UIKitTests", "Examples/FactsApp/Trials")
BEGIN, END = "<!-- facts: begin -->", "<!-- facts: end -->"

GRADES = ("sure", "likely", "disputed", "unconfirmed")
NUMBER = r"(?:0[1-9]b?|10|[A-KV][1-9]\d?b?)"
GROUP = re.compile(rf"\(({NUMBER}(?:, {NUMBER})*)\)")
TRIAL = re.compile(rf'FactTrial\(\s*((?:"{NUMBER}",\s*)+)title: "((?:[^"\\]|\\.)*)"')
INTERPOLATION = re.compile(r"\\\([^)]*\)")


def facts(text):
    """number -> (grade, reason, fact), and what is wrong with the rows."""
    return table(text, "facts.tsv", ("number", "grade", "reason", "fact"),
                 lambda cells: re.fullmatch(NUMBER, cells[0]) and cells[1] in GRADES)


def tests_in(files):
    """number -> [(file, display name)]"""
    found = {}
    for name, text in files:
        for sentence in TEST.findall(text):
            for group in GROUP.findall(sentence):
                for number in group.split(", "):
                    found.setdefault(number, []).append((name, GROUP.sub("", sentence).strip()))
        for numbers, title in TRIAL.findall(text):
            for number in re.findall(r'"(\w+)"', numbers):
                found.setdefault(number, []).append(("FactsApp", INTERPOLATION.sub("…", title)))
    return found


def disagreements(rows, tests):
    wrong = [
        f"{file}: names {number}, which facts.tsv does not have"
        for number, named in tests.items() if number not in rows
        for file, _ in named
    ]
    for number, (grade, reason, fact) in rows.items():
        if number in tests and reason != "-":
            wrong.append(f"{number}: has a test now; put - for its reason in facts.tsv")
        if number not in tests and reason == "-":
            wrong.append(f"{number} ({grade}): no test names it, and there is no reason why: {fact}")
    return wrong


def table_of(rows, tests):
    lines = ["| fact | grade | what | test, or why there is none |", "|---|---|---|---|"]
    for number, (grade, reason, fact) in rows.items():
        named = tests.get(number, [])
        where = "<br>".join(f"{file}: {sentence}" for file, sentence in named) if named else f"*{reason}*"
        cells = (number, grade, fact, where)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    count = sum(1 for number in rows if number in tests)
    lines.append("")
    for grade in GRADES:
        all_of = [n for n, row in rows.items() if row[0] == grade]
        lines.append(f"- {grade}: {sum(1 for n in all_of if n in tests)} of {len(all_of)} have a test")
    lines.append(f"- together: {count} of {len(rows)}")
    return "\n".join(lines)


def positions_set(files):
    """name -> the positions that tests set: as `K4=told`, or as `K4=\\(…)` beside the word in quotes."""
    found = {}
    for _, text in files:
        for test in re.split(r"(?=@Test\()", text):
            for name, value in re.findall(r"\b(\w+)=(\w+|\\\()", test):
                words = re.findall(r'"(\w+)"', test) if value == "\\(" else [value]
                found.setdefault(name, set()).update(words)
    return found


def open_questions(rows, known, files):
    """The facts that nobody could confirm are switches, and every position of a switch has been tried."""
    wrong = [
        f"{number}: is neither a switch of the stand-in nor has it a reason"
        for number, row in rows.items()
        if re.fullmatch(r"K\d+", number) and number not in known and row[1] == "-"
    ]
    tried = positions_set(files)
    for name, (default, *others) in known.items():
        missing = [choice for choice in others if choice not in tried.get(name, ())]
        wrong += [f"{name}={choice}: no test of the stand-in sets it ({default} is the default)" for choice in missing]
    return wrong


def named_files():
    """(name of the file alone, text): as the table of the page calls them."""
    for path, text in swift_files(FOLDERS):
        yield os.path.basename(path).removesuffix(".swift"), text


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    rows, wrong = facts(read(FACTS))
    files = list(named_files())
    tests = tests_in(files)
    wrong += disagreements(rows, tests) + open_questions(rows, switches(), files)
    page = read(PAGE)
    fresh = replaced(page, BEGIN, END, table_of(rows, tests))
    if arguments == ["--write"]:
        write(PAGE, fresh)
    elif fresh != page:
        wrong.append("StandIn.md: its table is out of date; run make facts")
    print("\n".join(wrong + [f"{len(rows)} facts, {len(tests)} named by tests, {len(wrong)} findings"]))
    return 1 if wrong else 0


def selftest():
    """Each way to be wrong must be seen."""
    head = "number\tgrade\treason\tfact\n"
    good = head + "A1\tsure\t-\tone\nA2\tlikely\tnot modelled\ttwo\n"
    named = [("X", '@Test("One thing (A1)") func a() {}')]
    cases = [
        ("all is well", good, named, 0),
        ("a test is missing", good, [], 1),
        ("a reason is out of date", good, [("X", '@Test("One thing (A1, A2)")')], 1),
        ("a fact is unknown", good, [("X", '@Test(\n  "One thing (A1) and (E9)"\n)')], 1),
        ("a row is short", good + "A3\tsure\tthree\n", named, 1),
        ("a row is double", good + "A2\tsure\t-\tagain\n", named, 1),
        ("a grade is unknown", good + "A3\tcertain\tx\tthree\n", named, 1),
        ("a trial is a test", good, [("X", 'FactTrial(\n  "A1", title: "One \\(thing)",')], 0),
        ("a trial's fact is unknown", good, named + [("X", 'FactTrial("A1", "E9", title: "One")')], 1),
        ("a promise is no fact", good, [("X", '@Test("One thing (A1) (R7) (P1)")')], 0),
    ]
    failed = 0
    for name, text, files, expected in cases:
        rows, wrong = facts(text)
        found = len(wrong + disagreements(rows, tests_in(files)))
        if found != expected:
            print(f"{name}: {found} findings instead of {expected}")
            failed += 1
    names = '.init("K1", \\.one),'
    kinds = 'enum One: String, CaseIterable {\n    case yes\n    case no = "not"\n  }\n  package var one = One.yes\n'
    one = switches(names, kinds)
    rows = {"K1": ("unconfirmed", "-", "x")}
    questions = [
        ("a position in words", rows, one, '@Test("A") { Phone("K1=not") }', 0),
        ("a position by a loop", rows, one, '@Test("A", arguments: ["yes", "not"]) { Phone("K1=\\(choice)") }', 0),
        ("a position is missing", rows, one, '@Test("A") { Phone("K1=yes") }', 1),
        ("a switch is missing", {**rows, "K2": rows["K1"]}, one, '@Test("A") { Phone("K1=not") }', 1),
        ("a reason instead", {**rows, "K2": ("x", "no", "x")}, one, '@Test("A") { Phone("K1=not") }', 0),
    ]
    for name, given, known, text, expected in questions:
        found = len(open_questions(given, known, [("X", text)]))
        if found != expected:
            print(f"{name}: {found} findings instead of {expected}")
            failed += 1
    cases += questions
    print(f"{len(cases)} cases, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
