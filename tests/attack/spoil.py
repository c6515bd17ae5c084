"""How a stored or sent thing is spoiled: bytes that rot, and values that are valid and strange."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

# What means something to a reader of files, and some that means nothing to anyone.
ALIKE = b'\x00\xff\n\r#:, {}[]"\\0129\xc3\x80\xed\xa0\xb2e'
DEEP = 900
STRANGE = (
    "NaN", "-Infinity", "1e999", "-1", "1" + "0" * 40, "null", "true", "[]", "{}", '""', '"x"',
    '"\\u0000"', '"\\ud800"', '"0001-01-01T00:00"', '"' + "x" * 5000 + '"',
    "[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP,
)  # fmt: skip
CELLS = (None, "", "x", -1, 0, 1e300, b"\xff\xfe", "\0", "{", "0001-01-01T00:00", 1 << 62)
HEADS = (b"0001-01-01T00:00", b"", b"\xff", b"9" * 5000, b"\xef\xbb\xbf", b"-1", b"\0", b"a, a, a")

Way = Callable[[random.Random, bytes], bytes]

# Bytes


def flipped(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def other(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([rng.choice(ALIKE)]) + data[at + 1 :]


def more(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes(rng.choices(ALIKE, k=rng.randrange(1, 4))) + data[at:]


def less(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randrange(1, 12) :]


def twice(rng: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(True)
    at = rng.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[rng.randrange(len(lines)) :]])


def cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def blank(rng: random.Random, data: bytes) -> bytes:
    """A piece as flash is when it was erased, or never programmed."""
    at = rng.randrange(len(data))
    size = rng.randrange(1, 65)
    return data[:at] + rng.choice((b"\xff", b"\0")) * len(data[at : at + size]) + data[at + size :]


WAYS: tuple[Way, ...] = (flipped, flipped, other, more, less, twice, cut, blank)

# Values


def strange(rng: random.Random, data: bytes) -> bytes:
    """JSON of which one value, or the whole of it, has become a strange one; other text: a line."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines))
    try:
        tree = json.loads(lines[at])
    except (ValueError, RecursionError):
        key, there, _ = lines[at].partition(b": ")
        lines[at] = (key + there if there else b"") + rng.choice(HEADS)
        return b"\n".join(lines)
    places = [*_places(tree, ())]
    text = json.dumps(_put(tree, rng.choice(places), "@"), ensure_ascii=False)
    lines[at] = text.replace('"@"', rng.choice(STRANGE), 1).encode(errors="replace")
    return b"\n".join(lines)


def _places(tree: Any, path: tuple[Any, ...]) -> Any:
    yield path
    inner = tree.items() if isinstance(tree, dict) else enumerate(tree if _is_list(tree) else ())
    for key, value in inner:
        yield from _places(value, (*path, key))


def _is_list(tree: Any) -> bool:
    return isinstance(tree, list)


def _put(tree: Any, path: tuple[Any, ...], value: str) -> Any:
    if not path:
        return value
    tree = dict(tree) if isinstance(tree, dict) else list(tree)
    tree[path[0]] = _put(tree[path[0]], path[1:], value)
    return tree


def nothing(rng: random.Random, data: bytes) -> bytes:
    return b""


def deep(rng: random.Random, data: bytes) -> bytes:
    return rng.choice(STRANGE).encode()


PAYLOADS: tuple[Way, ...] = (strange, strange, strange, nothing, deep, flipped, cut)
FILES: tuple[Way, ...] = (*WAYS, strange, strange, strange, nothing, deep)


def spoil(rng: random.Random, path: Path) -> str:
    """This file is another one from now on. Returns how, for people."""
    if path.suffix == ".sqlite3" and rng.random() < 0.7:
        return cell(rng, path)
    data = path.read_bytes()
    way = rng.choice(FILES if data else (deep,))
    path.write_bytes(way(rng, data))
    return f"{path.name}: {way.__name__}"


def cell(rng: random.Random, path: Path) -> str:
    """A strange value in a place of a database that takes it."""
    database = sqlite3.connect(path)
    try:
        names = [row[0] for row in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]  # fmt: skip
        table = rng.choice([name for name in names if name != "versions"])
        column = rng.choice(database.execute(f"SELECT name FROM pragma_table_info('{table}')")
                            .fetchall())[0]  # fmt: skip
        value = rng.choice(CELLS)
        database.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid IN "
                         f"(SELECT rowid FROM {table} LIMIT 1)", (value,))  # fmt: skip
        database.commit()
        return f"{path.name}: {table}.{column} = {value!r}"
    except sqlite3.Error as refused:
        return f"{path.name}: {refused}"
    finally:
        database.close()
