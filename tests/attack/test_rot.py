"""The attack `rot` sees a table that does not look at the seals of its journal."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterable, Iterator

import pytest

from firmware.storage.seals import CHECKED, SEAL, Seals
from tests.attack import rot

SOUND = Seals.sound


def any_seal(seals: Seals, lines: Iterable[bytes], bare: bool = False) -> Iterator[bytes]:
    """`Seals.sound`, sabotaged: every line has the seal that fits it."""
    return SOUND(seals, sealed_again(lines), bare)


def sealed_again(lines: Iterable[bytes]) -> Iterator[bytes]:
    total, head = 0, True
    for line in lines:
        if head and line.startswith(CHECKED):
            yield CHECKED + b"%04x\n" % (total & 0xFFFF)
            continue
        body = line[:-SEAL] if not head and line[-SEAL : -SEAL + 2] == b" #" else line.rstrip(b"\n")
        total = crc32(body + b"\n", total) if body else total
        yield line if head or body + b"\n" == line else body + b" #%04x\n" % (total & 0xFFFF)
        head = head and line != b"\n"


def test_a_table_to_which_every_seal_fits_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seals, "sound", any_seal)
    with pytest.raises(AssertionError, match="another match"):
        rot.attack(long=False)
