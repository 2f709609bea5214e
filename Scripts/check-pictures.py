#!/usr/bin/env python3
"""Whether the pictures of screens (SVG) look as on a phone.

check-pictures.py FILE-OR-FOLDER…   checks each picture; one line for each thing that is wrong, exit 1 if there is one
check-pictures.py --selftest        breaks a sound picture in each way, and sees that it is found

The check knows nothing of what has drawn them: it reads the text of the file, and takes the widths of letters from
Helvetica, not from an estimate. In each layer (what covers or dims the whole screen begins another one):

- every text stays inside the smallest box around it, and no box that comes later covers it;
- no text lies on another text, on the edge of a box, or on a line;
- two boxes are apart, or one lies wholly in the other and is drawn after it;
- everything is on the glass.
"""
import os
import re
import sys
import xml.etree.ElementTree as Tree
from dataclasses import dataclass

# Widths in thousandths of the font's size, from the space on.
WIDTHS = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, *[556] * 10, 278, 278, 584, 584,
    584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,
    611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222,
    222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
OTHERS = {"‹": 333, "›": 333, "•": 350, "·": 278, "–": 556, "—": 1000, "…": 1000, "●": 604, "✓": 755, "ⓘ": 788}
# Bold letters are wider by about so much; a letter that is not listed is as wide as most are.
BOLD, MOST = 1.06, 556
# Above and below the line that a text stands on, of the font's size: capitals and descenders.
ABOVE, BELOW = 0.72, 0.21
SLACK = 0.6
RULE = 1.0


@dataclass
class Box:
    left: float
    top: float
    right: float
    bottom: float
    name: str

    def contains(self, other):
        return (self.left - SLACK <= other.left and other.right <= self.right + SLACK
                and self.top - SLACK <= other.top and other.bottom <= self.bottom + SLACK)

    def meets(self, other):
        """Whether the two share more than an edge."""
        return (min(self.right, other.right) - max(self.left, other.left) > SLACK
                and min(self.bottom, other.bottom) - max(self.top, other.top) > SLACK)

    def crosses(self, rule):
        return self.left < rule.right and rule.left < self.right and self.top < rule.top and rule.bottom < self.bottom

    def holds(self, x, y):
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    @property
    def size(self):
        return (self.right - self.left) * (self.bottom - self.top)


def width(text, size, is_bold):
    letters = [WIDTHS[ord(c) - 32] if 32 <= ord(c) < 127 else OTHERS.get(c, MOST) for c in text]
    return sum(letters) * size / 1000 * (BOLD if is_bold else 1)


def text_box(element):
    number = lambda name: float(element.get(name))
    text, size = "".join(element.itertext()), number("font-size")
    wide = width(text, size, element.get("font-weight") is not None)
    left = number("x") - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor"), 0)
    return Box(left, number("y") - ABOVE * size, left + wide, number("y") + BELOW * size, f'"{text}"')


def rect_box(element):
    x, y, wide, high = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
    return Box(x, y, x + wide, y + high, f"{element.get('fill')} box at {x:g}, {y:g}, {wide:g} x {high:g}")


def layers(svg):
    """The glass, and layer by layer what is drawn on it, in order: (kind, box)."""
    root = Tree.fromstring(svg)
    glass = Box(0, 0, *(float(n) for n in root.get("viewBox").split()[2:]), "glass")
    found = [[]]
    for element in root.find("{*}g"):
        kind = element.tag.rpartition("}")[2]
        if kind == "text":
            found[-1].append(("text", text_box(element)))
            continue
        box = rect_box(element)
        if box.contains(glass):
            found.append([])
        elif element.get("fill-opacity") != "0":
            is_rule = min(box.right - box.left, box.bottom - box.top) < RULE
            found[-1].append(("rule" if is_rule else "rect", box))
    return glass, found


def faults(svg):
    glass, found = layers(svg)
    for layer in found:
        texts = [(n, box) for n, (kind, box) in enumerate(layer) if kind == "text"]
        rects = [(n, box) for n, (kind, box) in enumerate(layer) if kind == "rect"]
        rules = [box for kind, box in layer if kind == "rule"]
        for n, text in texts:
            yield from faults_of_text(n, text, rects, rules, glass)
            yield from (f"{text.name} lies on {other.name}" for m, other in texts if m < n and text.meets(other))
        for n, rect in rects:
            # A sheet reaches below the screen, so that its lower corners are not seen.
            if not Box(glass.left, glass.top, glass.right, glass.bottom + 20, "").contains(rect):
                yield f"the {rect.name} is not all on the glass"
            for m, other in rects:
                if m < n and rect.meets(other) and not other.contains(rect):
                    yield f"the {rect.name} lies on the {other.name}"


