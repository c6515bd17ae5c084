"""Wrong answers at a table, repaired over its link: does its journal tell the match played right?

    python -m tests.games.repairs_at_a_table GAME|all [WRONG ANSWERS]

The people of tests/games/repairs.py play one match to its end, and go astray again and again on the
way. All they do is done to the real firmware, over its link, with its files in a folder. After
every repair the journal is read as at a start, and must come to the match played right: the same
answers, the same facts, nothing still to come. Once a match the power is cut, too, half way through
a repair if there is one with old answers to come; what a start finds then must be the same.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine import catalogue, record
from engine.referee import Referee
from firmware.storage.files import LONG
from firmware.storage.journal import Journal
from firmware.storage.to_come import Coming
from host.cable.client import Client
from host.cable.simulators import InProcessTable
from host.cli_support import player_counts
from host.people.tournament import Plan, new_match
from tests.both.app.table_hands import Memory
from tests.games.repairs import PATIENT, STRICT, Astray, Old, Tally
from tests.games.test_properties import facts

GAP = 6  # right answers before the next wrong one, at most
NAMES = ["Al", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"]


class Desk:
    """A table that may lose its power, and its client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
        self.start()

    def start(self) -> None:
        self.table = InProcessTable(self.folder)
        self.table.start()
        self.client: Client = self.table.connect(on_event=lambda event: None)

    def stop(self) -> None:
        self.client.close()
        self.table.close()

    def cut(self) -> None:
        """The power goes, and comes back; people take the match up again."""
        self.stop()
        self.start()
        self.client.command("press")
        while not self.client.command("hello").get("game"):
            pass

    def say(self, text: str) -> int:
        """How many answers there are after this command."""
        count: int = self.client.command(text)["n"]
        return count


class AtATable(Astray):
    """A match gone astray, again and again, at a table. `cuts`: how often its power is to go."""

    def __init__(
        self, name: str, played: Referee, rng: random.Random, tally: Tally, desk: Desk
    ) -> None:
        super().__init__(played, rng, tally)
        self.desk = desk
        self.cuts = 1
        fields = {"game": name, "players": NAMES[: played.seats]}
        desk.client.command("new " + json.dumps({**fields, "options": dict(played.options)}))

    def walk(self, wanted: int) -> None:
        """To the end of the match, or until so many wrong answers were repaired in all."""
        turn = 0
        while self.tally.repaired < wanted and len(self.referee.log) < len(self.right) - 1:
            at = len(self.referee.log) + self.rng.randrange(GAP)
            self.forward(min(at, len(self.right) - 1))
            kind = STRICT if turn % 2 else PATIENT
            turn += 1
            at = len(self.referee.log)
            if self.wrong(at):
                self.put_right(at, self.go_on(at + 1, kind), kind)
            else:
                self.forward(at + 1)

    def forward(self, count: int) -> None:
        """Played right up to so many answers."""
        while len(self.referee.log) < count:
            assert self.give(self.meanings[len(self.referee.log)][3])

    def wrong(self, at: int) -> bool:
        ask = self.referee.ask
        assert ask is not None and at == len(self.referee.log)
        others = [each for each in [*ask.values, *ask.items] if each != self.meanings[at][3]]
        return bool(others) and self.give(self.rng.choice(others))

    def repair(self, at: int, until: int) -> None:
        """Where all that is wrong are answers too many, they are taken back."""
        if at < until:
            super().repair(at, until)
            return
        log = bytes(self.referee.log)
        while len(log) > at:
            log = log[: self.desk.say("undo sure")]
        self.referee.replay(log)
        self.journal_is([])

    # Done at the table, too

    def give(self, value: int | str) -> bool:
        ask, players = self.referee.ask, NAMES[: self.referee.seats]
        assert ask is not None
        spelt = record.spell(ask, value, self.referee.table.box, players)
        self.desk.say("answer " + spelt)
        return super().give(value)

    def go_back(self, log: bytes, at: int) -> None:
        assert self.desk.say(f"repair {at + 1}") == at
        super().go_back(log, at)

    def asked_again(self, rest: list[Old]) -> None:
        if self.cuts and rest:
            self.cuts -= 1
            self.desk.cut()
            self.journal_is(rest)

    def leave_off(self, rest: list[Old]) -> None:
        self.asked_again(rest)
        if rest:
            self.desk.say("repair stop")
        self.journal_is([])

    def journal_is(self, rest: list[Old]) -> None:
        """A start would find the match as it is here, and what is still to come."""
        found = Memory({LONG: "\n".join(self.desk.client.chunks("journal")) + "\n"})
        referee = Journal(found).read(LONG).referee
        assert bytes(referee.log) == bytes(self.referee.log)
        assert facts(referee) == facts(self.referee)
        assert Coming(found, LONG, None).read() == rest


@contextmanager
def desk() -> Iterator[Desk]:
    with tempfile.TemporaryDirectory(prefix="trilithon-repairs-") as folder:
        own = Desk(Path(folder))
        try:
            yield own
        finally:
            own.stop()


def go_astray(name: str, wanted: int, own: Desk) -> Tally:
    """So many wrong answers of this game, repaired. AssertionError: one was not."""
    game, tally, number = catalogue.load(name), Tally(), 0
    plan = Plan(name, "table", tuple(player_counts(name)), {}, Path("unused"))
    while tally.repaired < wanted:
        match, text = new_match(plan, game, number), plan.text(number)
        match.play()
        AtATable(name, match.referee, random.Random(text), tally, own).walk(wanted)
        own.client.command("abort")
        number += 1
    return tally


def main(arguments: list[str]) -> None:
    name, wanted = [*arguments, "1000"][:2] if arguments else ("all", "1000")
    with desk() as own:
        for each in [line[0] for line in catalogue.GAMES] if name == "all" else [name]:
            print(go_astray(each, int(wanted), own).told(each), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
