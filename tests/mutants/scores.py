"""How many mutants of each file its tests noticed: the table that stays, tests/mutants/scores.txt.

A line a file, in the order of the rooms: how many were noticed, how many were tried, of how many
that there are; how many of those left are explained (explained.py), how many are neither; a mark of
the code that was broken, comments and form aside; the file. `python -m tests.mutants --keep` writes
the lines of the files it ran; `python -m tests.mutants --scores` shows all, and what changed since.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.breaking import Source
from tests.mutants.watched import ROOT, watched

KEPT = Path(__file__).with_name("scores.txt")
HEAD = """\
# Do the tests notice when the code is broken in one place? Made by `make mutants`; a mutant that no
# test noticed is explained in explained.py, or is left. `python -m tests.mutants --scores` adds up.
# noticed tried  of all explained left   code      file
"""


class Score:
    """How the mutants of a file fared.  `left` those with neither test nor explanation"""

    def __init__(self, file: str, places: int, code: str) -> None:
        self.file, self.places, self.code = file, places, code
        self.noticed = self.explained = self.left = 0
        self.lines: list[str] = []

    @property
    def tried(self) -> int:
        return self.noticed + self.explained + self.left

    def text(self) -> str:
        numbers = f"{self.noticed:9} {self.tried:5} {self.places:7}"
        return f"{numbers} {self.explained:9} {self.left:4}   {self.code:8}  {self.file}"


def of_line(line: str) -> Score:
    noticed, tried, places, explained, left, code, file = line.split()
    score = Score(file, int(places), code)
    score.noticed, score.explained, score.left = int(noticed), int(explained), int(left)
    if score.tried != int(tried):
        raise ValueError(f"{KEPT.name}: the numbers of {file} do not add up: {line.strip()}")
    return score


def kept() -> dict[str, Score]:
    """By file.  ValueError for a line that is none."""
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    scores = [of_line(line) for line in lines if not line.startswith("#")]
    return {score.file: score for score in scores}


def keep(score: Score) -> None:
    """Its line, instead of the one that was there; lines of files that are gone go."""
    both = {**kept(), score.file: score}
    texts = [both[file].text() for file in watched() if file in both]
    KEPT.write_text(HEAD + "\n".join(texts) + "\n", encoding="utf-8")


def mark(plain: str) -> str:
    """Eight digits that change with the code.  `plain` as ast writes it (breaking.py)"""
    return hashlib.sha256(plain.encode()).hexdigest()[:8]


def room(file: str) -> str:
    return "/".join(file.split("/")[:2]) if file.count("/") > 1 else file.split("/")[0]


def told(scores: Iterable[Score]) -> list[str]:
    """The sum of each room, and of all."""
    scores = list(scores)
    rooms = list(dict.fromkeys(room(score.file) for score in scores))
    sums = [total(name, [score for score in scores if room(score.file) == name]) for name in rooms]
    return [each.text() for each in [*sums, total("all", scores)]]


def total(name: str, scores: list[Score]) -> Score:
    found = Score(name, sum(score.places for score in scores), f"{len(scores)} files")
    for what in ("noticed", "explained", "left"):
        setattr(found, what, sum(getattr(score, what) for score in scores))
    return found


def changed() -> list[str]:
    """Files whose code is another than the one that was broken, or that never was."""
    marks = {file: score.code for file, score in kept().items()}
    return [file for file in watched() if marks.get(file) != mark(plain(file))]


def plain(file: str) -> str:
    return Source((ROOT / file).read_text(encoding="utf-8")).plain
