"""What a board holds: the engine and the firmware, compiled to MicroPython's bytecode."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import json
import os
import re
import shutil
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from engine import catalogue, found
from host.install import listing
from host.install.shrink import shrink
from host.install.shrink.fewer_folders import on_board
from host.install.tools import Tools as Tools
from host.install.tools import find_command as find_command
from host.install.tools import find_tools as find_tools
from host.install.tools import said_by as said_by
from host.places import MADE
from host.places import ROOT as ROOT

PROCESSES = 2

# No asserts, but line numbers: a traceback that says where is worth a seventh more bytes.
BOARD_LEVEL = "-O2"

GAMES = "engine/games"
EXPLAINING = (
    "__init__",
    "simulated",
    "geometry",
    "rulings",
    "things",
)  # files of a game that no board needs
OF_COMPUTERS = ("engine/simulated.py", "engine/trace.py", "engine/knowledge.py")

# What a processor that mpy-cross knows has instead: the same functions in its own code.
NATIVE = {
    "firmware/lights/pixels.py": "firmware/drivers/pixels_viper.py",
    "firmware/boot/in_place.py": "firmware/drivers/in_place_viper.py",
}

GIVEN = "all that was given"  # in the manifest, beside files
COMPILED = MADE / "compiled"  # by fingerprint: what one folder has, no other compiles again
KEPT_S = 7 * 24 * 3600  # after its last use


@dataclass(frozen=True)
class Source:
    """A file the board would hold as `target`; Python is compiled at `level`, the rest copied.

    level  options of mpy-cross, between blanks;  `made` its text, where it is not that of `path`
    """

    path: Path
    target: str
    level: str
    made: str | bytes = ""

    def read(self) -> bytes:
        made = self.made.encode() if isinstance(self.made, str) else self.made
        return made or self.path.read_bytes()

    @property
    def built(self) -> str:
        """Where the compiled or copied file goes."""
        return on_board(re.sub(r"\.py$", ".mpy", self.target))


def files_below(folder: Path) -> Iterator[Path]:
    """The folder's files in a fixed order, without what Python and editors leave behind."""
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).parts
        hidden = any(part.startswith(".") or part == "__pycache__" for part in inner)
        if path.is_file() and not hidden and path.suffix not in (".pyc", ".mpy"):
            yield path


def board_sources(languages: Sequence[str] = ()) -> Iterator[Source]:
    """Everything a board holds, in a fixed order: also games from elsewhere, beside ours.

    languages  that it speaks; none: all that are chosen
    """
    for package in ("engine", "firmware"):
        for path in files_below(ROOT / package):
            target = path.relative_to(ROOT).as_posix()
            if target == listing.FOUND:
                yield Source(path, target, BOARD_LEVEL, listing.listing(languages))
            elif target == listing.USUAL:
                yield Source(path, target, BOARD_LEVEL, listing.usual_chains())
            elif target in NATIVE.values():
                yield Source(path, target, for_processor("host"))
            elif not only_on_computers(target):
                yield Source(path, target, BOARD_LEVEL)
    for name in [line[0] for line in catalogue.GAMES]:
        folder = Path(found.folder(name))
        if not folder.is_relative_to(ROOT / GAMES):
            for path in sorted(folder.glob("*.py")):
                target = f"{GAMES}/{name}/{path.name}"
                if not only_on_computers(target):
                    yield Source(path, target, BOARD_LEVEL)
    for target, text in listing.texts(languages):
        yield Source(Path(target), target, "", text)


def for_processor(arch: str) -> str:
    """The level of what is compiled to a processor's own code."""
    return f"{BOARD_LEVEL} -march={arch}"


def only_on_computers(target: str) -> bool:
    """Of the engine's files: languages, which a board has packed, and what explains, or draws."""
    path = Path(target)
    if target.startswith(GAMES + "/") and path.parent.name != "games":
        return path.stem in EXPLAINING or found.is_language(path.stem) or path.suffix != ".py"
    drawing = path.suffix == ".js" or (
        target.startswith("engine/plates/") and path.stem in ("geometry", "laid", "rings")
    )
    of_language = target.startswith("engine/") and found.is_language(path.stem)
    return drawing or of_language or target in OF_COMPUTERS


def contents(wanted: Sequence[Source]) -> dict[str, bytes]:
    """Target -> what is compiled or copied; of Python only what a board needs of it."""
    with no_collections():
        return rewritten({source.target: source.read() for source in wanted})


