"""All that a seat may not know may change, and nothing that leaves the table for it changes.

Every way out is compared byte for byte: what an opponent is given (engine.knowledge), the seat's
phone and its log, a spectator's page, the lights, and what a broker hears.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Any

import pytest

from engine import record
from engine.knowledge import Covered, given
from engine.referee import Referee
from engine.secrets import FOREVER
from engine.table import HAND
from host.network.shadow import Shadow
from host.page.early import Early
from host.page.log import log_lines
from host.page.mirror import Mirror
from host.page.past import Past, lights
from host.page.phone import SeatSight
from host.page.sight import Sight
from host.people.at_engine import Match
from tests.host.test_knowledge import (
    GAMES,
    OPEN,
    known,
    questions,
    rewritten,
    shuffled,
)

PEOPLE = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]
SECRET = sorted(set(GAMES) - OPEN)
OPEN_HANDS = {"amazones"}  # all have seen what each took: only bids are a secret
ANSWERED_IN_SECRET = {"amazones", "stones", "magic", "final_exam", "faux_cilles", "five_suitors"}


class Laid(Past):
    """A room whose pieces lie as they really do."""

    cards = (-1, ())  # nobody has gathered any

    def __init__(self, mirror: Mirror, real: dict[int, list[int]]) -> None:
        super().__init__(mirror, finished=False)
        self.lying = real

    def pieces(self, zone: int) -> list[Any]:
        return self.lying.get(zone, [])


class World:
    """One match as it may really be: the answers given, and where every piece lies."""

    def __init__(self, match: Match, seat: int, log: bytes, zones: dict[int, list[int]]) -> None:
        self.match, self.seat, self.log, self.zones = match, seat, log, zones
        referee = match.referee
        self.players = PEOPLE[: referee.seats]
        again = Referee(referee.game, referee.seats, referee.options)
        again.replay(log)
        name = referee.game.__name__.split(".")[2]
        head, _, body = record.write(name, again, self.players).partition("\n\n")
        answers = body.partition("\n\n")[0].strip().split("\n")  # without its result
        self.lines = [*head.split("\n"), "", *answers]
        self.mirror = Mirror("\n".join(self.lines) + "\n")
        self.room: Any = Laid(self.mirror, zones)

    def knowledge(self) -> Any:
        return known(self.match, self.seat, self.log, self.zones)

    def phone(self, eyes: Collection[int] = ()) -> Any:
        sight = SeatSight(self.room, self.seat, "en", Early(self.room))
        sight.seats_seen = lambda: [self.seat, *eyes]  # type: ignore[method-assign]
        return sight.match(self.mirror)

    def spectator(self, eyes: Collection[int] = ()) -> Any:
        sight = Sight(self.room, False, "en")
        sight.seats_seen = lambda: [*eyes]  # type: ignore[method-assign]
        return sight.match(self.mirror)

    def log_told(self) -> Any:
        return log_lines(self.mirror, "en", 0)

    def lights(self) -> Any:
        return lights(self.mirror)

    def broker(self) -> Any:
        shadow = Shadow(self.lines)
        return [self.lines[: shadow.opened.open], shadow.state("en")]


WAYS: dict[str, Callable[[World], Any]] = {
    "an opponent": World.knowledge, "a phone": World.phone, "a spectator": World.spectator,
    "a log": World.log_told, "the lights": World.lights, "a broker": World.broker,
}  # fmt: skip


def others(world: World) -> list[int]:
    return [seat for seat in range(world.match.referee.seats) if seat != world.seat]


def peeked(world: World) -> Any:
    """The first card of what lies unseen elsewhere."""
    unseen = set(world.match.referee.table.unseen)
    every = [zone for zone in sorted(world.zones) if zone % HAND != world.seat or zone < HAND]
    cards = [card for zone in every for card in world.zones[zone] if card in unseen]
    return [world.knowledge(), cards[:1]]


def worlds(name: str, number: int) -> Any:
    """Pairs of worlds that one seat cannot tell apart."""
    for match, seat, rng in questions(name, number):
        log, zones = bytes(match.referee.log), match.table.zones
        here = World(match, seat, log, zones)
        yield here, World(match, seat, log, shuffled(match, seat, rng))
        other = rewritten(match, seat, rng)
        if other:
            yield here, World(match, seat, *other)


def withdrawn(here: World, there: World) -> bool:
    """Whether they differ in a card that was laid unseen and taken back: seen later, it counts."""
    referee, secrets = here.match.referee, Covered()
    again = Referee(referee.game, referee.seats, referee.options)
    for code in here.log:
        given(again, code, secrets)
    changed = [at for at, code in enumerate(here.log) if there.log[at] != code]
    return any(one[1] - 1 in changed and one[3] == FOREVER for one in secrets.closed)


def told(way: Callable[[World], Any], world: World) -> str:
    return json.dumps(way(world), ensure_ascii=False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "number", [8, pytest.param(1000, marks=pytest.mark.long)], ids=["few", "many"]
)
def test_what_a_seat_may_not_know_changes_nothing_that_leaves_the_table(
    name: str, number: int
) -> None:
    for here, there in worlds(name, number):
        ways = {**WAYS}
        if withdrawn(here, there):  # lines go out in order: it leaves once its card was seen
            del ways["a broker"]
        for way, out in ways.items():
            assert told(out, here) == told(out, there), f"{way} at answer {len(here.log)}"


def all_lines(world: World) -> Any:
    return world.lines


def on_a_phone(world: World) -> Any:
    return world.phone(others(world))


def on_a_page(world: World) -> Any:
    return world.spectator(others(world))


SABOTAGED = [
    *((name, peeked) for name in SECRET),
    *((name, way) for name in sorted({*SECRET} - OPEN_HANDS) for way in (on_a_phone, on_a_page)),
    *((name, all_lines) for name in sorted(ANSWERED_IN_SECRET)),
]


@pytest.mark.parametrize(("name", "way"), SABOTAGED)
def test_who_peeks_at_a_single_card_is_noticed_in_every_game_with_secrets(
    name: str, way: Callable[[World], Any]
) -> None:
    assert any(told(way, here) != told(way, there) for here, there in worlds(name, 60))
