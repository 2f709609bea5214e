#!/usr/bin/env python3
"""Which complaint about other navigation libraries is answered by which test.

check-complaints.py   compare Documentation/complaints.tsv with the tests
check-complaints.py --selftest

A test names its rows in parentheses in its display name, alone or beside facts and promises:
@Test("A second tap … (C088)"), @Test("… (P4, rule 5)"). A complaint has three digits and a row of the appendix has
two (C088, P07), so that the fact C8 and the promise P7 are something else. A row of complaints.tsv is number, reason,
case. The reason says why there is no test; `-` means that there must be one.

Exit 1 if a test names an unknown row; if a row has neither test nor reason, or both; if a row's test, with the
functions of its file that it calls, expects nothing about handlers, the hierarchy, movements or lifetimes; or if
the list of complaints ($SHARED/complaints.md, default ../shared) is there and has other rows than the table.
"""
import os
import re
import sys
from dataclasses import dataclass

from swift_code import bracketed, code_only, functions, tests
from tree import ROOT, read, swift_files, table

TABLE = "Documentation/complaints.tsv"
LIST = os.path.join(os.environ.get("SHARED") or os.path.join(ROOT, "../shared"), "complaints.md")
FOLDERS = ("Tests", "Examples/Tests")

NUMBER = re.compile(r"C\d{3}|P\d\d|rule [1-9]\d?")
GROUP = re.compile(r"\(([^()]*)\)")
EXPECTATION = re.compile(r"#(?:expect|require)\s*\(")

# What an expectation may be about, and the words by which that is seen.
SUBJECTS = {
    "handlers": "log|logs|entries|result|results|ending|endings|heard|events|told|answers",
    "hierarchy": "screens|presentedViewController|presentingViewController|viewControllers|topViewController"
                 "|visibleViewController|rootViewController|childCoordinators|isOnScreen|state",
    "movements": "transitions|movements|frames|moved|seen|kinds|calls|refusedCalls",
    "lifetimes": "alive|isAlive|weak\\w*",
}
SUBJECT = re.compile(rf"\b(?:{'|'.join(SUBJECTS.values())})\b")


@dataclass
class Test:
    where: str
    sentence: str
    expectations: list

    @property
    def says_something(self):
        return any(SUBJECT.search(expectation) for expectation in self.expectations)


def rows_of(text):
    """number -> (reason, case), and what is wrong with the rows."""
    return table(text, "complaints.tsv", ("number", "reason", "case"),
                 lambda cells: NUMBER.fullmatch(cells[0]) and cells[1].strip())


def listed_in(text):
    """The numbers of the list of complaints: the first cells of its tables, and its numbered rules."""
    rules = re.search(r"^\*\*Distilled rules.*?(?=^## )", text, re.DOTALL | re.MULTILINE)
    numbered = re.findall(r"^(\d+)\. ", rules.group(0), re.MULTILINE) if rules else []
    return re.findall(r"^\| ([CP]\d+) \|", text, re.MULTILINE) + [f"rule {number}" for number in numbered]


def expectations_in(body):
    return [bracketed(body, match.end() - 1) for match in EXPECTATION.finditer(body)]


def numbers_of(sentence):
    items = [item for group in GROUP.findall(sentence) for item in group.split(", ")]
    return [item for item in items if NUMBER.fullmatch(item)]


def tests_in(files):
    """number -> tests that name it."""
    found = {}
    for name, text in files:
        code, bodies = code_only(text, interpolations=True), {}
        for function in functions(code):
            bodies.setdefault(function.name, []).append(function.body)
        for match, function in tests(text, code):
            called = sorted({word for word in re.findall(r"\b(\w+)\(", function.body) if word in bodies})
            read_bodies = [function.body] + [body for word in called for body in bodies[word]]
            line = text.count("\n", 0, match.start()) + 1
            test = Test(f"{name}:{line}", match.group(1), sum(map(expectations_in, read_bodies), []))
            for number in numbers_of(match.group(1)):
                found.setdefault(number, []).append(test)
    return found


def disagreements(rows, named_by):
    wrong = []
    for number, named in named_by.items():
        for test in named:
            if number not in rows:
                wrong.append(f"{test.where}: names {number}, which complaints.tsv does not have")
            elif not test.says_something:
                wrong.append(f"{test.where}: the test of {number} expects nothing about {', '.join(SUBJECTS)}")
    for number, (reason, case) in rows.items():
        if number in named_by and reason != "-":
            wrong.append(f"{number}: has a test now; put - for its reason in complaints.tsv")
        if number not in named_by and reason == "-":
            wrong.append(f"{number}: no test names it, and there is no reason why: {case}")
    return wrong


