#!/usr/bin/env python3
"""The house rules that a compiler does not know, checked on the words of the sources.

house-rules.py             check the tree, one line per finding, exit 1 if there is one
house-rules.py --selftest  show that each rule finds its bad lines and leaves the good ones alone
house-rules.py --sizes     list files and functions over the size budget (prints only)

Comments and string literals are blanked before a rule reads a file, so only code counts.
"""
import os
import re
import sys
from dataclasses import dataclass, field

from swift_code import code_only, functions, tests
from tree import swift_files

CORE = "Sources/NavigationCore"
MACHINE = CORE + "/Machine"
LIBRARY = [CORE, "Sources/NavigationUIKit", "Sources/Insecurity", "Sources/CoordinatorPattern"]
BRIDGE = "Sources/CoordinatorBridge"
SHIPPED = LIBRARY + [BRIDGE]

FILE_LINES, FUNCTION_LINES = 300, 40
# What a test needs it requires (`try #require`), else it passes where there is nothing to look at.
TESTS, EARLY_END = ["Tests", "Examples/Tests"], re.compile(r"\bguard\b[^{}]*\belse\s*\{\s*return\s*\}")

# A class of UIKit is one body, as only members of the body can be overridden off Darwin. Such a face may be longer,
# if it says what there is and leaves how to files of topics: short functions, named after its class.
FACES, FACE_LINES, FACE_FUNCTION_LINES = "Sources/UIKit", 600, 20


@dataclass
class Rule:
    name: str
    why: str
    folders: list
    pattern: str
    bad: list
    good: list
    # file name (without folder) -> the words that this file may use, as a pattern
    allowed: dict = field(default_factory=dict)
    # whether local variables of functions are left alone
    members_only: bool = False


