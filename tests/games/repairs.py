"""Wrong answers at random places, repaired: is the match then as if it had been played right?

    python -m tests.games.repairs GAME|all [WRONG ANSWERS]               the rules alone
    python -m tests.games.repairs_at_a_table GAME|all [WRONG ANSWERS]    its link and its journal

A match is played right by simulated people. Then, again and again: it is played once more up to a
random answer, which is wrong; people go on for a while as they do at a table that has gone astray;
they notice, go back, say what is so, and answer what is asked again as the real table has it. Two
kinds of people take turns. The `strict` ones stop as soon as the table asks anything but what they
expect: for them one repair must be enough. The `patient` ones let the table ask what it wants,
answer that with anything, leave out what it does not ask, and go on for longer: they may find
another wrong answer among those that were replayed, and repair that, too.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import catalogue, repair
from engine.ask import Ask
from engine.referee import Referee
from host.cli_support import player_counts
from host.people.tournament import Plan, new_match
from tests.games.test_properties import facts

A_MATCH = 40  # wrong answers for each match that was played right
MOST = 200  # repairs of one wrong answer and of what people answered because of it
LOOKED = 4  # of how many right answers ahead one may be meant, where others were not asked for
STRICT, PATIENT = "strict", "patient"
Old = tuple[Any, ...]


@dataclass
class Tally:
    """repaired  wrong answers;  carried: answers that were replayed by themselves;  asked: again
    repairs  how many it took, by how many matches it took so many
    """

    repaired: int = 0
    carried: int = 0
    asked: int = 0
    repairs: dict[int, int] = field(default_factory=dict)

    def told(self, name: str) -> str:
        took = ", ".join(f"{count} in {n}" for n, count in sorted(self.repairs.items()))
        return (f"{name:<20} {self.repaired:>5} repaired ({took}); answers replayed by themselves "
                f"{self.carried}, asked again {self.asked}")  # fmt: skip


class Astray:
    """One match gone wrong. `right` is its log as it should be, `meanings` what that means."""

    def __init__(self, played: Referee, rng: random.Random, tally: Tally) -> None:
        self.right = bytes(played.log)
        self.rng = rng
        self.tally = tally
        self.referee = Referee(played.game, played.seats, played.options)
        self.meanings = repair.meant(self.fresh(), self.right, 0)

    def fresh(self) -> Referee:
        return Referee(self.referee.game, self.referee.seats, self.referee.options)

    def wrong(self, at: int) -> bool:
        """Play right up to answer `at`, and give another one there; False where there is none."""
        self.referee.replay(self.right[:at])
        ask = self.referee.ask
        assert ask is not None
        others = [each for each in options(ask) if each != self.meanings[at][3]]
        return bool(others) and self.give(self.rng.choice(others))

    def give(self, value: int | str) -> bool:
        """People answer."""
        return self.referee.answer(value) is None

    def go_on(self, at: int, kind: str) -> int:
        """What people play before they notice; how many right answers they believe were given."""
        for _ in range(self.rng.randrange(12 if kind == STRICT else 30)):
            ask = self.referee.ask
            if ask is None or at >= len(self.meanings):
                break
            ahead = [n for n in range(at, min(at + LOOKED, len(self.meanings)))
                     if repair.fits(ask, self.meanings[n])]  # fmt: skip
            if kind == STRICT and ahead[:1] != [at]:
                break
            value = self.meanings[ahead[0]][3] if ahead else self.rng.choice(options(ask))
            assert self.give(value)
            at = ahead[0] + 1 if ahead else at
        return at

    def repair(self, at: int, until: int) -> None:
        """Correct answer `at`, and answer all that is asked again, `until` it is right."""
        log = bytes(self.referee.log)
        rest = repair.meant(self.fresh(), log, at)[1:]
        self.go_back(log, at)
        while len(self.referee.log) < until and self.referee.ask is not None:
            before = len(self.referee.log)
            ask, value = self.referee.ask, self.true_answer()
            rest = rest if before == at else repair.left(ask, value, rest)
            assert self.give(value), (at, value)
            rest, _ = repair.go_on(self.referee, rest)
            self.tally.asked += before != at
            self.tally.carried += len(self.referee.log) - before - 1
            self.asked_again(rest)
        self.leave_off(rest)

    def go_back(self, log: bytes, at: int) -> None:
        """To the question that answer `at` answered."""
        self.referee.replay(log[:at])

    def asked_again(self, rest: list[Old]) -> None:
        """These old answers are still to come."""

    def leave_off(self, rest: list[Old]) -> None:
        """The table is as it should be; these old answers are not replayed any more."""

    def true_answer(self) -> int | str:
        """What the real table says, or anything where the referee has left it already."""
        count, ask = len(self.referee.log), self.referee.ask
        assert ask is not None
        same = self.right.startswith(bytes(self.referee.log)) and count < len(self.right)
        return self.meanings[count][3] if same else self.rng.choice(options(ask))

    def differs(self) -> int | None:
        """The first answer that is not as it should be."""
        log = bytes(self.referee.log)
        for at, (is_so, should_be) in enumerate(zip(log, self.right, strict=False)):
            if is_so != should_be:
                return at
        return None if len(log) <= len(self.right) else len(self.right)

    def try_once(self, kind: str) -> None:
        at = self.rng.randrange(len(self.right))
        if not self.wrong(at):
            return
        self.put_right(at, self.go_on(at + 1, kind), kind)

    def put_right(self, at: int, until: int, kind: str) -> None:
        """Repair after repair, until all is as it should be."""
        repairs, wrong = 0, self.differs()
        while wrong is not None:
            self.repair(wrong, until)
            repairs, wrong = repairs + 1, self.differs()
            assert repairs <= MOST, (at, kind)
        self.same_as_right(at, kind)
        assert kind == PATIENT or repairs == 1, (at, kind, repairs)
        self.tally.repaired += 1
        self.tally.repairs[repairs] = self.tally.repairs.get(repairs, 0) + 1

    def same_as_right(self, at: int, kind: str) -> None:
        played = self.fresh()
        played.replay(self.right[: len(self.referee.log)])
        assert facts(played) == facts(self.referee), (at, kind)


def options(ask: Ask) -> list[int | str]:
    return [*ask.values, *ask.items]


def go_astray(name: str, wanted: int) -> Tally:
    """So many wrong answers in matches of this game, repaired. AssertionError: one was not."""
    game, tally, number = catalogue.load(name), Tally(), 0
    plan = Plan(name, "repair", tuple(player_counts(name)), {}, Path("unused"))
    while tally.repaired < wanted:
        match, text = new_match(plan, game, number), plan.text(number)
        match.play()
        astray = Astray(match.referee, random.Random(text), tally)
        for turn in range(min(A_MATCH, wanted)):
            if tally.repaired < wanted:
                astray.try_once(STRICT if turn % 2 else PATIENT)
        number += 1
    return tally


def main(arguments: list[str]) -> None:
    name, wanted = [*arguments, "1000"][:2] if arguments else ("all", "1000")
    for each in [line[0] for line in catalogue.GAMES] if name == "all" else [name]:
        print(go_astray(each, int(wanted)).told(each), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
