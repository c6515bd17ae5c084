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
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from engine import found
from engine.words import LANGUAGES
from host.page import words
from host.page.files import WEB, contents, written
from host.page.one_script import ENDING, one_script
from host.places import ROOT
from host.site import bytecode, trees
from host.site.bytecode import Files
from host.site.npm import TOOL

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
<link rel="stylesheet" href="tab.css">
<script src="early.js"></script>"""
NAMED = re.compile(r"""import\("\./([\w.]+\.js)"|new (?:URL|Worker)\("([\w.]+\.js)\"""")
STYLE = re.compile(r'"([\w.]+\.css)"')
# What a tab runs of Python: all but tests, tools, and what only a computer has.
PACKAGES = ("engine", "firmware", "host/archive", "host/cable", "host/install", "host/opponents",
            "host/page", "host/people", "host/site")  # fmt: skip
READ = (".py", ".txt", ".md", ".json")
# Of Python's own library, what people need who write and try programs; what a browser has no
# processes, sockets or files for; and old ways of writing.
LEFT_OUT = re.compile(
    "(_pyrepl|doctest|pdb|pydoc|unittest|bdb|cmd|code|trace|timeit|c?[pP]rofile|pstats|symtable|"
    "tabnanny|pyclbr|py_compile|compileall|modulefinder|pickletools|rlcompleter|zipapp|sched|this|"
    "antigravity|__hello__|__phello__|sre_[a-z]+|multiprocessing|socketserver|wsgiref|xmlrpc|xml|"
    "imaplib|poplib|smtplib|ftplib|mailbox|netrc|plistlib|optparse|configparser|fileinput|filecmp|"
    "shelve|wave|colorsys|nturl2path|_pyio|_pydatetime|statistics|http/(server|cookies|cookiejar)|"
    "logging/(handlers|config)|asyncio/(tools|__main__)|"
    "encodings/(mac_|cp(?!437|125)|big5|euc|gb|hz|iso2022|iso8859|johab|koi8|kz|ptcp|shift|tis|hp_)"
    r"\w*)(\.py|/.*)"
)
SOURCES = "trilithon.zip.gz"
SCRIPT = "pyodide/pyodide.mjs"
SIZES = "bundle.js"  # HEAVY, BOARDS and LOCK, for the workers
WRITER = "esptool.js"  # onto an ESP32: fetched when people write one
LICENCE = """\
Pyodide, CPython as WebAssembly, as its package in npm has it: its files unchanged, three of them
packed; its library without what a table never needs, in part compiled.
Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/; its sources:
https://github.com/pyodide/pyodide
"""


Compile = Callable[[Path, Files, Files], tuple[Files, Files]]


def make(folder: Path, pyodide: Path) -> Files:
    """Write the site; what was in the folder is replaced. Returns its files."""
    files = site(pyodide)
    if folder.exists():
        shutil.rmtree(folder)
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return files


def site(pyodide: Path, compiled: Compile = bytecode.compiled) -> Files:
    """Name -> contents. `pyodide`: the folder of its package. UsageError."""
    first, boards = heavy(pyodide, compiled), {trees.FILE: trees.packed_trees()}
    files = first | boards
    files[SCRIPT] = (pyodide / Path(SCRIPT).name).read_bytes()
    files["pyodide/LICENCE.txt"] = LICENCE.encode()
    lock = no_packages((pyodide / "pyodide-lock.json").read_bytes())
    sizes = sized("HEAVY", first) + sized("BOARDS", boards) + lock
    tool = pyodide.parent / TOOL
    files[WRITER] = (tool / "bundle.js").read_bytes()
    files["esptool-LICENCE.txt"] = (tool / "LICENSE").read_bytes()
    files |= page(sizes)
    files["offline_worker.js"] = offline(files)
    return files


def sized(name: str, files: Files) -> str:
    """For the worker: name -> bytes and SHA-256 of each."""
    sizes = {name: (len(data), hashlib.sha256(data).hexdigest()) for name, data in files.items()}
    return f"export const {name} = {json.dumps(sizes, indent=1)};\n"


def heavy(pyodide: Path, compiled: Compile) -> Files:
    """What is fetched with an eye on how much has come."""
    own, needed = compiled(pyodide, sources(), library(pyodide / "python_stdlib.zip"))
    whole = ("pyodide.asm.mjs", "pyodide.asm.wasm")
    return {
        SOURCES: solid(own),
        **{f"pyodide/{name}.gz": zipped((pyodide / name).read_bytes()) for name in whole},
        "pyodide/python_stdlib.zip.gz": solid(needed),
    }


def zipped(data: bytes) -> bytes:
    """Packed here, for many servers of files pack nothing."""
    return gzip.compress(data, 9, mtime=0)


def solid(files: Files) -> bytes:
    """Packed as a whole: a fifth smaller than each file by itself, and quicker to read."""
    return zipped(trees.packed(files, zipfile.ZIP_STORED))


def library(path: Path) -> Files:
    """Python's own, of what a table may need."""
    files = bytecode.in_zip(path.read_bytes())
    return {name: data for name, data in files.items() if not LEFT_OUT.fullmatch(name)}


def no_packages(lock: bytes) -> str:
    """For the worker: Pyodide's own list of packages, empty."""
    empty = json.dumps({**json.loads(lock), "packages": {}})
    return f"export const LOCK = {empty};\n"


def sources() -> Files:
    """Python's part."""
    return {name: path.read_bytes() for name, path in python_files()}


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


def page(sizes: str) -> Files:
    """The page's files: those that its own lead to, some with this site's in their place.

    sizes  the module that knows what is fetched with an eye on how much has come
    """
    source = partial(contents, files=written(WEB, OWN))

    def script(name: str) -> str:
        return one_script(name, lambda each: sizes if each == SIZES else source(each), (WRITER,))

    index = index_page(source("index.html"), source("head.html"))
    texts = {"index.html": index, "icon.svg": source("icon.svg"), "app" + ENDING: script("app.js")}
    todo = ["early.js", "offline_worker.js", "manifest.webmanifest", *needed(*texts.values())]
    while todo:
        name = todo.pop()
        if name not in texts and name != WRITER:
            texts[name] = script(name) if name.endswith(".js") else source(name)
            todo += needed(texts[name])
    return {name: text.encode() for name, text in texts.items()}


def needed(*texts: str) -> list[str]:
    whole = "\n".join(texts)
    return [first or second for first, second in NAMED.findall(whole)] + STYLE.findall(whole)


def index_page(text: str, head: str) -> str:
    text = text.replace(HEAD, head.rstrip() + MORE_HEAD.replace("\n", "\n  "))
    late = "".join(
        f'<span lang="{each}">{words.say(each, "no_page")}</span> ' for each in LANGUAGES
    )
    return text.replace(MAIN, f'<p id="late">{late.strip()}</p>\n  {MAIN}')


def offline(files: Files) -> bytes:
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
