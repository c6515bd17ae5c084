"""Names of a Python text spelt otherwise, in place: every line stays where it is."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Collection, Iterator

from host.install.edits import Edit, lines_of, spelt_with, whole

Dictionary = dict[str, str]
AFTER = {
    ast.FunctionDef: rb"def\s+", ast.AsyncFunctionDef: rb"async\s+def\s+",
    ast.ClassDef: rb"class\s+", ast.ExceptHandler: rb"except.*\sas\s+",
}  # fmt: skip


def respelt(text: str, tree: ast.Module, words: Dictionary, ours: Collection[str]) -> str:
    """The text with these words for names. `ours` are the modules whose names are renamed, too."""
    lines = lines_of(text)
    return spelt_with(text, edits(tree, lines, words, ours))


def edits(
    parent: ast.AST, lines: list[bytes], words: Dictionary, ours: Collection[str]
) -> Iterator[Edit]:
    """None lies in another."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, ast.JoinedStr):  # where in it names are, 3.12 is first to say
            new = ast.unparse(Inside(words).visit(copy.deepcopy(node)))
            if new != ast.unparse(node):
                yield whole(node, new)
            continue
        if isinstance(node, ast.ImportFrom):
            yield from imports(node, words, node.module in ours)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            new = type(node).__name__.lower() + " " + ", ".join(words.get(n, n) for n in node.names)
            yield whole(node, new)
        else:
            yield from one(node, lines, words)
        yield from edits(node, lines, words, ours)


def one(node: ast.AST, lines: list[bytes], words: Dictionary) -> Iterator[Edit]:
    """The name that is this node's own."""
    if isinstance(node, ast.Name) and node.id in words:
        yield whole(node, words[node.id])
    elif isinstance(node, ast.Attribute) and node.attr in words:
        line, end = node.end_lineno or 0, node.end_col_offset or 0
        yield Edit(line, end - len(node.attr), line, end, words[node.attr])
    elif isinstance(node, ast.arg | ast.keyword) and node.arg in words:
        yield at(node.lineno, node.col_offset, node.arg, words)
    elif isinstance(node, tuple(AFTER)) and node.name in words:  # type: ignore[attr-defined]
        begin = node.col_offset  # type: ignore[attr-defined]
        found = re.match(AFTER[type(node)], lines[node.lineno - 1][begin:])  # type: ignore
        if found:
            yield at(node.lineno, begin + found.end(), node.name, words)  # type: ignore


def at(line: int, column: int, name: str, words: Dictionary) -> Edit:
    return Edit(line, column, line, column + len(name), words[name])


def imports(node: ast.ImportFrom, words: Dictionary, ours: bool) -> Iterator[Edit]:
    """The names of an import: there, if it is of ours, and here."""
    for alias in node.names:
        there = words.get(alias.name, alias.name) if ours else alias.name
        here = alias.asname and words.get(alias.asname, alias.asname)
        new = f"{there} as {here}" if here else there
        if new != ast.unparse(alias):
            yield whole(alias, new)


class Inside(ast.NodeTransformer):
    """Names within a string of format."""

    def __init__(self, words: Dictionary) -> None:
        self.words = words

    def visit_Name(self, node: ast.Name) -> ast.AST:
        node.id = self.words.get(node.id, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        node.attr = self.words.get(node.attr, node.attr)
        return node

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        self.generic_visit(node)
        node.arg = node.arg and self.words.get(node.arg, node.arg)
        return node