def differences(rows, listed):
    return [f"{number}: in the list of complaints, not in complaints.tsv" for number in listed if number not in rows] + [
        f"{number}: in complaints.tsv, not in the list of complaints" for number in rows if number not in listed
    ]


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    rows, wrong = rows_of(read(TABLE))
    named_by = tests_in(swift_files(FOLDERS))
    wrong += disagreements(rows, named_by)
    if os.path.exists(LIST):
        wrong += differences(rows, listed_in(read(LIST)))
    reasons = sum(1 for reason, _ in rows.values() if reason != "-")
    tested = len(set(named_by) & set(rows))
    summary = f"{len(rows)} rows, {tested} with a test, {reasons} with a reason why not, {len(wrong)} findings"
    print("\n".join(wrong + [summary]))
    return 1 if wrong else 0


def selftest():
    """Each way to be wrong must be seen."""
    head = "row\treason\tcase\n"
    good = head + "C001\t-\tone\nP07\tno lock\ttwo\nrule 1\t-\tthree\n"

    def named(sentence, body="#expect(log.entries == [])", rest=""):
        return [("X", f'@Test("{sentence}") func a() throws {{ {body} }} {rest}')]

    both = named("One (C001, rule 1)")
    cases = [
        ("all is well", good, both, None, 0),
        ("a row beside a promise and a fact", good, named("One (P7, C001, C1) (rule 1)"), None, 0),
        ("a test is missing", good, named("One (C001)"), None, 1),
        ("a fact and a promise are no rows", good, named("One (C1, P7) (R1)"), None, 2),
        ("a reason is out of date", good, named("One (C001, P07, rule 1)"), None, 1),
        ("a row is unknown", good, named("One (C001, C002, rule 1)"), None, 1),
        ("a rule is unknown", good, named("One (C001, rule 1, rule 13)"), None, 1),
        ("a row is short", good + "C003\t-\n", both, None, 1),
        ("a row says neither - nor why", good + "C003\t\tfour\n", both, None, 1),
        ("a row is no number", good + "C3\t-\tfour\n", both, None, 1),
        ("a row is double", good + "C001\t-\tagain\n", both, None, 1),
        ("a test expects nothing", good, named("One (C001, rule 1)", "log.entries"), None, 2),
        ("a test expects something else", good, named("One (C001, rule 1)", "#expect(issues.isEmpty)"), None, 2),
        ("a word in a text is nothing", good, named("One (C001, rule 1)", '#expect(x == "screens")'), None, 2),
        ("a word in a comment is nothing", good, named("One (C001, rule 1)", "#expect(x) // screens\n"), None, 2),
        ("a required value", good, named("One (C001, rule 1)", "try #require(device.screens == x)"), None, 0),
        ("a helper expects", good, named("One (C001, rule 1)", "b()", "func b() { #expect(a.alive == []) }"), None, 0),
        ("a helper that is not called", good, named("One (C001, rule 1)", "", "func b() { #expect(alive) }"), None, 2),
        ("a text with a brace", good, named("One (C001, rule 1)", 'f("}") \n #expect(log == "\\(x("a"))")'), None, 0),
        ("a name over two lines", good, [("X", '@Test(\n  "One (C001, rule 1)"\n)\nfunc a() { #expect(log) }')], None, 0),
        ("a name in a comment", good, both + [("Y", '// @Test("One (C999)")\nfunc a() {}')], None, 0),
        ("the list is the table", good, both, "| C001 | x |\n| P07 | x |\n**Distilled rules (all)**\n\n1. One\n\n## A\n", 0),
        ("the list has more", good, both, "| C001 |\n| C009 |\n| P07 |\n**Distilled rules**\n1. One\n2. Two\n## A\n", 2),
        ("the list has less", good, both, "| C001 |\n**Distilled rules**\n1. One\n## A\n1. No rule\n", 1),
    ]
    failed = 0
    for name, text, files, listing, expected in cases:
        rows, wrong = rows_of(text)
        wrong += disagreements(rows, tests_in(files))
        if listing is not None:
            wrong += differences(rows, listed_in(listing))
        if len(wrong) != expected:
            print(f"{name}: {len(wrong)} findings instead of {expected}: {wrong}")
            failed += 1
    print(f"{len(cases)} cases, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
