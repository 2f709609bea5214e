#!/usr/bin/env python3
"""Counts instructions under callgrind and compares them with Benchmarks/Thresholds.

usage: benchmark.py [--selftest]

A scenario runs twice with different numbers of repetitions; the difference is what one repetition
costs, start-up apart. Needs valgrind and a release build of Benchmarks (it makes one). What is
compared: start and finish of one screen on a chain of 16 and of 1,000, also from a second host; 400 starts in one batch
with 100; and the same UIKit calls without the library beside them, the latter also in processor time. Exit status 0 if nothing is above its threshold, else 1.
"""
import json, os, re, resource, shutil, subprocess, sys, tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THRESHOLDS = os.path.join(ROOT, "Benchmarks", "Thresholds", "linux-swift-6.3.json")
REPETITIONS = {
    "push-pairs": (100, 200), "shared-push-pairs": (100, 200), "bare-push-pairs": (100, 200),
    "modal-pairs": (20, 40), "bare-modal-pairs": (20, 40), "batched-starts": (2, 4)}


def instructions(binary, scenario, size, repetitions):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", binary,
             scenario, str(size), str(repetitions)],
            capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def cost(binary, name):
    scenario, size = name.split()
    few, many = REPETITIONS[scenario]
    return (instructions(binary, scenario, size, many)
            - instructions(binary, scenario, size, few)) // (many - few)


def microseconds(binary, name):
    """What a repetition costs in processor time: the least of some runs, as others want the processor too."""
    scenario, size = name.split()

    def least(repetitions):
        times = []
        for _ in range(9):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            subprocess.run([binary, scenario, size, str(repetitions)], stdout=subprocess.DEVNULL, check=True)
            times.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
        return min(times)

    return (least(40_000) - least(10_000)) / 30_000 * 1e6


def above(measured, thresholds):
    """The sentences that say what is above its threshold."""
    problems = []
    for name, limit in thresholds["instructions per start and finish"].items():
        if measured[name] > limit:
            problems.append(f"{name}: {measured[name]:,} instructions, at most {limit:,} are allowed")
    for name, limit in thresholds.get("microseconds", {}).items():
        if measured[name, "µs"] > limit:
            problems.append(f"{name}: {measured[name, 'µs']:.1f} µs, at most {limit} µs are allowed")
    for name, limit in thresholds["ratios"].items():
        one, other = name.split(" / ")
        ratio = measured[one] / measured[other]
        if ratio > limit:
            problems.append(f"{name}: {ratio:.3f}, at most {limit} is allowed")
    return problems


def selftest():
    thresholds = {"instructions per start and finish": {"a 1": 10}, "ratios": {"b 2 / a 1": 1.1}}
    assert above({"a 1": 10, "b 2": 11}, thresholds) == []
    assert len(above({"a 1": 11, "b 2": 11}, thresholds)) == 1
    assert len(above({"a 1": 10, "b 2": 12}, thresholds)) == 1
    thresholds["microseconds"] = {"a 1": 20}
    assert above({"a 1": 10, "b 2": 11, ("a 1", "µs"): 20}, thresholds) == []
    assert len(above({"a 1": 10, "b 2": 11, ("a 1", "µs"): 20.5}, thresholds)) == 1


def main():
    selftest()
    if sys.argv[1:] == ["--selftest"]:
        return 0
    if not shutil.which("valgrind"):
        print("valgrind is missing: install it with apt-get install valgrind")
        return 1
    build = ["swift", "build", "-c", "release", "--product", "Benchmarks"]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run(build[:4] + ["--show-bin-path"], cwd=ROOT, capture_output=True, text=True,
                            check=True).stdout.strip()
    thresholds = json.load(open(THRESHOLDS, encoding="utf8"))
    names = set(thresholds["instructions per start and finish"])
    for ratio in thresholds["ratios"]:
        names.update(ratio.split(" / "))
    measured = {name: cost(os.path.join(folder, "Benchmarks"), name) for name in sorted(names)}
    for name, count in measured.items():
        print(f"{name}: {count:,} instructions")
    for name in thresholds["microseconds"]:
        measured[name, "µs"] = microseconds(os.path.join(folder, "Benchmarks"), name)
        print(f"{name}: {measured[name, 'µs']:.1f} µs")
    problems = above(measured, thresholds)
    print("\n".join(problems) if problems else "nothing is above its threshold")
    return 1 if problems else 0


sys.exit(main())