@contextlib.contextmanager
def no_collections() -> Iterator[None]:
    """Nothing of a tree is garbage while it is in use: to look for some takes a third longer."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def rewritten(texts: dict[str, bytes]) -> dict[str, bytes]:
    """The same of these texts by target."""
    targets = {module_of(target): target for target in texts if target.endswith(".py")}
    slim = shrink({module: texts[target].decode() for module, target in targets.items()})
    return {**texts, **{targets[module]: text.encode() for module, text in slim.items()}}


def module_of(target: str) -> str:
    return target.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def fingerprint(source: Source, text: bytes, compiler: str) -> str:
    """Changes whenever the built file would."""
    said = f"{compiler} {source.level} -s {source.built} "
    return hashlib.sha256(said.encode() + text).hexdigest()


def build_one(source: Source, text: bytes, folder: Path, tools: Tools) -> str:
    """Compile or copy one file; return the compiler's complaint, empty if all went well.

    The built file appears complete or not at all, so that two runs at once do no harm.
    """
    target = folder / source.built
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.{os.getpid()}")
    if source.path.suffix != ".py":
        draft.write_bytes(text)
    else:
        compiled = COMPILED / fingerprint(source, text, tools.compiler)
        complaint = compile_one(source, text, compiled, tools)
        if complaint:
            target.unlink(missing_ok=True)
            return complaint
        shutil.copyfile(compiled, draft)
    draft.replace(target)
    return ""


def compile_one(source: Source, text: bytes, compiled: Path, tools: Tools) -> str:
    """Compile a file unless that was done before, for any folder; return the complaint."""
    with contextlib.suppress(OSError):
        os.utime(compiled)  # it is there, and in use
        return ""
    draft = compiled.with_name(f"{compiled.name}.{os.getpid()}")
    # -s: the name that tracebacks show, and by which code that is frozen is found. Where it is that
    # of the board's file, it is in memory anyhow.
    command = [tools.mpy_cross, *source.level.split(), "-s", source.built, "-o", str(draft), "-"]
    made = said_by(*command, given=text.decode())
    if made.returncode != 0:
        draft.unlink(missing_ok=True)
        return made.stdout or "mpy-cross failed without a word\n"
    draft.replace(compiled)
    return ""


def forget_old() -> None:
    """Forget compiled files that were not used lately."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    for path in COMPILED.iterdir():
        with contextlib.suppress(OSError):  # another run forgets, too
            if path.stat().st_mtime < time.time() - KEPT_S:
                path.unlink()


def read_manifest(path: Path) -> dict[str, str]:
    """Fingerprints of the files built last time; none if that is not known."""
    try:
        return dict(json.loads(path.read_text()))
    except (OSError, ValueError):
        return {}


def build(wanted: Sequence[Source], folder: Path, tools: Tools) -> list[tuple[str, str]]:
    """Bring the folder up to date. Returns (file, complaint) for each that does not compile."""
    manifest = folder / "manifest.json"
    old = read_manifest(manifest)
    given = all_given(wanted, tools)
    if old.get(GIVEN) == given and whole(folder, wanted):
        return []
    texts = contents(wanted)
    new = {
        source.built: fingerprint(source, texts[source.target], tools.compiler) for source in wanted
    }
    fresh = {
        name: mark
        for name, mark in old.items()
        if new.get(name) == mark and (folder / name).exists()
    }
    old.pop(GIVEN, None)
    for name in old.keys() - new.keys():  # what has changed is replaced: another run may read it
        (folder / name).unlink(missing_ok=True)
    # Written before the work too: an interrupted run must not vouch for files it replaced.
    folder.mkdir(parents=True, exist_ok=True)
    manifest.write_text(json.dumps(fresh))
    todo = [source for source in wanted if source.built not in fresh]
    forget_old()
    with ThreadPoolExecutor(PROCESSES) as pool:
        complaints = list(
            pool.map(lambda source: build_one(source, texts[source.target], folder, tools), todo)
        )
    failures = []
    for source, complaint in zip(todo, complaints, strict=True):
        if complaint:
            failures.append((source.target, complaint))
        else:
            fresh[source.built] = new[source.built]
    if not failures:
        fresh[GIVEN] = given
    manifest.write_text(json.dumps(fresh, indent=1))
    return failures


def whole(folder: Path, wanted: Sequence[Source]) -> bool:
    """Whether everything is there, as old as it may be."""
    return all((folder / each.built).exists() for each in wanted)


def all_given(wanted: Sequence[Source], tools: Tools) -> str:
    """Changes whenever any built file might: with a source, the compiler, or what is done here."""
    found = hashlib.sha256(tools.compiler.encode())
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        found.update(path.read_bytes())
    for source in wanted:
        found.update(f"{source.level} {source.built}\n".encode() + source.read())
    return found.hexdigest()
