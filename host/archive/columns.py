"""Reads what stands in a column of SQLite, which keeps any value in any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Reader = Callable[[Any], Any]
NUMBERS = ("INTEGER", "BIGINT", "DOUBLE PRECISION")


def reader_of(kind: str, needed: bool) -> Reader:
    """By the column's type, and whether it is NOT NULL."""
    if kind == "TEXT":
        return text
    if kind in NUMBERS:
        return _needed_number if needed else _number
    return as_it_is


def as_it_is(value: Any) -> Any:
    return value


def text(value: Any) -> Any:
    """Bytes as UTF-8, with marks for what is none."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def _number(value: Any) -> Any:
    return None if isinstance(value, (bytes, str)) else value


def _needed_number(value: Any) -> Any:
    return 0 if isinstance(value, (bytes, str)) else value
