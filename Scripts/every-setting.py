#!/usr/bin/env python3
"""The library's tests under every answer to what the facts leave open.

every-setting.py [SEEDS]   each switch of the stand-in at each of its other positions, then SEEDS mixtures (default 8)

Runs what the last debug build of the tests has made. One line for each setting that fails, with its failing tests;
exit 1 if there is one. The stand-in's own tests are left out: they set what they need.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Sources/UIKit/Simulation")
LEFT_OUT = "^(UIKitTests|NavigationCoreTests)\\."


def read(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        return file.read()


def switches():
    """name -> choices, the default first, as the stand-in's sources say."""
    behaviour, found = read("SimulatedBehaviour.swift"), {}
    for name, path in re.findall(r'\.init\("(\w+)", \\\.(\w+)\)', read("SimulatedBehaviour+Names.swift")):
        kind, default = re.search(rf"package var {path} = (\w+)\.(\w+)", behaviour).groups()
        body = re.search(rf"enum {kind}: String[^{{]*\{{(.*?)\n  \}}", behaviour, re.S)[1]
        choices = []
        for line in re.findall(r"^ *case (.*)$", body, re.M):
            choices += re.findall(r"(\w+)(?: = \"(\w+)\")?", line)
        raw = {case: value or case for case, value in choices}
        found[name] = [raw.pop(default), *raw.values()]
    return found


def run(setting):
    """The failing tests' lines under a setting; None if nothing ran."""
    done = subprocess.run(
        ["swift", "test", "--skip-build", "--skip", LEFT_OUT], cwd=ROOT, text=True,
        env={**os.environ, "UIKIT_STANDIN_BEHAVIOUR": setting},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    if not re.search(r"Test run with [1-9]\d* tests?", done.stdout):
        return ["no test was run:", *done.stdout.splitlines()[-5:]]
    failing = [l for l in done.stdout.splitlines() if re.match(r"✘ Test \".* failed after", l)]
    return failing if failing or done.returncode == 0 else done.stdout.splitlines()[-5:]


def main(arguments):
    seeds = int(arguments[0]) if arguments else 8
    known = switches()
    settings = [f"{name}={choice}" for name, choices in known.items() for choice in choices[1:]]
    settings += [f"seed={seed}" for seed in range(1, seeds + 1)]
    failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for setting, lines in zip(settings, pool.map(run, settings)):
            if lines:
                failed += 1
                print(f"{setting}:", *lines, sep="\n  ")
    print(f"{len(known)} switches, {len(settings)} settings, {failed} that fail")
    return 1 if failed or not known else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
