"""What a simulated table knows by itself: what comes up, what lies there, what a hand must play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import record
from engine.ask import CHOICE, Ask
from host.cable.client import Fields, Refusal
from host.people import ground_truth
from host.people.chances import is_dice, is_lot, thrown
from host.people.dead_ends import WAYS_OUT, ways_on
from host.people.real_pieces import RealPieces

if TYPE_CHECKING:
    from host.page.room import Room


def forced_answer(room: Room) -> int | str | None:
    """The answer that lies there for all to see or comes up by itself; None: people choose."""
    mirror = room.mirror
    if mirror is None or mirror.ask is None or room.real is None or room.truth is None:
        return None
    if room.picking:
        return None
    ask, referee = mirror.ask, mirror.referee
    if ask.kind == "tap" or ask.role == CHOICE:
        return None
    true = room.truth.of(ask, room.real.tappable(ask.zones))
    if true is not None or not _falls(room, ask):
        return true
    return room.chances.of(referee.game, referee.table, ask, [told.ask for told in mirror.told])


def _falls(room: Room, ask: Ask) -> bool:
    """Whether it comes up by itself. Who begins, several people agree on; one has nobody to ask."""
    return thrown(ask) or (is_lot(ask) and len(room.bots.others()) < 2)


def is_thrown(room: Room) -> bool:
    """Whether the settled answer is a throw that must still fall: until then it is unknown."""
    ask = room.mirror.ask if room.mirror else None
    if ask is None or not _falls(room, ask):
        return False
    return room.truth is None or room.truth.of(ask) is None


def no_choice(room: Room) -> bool:
    """Whether nobody has anything to decide, nor to throw: the table reads, draws, turns up; or
    there is one way on alone."""
    ask = room.mirror.ask if room.mirror else None
    if ask is None or room.picking or room.real is None or is_dice(ask):
        return False
    if ask.role == CHOICE:
        return _alone(room, ask) and only_way(ask, room.real, duty(room))
    if ask.kind == "tap":
        return bool(room.real.tappable(ask.zones))
    return forced_answer(room) is not None


def _alone(room: Room, ask: Ask) -> bool:
    """Whether nobody else at the page could learn of a hand from how soon it answers."""
    return room.bots.others() == [ask.seat] and ask.seat not in room.phones


def only_way(ask: Ask, real: RealPieces, must: Sequence[int] | None) -> bool:
    """Whether one thing alone can be answered: the last card, the only one of a colour, a pass with
    no card. Where there is a way back, or cards are laid, the answer is a confirmation.
    """
    if ask.chosen or any(map(ask.offers, WAYS_OUT)):
        return False
    ways = ways_on(ask, real)
    if must is not None:
        ways = [way for way in ways if way in must]
    return len(ways) + len(ask.items) == 1


def in_a_throw(room: Room) -> bool:
    """Whether some of the dice that fall together have fallen, and others have not."""
    mirror = room.mirror
    if mirror is None or mirror.ask is None or not mirror.told:
        return False
    return room.real is not None and is_dice(mirror.ask) and is_dice(mirror.told[-1].ask)


def duty(room: Room) -> list[int] | None:
    """The cards that the asked hand may play, where the referee cannot see to it."""
    mirror = room.mirror
    if mirror is None or mirror.ask is None or room.real is None or mirror.ask.kind != "tap":
        return None
    if room.picking:
        return None
    within = room.real.tappable(mirror.ask.zones)
    return ground_truth.duty(mirror.referee.game, mirror.referee.table, mirror.ask, within)


def spelling(room: Room, value: int | str) -> str:
    """An answer to the question that stands, as the link spells it."""
    mirror = room.mirror
    assert mirror and mirror.ask
    return record.spell(mirror.ask, value, mirror.referee.table.box, mirror.players)


async def roll(room: Room) -> Fields:
    """The table throws the dice, all of them, or says what lies there. Raises Refusal."""
    async with room.acting:
        done = await _come_up(room)
        while in_a_throw(room):
            done = await _come_up(room)
        return done


async def _come_up(room: Room) -> Fields:
    value = forced_answer(room)
    if value is None:
        raise Refusal("not_an_answer", "the players decide that")
    return await room.client.command("answer " + spelling(room, value))
