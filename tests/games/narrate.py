"""The golden playthroughs: records of whole matches, with what the referee says as comments.

    .venv/bin/python -m tests.games.narrate            narrate every golden, after a wanted change
    .venv/bin/python -m tests.games.narrate FILE...    print the records of these files, narrated

A golden is `tests/golden/<game>-<ending>.txt`, or `<game>-<ending>-<what it shows>.txt`. A record
says what was answered; the narration adds what the referee made of it. So any change in what is
asked, told, moved or scored shows as a change of these files, and is read before it is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine import reading, record
from engine.tell import tell
from engine.words import Words

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def goldens() -> list[Path]:
    return sorted(GOLDEN.glob("*.txt"))


def narrate(text: str) -> str:
    """The record `text`, old narration replaced by what the referee says today."""
    bare = [line for line in text.splitlines() if not line.startswith("#")]
    reader = reading.read("\n".join(bare) + "\n")
    words = Words("en", reader.game, reader.match.players, reader.referee.table.box)
    told: list[list[str]] = []  # before each answer, and after the last

    def listen() -> None:
        said = [tell(news, words) for news in reader.referee.table.news]
        told.append(["# " + sentence for sentence in said if sentence])

    reader.match.expect = lambda change: listen()
    reader.replay()
    listen()
    if reader.referee.result:
        details = reader.referee.result.details
        told[-1] += ["# " + words.text(key, args) for key, *args in details]
    return "\n".join(weave(bare, told)) + "\n"


def weave(bare: list[str], told: list[list[str]]) -> list[str]:
    """The lines of a record, and before each answer the news."""
    header_end = bare.index("")
    lines = bare[: header_end + 1]
    count = 0
    for line in bare[header_end + 1 :]:
        if line != record.UNDO and count < len(told):  # the last words stand before the result
            lines += told[count]
            count += 1
        lines.append(line)
    return lines


def main(files: list[str]) -> int:
    for file in files:
        print(narrate(Path(file).read_text(encoding="utf-8")), end="")
    for path in [] if files else goldens():
        path.write_text(narrate(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
