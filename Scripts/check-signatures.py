#!/usr/bin/env python3
"""The stand-in declares nothing that UIKit does not have, and nothing in another shape.

check-signatures.py                      compare the module of the last debug build with Documentation/API
check-signatures.py --graph FOLDER       compare the symbol graphs in a folder instead
                                         (`swift package dump-symbol-graph --minimum-access-level public`)
check-signatures.py --whole TABLE        check also that no row of a whole table of UIKit's signatures is forgotten
check-signatures.py --update TABLE       rewrite what stands here of a whole table: rows in use, rows left out
check-signatures.py --selftest           show that bad declarations are found

Documentation/API/uikit-signatures.tsv holds the rows of UIKit's table that the module uses: type, kind,
declaration, and the language in which UIKit declares them. uikit-elsewhere.tsv holds what Apple declares outside that table, with the place. Every public
declaration of the module needs a row, of its type, of a superclass or of a protocol of these; every row needs
a declaration. uikit-left-out.tsv holds the rows of the types that are covered as a whole (WHOLE) which the module
does not have, with one reason each; StandIn.md shows them by type. One line for each problem; exit 1 if there is one.

Compared are names, labels, types, presence of default arguments, settability, convenience, what a type is,
its superclass, its protocols and its main actor; raw values of cases are read from the sources; and whether an
app can override a member: all that UIKit declares in Objective-C can be, nothing of its Swift extensions can.
Not compared: parameter names inside, and constants ("class let"), which nobody overrides.
"""
import os
import re
import sys

from symbol_graphs import load, of_last_build
from tree import read, replaced, swift_files, write

ROWS = "Documentation/API/uikit-signatures.tsv"
SOURCES = "Sources/UIKit"
ELSEWHERE = "Documentation/API/uikit-elsewhere.tsv"
LEFT_OUT = "Documentation/API/uikit-left-out.tsv"
PAGE = "Documentation/StandIn.md"
BEGIN, END = "<!-- left out: begin -->", "<!-- left out: end -->"
LEFT_OUT_HEADER = "type\tkind\tdeclaration\treason"
HEADER = "type\tkind\tdeclaration\tlanguage"
SWIFT = "Swift"

# Covered with every member, or a reason: controllers, presentations, bar items, windows, scenes, alerts, tabs, search.
WHOLE = set("""
UIResponder UIViewController UIContentContainer UINavigationController UINavigationControllerDelegate UITabBarController
UITabBarControllerDelegate UITab UITabGroup UITabAccessory UITabBar UITabBarDelegate UITableViewController
UISplitViewController UISplitViewControllerDelegate UIPageViewController UIPageViewControllerDataSource
UIPageViewControllerDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating UISearchBar
UIAlertController UIAlertAction UIPresentationController UISheetPresentationController
UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
UIPopoverPresentationController UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
UIAdaptivePresentationControllerDelegate UIModalPresentationStyle UIModalTransitionStyle
UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning UIViewControllerContextTransitioning
UIPercentDrivenInteractiveTransition UITransitionContextViewControllerKey UITransitionContextViewKey UIBarItem
UIBarButtonItem UINavigationItem UITabBarItem UINavigationBar UINavigationBarDelegate UIToolbar UIToolbarDelegate UIWindow
UIScene UIWindowScene UISceneDelegate UIWindowSceneDelegate UISceneSession UISceneConfiguration UIOpenURLContext
UISceneSessionActivationRequest
""".split())

TYPES = {"class", "struct", "enum", "protocol"}
KEYWORD = re.compile(r"\b(init\??|func|var|let|case|class|struct|enum|protocol|typealias)(?=[\s(<])")
ATTRIBUTE = re.compile(r"@(?!escaping|Sendable|autoclosure)\w+(\([^)]*\))?\s*")

# What a class or value has without saying so: witnesses of Foundation's and the standard library's protocols.
UNSPOKEN = {
    "==(_:_:)", "hash(into:)", "hashValue", "hash", "isEqual(_:)", "rawValue", "description",
    "debugDescription", "copy(with:)", "RawValue", "Element", "ArrayLiteralElement",
}


