#!/usr/bin/env python3
"""Counts instructions of the benchmark scenarios under callgrind and compares them with the thresholds.

benchmark.py           measure; exit 1 if a figure is over its threshold in Benchmarks/Thresholds
benchmark.py --write   take what is measured, and two percent, as the thresholds

Needs valgrind. A count is the difference between two numbers of repetitions, so that start-up is not in it; a
growth is the count at four times the size divided by that at the size: 4 if the work is linear, 16 if quadratic.
"""
import json
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THRESHOLDS = os.path.join(ROOT, "Benchmarks/Thresholds/linux-swift-6.3.json")
DEEP, STACK_KIB = 10_000, 512


def built():
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "Benchmarks"], cwd=ROOT, check=True,
        stdout=subprocess.DEVNULL,
    )
    folder = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, check=True,
        capture_output=True, text=True,
    ).stdout.strip()
    return os.path.join(folder, "Benchmarks")


def instructions(program, scenario, size, repetitions=1):
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, scenario, str(size),
         str(repetitions)],
        check=True, capture_output=True, text=True,
    )
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def per_repetition(program, scenario, size, few=10, many=60):
    return (instructions(program, scenario, size, many) - instructions(program, scenario, size, few)) // (many - few)


def growth(program, scenario, size):
    return round(instructions(program, scenario, 4 * size) / instructions(program, scenario, size), 2)


def figures(program):
    """name -> number; smaller is better."""
    yield "start and finish, pushed, 16 deep: instructions", (near := per_repetition(program, "push-pairs", 16))
    yield "start and finish, presented: instructions", per_repetition(program, "modal-pairs", 0)
    bare = per_repetition(program, "bare-push-pairs", 16)
    yield "the same pushes and pops without the library: instructions", bare
    yield "pushed, library and stand-in to stand-in alone", round(near / bare, 2)
    far, bare_far = (per_repetition(program, name, 1000) for name in ("push-pairs", "bare-push-pairs"))
    yield "pushed, library alone, 1,000 deep to 16 deep", round((far - bare_far) / (near - bare), 2)
    yield "finish in 1,000 handlers: growth to 4,000", growth(program, "finish-in-handlers", 1000)
    yield "finish below 1,000 pages: growth to 4,000", growth(program, "finish-at-the-bottom", 1000)


def survives_small_stack(program):
    """10,000 handlers that each finish the page below, on a small stack."""
    command = f"ulimit -s {STACK_KIB} && exec '{program}' finish-in-handlers {DEEP}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    print(f"{done.stdout.strip()} on a stack of {STACK_KIB} KiB")
    return done.returncode == 0 and f"{DEEP} results" in done.stdout


def main(arguments):
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    program = built()
    failed = not survives_small_stack(program)
    thresholds = {}
    if os.path.exists(THRESHOLDS):
        with open(THRESHOLDS, encoding="utf-8") as file:
            thresholds = json.load(file)
    measured = {}
    for name, value in figures(program):
        measured[name] = value
        limit = thresholds.get(name)
        over = limit is not None and value > limit
        failed = failed or (over and arguments == [])
        print(f"{value:>12,}  {name}{'' if limit is None else f', at most {limit:,}'}{'  OVER' if over else ''}")
    if arguments == ["--write"]:
        limits = {n: round(v * 1.02, 2) if isinstance(v, float) else v * 102 // 100 for n, v in measured.items()}
        with open(THRESHOLDS, "w", encoding="utf-8") as file:
            json.dump(limits, file, indent=2)
            file.write("\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