RULES = [
    Rule(
        "core imports nothing",
        "NavigationCore is values only; what needs a module belongs into NavigationUIKit",
        [CORE],
        r"^\s*(?:@\w+(?:\(\w+\))?\s+|public\s+|package\s+|internal\s+|private\s+|fileprivate\s+)*import\b",
        ["import Foundation", "package import UIKit", "@preconcurrency import UIKit", "  import X"],
        ["// import UIKit", "let important = 1", 'let text = "import UIKit"'],
    ),
    Rule(
        "platform conditions in two files",
        "what only one platform compiles is verified on one platform; keep it in TurnEnd and IssueReporter",
        SHIPPED,
        r"^\s*#(?:if|elseif)\b",
        ["#if canImport(ObjectiveC)", "    #if DEBUG"],
        ["// #if os(iOS)", "if #available(iOS 16, *) {"],
        {"TurnEnd.swift": r"#if|#elseif", "IssueReporter.swift": r"#if|#elseif"},
    ),
    Rule(
        "nothing is deferred but by TurnEnd",
        "TurnEnd is the only way to say later: no queue, task, timer, run-loop block or sleep",
        SHIPPED,
        r"\bDispatchQueue\b|\basyncAfter\b|\bTask\b|\bTimer\b|\bCADisplayLink\b|\bOperationQueue\b"
        r"|\bw?sleep\b|\busleep\b|\bRunLoop\b|\bCFRunLoop\w*|\bDispatchSource\w*|\bCATransaction\b"
        r"|\bNotificationCenter\b|\bafterDelay\b|\bdetach\b",
        [
            "DispatchQueue.main.async { }",
            "queue.asyncAfter(deadline: .now()) { }",
            "Task { @MainActor in x() }",
            "Task.sleep(nanoseconds: 1)",
            "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }",
            "sleep(1)",
            "RunLoop.main.perform { }",
            "CFRunLoopPerformBlock(loop, mode) { }",
        ],
        ["// a Task waits", "let tasks = 1", "withTaskCancellationHandler { } onCancel: { }"],
        {
            "TurnEnd.swift": r"CFRunLoop\w*|RunLoop",
            # The one task: it carries the cancellation of an awaited start to the main actor (R16).
            "Awaiting.swift": r"Task",
        },
    ),
    Rule(
        "no delegate is taken",
        "the app's delegates are never replaced, set or observed by proxy (P7)",
        SHIPPED,
        r"\b(?:\w*[dD]elegate|dataSource)\s*=(?!=)|[:,&]\s*UI\w*Delegate\b",
        [
            "navigationController.delegate = self",
            "presented.presentationController?.delegate = proxy",
            "controller.transitioningDelegate = nil",
            "final class Proxy: NSObject, UINavigationControllerDelegate {",
        ],
        ["if controller.delegate == nil {", "// delegate = self"],
    ),
    Rule(
        "no recognizer is touched",
        "gestures are read through what they do to the hierarchy (P7)",
        SHIPPED,
        r"[gG]estureRecognizer",
        ["navigationController.interactivePopGestureRecognizer?.isEnabled = false"],
        ["// no gestureRecognizer"],
    ),
    Rule(
        "no UIApplication.shared",
        "it does not exist in extensions, and the window is known without it (R8)",
        SHIPPED,
        r"\bUIApplication\s*\.\s*shared\b",
        ["UIApplication.shared.windows"],
        ["// UIApplication.shared"],
    ),
    Rule(
        "no Objective-C runtime",
        "no swizzling, no key paths by name, no selectors (P7); none of it exists on Linux",
        SHIPPED,
        r"@objc\b|@objcMembers\b|\bobjc_\w+|#selector\b|#keyPath\b|\bNSClassFromString\b"
        r"|\bclass_\w+\(|\bmethod_\w+\(|\bNSSelectorFromString\b|\bforKeyPath:|\bdynamic\s+(?:var|func)\b"
        r"|\b(?:value|setValue|mutableArrayValue)\(.*\bforKey:|\bvalue\(forKey",
        [
            "@objc func tapped() {}",
            "objc_setAssociatedObject(a, b, c, d)",
            "#selector(tapped)",
            'controller.setValue(1, forKey: "x")',
            "method_exchangeImplementations(a, b)",
        ],
        ["// @objc", "stacks.removeValue(forKey: id)", "coordinator.viewController(forKey: .from)"],
    ),
    Rule(
        "no view is loaded by looking",
        "a look reads viewIfLoaded only; `view` would load it",
        ["Sources/NavigationUIKit/Looking"],
        r"\.view\b(?!\()|\bloadViewIfNeeded\b",
        ["controller.view.window", "controller.loadViewIfNeeded()"],
        ["controller.viewIfLoaded?.window", "// .view"],
    ),
    Rule(
        "no default in the core",
        "our own enums are switched over case by case, so that a new case is a question everywhere",
        [CORE],
        r"^\s*default\s*:|\bdefault\s*:\s*(?:return|break|$)|@unknown\s+default",
        ["    default:", "default: return nil"],
        ["`default`(x)", "// default:", "case .standard:"],
    ),
    Rule(
        "no stored Bool in a machine",
        "a flag beside a state makes two questions of one; make it a case (derived Bools are computed)",
        [MACHINE],
        r"^\s*(?:(?:private|package|fileprivate|internal|public)(?:\(set\))?\s+)*(?:static\s+)?var\s+\w+\s*"
        r"(?::\s*Bool\??\s*(?:=\s*\S+\s*)?(?:\{\s*(?:did|will)Set.*)?$|=\s*(?:true|false)\b)",
        [
            "  private var isMoving: Bool",
            "package var notDead: Bool = true",
            "private(set) var done = false",
            "  var flag: Bool?",
        ],
        [
            "package var isIdle: Bool {",
            "let x: Bool",
            "// var x: Bool",
            "func f() {\n  var allRead = true\n}",
        ],
        members_only=True,
    ),
    Rule(
        "no trap but for our own inconsistency",
        "misuse is told and survived (P8); illegal events of a machine trap through `preconditionFailure`, "
        "a broken rule about a value through `assert(brokenRule == nil)`",
        SHIPPED,
        r"\bfatalError\b|\bassertionFailure\b|\bassert\s*\((?!brokenRule)|\btry!|\bas!\s",
        ["fatalError()", "assert(x)", "let x = y as! Z", "try! f()"],
        ["preconditionFailure(message)", "assert(brokenRule == nil)", "// fatalError", "MainActor.assertIsolated()"],
        # Invariants are checked in debug builds only.
        {"WindowMachine+Invariants.swift": r"assert\s*\("},
    ),
]


def findings(rule, name, text):
    """Line numbers at which the rule objects to this file."""
    allowed, code = rule.allowed.get(name), code_only(text)
    inside = set()
    if rule.members_only:
        for function in functions(code):
            inside.update(range(function.line, function.line + function.length))
    for number, line in enumerate(code.split("\n"), 1):
        if number in inside:
            continue
        for match in re.finditer(rule.pattern, line):
            if not (allowed and re.fullmatch(allowed, match.group(0).strip())):
                yield number
                break