class Declaration:
    """One declaration of either side, without what does not count."""

    def __init__(self, owner, text):
        self.owner, self.text = owner, text
        text = re.sub(r"\s+", " ", text).strip()
        self.on_main_actor = text.startswith("@MainActor")
        is_static = bool(re.match(r"[^(:]*\b(static|class) (func|var|let)\b", text))
        self.is_convenience = bool(re.match(r"[^(:]*\bconvenience\b", text))
        # "class func": the keyword is the second one.
        found = [m for m in KEYWORD.finditer(re.sub(r"\bclass (?=func|var|let)", "static ", text))]
        text = re.sub(r"\bclass (?=func|var|let)", "static ", text)
        if not found:
            raise ValueError(f"not a declaration: {text}")
        self.keyword = found[0].group(1)
        rest = ATTRIBUTE.sub("", text[found[0].start():]).strip()
        getattr(self, "_read_" + self.keyword.rstrip("?"))(rest)
        self.is_static = is_static

    # A callable is known by its name and labels, a property by its name, a type by its name.

    def _read_func(self, rest):
        name, start = re.match(r"func (.+?)\s*(?:<[^(]*>)?(\()", rest).group(1), rest.index("(")
        if name.endswith(">") and "<" in name:
            name = name[:name.index("<")].strip()
        self._read_callable(name, rest, start)

    def _read_init(self, rest):
        self._read_callable("init", rest, rest.index("("))
        self.shape = ("?" if rest.startswith("init?") else "") + self.shape
        self.shape += " convenience" if self.is_convenience else ""

    def _read_callable(self, name, rest, start):
        end = matching(rest, start)
        parameters = [read_parameter(p) for p in split(rest[start + 1:end])]
        self.name, self.parameters, self.result = name, parameters, normal(rest[end + 1:])
        self.key = f"{name}({''.join(label + ':' for label, _ in parameters)})"
        self.shape = f"({', '.join(f'{label}: {kind}' for label, kind in parameters)})" + self.result

    def _read_var(self, rest):
        head, _, accessors = rest.partition("{")
        name, _, kind = head.partition(":")
        self.key = name.split()[1].strip("`")
        # A stored property says nothing of its accessors when both are open to all.
        settable = "set" in accessors.split() if accessors else head.startswith("var")
        self.shape = normal(kind) + (" set" if settable else "")
        self.keyword = "var"

    _read_let = _read_var

    def _read_case(self, rest):
        self.key, self.shape = rest.split()[1].strip("`"), ""

    def _read_typealias(self, rest):
        name, _, kind = rest.partition("=")
        self.key, self.shape = name.split()[1], normal(kind)

    def _read_type(self, rest):
        head, _, inherited = rest.partition(":")
        self.key = re.sub(r"<.*", "", head.split()[1])
        self.inherited = [normal(name) for name in split(re.sub(r" where .*", "", inherited)) if name]
        self.shape = self.keyword

    _read_class = _read_struct = _read_enum = _read_protocol = _read_type

    def same_without_defaults(self, other):
        """Whether this is a requirement of a protocol, or one that leaves out what has a default.

        A requirement in Swift has no default arguments: an overload stands for them.
        """
        if "func" not in (self.keyword, other.keyword) or self.keyword != other.keyword:
            return False
        bare = [(label, kind.removesuffix(" =")) for label, kind in other.parameters]
        needed = [bare[n] for n, (_, kind) in enumerate(other.parameters) if not kind.endswith(" =")]
        return (self.name, self.result) == (other.name, other.result) and self.parameters in (bare, needed)

    def same(self, other):
        return (self.keyword.rstrip("?"), self.shape, self.is_static) == (
            other.keyword.rstrip("?"), other.shape, other.is_static)


def normal(text):
    """A type or a result as both sides would spell it."""
    text = text.strip().replace("any ", "").replace("()", "Void") if text.strip() != "()" else "Void"
    text = re.sub(r"\s*:\s*", ": ", text)
    text = re.sub(r"\s*->\s*", " -> ", text)
    text = re.sub(r"\s*&\s*", " & ", text)
    text = re.sub(r"\bSwift\.|\bFoundation\.|\bUIKit\.", "", text)
    text = re.sub(r"Void -> ", "() -> ", text)
    text = re.sub(r"\((\w[\w.]*)\)([?!])", r"\1\2", text)
    return " " + text.strip() if text.strip() else ""


