"""The standing of a match, as plain dictionaries for the browser."""

from __future__ import annotations

from typing import Any

from engine.words import Words


def cell(words: Words, value: int | tuple[Any, ...] | None) -> str:
    """A value of the standing."""
    if value is None:
        return ""
    return words.said(value) if isinstance(value, tuple) else str(value).replace("-", "−")
