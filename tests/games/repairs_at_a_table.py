"""Wrong answers at a table, repaired: does its journal tell the match played right?

    python -m tests.games.repairs_at_a_table GAME|all [WRONG ANSWERS]           match and journal
    python -m tests.games.repairs_at_a_table GAME|all [WRONG ANSWERS] link      over the link, too

The people of tests/games/repairs.py play one match to its end, and go astray again and again on the
way. All they do is done to the real firmware: to its match, with a journal in memory, or over the
link of a whole table with its files in a folder. After every repair the journal is read as at a
start, and must come to the match played right: the same answers, the same facts, nothing still to
come. Once a match the power is cut, too, in the midst of a repair with old answers to come if there
is one; what a start finds then must be the same.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from engine import catalogue, reading, record
from engine.referee import Referee
from firmware.storage.files import LONG
from firmware.storage.journal import Journal
from firmware.storage.seals import plain
from firmware.table import repair
from firmware.table.match import Match
from host.cable.client import Client
from host.cable.simulators import InProcessTable
from host.cli_support import player_counts
from host.people.tournament import Plan, new_match
from tests.both.app.table_hands import Memory
from tests.both.app.taken_up import taken_up
from tests.games.repairs import PATIENT, STRICT, Astray, Old, Tally
from tests.games.test_properties import facts

GAP = 6  # right answers before the next wrong one, at most
NAMES = ["Al", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"]


class Desk:
    """What people do, as commands of the link; and what the journal has."""

    def begin(self, game: str, players: list[str], options: dict[str, str]) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """Nothing of the match is left."""
        raise NotImplementedError

    def say(self, text: str) -> int:
        """How many answers there are after this command."""
        raise NotImplementedError

    def cut(self) -> None:
        """The power goes, and comes back; people take the match up again."""
        raise NotImplementedError

    def journal(self) -> str:
        raise NotImplementedError


class AtHand(Desk):
    """The match and its journal, in this thread."""

    def __init__(self) -> None:
        self.storage = Memory()

    def begin(self, game: str, players: list[str], options: dict[str, str]) -> None:
        lights = list(range(len(players)))
        journal = Journal(self.storage)
        self.match = Match.begin(game, players, lights, dict(options), "en", journal)

    def end(self) -> None:
        self.storage.files.clear()

    def say(self, text: str) -> int:
        verb, _, what = text.partition(" ")
        match, refusal = self.match, None
        if verb == "answer":
            ask, box = match.referee.ask, match.referee.table.box
            refusal = match.answer(record.parse(ask, what, box, match.players))
        elif verb == "undo":
            refusal = match.undo(True)
        elif what == "stop":
            repair.none_left(match)
            match.rest = []
        else:
            refusal = repair.begin(match, int(what) - 1, "correct")
        assert refusal is None, (text, refusal)
        if not (match.before or match.rest):
            match.kept = None  # as `repair.tell` has it
        return len(match.referee.log)

    def cut(self) -> None:
        self.match = taken_up(Journal(Memory(self.storage.files)))
        self.storage = self.match.journal.storage

    def journal(self) -> str:
        return "".join(plain(self.storage.lines(LONG)))


class OverTheLink(Desk):
    """A whole table that may lose its power, and its client."""

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

    def begin(self, game: str, players: list[str], options: dict[str, str]) -> None:
        fields = {"game": game, "players": players, "options": options}
        self.client.command("new " + json.dumps(fields))

    def end(self) -> None:
        self.client.command("abort")

    def cut(self) -> None:
        self.stop()
        self.start()
        self.client.command("press")
        while not self.client.command("hello").get("game"):
            pass

    def say(self, text: str) -> int:
        count: int = self.client.command(text)["n"]
        return count

    def journal(self) -> str:
        return "\n".join(self.client.chunks("journal")) + "\n"


class AtATable(Astray):
    """A match gone astray, again and again, at a table. `cuts`: how often its power is to go."""

    def __init__(
        self, name: str, played: Referee, rng: random.Random, tally: Tally, desk: Desk
    ) -> None:
        super().__init__(played, rng, tally)
        self.desk = desk
        self.cuts = 1
        desk.begin(name, NAMES[: played.seats], dict(played.options))

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
        found = reading.read(self.desk.journal())
        assert bytes(found.replay().log) == bytes(self.referee.log)
        assert found.match.rest == rest
        assert facts(found.referee) == facts(self.referee)


@contextmanager
def over_the_link() -> Iterator[Desk]:
    with tempfile.TemporaryDirectory(prefix="trilithon-repairs-") as folder:
        own = OverTheLink(Path(folder))
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
        own.end()
        number += 1
    return tally


def main(arguments: list[str]) -> None:
    name, wanted, how = [*arguments, *("all", "1000", "journal")[len(arguments) :]]
    with over_the_link() if how == "link" else nullcontext(AtHand()) as own:
        for each in [line[0] for line in catalogue.GAMES] if name == "all" else [name]:
            print(go_astray(each, int(wanted), own).told(each), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
