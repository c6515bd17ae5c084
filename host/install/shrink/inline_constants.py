"""Constants written out where they are used: a board neither keeps nor looks up their names.

A name of a module takes about thirty bytes of a board's heap and a look-up at each use. Here every
`NAME = 5` at the top of a module, in capitals and assigned nowhere else, is replaced by its value
in all files that name it; if then no code reads the name, its assignment and imports go. Lines keep
their numbers. Unclear cases stay as they are: a name bound twice in a file, read off a module
(`game.RULES`), spelt in a string (`getattr(game, "RULES")`), or in an f-string.
"""

from __future__ import annotations

import ast
import operator
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

CAPITALS = re.compile(r"_?[A-Z][A-Z0-9_]*")
LONGEST = 10  # characters of a string that MicroPython keeps once, however often it is written
OPERATORS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv, ast.LShift: operator.lshift, ast.RShift: operator.rshift,
    ast.BitOr: operator.or_, ast.BitAnd: operator.and_,
}  # fmt: skip

Value = int | str | None
Import = tuple[str, str]  # a module and a name of it
Node = ast.expr | ast.stmt
NOTHING = object()  # where None may be a value


@dataclass
class File:
    """A module's text and what its names are.

    nodes      of its tree, all
    bound      how often each name is bound anywhere in the file
    assigned   name -> the expression it is given at the top of the module
    imported   name -> where it comes from
    """

    text: str
    tree: ast.Module
    nodes: list[ast.AST]
    bound: Counter[str] = field(default_factory=Counter)
    assigned: dict[str, ast.expr] = field(default_factory=dict)
    imported: dict[str, Import] = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> File:
        tree = ast.parse(text)
        file = cls(text, tree, list(ast.walk(tree)))
        file.bound.update(name for node in file.nodes for name in names_bound(node))
        for node in file.nodes:
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    file.imported[alias.asname or alias.name] = (node.module, alias.name)
        for statement in file.tree.body:
            for target, value in assignments(statement):
                file.assigned[target] = value
        return file


