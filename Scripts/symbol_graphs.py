"""The public symbols of a module, for the checks beside this file."""
import json
import os
import re
import subprocess
import tempfile

from tree import ROOT


def run(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def modules_of_last_build():
    return os.path.join(run("swift", "build", "--show-bin-path").strip(), "Modules")


def load(folder, module):
    """The graphs in a folder: the module's own, and those of types of others that it extends."""
    graphs = []
    for name in sorted(os.listdir(folder)):
        if re.fullmatch(rf"{module}(@\w+)?\.symbols\.json", name):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                graphs.append(json.load(file))
    return graphs


def of_last_build(module):
    """The graphs of a module as the last debug build has left it; none if it has not been built."""
    modules = modules_of_last_build()
    if not os.path.exists(os.path.join(modules, module + ".swiftmodule")):
        return []
    target = json.loads(run("swift", "-print-target-info"))["target"]["triple"]
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder)
        return load(folder, module)
