"""Names that a board has in its flash already, in place of our own.

MicroPython keeps every name it ever meets, for good: about seventeen bytes each, and fifteen games
have two thousand. So code compiled for a board uses names that every MicroPython has built in
(`isalpha`, `ticks_us`), or two letters, for its own things. Lines stay where they are: file and
line in a traceback are true, and the host knows the function's name (real_names.py).

A name stays as it is where other code may mean it: one of MicroPython's own, of a module that is
not ours, of a device's interface unless our own code gives it, one spelt in a string (`getattr`, a
key), or one that its file reads and never assigns, as the instructions of PIO. The others are
renamed everywhere together; but names of different games may share a new name, since no two games
are in memory at once, and so may names private to different modules. A new name depends almost only
on the old one: so `trilithon deploy` sends only files that changed.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import itertools
import keyword
import re
import string
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeGuard

from host.install.inline_constants import names_bound
from host.install.names_in_flash import IN_FLASH, OF_ESP32
from host.install.respell import Dictionary, respelt

DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
DEVICES = ("firmware.drivers.", "firmware.devices.", "firmware.boot.", "firmware.network.")
CLIENTS = "firmware.network."  # of a library that brings methods of its own
INHERITING = ("firmware.network.client",)  # a class of mqtt_as, which means its names by `self`
TESTS = "test_"  # found by their names, where they are compiled as a board's code is
MEANT = {"const", "super"}  # MicroPython's compiler takes a call of these for something else
PREFIXES = {"do_", "_"}  # of names put together, where they are: `getattr(self, "do_" + command)`
GAMES = "engine.games."
TRIES = 16  # places that a name may have among those in flash
OWN = 24  # of these are for the names of single modules,
OF_GAME = 16  # so many for those of single games;
OF_GAMES = 400  # more of both are names of two letters
LETTERS = [
    a + b
    for a, b in itertools.product(string.ascii_lowercase, string.ascii_letters + string.digits)
]


@dataclass
class File:
    """A module and the names in it.

    used     all;  `kept` those that memory holds: not what lives inside a function alone
    outer    read off something, imported, or an argument's keyword: others may mean them
    stay     of what is not ours;  `spelt` in strings
    given    to something here: its functions, classes, arguments, what objects have
    devices  read off something, or an argument's keyword, where devices are used
    """

    tree: ast.Module
    used: set[str] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)
    outer: set[str] = field(default_factory=set)
    stay: set[str] = field(default_factory=set)
    spelt: set[str] = field(default_factory=set)
    given: set[str] = field(default_factory=set)
    devices: set[str] = field(default_factory=set)


class ShortNames:
    """Of all modules that are compiled together: module -> text."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts
        self.files: dict[str, File] = {}
        for module, text in texts.items():
            try:
                self.files[module] = looked_at(module, ast.parse(text), texts)
            except SyntaxError:
                continue  # the compiler will say it
        files = self.files.values()
        self.outer = {name for file in files for name in file.outer}
        self.stay = self.staying()
        taken = {name for file in files for name in file.used | file.spelt} | set(keyword.kwlist)
        flash = [name for name in IN_FLASH if name not in taken | MEANT]
        letters = [name for name in LETTERS if name not in taken]
        self.own = flash[:OWN] + letters[:OWN]
        self.of_games = flash[OWN : OWN + OF_GAME] + letters[OWN:OF_GAMES]
        self.of_game = self.by_game()
        rest = flash[OWN + OF_GAME :]
        self.common = scattered(self.of_game.get("", []), rest, letters[OF_GAMES:])

    def staying(self) -> set[str]:
        """Names that other code may mean."""
        stay = {*IN_FLASH, *itertools.chain(*(module.split(".") for module in self.texts))}
        spelt = {name for file in self.files.values() for name in file.spelt}
        given = {name for file in self.files.values() for name in file.given} - {*OF_ESP32}
        for module, file in self.files.items():
            stay |= file.stay
            stay |= file.devices if module.startswith(CLIENTS) else file.devices - given
            prefixes = file.spelt & PREFIXES
            stay |= file.used & {prefix + name for prefix in prefixes for name in spelt}
        return stay | spelt

    def by_game(self) -> dict[str, list[str]]:
        """Game, or "" for all -> the names that more than a module means, sorted."""
        where: dict[str, set[str]] = {}
        for module, file in self.files.items():
            for name in file.used:
                where.setdefault(name, set()).add(game_of(module))
        found: dict[str, list[str]] = {}
        for name in sorted({name for file in self.files.values() for name in file.kept}):
            if name in self.outer and self.goes(name):
                games = where[name]
                found.setdefault(min(games) if len(games) == 1 else "", []).append(name)
        return found

    def goes(self, name: str) -> bool:
        plain = not name.startswith(("__", TESTS))
        return len(name) > 2 and plain and name not in self.stay

    def dictionary(self, module: str) -> Dictionary:
        """Old -> new, for this module."""
        file, game = self.files[module], game_of(module)
        words = dict(self.common)
        if game:
            words.update(zip(self.of_game.get(game, []), self.of_games, strict=False))
        own = sorted(name for name in file.kept - self.outer if self.goes(name))
        words.update(zip(own, self.own, strict=False))
        return words

    def notes(self) -> dict[str, dict[str, str]]:
        """Module -> new -> old; under "" those that every module shares."""
        own = {module: self.dictionary(module) for module in self.files}
        rest = {module: turned(own[module], self.common) for module in own}
        return {
            "": turned(self.common),
            **{module: words for module, words in rest.items() if words},
        }

    def short(self, module: str) -> str:
        """The module's text with short names."""
        if module not in self.files:
            return self.texts[module]
        tree = self.files[module].tree
        return respelt(self.texts[module], tree, self.dictionary(module), self.texts)


