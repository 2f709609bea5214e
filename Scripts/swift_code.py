"""Swift sources as text, for the checks beside this file: code without prose, functions, names of tests."""
import re
from dataclasses import dataclass

LITERAL = re.compile(r'(#*)("""|")')
FUNCTION = re.compile(r"\b(?:func\s+`?([^\s(<`]+)|(init)[?!]?\s*[(<]|(deinit)\s*\{)")
# A test with a sentence; the first group is the sentence.
TEST = re.compile(r'@Test\(\s*"((?:[^"\\]|\\.)*)"')


@dataclass
class Function:
    name: str
    line: int
    length: int
    body: str


def code_only(text, interpolations=False):
    """The text with comments and string literals blanked, line breaks kept; what is interpolated may stay."""
    letters = list(text)
    for start, end in prose(text, 0, len(text), interpolations):
        for index in range(start, end):
            if letters[index] != "\n":
                letters[index] = " "
    return "".join(letters)


def prose(text, start, end, interpolations):
    """(start, end) of each comment and literal in a piece of the text."""
    while start < end:
        if text.startswith("//", start):
            close = text.find("\n", start)
            close = end if close < 0 else close
            yield start, close
        elif text.startswith("/*", start):
            close = comment_end(text, start)
            yield start, close
        elif opening := LITERAL.match(text, start):
            close, inside = literal(text, opening)
            for first, last in inside if interpolations else ():
                yield start, first
                yield from prose(text, first, last, interpolations)
                start = last
            yield start, close
        else:
            close = start + 1
        start = close


def comment_end(text, start):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def literal(text, opening):
    """The index behind the string literal that begins at this match, and where its interpolations stand."""
    hashes, quote = opening.group(1), opening.group(2)
    closing, escape, index, inside = quote + hashes, "\\" + hashes, opening.end(), []
    while index < len(text):
        if text.startswith(escape + "(", index):
            first = index + len(escape) + 1
            index = interpolation_end(text, first)
            inside.append((first, index - 1))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        elif text.startswith(closing, index):
            return index + len(closing), inside
        elif text[index] == "\n" and quote == '"':
            return index, inside
        else:
            index += 1
    return len(text), inside


def interpolation_end(text, index):
    depth = 1
    while index < len(text) and depth:
        if opening := LITERAL.match(text, index):
            index, _ = literal(text, opening)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index


def bracketed(code, start):
    """What stands between the bracket at `start` and the one that closes it."""
    opening, depth = code[start], 0
    closing = {"(": ")", "{": "}"}[opening]
    for index in range(start, len(code)):
        depth += (code[index] == opening) - (code[index] == closing)
        if depth == 0:
            return code[start + 1:index]
    return code[start + 1:]


def functions(code, start=0):
    """Each function and initialiser with a body; what is read is code without prose."""
    for match in FUNCTION.finditer(code, start):
        brace = body_start(code, match.start())
        if brace is None:
            continue
        body = bracketed(code, brace)
        end = brace + len(body) + 2
        line = code.count("\n", 0, match.start()) + 1
        length = code.count("\n", match.start(), end) + 1
        yield Function(next(group for group in match.groups() if group), line, length, body)


def body_start(code, index):
    """The brace that opens the body of the declaration at `index`, or None if it has none."""
    depth = 0
    while index < len(code):
        letter = code[index]
        if letter in "([":
            depth += 1
        elif letter in ")]":
            depth -= 1
        elif letter == "{" and depth == 0:
            return index
        elif letter == "}" and depth == 0 or code.startswith("\n\n", index):
            return None
        index += 1
    return None


def tests(text, code):
    """(match of its name, function) of each test that has a sentence for a name."""
    for match in TEST.finditer(text):
        if code.startswith("@Test", match.start()):
            if (function := next(functions(code, match.end()), None)) is not None:
                yield match, function
