"""What only type checkers read, left out of what is compiled for a board.

MicroPython passes over annotations, but an import that serves nothing else still runs: each takes
a place in its module's names, and `typing`, which no board has, is looked for in every folder.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from host.install.shrink.edits import Edit, spelt_with, whole

Import = tuple[str, str]  # a module and a name of it


class OnlyTypes:
    """Of all the modules that are compiled together: module -> text."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = texts
        self.trees: dict[str, ast.Module] = {}
        for module in texts:
            try:
                self.trees[module] = ast.parse(texts[module])
            except SyntaxError:
                continue  # the compiler will say it
        self.read = {module: set(names_read(tree)) for module, tree in self.trees.items()}
        self.wanted = {pair for module in self.trees for pair in self.wants(module)}

    def wants(self, module: str) -> Iterator[Import]:
        """What this module needs of others, when it runs."""
        for node in ast.walk(self.trees[module]):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if alias.asname or alias.name in self.read[module]:
                        yield node.module, alias.name
            elif isinstance(node, ast.Attribute):
                yield "", node.attr  # read off a module, for all one knows

    def needed(self, module: str, name: str) -> bool:
        return name in self.read[module] or bool({(module, name), ("", name)} & self.wanted)

    def without(self, module: str) -> str:
        """The module's text; every line stays where it is."""
        if module not in self.trees:
            return self.texts[module]
        return spelt_with(self.texts[module], self.edits(module))

    def edits(self, module: str) -> Iterator[Edit]:
        for node in self.trees[module].body:
            if isinstance(node, ast.ImportFrom):
                stay = [each for each in node.names if self.stays(module, each)]
                if not stay:
                    yield whole(node, "pass")
                elif stay != node.names:
                    yield whole(
                        node, f"from {node.module} import {', '.join(map(ast.unparse, stay))}"
                    )
            elif of_typing(node) and not any(self.needed(module, name) for name in bound(node)):
                yield whole(node, "pass")

    def stays(self, module: str, alias: ast.alias) -> bool:
        return bool(alias.asname) or self.needed(module, alias.name)


def names_read(tree: ast.Module) -> Iterator[str]:
    """Names that are read when the module runs, and words of strings, which may be names."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif of_typing(node):
            continue
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "returns"):
                inside = value if isinstance(value, list) else [value]
                todo += [each for each in inside if isinstance(each, ast.AST)]


def of_typing(node: ast.AST) -> bool:
    """`if TYPE_CHECKING:`, with names that stand in after its `else:`; a board has `if False:`."""
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "False")


def bound(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        elif isinstance(each, ast.alias):
            yield each.name
