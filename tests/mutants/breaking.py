"""The mutants of a file: one comparison, number, sign, `and`, `or`, `not` or truth value other."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Iterator

Place = tuple[int, int]  # the node's number in the order of ast.walk, and which change of it
Mutant = tuple[int, str]  # line of the code, the whole source with that one thing changed

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Source:
    """A file's code, and what becomes of it.  `plain` it as the mutants are written, unbroken"""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.plain = ast.unparse(self.tree)

    def mutants(self, number: int, seed: str, text: str) -> list[Mutant]:
        """Drawn by lot, in the order of the code; 0: every one. With `text` those of its lines."""
        every = list(places(self.tree))
        if number and not text:
            every = random.Random(seed).sample(every, min(number, len(every)))
        made = sorted(broken(self.tree, place) for place in every)
        return [(line, now) for line, now in made if text in self.change(now)[0]]

    def change(self, broken: str) -> tuple[str, str]:
        """The first line in which they differ: as it is, and broken."""
        pairs = zip(self.plain.split("\n"), broken.split("\n"), strict=False)
        return next(((a.strip(), b.strip()) for a, b in pairs if a != b), ("", ""))


def places(tree: ast.Module) -> Iterator[Place]:
    """Where the code can be broken, and how: not in what only type checkers read."""
    unread = {id(node) for each in ast.walk(tree) if for_checkers(each) for node in ast.walk(each)}
    for number, node in enumerate(ast.walk(tree)):
        if id(node) not in unread:
            for change in range(changes(node)):
                yield number, change


def for_checkers(node: ast.AST) -> bool:
    """`if False:`, which no Python runs."""
    if not isinstance(node, ast.If) or not isinstance(node.test, ast.Constant):
        return False
    return node.test.value is False


def broken(tree: ast.Module, place: Place) -> Mutant:
    other = copy.deepcopy(tree)
    node = next(each for at, each in enumerate(ast.walk(other)) if at == place[0])
    line = getattr(node, "lineno", 0)
    alter(node, place[1])
    return line, ast.unparse(ast.fix_missing_locations(other))


def changes(node: ast.AST) -> int:
    """In how many ways this node can be broken."""
    if isinstance(node, ast.Compare):
        return sum(type(op) in SWAPS for op in node.ops)
    if isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        return int(type(node.op) in SWAPS)
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not | ast.USub))
    return int(isinstance(node, ast.Constant) and isinstance(node.value, int))


def alter(node: ast.AST, change: int) -> None:
    if isinstance(node, ast.Compare):
        known = [at for at, op in enumerate(node.ops) if type(op) in SWAPS]
        node.ops[known[change]] = SWAPS[type(node.ops[known[change]])]()  # type: ignore[assignment]
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign):
        node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd() if isinstance(node.op, ast.USub) else ast.Not()
        if isinstance(node.op, ast.Not):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant):
        node.value = (not node.value) if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]