def names_bound(node: ast.AST) -> Iterator[str]:
    """The names that this node itself gives a value, or says something of."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from [alias.asname or alias.name.split(".")[0] for alias in node.names]
    elif isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name


def assignments(statement: ast.stmt) -> list[tuple[str, ast.expr]]:
    """(name, value) of `A = 1` and of `A, B = 1, 2`, all names in capitals; else none."""
    targets: list[ast.expr] = []
    values: list[ast.expr] = []
    if isinstance(statement, ast.AnnAssign) and statement.value:
        targets, values = [statement.target], [statement.value]
    elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        targets, values = [statement.targets[0]], [statement.value]
        if isinstance(targets[0], ast.Tuple):
            targets, values = targets[0].elts, getattr(values[0], "elts", [])
    names = [each.id for each in targets if isinstance(each, ast.Name)]
    if len(names) != len(values) or not all(map(CAPITALS.fullmatch, names)):
        return []
    return list(zip(names, values, strict=True))


class Constants:
    """Of all the files that are compiled together: module -> text.

    changed     names that are set on something from outside
    everywhere  names that any code may read off any module
    kept        (module, name) of what else must stay in its module
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.files = {}
        for module, text in texts.items():
            try:
                self.files[module] = File.of(text)
            except SyntaxError:
                continue  # the compiler will say it
        self.known: dict[Import, object] = {}
        self.changed: set[str] = set()
        self.everywhere: set[str] = set()
        self.kept: set[Import] = set()
        for module, file in self.files.items():
            self.look(module, file)
        self.keep_what_is_imported()

    # Values

    def value(self, module: str, name: str) -> object:
        """What the name stands for in the module, or NOTHING."""
        if (module, name) not in self.known:
            self.known[module, name] = NOTHING  # against going round in circles
            self.known[module, name] = self.found(module, name)
        return self.known[module, name]

    def found(self, module: str, name: str) -> object:
        file = self.files.get(module)
        if file is None or file.bound[name] != 1 or name in self.changed:
            return NOTHING
        if name in file.imported:
            return self.value(*file.imported[name])
        if name not in file.assigned:
            return NOTHING
        value = self.computed(module, file.assigned[name])
        return NOTHING if isinstance(value, str) and len(value) > LONGEST else value

    def computed(self, module: str, node: ast.expr) -> object:
        if isinstance(node, ast.Constant) and isinstance(node.value, Value):
            return node.value
        if isinstance(node, ast.Name):
            return self.value(module, node.id)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.computed(module, node.operand)
            return -value if isinstance(value, int) else NOTHING
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            left, right = self.computed(module, node.left), self.computed(module, node.right)
            if isinstance(left, int) and isinstance(right, int):
                return OPERATORS[type(node.op)](left, right)
        return NOTHING

    # Names that must stay

    def look(self, module: str, file: File) -> None:
        """What this file needs of names, other than in plain sight."""
        for node in file.nodes:
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                self.changed.add(node.attr)
            elif isinstance(node, ast.Attribute) and self.of_module(file, node) is None:
                self.everywhere.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.everywhere.add(node.value)
            elif isinstance(
                node, ast.JoinedStr
            ):  # where in the text these are, 3.12 is first to say
                inside = list(ast.walk(node))
                self.everywhere |= {each.attr for each in inside if isinstance(each, ast.Attribute)}
                self.kept |= {(module, each.id) for each in inside if isinstance(each, ast.Name)}

    def of_module(self, file: File, node: ast.Attribute) -> Import | None:
        """(module, name) where a name is read off an imported module."""
        base = node.value.id if isinstance(node.value, ast.Name) else ""
        if base not in file.imported or file.bound[base] != 1:
            return None
        module = ".".join(file.imported[base])
        return (module, node.attr) if module in self.files else None

    def keep_what_is_imported(self) -> None:
        """A name that stays in a file, and came from another, stays there too."""
        todo = list(self.kept)
        for module, file in self.files.items():
            todo += [(module, name) for name in file.imported if not self.goes(module, name)]
        while todo:
            module, name = todo.pop()
            self.kept.add((module, name))
            source = self.files[module].imported.get(name) if module in self.files else None
            if source and source not in self.kept:
                todo.append(source)

    def goes(self, module: str, name: str) -> bool:
        """Whether no code needs the name in this module once its value is written out."""
        there = self.value(module, name) is not NOTHING
        return there and name not in self.everywhere and (module, name) not in self.kept

    # Texts

    def written_out(self, module: str) -> str:
        """The module's text with values in place of names."""
        file = self.files[module]
        lines = file.text.encode().split(b"\n")
        changes = self.changes(module, file, file.tree)
        for node, new in sorted(changes, key=lambda change: place(change[0]), reverse=True):
            replace(lines, node, new)
        return b"\n".join(lines).decode()

    def changes(self, module: str, file: File, parent: ast.AST) -> Iterator[tuple[Node, str]]:
        """(node, text in its place); none lies in another."""
        for node in ast.iter_child_nodes(parent):
            new = None
            if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                new = self.instead(module, file, node)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and parent is file.tree:
                names = [name for name, _ in assignments(node)]
                new = "pass" if names and all(self.goes(module, name) for name in names) else None
            elif isinstance(node, ast.ImportFrom):
                new = self.imports(module, node)
            if new is not None:
                yield node, new  # type: ignore[misc]
            elif not isinstance(node, ast.JoinedStr):
                yield from self.changes(module, file, node)

    def instead(self, module: str, file: File, node: ast.Name | ast.Attribute) -> str | None:
        """The value of a name, None where it stays."""
        place = (module, node.id) if isinstance(node, ast.Name) else self.of_module(file, node)
        if place is None or place in self.kept or self.value(*place) is NOTHING:
            return None
        value = self.value(*place)
        return f"({value})" if isinstance(value, int) and value < 0 else repr(value)

    def imports(self, module: str, node: ast.ImportFrom) -> str | None:
        """What is left of an import; None where it is all of it."""
        stay = [each for each in node.names if not self.goes(module, each.asname or each.name)]
        if len(stay) == len(node.names):
            return None
        names = ", ".join(map(ast.unparse, stay))
        return f"from {node.module} import {names}" if stay else "pass"


def place(node: Node) -> tuple[int, int]:
    return node.lineno, node.col_offset


def replace(lines: list[bytes], node: Node, new: str) -> None:
    """In place; as many lines as before."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    rest = lines[last][node.end_col_offset :]
    lines[first] = lines[first][: node.col_offset] + new.encode() + rest
    lines[first + 1 : last + 1] = [b""] * (last - first)
