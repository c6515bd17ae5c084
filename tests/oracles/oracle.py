"""Rulebooks once more, as a person with the rules page and the real cards would play.

An oracle owns the truth: shuffled piles, hands, laid cards. It asks the questions of the rules page
in their order, each with what may legally be answered, and in the end it counts the scores. It
shares neither code nor data with the engine: pieces are names, players are names.

    oracle = Amazones(players, options, rng)
    questions = oracle.play()      # a generator of Question; send the answer, a str
"""

from __future__ import annotations

import random
import re
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field

COPIES = "abcdef"


@dataclass
class Question:
    """One ask of a rules page.

    who    player who answers; None: any
    what   the prompt's key
    legal  everything she may answer, spelled as in a match record
    reach  for a tap: the pieces she could bring to the reader, legally or not
    truth  what really lies there, where the answer is no choice
    """

    who: str | None
    what: str
    legal: set[str]
    reach: set[str] = field(default_factory=set)
    truth: str | None = None


Questions = Generator[Question, str, None]


class Oracle:
    """What all have in common. `scores` and `winners` are filled in at the end."""

    def __init__(self, players: Sequence[str], options: dict[str, str], rng: random.Random):
        self.players = list(players)
        self.options = options
        self.rng = rng
        self.hands: dict[str, set[str]] = {player: set() for player in players}
        self.scores: dict[str, int] = {}
        self.winners: set[str] = set()

    def play(self) -> Questions:
        raise NotImplementedError

    def from_(self, player: str) -> list[str]:
        """All players clockwise, `player` first."""
        start = self.players.index(player)
        return self.players[start:] + self.players[:start]

    def shuffled(self, pieces: Iterable[str]) -> list[str]:
        pile = sorted(pieces)
        self.rng.shuffle(pile)
        return pile

    def lot(self, what: str) -> Questions:
        """A player, by lot."""
        chosen = self.rng.choice(self.players)
        self.drawn = yield Question(None, what, set(self.players), truth=chosen)


def copies(stem: str, value: int, number: int) -> list[str]:
    """The names of `number` pieces of one value: lettered where there are several."""
    name = f"{stem}{value:+d}"
    return [name] if number == 1 else [name + letter for letter in COPIES[:number]]


def worth(piece: str) -> int:
    """What is printed on a card or tile with a sign."""
    return int(re.search(r"[+-]\d+", piece).group())  # type: ignore[union-attr]


def crowned(scores: dict[str, int]) -> set[str]:
    return {player for player, score in scores.items() if score == max(scores.values())}