def matching(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    raise ValueError(f"unbalanced: {text}")


def split(text):
    """The parts between commas that stand in no bracket."""
    parts, depth, part = [], 0, ""
    previous = ""
    for character in text:
        if character in "([{<" or (character == ">" and previous != "-" or character in ")]}"):
            depth += 1 if character in "([{<" else -1
        if character == "," and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += character
        previous = character
    return parts + [part.strip()] if part.strip() else parts


def read_parameter(text):
    head, _, kind = text.partition(":")
    kind, equals, _ = kind.partition(" = ")
    return head.split()[0], normal(kind).strip() + (" =" if equals else "")


# ---------------------------------------------------------------------------------------------------- tables


def read_rows(text):
    """type -> [(declaration, its row)]"""
    rows = {}
    for line in text.split("\n")[1:]:
        cells = line.split("\t")
        if len(cells) < 3 or cells[1] == "deprecated marker":
            continue
        # A whole table has the selector there, "-" for what has none.
        language = SWIFT if cells[3:4] in (["-"], [SWIFT]) else "Objective-C"
        try:
            rows.setdefault(cells[0], []).append((Declaration(cells[0], cells[2]), (*cells[:3], language)))
        except (ValueError, AttributeError, IndexError):
            # A row that no Swift source could have cannot be used either.
            continue
    return rows


class Table:
    """Rows, found by type and key, through superclasses and protocols."""

    def __init__(self, rows):
        self.rows = rows
        self.types = {}
        for owner, declared in rows.items():
            for declaration, row in declared:
                if declaration.keyword in TYPES and declaration.key == owner.split(".")[-1]:
                    self.types[owner] = (declaration, row)

    def lineage(self, owner):
        """The type, then all it inherits from."""
        seen, waiting = [], [owner]
        while waiting:
            name = waiting.pop(0)
            if name in seen:
                continue
            seen.append(name)
            if name in self.types:
                waiting += [re.sub(r"<.*", "", n).strip() for n in self.types[name][0].inherited]
        return seen

    def requirements(self, owner):
        """The rows of a protocol and of those it refines."""
        if owner in self.types and self.types[owner][0].keyword == "protocol":
            for name in self.lineage(owner):
                yield from self.rows.get(name, [])

    def candidates(self, owner, key):
        for name in self.lineage(owner):
            for declaration, row in self.rows.get(name, []):
                if declaration.key == key and declaration.keyword not in TYPES:
                    yield declaration, row


# ---------------------------------------------------------------------------------------------------- module


def spelled(fragments, paths):
    """A declaration as text, with the types of the module by their full names."""
    text, last = "", ""
    for fragment in fragments:
        spelling = fragment["spelling"]
        path = paths.get(fragment.get("preciseIdentifier"))
        if path and fragment["kind"] == "typeIdentifier":
            if last and text.endswith(last + "."):
                text = text[:-len(last) - 1]
            spelling, last = path, path
        text += spelling
    return text


def declarations_of(graphs):
    """[(owner, declaration, superclass, protocols)] of the public symbols."""
    symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
    paths = {s["identifier"]["precise"]: ".".join(s["pathComponents"]) for s in symbols}
    kinds, inherits, conforms = {}, {}, {}
    for symbol in symbols:
        kinds[symbol["identifier"]["precise"]] = symbol["kind"]["identifier"].replace("swift.", "")
    for relation in (r for graph in graphs for r in graph["relationships"]):
        name = paths.get(relation["target"], relation.get("targetFallback", "").split(".")[-1])
        into = {"inheritsFrom": inherits, "conformsTo": conforms}.get(relation["kind"])
        if into is not None:
            into.setdefault(relation["source"], []).append((name, relation["target"] in paths))
    found = []
    for symbol in symbols:
        identity, path = symbol["identifier"]["precise"], symbol["pathComponents"]
        is_type = kinds[identity] in TYPES | {"typealias"}
        owner = ".".join(path if is_type else path[:-1])
        text = spelled(symbol["declarationFragments"], paths)
        if is_type and kinds[identity] in TYPES:
            text = re.sub(r"\b(class|struct|enum|protocol) [\w.]+", rf"\1 {path[-1]}", text)
        declaration = Declaration(owner, text)
        declaration.is_open = symbol["accessLevel"] == "open"
        if is_type and kinds[identity] in TYPES:
            declaration.inherited = []
        found.append((owner, declaration, inherits.get(identity, []), conforms.get(identity, [])))
    return found


def graphs_of_uikit(folder):
    """Those of the last build, or of a folder."""
    graphs = of_last_build("UIKit") if folder is None else load(folder, "UIKit")
    if not graphs:
        raise SystemExit(f"no symbol graph of UIKit in {folder or 'the last build'}")
    return graphs


# ------------------------------------------------------------------------------------------------ comparison


def compare(declared, table, elsewhere):
    """Problems, and the rows that the declarations use."""
    problems, used = [], set()
    for owner, ours, superclass, protocols in declared:
        if ours.keyword in TYPES:
            problems += compare_type(owner, ours, superclass, protocols, table, elsewhere, used)
        else:
            problems += compare_member(owner, ours, table, elsewhere, used)
    return problems, used


def compare_member(owner, ours, table, elsewhere, used):
    theirs = [*table.candidates(owner, ours.key), *elsewhere.candidates(owner, ours.key)]
    hits = [row for declaration, row in theirs if ours.same(declaration)]
    hits += [row for required, row in table.requirements(owner) if ours.same_without_defaults(required)]
    used.update(hits)
    if hits:
        return compare_override(owner, ours, table, hits)
    if ours.key in UNSPOKEN:
        return []
    if not theirs:
        # Every object can be made, and every enum with values can be made from one.
        if ours.key in ("init()", "init(rawValue:)") and owner in table.types:
            return []
        return [f"{owner}.{ours.key}: no row has such a member: UIKit lacks it, or --update was not run"]
    shapes = " or ".join(sorted({declaration.text for declaration, _ in theirs}))
    return [f"{owner}.{ours.key}: another shape: {ours.text.strip()} — UIKit: {shapes}"]


def compare_override(owner, ours, table, hits):
    """Whether an override of a member compiles on both sides or on none."""
    if owner not in table.types or table.types[owner][0].keyword != "class" or ours.keyword.startswith("init"):
        return []
    if any(re.search(r"\b(class|static) let\b", row[2]) for row in hits):
        return []
    theirs_open = any(row[3] != SWIFT and not re.match(r"[^(:]*\bstatic\b", row[2]) for row in hits)
    if ours.is_open == theirs_open:
        return []
    return [f"{owner}.{ours.key}: an override compiles {'in UIKit' if theirs_open else 'here'} only"]


def compare_type(owner, ours, superclass, protocols, table, elsewhere, used):
    if owner in elsewhere.types:
        used.add(elsewhere.types[owner][1])
        return []
    if owner not in table.types:
        return [f"{owner}: no row has such a type: UIKit lacks it, or --update was not run"]
    theirs, row = table.types[owner]
    used.add(row)
    problems = []
    if ours.keyword == theirs.keyword == "class" and not ours.is_open:
        problems.append(f"{owner}: a subclass compiles in UIKit only")
    if ours.keyword != theirs.keyword:
        problems.append(f"{owner}: is a {ours.keyword}, in UIKit a {theirs.keyword}")
    if "class" == ours.keyword or "protocol" == ours.keyword:
        if ours.on_main_actor != theirs.on_main_actor:
            where = "on" if theirs.on_main_actor else "off"
            problems.append(f"{owner}: UIKit has it {where} the main actor")
    listed = {re.sub(r"<.*", "", n).strip() for n in theirs.inherited}
    for name, _ in superclass:
        if re.sub(r"<.*", "", name) not in listed:
            problems.append(f"{owner}: inherits from {name}, in UIKit from {theirs.inherited[:1]}")
    lineage = set(table.lineage(owner))
    for name, is_ours in protocols:
        inherited = any(name in table.lineage(n) for n in listed | lineage)
        if is_ours and name not in lineage and not inherited and name not in elsewhere.types:
            problems.append(f"{owner}: conforms to {name}, not in UIKit")
    return problems


SCOPE = re.compile(r"\b(?:extension|enum|class|struct|protocol|actor) ([\w.]+)[^{;]*\{\s*$")
VALUE = re.compile(r"^\s*case (`?\w+`?) = (-?\d+)")


def raw_values(text):
    """(type, case, value) of the enums in a source file, found by its indented scopes."""
    scopes = []
    for line in text.split("\n"):
        indent = len(line) - len(line.lstrip())
        while scopes and line.strip() and indent <= scopes[-1][0]:
            scopes.pop()
        scope, value = SCOPE.search(line), VALUE.match(line)
        if scope and not line.lstrip().startswith("//"):
            scopes.append((indent, scope.group(1)))
        elif value and scopes:
            yield ".".join(name for _, name in scopes), value.group(1).strip("`"), int(value.group(2))


def compare_values(found, rows_text):
    wanted = {}
    for line in rows_text.split("\n"):
        cells = line.split("\t")
        value = VALUE.match(cells[2]) if len(cells) > 2 and cells[1] == "case" else None
        if value:
            wanted[cells[0], value.group(1).strip("`")] = int(value.group(2))
    return [
        f"{owner}.{name}: has the value {value}, in UIKit {wanted[owner, name]}"
        for owner, name, value in found if wanted.get((owner, name), value) != value
    ]


def values_in_sources():
    for _, text in swift_files([SOURCES]):
        yield from raw_values(text)


def in_order(rows):
    return sorted(rows, key=lambda row: (row[0], row[1] not in TYPES, row[1], row[2]))


def check(graphs, rows_text, elsewhere_text):
    table, elsewhere = Table(read_rows(rows_text)), Table(read_rows(elsewhere_text))
    problems, used = compare(declarations_of(graphs), table, elsewhere)
    used = {row[:3] for row in used}
    for line in rows_text.split("\n")[1:] + elsewhere_text.split("\n")[1:]:
        row = tuple(line.split("\t")[:3])
        if len(row) == 3 and row not in used:
            problems.append(f"{row[0]}: listed as covered, but the module has no {row[2]}")
    return problems


def update(graphs, whole, elsewhere_text):
    table, elsewhere = Table(read_rows(whole)), Table(read_rows(elsewhere_text))
    problems, used = compare(declarations_of(graphs), table, elsewhere)
    known = {row for rows in table.rows.values() for _, row in rows}
    return problems, "\n".join([HEADER, *("\t".join(row) for row in in_order(used & known))]) + "\n"


def missing_rows(rows_text, whole):
    """The rows of the types of WHOLE that the module has neither itself nor from a superclass or protocol."""
    table, have = Table(read_rows(whole)), Table(read_rows(rows_text))
    used = {row[:3] for rows in have.rows.values() for _, row in rows}
    missing = []
    for owner, declared in table.rows.items():
        if owner.split(".")[0] not in WHOLE:
            continue
        for declaration, row in declared:
            inherited = (
                ours for name in table.lineage(owner)[1:] for ours, _ in have.rows.get(name, [])
                if owner in have.types and ours.key == declaration.key and ours.same(declaration)
            )
            if row[:3] not in used and not any(inherited):
                missing.append(row[:3])
    return missing


def check_left_out(rows_text, left_text, page, whole=None):
    """Nothing is left out in silence, and nothing that is there is called left out."""
    used = {tuple(line.split("\t")[:3]) for line in rows_text.split("\n")}
    left = [line.split("\t") for line in left_text.split("\n")[1:] if line]
    problems = [f"{row[0]}: left out without a reason: {row[2]}" for row in left if not (row[3:] and row[3].strip())]
    problems += [f"{row[0]}: called left out, but the module has {row[2]}" for row in left if tuple(row[:3]) in used]
    if left_out_table(left) != page.split(BEGIN)[-1].split(END)[0].strip():
        problems.append("StandIn.md: what is left out is out of date; run check-signatures.py --update")
    if whole:
        listed = {tuple(row[:3]) for row in left}
        missing = set(missing_rows(rows_text, whole))
        problems += [f"{row[0]}: neither there nor called left out: {row[2]}" for row in missing - listed]
        problems += [f"{row[0]}: called left out, but no row that is missing: {row[2]}" for row in listed - missing]
    return problems


def update_left_out(rows_text, left_text, whole):
    reasons = {tuple(line.split("\t")[:3]): line.split("\t")[3] for line in left_text.split("\n")[1:] if line}
    rows = in_order(missing_rows(rows_text, whole))
    lines = ["\t".join((*row, reasons.get(row, ""))) for row in dict.fromkeys(rows)]
    return "\n".join([LEFT_OUT_HEADER, *lines]) + "\n"


def left_out_table(left):
    """The rows as a table for readers: type, reason, names."""
    groups = {}
    for owner, kind, text, reason in left:
        try:
            key = Declaration(owner, text).key
        except (ValueError, AttributeError, IndexError):
            key = text
        name = owner.split(".", 1)[1] + "." + key if "." in owner and kind not in TYPES else key
        groups.setdefault((owner.split(".")[0], reason), []).append(name)
    lines = ["| type | left out | reason |", "|---|---|---|"]
    for (owner, reason), names in groups.items():
        lines.append(f"| `{owner}` | {', '.join(f'`{name}`' for name in dict.fromkeys(names))} | {reason} |")
    return "\n".join(lines)


# -------------------------------------------------------------------------------------------------- selftest


def fake(path, kind, text, access="open"):
    return {
        "identifier": {"precise": "s:" + "".join(path) + text}, "pathComponents": path, "accessLevel": access,
        "kind": {"identifier": "swift." + kind}, "declarationFragments": [{"kind": "text", "spelling": text}],
    }


def selftest():
    rows = "\n".join([
        HEADER, "A\tclass\t@MainActor open class A : NSObject, P", "A\tinit\tconvenience init(x: Int)",
        "A\tproperty\tvar isOn: Bool { get set }", "A\tproperty\tclass let size: CGFloat",
        "A\tmethod\tfunc go(_ way: (any P)?, animated: Bool, done: (() -> Void)? = nil) -> Int",
        "P\tprotocol\t@MainActor protocol P : NSObjectProtocol", "P\tmethod\toptional func told(by a: A)",
        "A\tproperty\tvar tint: Int { get }\tSwift",
    ])
    kinds = ["class", "init", "property", "type.property", "method", "protocol", "method", "property"]
    good = [
        (["A"], "@MainActor class A"), (["A", "init(x:)"], "@MainActor convenience init(x y: Int)"),
        (["A", "isOn"], "@MainActor var isOn: Bool { get set }"),
        (["A", "size"], "@MainActor static let size: CGFloat"),
        (["A", "go"], "@MainActor @discardableResult func go(_ w: P?, animated a: Bool, done: (() -> Void)? = nil) -> Int"),
        (["P"], "@MainActor protocol P"), (["P", "told"], "@MainActor func told(by other: A)"),
        (["A", "tint"], "@MainActor var tint: Int { get }"),
    ]
    closed = {7}

    def problems(changed=None, extra=None, missing=None, closed=closed):
        symbols = []
        for number, (path, text) in enumerate(good):
            if number != missing:
                text = changed[1] if changed and changed[0] == number else text
                symbols.append(fake(path, kinds[number], text, "public" if number in closed else "open"))
        if extra:
            symbols.append(fake(*extra))
        return check([{"symbols": symbols, "relationships": []}], rows, HEADER)

    cases = [
        ("nothing wrong", problems(), 0),
        ("a member UIKit lacks", problems(extra=(["A", "fly()"], "method", "func fly()")), 1),
        ("a type UIKit lacks", problems(extra=(["B"], "class", "@MainActor class B")), 1),
        ("another label", problems((4, "func go(to w: P?, animated a: Bool, done: (() -> Void)? = nil) -> Int")), 2),
        ("another type", problems((4, "func go(_ w: P, animated a: Bool, done: (() -> Void)? = nil) -> Int")), 2),
        ("another result", problems((4, "func go(_ w: P?, animated a: Bool, done: (() -> Void)? = nil)")), 2),
        ("no default", problems((4, "func go(_ w: P?, animated a: Bool, done: (() -> Void)?) -> Int")), 2),
        ("not settable", problems((2, "var isOn: Bool { get }")), 2),
        ("not static", problems((3, "let size: CGFloat")), 2),
        ("not convenience", problems((1, "init(x: Int)")), 2),
        ("off the main actor", problems((0, "class A")), 1),
        ("another kind of type", problems((0, "@MainActor struct A")), 1),
        ("listed but missing", problems(missing=6), 1),
        ("no subclass", problems(closed={0, 7}), 1),
        ("no override of a method", problems(closed={4, 7}), 1),
        ("no override of a property", problems(closed={2, 7}), 1),
        ("an override of what Swift extends", problems(closed=set()), 1),
    ]
    source = "extension A {\n  /// x\n  public enum E: Int {\n    case one = 1\n    case two = 3\n  }\n}\n"
    table = "\n".join([HEADER, "A.E\tcase\tcase one = 1", "A.E\tcase\tcase two = 2"])
    cases.append(("another raw value", compare_values(raw_values(source), table), 1))
    whole = "\n".join([
        HEADER, "UIScene\tclass\topen class UIScene : UIResponder\tUIScene",
        "UIScene\tproperty\tvar one: Int { get }\tone", "UIScene\tproperty\tvar next: Int { get }\tnext",
        "UIScene\tmethod\tfunc two()\ttwo", "UIResponder\tclass\topen class UIResponder\tUIResponder",
        "UIResponder\tproperty\tvar next: Int { get }\tnext", "Other\tproperty\tvar free: Int { get }\tfree",
    ])
    have = "\n".join(line for line in whole.split("\n") if not re.search(r"func two|var free|UIScene.*next", line))
    left = ["UIScene", "method", "func two()", "nobody needs it"]

    def left_out(*rows, page=None, have=have):
        text = "\n".join(["", *("\t".join(row) for row in rows)])
        return check_left_out(have, text, page or f"{BEGIN}\n\n{left_out_table(rows)}\n\n{END}", whole)

    cases += [
        ("all that is missing has a reason", left_out(left), 0),
        ("a member is forgotten", left_out(), 1),
        ("no reason", left_out([*left[:3], ""]), 1),
        ("it is there", left_out(left, have=whole), 2),
        ("a page that says something else", left_out(left, page="nothing"), 1),
    ]
    wrong = [f"{name}: {len(found)} problems, not {count}: {found}" for name, found, count in cases if len(found) != count]
    print("\n".join(wrong) or f"selftest: {len(cases)} cases as they should be")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    given = {}
    while arguments:
        if len(arguments) < 2 or arguments[0] not in ("--graph", "--update", "--whole"):
            print(__doc__, file=sys.stderr)
            return 2
        given[arguments[0]] = os.path.abspath(arguments[1])
        arguments = arguments[2:]
    graphs = graphs_of_uikit(given.get("--graph"))
    elsewhere, whole = read(ELSEWHERE), None
    if "--update" in given:
        whole = read(given["--update"])
        problems, rows = update(graphs, whole, elsewhere)
        write(ROWS, rows)
        write(LEFT_OUT, update_left_out(rows, read(LEFT_OUT), whole))
        left = [line.split("\t") for line in read(LEFT_OUT).split("\n")[1:] if line]
        write(PAGE, replaced(read(PAGE), BEGIN, END, left_out_table(left)))
    else:
        problems = check(graphs, read(ROWS), elsewhere)
        whole = read(given["--whole"]) if "--whole" in given else None
    problems += compare_values(values_in_sources(), read(ROWS))
    problems += check_left_out(read(ROWS), read(LEFT_OUT), read(PAGE), whole)
    print("\n".join(sorted(set(problems))), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
