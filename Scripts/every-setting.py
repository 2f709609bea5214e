#!/usr/bin/env python3
"""The library's tests under every answer to what the facts leave open.

every-setting.py [SEEDS]   in each version each switch of the stand-in at each of its other positions, alone, then
                           SEEDS mixtures (default 50)

Runs what the last debug build of the tests has made, a process for each setting, as many at a time as there are
processors; an appearance call out of balance stops it (A6). One line for each setting that fails, with its failing
tests; exit 1 if there is one. The stand-in's own tests are left out: they set what they need.
"""
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tree import ROOT, switches

LIBRARY = (r"^(InsecurityTests|InsecurityTestingTests|NavigationUIKitTests|CoordinatorPatternTests"
           r"|RandomProgramTests)\.")
# How many random steps are made in each place, in each setting.
STEPS = "144"
PROGRAM = os.path.join(ROOT, ".build/debug/InsecurityPackageTests.xctest")


def settings(known, seeds):
    """Each version, each switch alone in each version, and the mixtures."""
    for version in known["version"]:
        yield f"version={version}"
        for name, choices in known.items():
            if name != "version":
                yield from (f"version={version},{name}={choice}" for choice in choices[1:])
    yield from (f"seed={seed}" for seed in range(1, seeds + 1))


def run(setting):
    """The failing tests' lines under a setting, and how many tests there were."""
    try:
        done = subprocess.run(
            [PROGRAM, "--testing-library", "swift-testing", "--filter", LIBRARY], cwd=ROOT, text=True,
            env={**os.environ, "UIKIT_STANDIN_BEHAVIOUR": setting, "UIKIT_STANDIN_UNBALANCED": "stop",
                 "NO_COLOR": "1", "INSECURITY_SOAK_STEPS": STEPS},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120,
        )
    except subprocess.TimeoutExpired:
        return ["did not end within 120 s"], 0
    lines = done.stdout.splitlines()
    count = re.search(r"Test run with ([1-9]\d*) tests?", done.stdout)
    if not count:
        return ["no test was run:", *lines[-5:]], 0
    failing = [line for line in lines if re.search(r"✘ Test (?!run).* failed after", line)]
    return failing if failing or done.returncode == 0 else lines[-5:], int(count[1])


def main(arguments):
    seeds = int(arguments[0]) if arguments else 50
    known = switches()
    if not os.path.exists(PROGRAM):
        print("the tests are not built: swift build --build-tests", file=sys.stderr)
        return 2
    every, failed, counts = list(settings(known, seeds)), 0, set()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for setting, (lines, count) in zip(every, pool.map(run, every)):
            counts.add(count)
            if lines:
                failed += 1
                print(f"{setting}:", *lines, sep="\n  ", flush=True)
    tests = "/".join(map(str, sorted(counts)))
    print(f"{len(known)} switches, {len(every)} settings of {tests} tests, {failed} that fail")
    return 1 if failed or len(known) < 2 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
