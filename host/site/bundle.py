"""The site: a folder of static files that any server serves, with a table in it.

It is the page of host/page/web over a worker in place of the server. The same sources make the same
bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from engine import found
from engine.words import LANGUAGES
from host.page import looks, words
from host.places import ROOT
from host.site import trees
from host.site.npm import PARTS, TOOL

WEB = ROOT / "host/page/web"
OWN = Path(__file__).parent / "web"
HEAD, MAIN = "<!-- head.html -->", "<main>"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
MORE_HEAD = f"""
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<link rel="manifest" href="manifest.webmanifest">
<link rel="stylesheet" href="tab.css">"""
IMPORT = re.compile(r"""(?:from|import) ?\(?"\./([\w.]+\.js)"|new URL\("([\w.]+\.js)\"""")
STYLE = re.compile(r'"([\w.]+\.css)"')
# What a tab runs of Python: all but tests, tools, and what only a computer has.
PACKAGES = ("engine", "firmware", "host/archive", "host/cable", "host/install", "host/opponents",
            "host/page", "host/people", "host/site")  # fmt: skip
READ = (".py", ".txt", ".md", ".json")
# Of Python's own library, what people need who write and try programs.
LEFT_OUT = ("_pyrepl", "doctest.py", "pdb.py", "pydoc.py", "unittest")
SOURCES = "trilithon.zip.gz"
WRITER = "esptool.js"  # onto an ESP32: fetched when people write one
NOT_OURS = ("bundle.js", WRITER)
LICENCE = f"""\
Pyodide, CPython as WebAssembly, as its package in npm has it: each file unchanged, two of them
packed, its list of packages empty, its library without {", ".join(LEFT_OUT)}.
Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/; its sources:
https://github.com/pyodide/pyodide
"""


def make(folder: Path, pyodide: Path) -> dict[str, bytes]:
    """Write the site; what was in the folder is replaced. Returns its files."""
    files = site(pyodide)
    if folder.exists():
        shutil.rmtree(folder)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return files


def site(pyodide: Path) -> dict[str, bytes]:
    """Name -> contents. `pyodide`: the folder of its package."""
    first, boards = heavy(pyodide), {trees.FILE: trees.packed_trees()}
    files = first | boards
    files |= {f"pyodide/{name}": (pyodide / name).read_bytes() for name in PARTS[:2]}
    files["pyodide/pyodide-lock.json"] = no_packages((pyodide / "pyodide-lock.json").read_bytes())
    files["pyodide/LICENCE.txt"] = LICENCE.encode()
    files["bundle.js"] = sized("HEAVY", first) + sized("BOARDS", boards)
    tool = pyodide.parent / TOOL
    files[WRITER] = (tool / "bundle.js").read_bytes()
    files["esptool-LICENCE.txt"] = (tool / "LICENSE").read_bytes()
    files |= page()
    files["offline_worker.js"] = offline(files)
    return files


def sized(name: str, files: dict[str, bytes]) -> bytes:
    """For the worker: name -> bytes and SHA-256 of each."""
    sizes = {name: (len(data), hashlib.sha256(data).hexdigest()) for name, data in files.items()}
    return f"export const {name} = {json.dumps(sizes, indent=1)};\n".encode()


def heavy(pyodide: Path) -> dict[str, bytes]:
    """What is fetched with an eye on how much has come."""
    return {
        SOURCES: sources(),
        "pyodide/pyodide.asm.wasm.gz": zipped((pyodide / "pyodide.asm.wasm").read_bytes()),
        "pyodide/python_stdlib.zip.gz": solid(library(pyodide / "python_stdlib.zip")),
    }


def zipped(data: bytes) -> bytes:
    """Packed here, for many servers of files pack nothing."""
    return gzip.compress(data, 9, mtime=0)


def solid(files: dict[str, bytes]) -> bytes:
    """Packed as a whole: a fifth smaller than each file by itself, and quicker to read."""
    return zipped(trees.packed(files, zipfile.ZIP_STORED))


def library(path: Path) -> dict[str, bytes]:
    """Python's own, of what a table may need."""
    with zipfile.ZipFile(path) as whole:
        names = [each for each in whole.namelist() if each.split("/")[0] not in LEFT_OUT]
        return {name: whole.read(name) for name in names}


def no_packages(lock: bytes) -> bytes:
    """Pyodide's own list of packages, empty: it would be fetched at every start."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()


def sources() -> bytes:
    """Python's part, packed."""
    return solid({name: path.read_bytes() for name, path in python_files()})


def python_files() -> Iterator[tuple[str, Path]]:
    """(name there, file). The games of TRILITHON_GAMES lie among all others there."""
    for path in (ROOT / "host").glob("*.py"):
        yield f"host/{path.name}", path
    for package in PACKAGES:
        yield from read_below(ROOT / package, package)
    for name, *_ in found.games():
        if not Path(found.folder(name)).is_relative_to(ROOT / "engine"):
            yield from read_below(Path(found.folder(name)), f"engine/games/{name}")


def read_below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        if path.suffix in READ and "__pycache__" not in path.parts:
            yield f"{name}/{path.relative_to(folder).as_posix()}", path


# The page


def page() -> dict[str, bytes]:
    """The page's files: those that its own lead to, some with this site's in their place."""
    index = index_page((WEB / "index.html").read_text(encoding="utf-8"))
    files = {"index.html": index.encode(), "icon.svg": (WEB / "icon.svg").read_bytes()}
    todo = [
        "app.js",
        "worker.js",
        "offline_worker.js",
        "manifest.webmanifest",
        *STYLE.findall(index),
    ]
    while todo:
        name = todo.pop()
        if name in files or name in NOT_OURS:
            continue
        files[name] = contents(name)
        text = files[name].decode()
        todo += [first or second for first, second in IMPORT.findall(text)] + STYLE.findall(text)
    return files


def index_page(text: str) -> str:
    head = (WEB / "head.html").read_text(encoding="utf-8").rstrip()
    text = text.replace(HEAD, head + MORE_HEAD.replace("\n", "\n  "))
    late = "".join(
        f'<span lang="{each}">{words.say(each, "no_page")}</span> ' for each in LANGUAGES
    )
    return text.replace(MAIN, f'<p id="late">{late.strip()}</p>\n  {MAIN}')


def contents(name: str) -> bytes:
    """A file of the page: made, this site's own, a look's, or the page's."""
    if name in (words.MODULE, looks.MODULE):
        return (words.module() if name == words.MODULE else looks.module()).encode()
    own = OWN / name
    path = own if own.is_file() else looks.files().get(name, WEB / name)
    return path.read_bytes()


def offline(files: dict[str, bytes]) -> bytes:
    """The service worker, with the list of all files and a name for just these."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        whole.update(f"{name} {hashlib.sha256(data).hexdigest()}\n".encode())
    names = [".", *sorted(name for name in files if name != "offline_worker.js")]
    text = files["offline_worker.js"].decode()
    text = text.replace('const ID = "";', f'const ID = "{whole.hexdigest()[:16]}";')
    return text.replace(
        "const FILES = [];", f"const FILES = {json.dumps(names, indent=1)};"
    ).encode()