def faults_of_text(n, text, rects, rules, glass):
    x, y = (text.left + text.right) / 2, (text.top + text.bottom) / 2
    around = [(box.size, m, box) for m, box in rects if box.holds(x, y)]
    _, m, home = min(around, key=lambda one: one[0], default=(0, -1, glass))
    if not home.contains(text):
        yield f"{text.name} does not fit into the {home.name}"
    if m > n:
        yield f"the {home.name} covers {text.name}"
    for _, box in rects:
        if box is not home and box.meets(text) and not box.contains(text):
            yield f"{text.name} lies on the edge of the {box.name}"
    yield from (f"{text.name} lies on a line: {rule.name}" for rule in rules if text.crosses(rule))


# ------------------------------------------------------------------------------------------------- the test of the test

SOUND = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 393 852">
<g>
<rect x="0" y="0" width="393" height="852" fill="#ffffff"/>
<rect x="0" y="59" width="393" height="44" fill="#ffffff" fill-opacity="0.9"/>
<rect x="0" y="102.5" width="393" height="0.5" fill="#c6c6c8"/>
<text x="8" y="87.5" font-size="17" fill="#007aff">‹ Notes</text>
<text x="196.5" y="87.5" font-size="17" font-weight="600" text-anchor="middle" fill="#000000">Note</text>
<rect x="16" y="110" width="361" height="36" rx="8" fill="#767680"/>
<text x="24" y="134" font-size="17" fill="#000000">A name</text>
<rect x="0" y="0" width="393" height="852" fill="#000000" fill-opacity="0.3"/>
<rect x="61.5" y="100" width="270" height="157" rx="14" fill="#1c1c1e"/>
<text x="196.5" y="135" font-size="17" text-anchor="middle" fill="#000000">Delete?</text>
</g></svg>"""

BROKEN = [  # what is changed, and a part of what is said then
    ("A name<", "A name that is longer than the field in which it was typed<", "does not fit into"),
    (">Delete?<", ">Delete everything that was ever written?<", "does not fit into"),
    ('x="8" y="87.5"', 'x="150" y="87.5"', 'lies on "‹ Notes"'),
    ('x="8" y="87.5"', 'x="-3" y="87.5"', "does not fit into"),
    ('y="87.5" font-size="17" fill="#007aff"', 'y="104" font-size="17" fill="#007aff"', "lies on a line"),
    ('y="110" width="361"', 'y="90" width="361"', "lies on the"),
    ('y="134"', 'y="112"', "lies on the edge"),
    ('y="100" width="270"', 'y="-30" width="270"', "is not all on the glass"),
    ('</g>', '<rect x="100" y="115" width="200" height="30" fill="#111111"/></g>', 'covers "Delete?"'),
    ('x="16" y="110" width="361"', 'x="30" y="110" width="347"', "does not fit into"),
    ('x="16" y="110" width="361"', 'x="70" y="110" width="307"', "lies on the edge"),
]


def selftest():
    missed = [f"sound: {fault}" for fault in faults(SOUND)]
    for old, new, expected in BROKEN:
        assert old in SOUND, old
        said = list(faults(SOUND.replace(old, new, 1)))
        if not any(expected in one for one in said):
            missed.append(f"{new}: not found, but {said}")
    print(f"{len(BROKEN)} ways to break a picture, {len(missed)} missed", *missed, sep="\n  ")
    return 1 if missed else 0


def files(places):
    for place in places:
        if os.path.isdir(place):
            yield from sorted(os.path.join(place, name) for name in os.listdir(place) if name.endswith(".svg"))
        else:
            yield place


def main(arguments):
    if arguments == ["--selftest"]:
        return selftest()
    count = wrong = 0
    for file in files(arguments):
        count += 1
        with open(file, encoding="utf-8") as text:
            for fault in faults(text.read()):
                wrong += 1
                print(f"{os.path.basename(file)}: {fault}")
    print(f"{count} pictures, {wrong} faults")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
