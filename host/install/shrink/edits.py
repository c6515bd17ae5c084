"""Parts of a Python text replaced in place: every line stays where it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Edit:
    """Bytes of a text, from the first line (from 1) and column to the last, and what takes their
    place.
    """

    line: int
    column: int
    last: int
    end: int
    new: str


def spelt_with(text: str, changes: Iterable[Edit]) -> str:
    """The text with these edits, none of which lies in another."""
    lines = lines_of(text)
    for edit in sorted(set(changes), reverse=True):
        first, last = edit.line - 1, edit.last - 1
        rest = lines[last][edit.end :]
        new = edit.new.encode() + b"\n" * (last - first)
        lines[first] = lines[first][: edit.column] + new + rest
        lines[first + 1 : last + 1] = [b""] * (last - first)
    return b"".join(lines).decode()


def lines_of(text: str) -> list[bytes]:
    """In bytes, as `ast` counts columns, each with its end."""
    return [line.encode() for line in re.split("(?<=\n)", text)]


def whole(node: ast.expr | ast.stmt | ast.alias, new: str) -> Edit:
    last, end = node.end_lineno or node.lineno, node.end_col_offset or 0
    return Edit(node.lineno, node.col_offset, last, end, new)
