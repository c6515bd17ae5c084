"""Attack: text that acts on a terminal or a page, wherever text from outside can come in.

Records with hostile headers, names, prompts and answers, mutated letter by letter, are given to
`trilithon replay` and to the page's mirror. Promise: nothing but text comes out, and a message
about the fault, never a traceback.
"""

from __future__ import annotations

import contextlib
import io
import random
import tempfile
from pathlib import Path

from engine.match import OutOfStep
from engine.record import RecordError
from host import cli
from host.door import clean, shows
from host.page.mirror import Mirror

ROOT = Path(__file__).resolve().parents[2]
RECORDS = 3000
HOSTILE = ("\x1b]0;gone\x07", "\x1b[2J", "\0", "\u202e", "\u2028", "\x85", "\x1c", "\r", "\t", ",",
           "\n\n", "\u00a0", "\ufeff", "x" * 5000, ": ", "🂡", "\x9b31m")  # fmt: skip


def hostile(rng: random.Random, text: str) -> str:
    """A record with some letters taken out, doubled, or replaced by what does harm."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(min(len(text), 400))
        end = at + rng.randrange(3)
        text = text[:at] + rng.choice(HOSTILE) + text[end:]
    return text


def replayed(file: Path) -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        assert cli.main(["replay", "--step", str(file)]) in (0, 1, 2)
    return said.getvalue()


def mirrored(text: str) -> None:
    with contextlib.suppress(RecordError, OutOfStep):
        mirror = Mirror(text)
        said = clean([mirror.sentences(told.news, "en") for told in mirror.told] + mirror.players)
        assert all(shows(char) or char == "\n" for char in "".join(map(str, said)))


def attack(long: bool) -> str:
    """What was tried. AssertionError where the promise does not hold."""
    rng = random.Random("terminal")
    goldens = [
        path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "tests/golden").rglob("*.txt"))
        if path.stat().st_size < 4000
    ]
    count = RECORDS // (1 if long else 60)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "record.txt"
        for _ in range(count):
            text = hostile(rng, rng.choice(goldens))
            file.write_bytes(text.encode("utf-8", "surrogatepass"))
            said = replayed(file)
            assert all(shows(char) or char == "\n" for char in said), ascii(said)
            mirrored(text)
    return f"{count} hostile records replayed and mirrored: text came out, and no traceback"
