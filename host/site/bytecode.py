"""What a tab runs of Python, compiled when the site is made, not at each start: a third of it."""

from __future__ import annotations

import io
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

from host.cli_support import UsageError
from host.site.to_bytecode import LIBRARY, OWN

Files = dict[str, bytes]  # path -> contents
HERE = Path(__file__).parent
NO_NODE = "Node.js is missing: it compiles what the site runs (npm comes with it)"


def compiled(pyodide: Path, own: Files, library: Files) -> tuple[Files, Files]:
    """Both by Pyodide's own Python. UsageError."""
    node = shutil.which("node")
    if node is None:
        raise UsageError(NO_NODE)
    with tempfile.TemporaryDirectory() as place:
        given, made = Path(place, "in.zip"), Path(place, "out.zip")
        files = {OWN + name: data for name, data in own.items()}
        files |= {LIBRARY + name: data for name, data in library.items()}
        with zipfile.ZipFile(given, "w") as whole:
            for name, data in sorted(files.items()):
                whole.writestr(name, data)
        program, code = HERE / "compile.mjs", HERE / "to_bytecode.py"
        command: list[str | Path] = [node, program, pyodide, code, given, made]
        ran = subprocess.run(command, capture_output=True, text=True)
        if ran.returncode or not made.is_file():
            said = "\n".join((ran.stderr or ran.stdout).strip().split("\n")[-5:])
            raise UsageError(f"Node.js could not compile what the site runs:\n{said}")
        found = in_zip(made.read_bytes())
    return below(OWN, found), below(LIBRARY, found)


def below(folder: str, files: Files) -> Files:
    return {name.removeprefix(folder): data
            for name, data in files.items() if name.startswith(folder)}  # fmt: skip


def in_zip(data: bytes) -> Files:
    with zipfile.ZipFile(io.BytesIO(data)) as whole:
        return {name: whole.read(name) for name in whole.namelist()}