def early_ends(text):
    """Line numbers at which a test returns before its end, as if all were well."""
    code = code_only(text)
    for _, function in tests(text, code):
        for match in EARLY_END.finditer(function.body):
            before = function.body[:match.start()]
            if before.count("{") == before.count("}"):  # not in a closure or a function inside
                yield function.line + function.length - 1 - function.body.count("\n", match.start())


def check():
    count = 0
    for rule in RULES:
        for path, text in swift_files(rule.folders):
            for number in findings(rule, os.path.basename(path), text):
                print(f"{path}:{number}: {rule.name}: {rule.why}")
                count += 1
    for path, text in swift_files(TESTS):
        for number in early_ends(text):
            print(f"{path}:{number}: a test that ends early passes: write try #require")
            count += 1
    for path, _ in swift_files(["Sources", "Tests"]):
        if re.search(r"(Util|Utils|Utility|Utilities|Helper|Helpers|Extensions?|Misc)\.swift$", path):
            print(f"{path}: a file is named for its type or topic")
            count += 1
    for folder in LIBRARY:
        if not any(True for _ in swift_files([folder])):
            print(f"{folder}: no sources, so nothing was checked there")
            count += 1
    print(f"{len(RULES)} rules, {len(list(swift_files(SHIPPED)))} files, {count} findings")
    return 1 if count else 0


def selftest():
    wrong = 0
    for rule in RULES:
        for line in rule.bad:
            if not list(findings(rule, "Some.swift", f"struct A {{\n{line}\n}}\n")):
                print(f"{rule.name}: does not find: {line}")
                wrong += 1
        for line in rule.good:
            if list(findings(rule, "Some.swift", f"struct A {{\n{line}\n}}\n")):
                print(f"{rule.name}: objects to: {line}")
                wrong += 1
        for name, words in rule.allowed.items():
            line = next((l for l in rule.bad if re.search(words, l)), None)
            if line is None or list(findings(rule, name, line)):
                print(f"{rule.name}: what is allowed in {name} is not in its bad lines, or is found")
                wrong += 1
    for body, expected in [
        ("guard let a else { return }", [2]), ("let a = try #require(b)", []), ("f { guard a else { return } }", []),
        ("\nguard let a,\n  b\nelse { return }", [3]), ("// guard a else { return }", []),
    ]:
        if list(early_ends(f'@Test("One")\nfunc a() {{ {body} }}\n')) != expected:
            print(f"tests that end early: wrong about: {body}")
            wrong += 1
    print(f"{len(RULES)} rules, {wrong} that do not find or object wrongly")
    return 1 if wrong else 0


def median(numbers):
    return sorted(numbers)[len(numbers) // 2] if numbers else 0


def is_face(path, text):
    """Whether a file is the body of one class of UIKit and nothing long."""
    name = os.path.basename(path).removesuffix(".swift")
    return (
        path.startswith(FACES + os.sep)
        and re.search(rf"^(?:@MainActor )?open class {re.escape(name)}\b", text, re.M) is not None
        and all(function.length <= FACE_FUNCTION_LINES for function in functions(code_only(text)))
    )


def sizes():
    for folder in SHIPPED + ["Sources/InsecurityTesting", "Sources/UIKit", "Tests"]:
        lines, lengths = [], []
        for path, text in swift_files([folder]):
            lines.append(text.count("\n"))
            if lines[-1] > (FACE_LINES if is_face(path, text) else FILE_LINES):
                print(f"  over {FILE_LINES} lines: {path} ({lines[-1]})")
            for function in functions(code_only(text)):
                lengths.append(function.length)
                if function.length > FUNCTION_LINES:
                    print(f"  over {FUNCTION_LINES} lines: {path}:{function.line} {function.name} ({function.length})")
        if lines:
            print(
                f"{folder}: {len(lines)} files, {sum(lines)} lines, median {median(lines)}, longest "
                f"{max(lines)}; functions: median {median(lengths)}, longest {max(lengths, default=0)}"
            )
    return 0


def main(arguments):
    actions = {(): check, ("--selftest",): selftest, ("--sizes",): sizes}
    action = actions.get(tuple(arguments))
    if action is None:
        print(__doc__, file=sys.stderr)
        return 2
    return action()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
