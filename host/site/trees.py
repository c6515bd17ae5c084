"""What boards hold, compiled, as a part of the site: for each kind of processor, in one file.

A zip of COMPILER, the words of mpy-cross about itself; `any/PATH` for every compiled file; and
`ARCH/PATH` for what a processor has in its place: its own code, or nothing, an empty file, for what
boards with it cannot use.
"""

from __future__ import annotations

import io
import zipfile

from host.install.build import Tools
from host.install.compiled import built, folder_of, furnished, sources

FILE = "boards.zip"
COMPILER = "compiler.txt"
ANY = "any"
# RP2040; RP2350; ESP32 and ESP32-S3; ESP32-C3 and its like.
PROCESSORS = ("armv6m", "armv7emsp", "xtensawin", "rv32imc")
FIRST_DAY = (1980, 1, 1, 0, 0, 0)


def packed_trees() -> bytes:
    """Of the sources here. UsageError where mpy-cross is missing."""
    usual, tools = built(sources(), folder_of(""))
    files = {COMPILER: tools.compiler.encode()}
    files |= {f"{ANY}/{name}": data for name, data in usual.items()}
    for arch in PROCESSORS:
        own, _ = built(sources(arch), folder_of(arch))
        for name in {**usual, **own}:
            if own.get(name) != usual.get(name):
                files[f"{arch}/{name}"] = own.get(name, b"")
    return packed(files)


def packed(files: dict[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """The same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", how, compresslevel=9) as whole:
        for name, data in sorted(files.items()):
            whole.writestr(zipfile.ZipInfo(name, FIRST_DAY), data, how)
    return made.getvalue()


def tree(trees: bytes, arch: str) -> tuple[dict[str, bytes], Tools]:
    """As host.install.compiled.compiled: what a board with this processor holds."""
    with zipfile.ZipFile(io.BytesIO(trees)) as whole:
        files = {name: whole.read(name) for name in whole.namelist()}
    found: dict[str, bytes] = {}
    for kind in (ANY, arch):
        begin = f"{kind}/"
        found |= {name.removeprefix(begin): data
                  for name, data in files.items() if name.startswith(begin)}  # fmt: skip
    found = {name: data for name, data in found.items() if data}
    return furnished(found, arch), Tools("", "", "", files[COMPILER].decode())
