"""Compiles what a tab runs, in the very Python that runs it: compile.mjs calls this in Pyodide.

/in.zip has `own/PATH` and `library/PATH`, /out.zip then the same in another form. Own modules are
compiled beside empty sources, for they look for each other by name; of the library those that every
start imports, for a source is a third of its bytecode's size.
"""

from __future__ import annotations

import ast
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER

OWN, LIBRARY = "own/", "library/"
FIRST = "host.site.in_worker"
UNCHECKED = 1  # a hash of the source stands behind it, and nobody looks at it (PEP 552)
ITS_OWN = ("pyodide/", "_pyodide/")  # these read their own docstrings
READ = ("firmware/boot/start.py",)  # as text, by host/install/starter.py
Documented = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)


def started(whole: zipfile.ZipFile) -> set[str]:
    """The modules that every start imports."""
    whole.extractall("/in", [name for name in whole.namelist() if name.startswith(OWN)])
    sys.path.insert(0, "/in/own")
    before = set(sys.modules)
    __import__(FIRST)
    return before | set(sys.modules)


def compiled(source: bytes, name: str) -> bytes:
    """Never compared with its source again, without docstrings of modules and functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree) if not name.startswith(ITS_OWN) else ():
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def each(whole: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    first = started(whole)
    for path in whole.namelist():
        data = whole.read(path)
        kind, _, name = path.partition("/")
        if not name.endswith(".py"):
            yield path, data
        elif kind + "/" == OWN:
            folder, _, file = name.rpartition("/")
            yield path, data if name in READ else b""
            cached = f"__pycache__/{file[:-3]}.{sys.implementation.cache_tag}.pyc"
            yield f"{kind}/{folder}/{cached}", compiled(data, f"/trilithon/{name}")
        elif module_of(name) in first:
            yield path + "c", compiled(data, name)
        else:
            yield path, data


def main() -> None:
    with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile("/out.zip", "w") as made:
        for path, data in each(given):
            made.writestr(zipfile.ZipInfo(path), data)


if __name__ == "__main__":
    main()
