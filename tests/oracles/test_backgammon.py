"""The Backgammon of Stonehenge a second time, written from its page, played beside the engine.

The oracle is a board of named pieces: every piece is where it is in spaces of the board, or in
words. It finds the legal moves of a die piece by piece, from the page's table of the track.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass

import pytest

from engine import record
from engine.games.backgammon import rulebook as backgammon
from engine.referee import Referee

NAMES = ["Ada", "Bea"]
SIDES = ("white", "red")
ZONE = {"white": [1, 2, 3, 4, 5, 6], "red": [29, 28, 27, 26, 25, 24]}
FORWARD = {"white": 1, "red": -1}
SAFE = (12, 18)
BATCHES = 4
MATCHES = 240
SHORT = 3000  # answers: random play of the base game has been seen to need 1700


@dataclass
class Question:
    who: str
    what: str
    legal: set[str]


Questions = Generator[Question, str, None]
Where = int | str  # a space, "reserve", "off", "dead" or "captured"


class Oracle:
    """at: piece, such as ("red", "king") or ("white", "disc 3"), -> where it is"""

    def __init__(self, options: dict[str, str]):
        self.on = {name for name, value in options.items() if value == "yes"}
        self.at: dict[tuple[str, str], Where] = {}
        for side in SIDES:
            self.at[side, "king"] = "reserve"
            for disc in range(10):
                self.at[side, f"disc {disc}"] = ZONE[side][1 + disc // 2]
        self.ending = self.winner = ""

    def play(self) -> Questions:
        starter = yield Question(record.ANYONE, "starter", set(NAMES))
        turn = NAMES.index(starter)
        while not self.ending:
            dice = yield from self.throw(NAMES[turn])
            yield from self.turn(NAMES[turn], SIDES[turn], dice)
            turn = 1 - turn

    def throw(self, who: str) -> Generator[Question, str, list[int]]:
        while True:
            dice = []
            for what in ("first_die", "second_die"):
                dice.append(int((yield Question(who, what, set("123456")))))
            if dice[0] == dice[1]:
                continue
            if "rebelote" in self.on and sorted(dice) == [1, 2]:
                answer = yield Question(who, "rebelote", {"keep", "again"})
                if answer == "again":
                    continue
            return dice

    def turn(self, who: str, side: str, dice: list[int]) -> Questions:
        while not self.ending:
            playable = {str(die) for die in dice if self.moves(side, die)}
            if not playable:
                return
            die = int((yield Question(who, "die", playable)))
            dice.remove(die)
            yield from self.one_move(who, side, die)

    def one_move(self, who: str, side: str, die: int) -> Questions:
        moves = self.moves(side, die)
        choice: dict[str, dict[str, str]] = {}
        for piece in moves:
            kind, where = piece.split()[0], self.at[side, piece]
            key = f"{kind}_reserve" if where == "reserve" else str(where)
            choice.setdefault(key, {})[kind] = piece
        place = yield Question(who, "piece", set(choice))
        kinds = choice[place]
        kind = "".join(kinds)
        if len(kinds) == 2:
            kind = yield Question(who, "which", set(kinds))
        self.go(side, kinds[kind], moves[kinds[kind]])

    def moves(self, side: str, die: int) -> dict[str, Where]:
        """Every piece that may use this die, and where it comes to."""
        bound = "all_in" in self.on and any(
            where == "reserve"
            for (of, name), where in self.at.items()
            if of == side != name != "king"
        )
        found: dict[str, Where] = {}
        for (of, piece), where in self.at.items():
            target = self.target(side, where, die)
            free = piece == "king" or not bound or where == "reserve"
            if of == side and target is not None and free:
                found[piece] = target
        return found

    def target(self, side: str, where: Where, die: int) -> Where | None:
        if where == "reserve":
            space = ZONE[side][die - 1]
        elif isinstance(where, str):
            return None
        else:
            space = where + FORWARD[side] * die
            enemy_zone = ZONE["red" if side == "white" else "white"]
            if where in enemy_zone and enemy_zone.index(where) + 1 == die:
                return "off"
            if not 1 <= space <= 29:
                return None
        return space if space in SAFE or len(self.enemies(side, space)) <= 1 else None

    def enemies(self, side: str, space: Where) -> list[tuple[str, str]]:
        return [piece for piece, where in self.at.items() if piece[0] != side and where == space]

    def go(self, side: str, piece: str, target: Where) -> None:
        self.at[side, piece] = target
        if target not in (*SAFE, "off"):
            for taken in self.enemies(side, target):
                self.at[taken] = "dead" if "permanent_capture" in self.on else "reserve"
                if taken[1] == "king":
                    self.at[taken] = "captured"
                    self.ending = "king_captured"
        mine = [where for (of, _), where in self.at.items() if of == side]
        if self.at[side, "king"] == "off" and "quick" in self.on:
            self.ending = "king_off"
        elif set(mine) == {"off"}:
            self.ending = "all_off"
        if self.ending:
            self.winner = side


def spell_table(table: backgammon.Table) -> list[tuple[str, str, Where]]:
    """Every piece of the engine's table in the oracle's words, sorted."""
    found: list[tuple[str, str, Where]] = []
    for side, name in enumerate(SIDES):
        for step, discs in enumerate(table.discs[side]):
            found += [(name, "disc", place(side, step))] * discs
        found += [(name, "disc", "dead")] * table.dead[side]
        found.append((name, "king", place(side, table.kings[side])))
    return sorted(found, key=repr)


def place(side: int, step: int) -> Where:
    words: dict[int, Where] = {0: "reserve", 30: "off", -1: "captured"}
    return words.get(step, step if side == 0 else 30 - step)


def variants() -> list[dict[str, str]]:
    chosen: list[dict[str, str]] = [{}]
    for option, values in backgammon.OPTIONS:
        chosen = [{**others, option: value} for others in chosen for value in values]
    return [c for c in chosen if c["quick"] == "yes" or c["permanent_capture"] == "no"]


def match(options: dict[str, str], rng: random.Random) -> str:
    """Plays one match; returns its ending."""
    oracle, referee = Oracle(options), Referee(backgammon, 2, options)
    tame = rng.random() < 0.5  # kings stay at home, so that matches last
    questions, answer = oracle.play(), None
    for _ in range(SHORT):
        try:
            question = questions.send(answer) if answer else next(questions)
        except StopIteration:
            break
        if len(question.legal) == 1:
            (answer,) = question.legal
            continue
        agree(question, oracle, referee)
        legal = question.legal
        if tame and len(legal) > 1:
            legal = legal - {"king_reserve"}
        answer = rng.choice(sorted(legal))
        value = record.parse(referee.ask, answer, referee.table.box, NAMES)
        assert referee.answer(value) is None, (question, answer, referee.fault)
    result = referee.result
    assert result is not None and result.ending == oracle.ending
    assert [SIDES[seat] for seat in result.winners] == [oracle.winner]
    assert result.scores == [None, None]
    return result.ending


def agree(question: Question, oracle: Oracle, referee: Referee) -> None:
    """The referee asks this, offers just this, and has every piece where it is."""
    ask, table = referee.ask, referee.table
    assert ask is not None, f"over, yet {question}"
    who = record.ANYONE if ask.seat is None else NAMES[ask.seat]
    assert (who, ask.prompt) == (question.who, question.what)
    options = [record.spell(ask, v, table.box, NAMES) for v in (*ask.values, *ask.items)]
    assert len(set(options)) == len(options) and set(options) == question.legal, question
    real = [(side, piece.split()[0], where) for (side, piece), where in oracle.at.items()]
    assert spell_table(table) == sorted(real, key=repr)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_engine_and_the_page_agree(batch: int) -> None:
    every, endings = variants(), set()
    for number in range(batch, MATCHES, BATCHES):
        options = every[number // BATCHES % len(every)]
        try:
            endings.add(match(options, random.Random(f"backgammon {number}")))
        except AssertionError as wrong:
            raise AssertionError(f"match {number}, {options}: {wrong}") from wrong
    assert endings == set(backgammon.ENDINGS)
