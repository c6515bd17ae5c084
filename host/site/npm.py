"""Pyodide and esptool-js as npm brings them: of each one version, compared with the hash in
package-lock.json.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from host.cli_support import UsageError
from host.places import MADE

HERE = Path(__file__).parent
PLACE = MADE / "npm"
LISTS = ("package.json", "package-lock.json")
PACKAGE = PLACE / "node_modules/pyodide"
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
         "pyodide-lock.json")  # fmt: skip
TOOL = "esptool-js"  # beside Pyodide's package
TOOLS_PARTS = ("bundle.js", "LICENSE")
NO_NPM = (
    "npm is missing: it brings CPython as WebAssembly, which the site runs. Install Node.js "
    "(on Debian and Ubuntu: sudo apt install npm), then run this again"
)


def here() -> bool:
    """Whether the versions that are asked for have been fetched, whole."""
    wanted = json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    packages = (("pyodide", PACKAGE, PARTS), (TOOL, PACKAGE.parent / TOOL, TOOLS_PARTS))
    return all(
        version_in(folder) == wanted[name] and all((folder / each).is_file() for each in parts)
        for name, folder, parts in packages
    )


def version_in(folder: Path) -> str:
    """Of the package in this folder; "" where there is none."""
    try:
        return str(json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"])
    except (OSError, ValueError, LookupError):
        return ""


def pyodide() -> Path:
    """The folder of its package, fetched if need be. UsageError says what is missing."""
    if here():
        return PACKAGE
    npm = shutil.which("npm")
    if npm is None:
        raise UsageError(NO_NPM)
    PLACE.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copyfile(HERE / name, PLACE / name)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    ran = subprocess.run(command, cwd=PLACE, capture_output=True, text=True)
    if ran.returncode or not here():
        said = (ran.stderr or ran.stdout).strip()
        raise UsageError(
            f"npm could not fetch Pyodide and esptool-js (is there a network?):\n{said}"
        )
    return PACKAGE