def game_of(module: str) -> str:
    """The game that a module belongs to, or ""."""
    return module.split(".")[2] if module.startswith(GAMES) else ""


def turned(words: Dictionary, without: Dictionary | None = None) -> Dictionary:
    """New -> old, of words that are not the same elsewhere."""
    known = without or {}
    return {new: old for old, new in words.items() if known.get(old) != new}


def scattered(names: list[str], flash: list[str], letters: list[str]) -> Dictionary:
    """Old -> new: by the old one's hash, so that one name more moves few others."""
    words: Dictionary = {}
    taken: set[str] = set()
    for mark, name in sorted((marked(name), name) for name in names):
        new = next(new for new in places(mark, flash, letters) if new not in taken)
        words[name] = new
        taken.add(new)
    return words


def places(mark: int, flash: list[str], letters: list[str]) -> Iterator[str]:
    """Where a name may go, the best first: a few places in flash, then any two letters."""
    for turn in range(TRIES if flash else 0):
        yield flash[(mark + turn * (mark >> 32)) % len(flash)]
    for step in range(len(letters)):
        yield letters[(mark + step) % len(letters)]


def marked(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")


def looked_at(module: str, tree: ast.Module, ours: Collection[str]) -> File:
    file = File(tree)
    nodes = list(ast.walk(tree))
    not_code = set(descriptions(nodes))
    for node in nodes:
        identifiers(file, node, ours)
        text = node.value if isinstance(node, ast.Constant) and node not in not_code else None
        if isinstance(text, str) and DOTTED.fullmatch(text):
            file.spelt.update(text.split("."))
        if module.startswith(DEVICES):
            file.devices.update(of_device(node))
        if is_fault(node):
            file.stay.add(node.name)
    file.kept |= module_names(tree)
    file.stay |= free_names(nodes) | of_others(nodes, ours)
    if module in INHERITING:
        file.stay |= file.used
    return file


def descriptions(nodes: list[ast.AST]) -> Iterator[ast.Constant]:
    """Strings that no program sees: docstrings and annotations."""
    for node in nodes:
        said = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for part in filter(None, said):
            yield from (each for each in ast.walk(part) if isinstance(each, ast.Constant))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def identifiers(file: File, node: ast.AST, ours: Collection[str]) -> None:
    """The names in this node itself."""
    if isinstance(node, ast.Name):
        file.used.add(node.id)
    elif isinstance(node, ast.Attribute):
        for names in (file.used, file.outer, file.kept):
            names.add(node.attr)
        if isinstance(node.ctx, ast.Store):
            file.given.add(node.attr)
    elif isinstance(node, ast.arg):
        for names in (file.used, file.kept, file.given):
            names.add(node.arg)
    elif isinstance(node, ast.keyword) and node.arg:
        file.used.add(node.arg)
        file.outer.add(node.arg)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        for names in (file.used, file.kept, file.given):
            names.add(node.name)
    elif isinstance(node, ast.ExceptHandler) and node.name:
        file.used.add(node.name)
    elif isinstance(node, ast.Import | ast.ImportFrom):
        imported = {name for each in node.names for name in (each.name, each.asname) if name}
        imported = {part for name in imported for part in name.split(".")}
        of_ours = isinstance(node, ast.ImportFrom) and node.module in ours
        file.used |= imported
        (file.outer if of_ours else file.stay).update(imported)


def is_fault(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    """Whether it is the class of an exception, whose name a board writes on its screen."""
    if not isinstance(node, ast.ClassDef):
        return False
    bases = [getattr(builtins, base.id, None) for base in node.bases if isinstance(base, ast.Name)]
    return any(isinstance(base, type) and issubclass(base, BaseException) for base in bases)


def of_device(node: ast.AST) -> Iterator[str]:
    """Names of what MicroPython's modules of a board have: read off anything but `self`."""
    if isinstance(node, ast.Attribute):
        if not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            yield node.attr
    elif isinstance(node, ast.keyword) and node.arg:
        yield node.arg


def of_others(nodes: list[ast.AST], ours: Collection[str]) -> set[str]:
    """Names read off modules that are not ours, and off what comes from them."""
    others = set()
    for node in nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", "") or ""
            for each in node.names:
                if module not in ours and f"{module}.{each.name}" not in ours:
                    others.add(each.asname or each.name)
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in others
    }


def free_names(nodes: list[ast.AST]) -> set[str]:
    """Read, and given a value nowhere in the file: built in, or of the assembler for PIO."""
    bound = {name for node in nodes for name in names_bound(node)}
    return {node.id for node in nodes if isinstance(node, ast.Name)} - bound


def module_names(tree: ast.Module) -> set[str]:
    """What is assigned in a module or a class, not in a function."""
    found = set()
    todo: list[ast.AST] = [tree]
    while todo:
        for node in ast.iter_child_nodes(todo.pop()):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                todo.append(node)
    return found
