"""The record of a match in play; and one that is played again, up to where it stops."""

from __future__ import annotations

from collections.abc import Sequence

from engine import reading, record, seats
from engine.log import SEAT
from engine.match import Change
from host.archive.played import KEPT, LEVELS, NO_LEVEL, OWN, SHOWN, SIMULATED
from host.cable.client import Fields, Refusal
from host.opponents.mind import CARELESS
from host.opponents.mind import LEVELS as KNOWN
from host.page.lesson import guide
from host.page.room import Room


def header(room: Room) -> dict[str, str]:
    """What the record of the match in play begins with."""
    fields = room.mirror.fields if room.mirror else {}
    found = {**fields, **room.loaded.get(fields.get("match", ""), {})}
    return {key: value for key, value in found.items() if value}


def save(room: Room) -> str:
    """The record of the match in play. Raises Refusal where there is none."""
    if room.mirror is None:
        raise Refusal("no_match", "no match is in play")
    mirror = room.mirror
    fields = header(room)
    more = [(key, fields[key]) for key in KEPT if key in fields]
    names, levels = machines(room)
    if names:
        more += [(SIMULATED, names), (LEVELS, levels)]
    return mirror.record(more)


def machines(room: Room) -> tuple[str, str]:
    """Of the match in play: its simulated players, and how hard each has tried all along."""
    if room.mirror is None:
        return "", ""
    players = room.mirror.players
    names = [players[seat] for seat in sorted(room.bots.seats) if seat < len(players)]
    return ", ".join(names), ", ".join(level(room, name) for name in names)


def level(room: Room, name: str) -> str:
    """How hard this simulated player of the match in play has tried so far."""
    mirror, bots = room.mirror, room.bots
    assert mirror
    key = (mirror.fields.get("match", ""), name)
    now = NO_LEVEL if name in bots.minds.programs else bots.level_of(name)
    before = bots.tried.get(key, now) if mirror.count else now
    bots.tried[key] = now if now == before else NO_LEVEL
    return bots.tried[key]


async def play_again(room: Room, text: str) -> Fields:
    """Play a record again, up to where it stops. Raises Refusal with what is wrong."""
    changes: list[Change] = []
    try:
        reader = reading.read(text)
        reader.match.watch = changes.append
        reader.replay()
    except record.RecordError as error:
        raise Refusal("bad_record", str(error)) from error
    options = dict(reader.referee.options)
    async with room.acting:
        playing, room.bots.playing = room.bots.playing, False
        room.like = reader.fields.get("match", "")
        await room.begin(reader.game, reader.match.first, options)
        remember(room, reader)
        before = room.deals.find(room.like)
        if before and before.guided:
            guide(room)
        names, box = reader.match.first, reader.referee.table.box
        for change in changes:
            if change.kind == SEAT:
                await sit(room, change.line, names)
                names = seats.after(names, change.line)
            elif change.ask:
                said = record.spell(change.ask, change.value, box, names)
                await room.client.command("answer " + said)
        for seat in [seat for seat, way in reader.match.away.items() if way == seats.MACHINE]:
            way = seats.LOTS if room.client.simulated else seats.MACHINE
            await room.client.command(f"leave {seat} {way}")
        await room.catch_up()
        simulate(room, reader)
        answers = len(reader.referee.log)
        if answers and room.client.simulated and not before:
            room.redealt = answers
        room.bots.play(playing)
    room.changed("state")  # who is simulated is shown, and noted
    return {"answers": answers}


async def sit(room: Room, line: str, names: Sequence[str]) -> None:
    """Who leaves or takes over; these sit there. A machine's answers are the record's."""
    what, name, other = seats.parts(line)
    other = seats.OTHERS if (what, other) == (seats.LEFT, seats.MACHINE) else other
    verb = "leave" if what == seats.LEFT else "sit"
    await room.client.command(f"{verb} {names.index(name)} {other}")


def simulate(room: Room, reader: reading.Reader) -> None:
    """Who was simulated in the record is so here, too, and tries as hard as before."""
    names = reader.fields.get(SIMULATED, "")
    if not room.mirror or not room.client.simulated or not names:
        return
    own, bots, said = room.mirror.fields.get("match", ""), room.bots, reader.fields.get(LEVELS, "")
    for name, tried in zip(names.split(", "), said.split(", "), strict=False):
        bots.tried[own, name] = tried
        if tried in (CARELESS, *KNOWN):
            bots.levels[name] = tried
    room.simulated[own] = names
    bots.sit_down()


def remember(room: Room, reader: reading.Reader) -> None:
    """What is played now is the record's match, not another one; a finished one is shown."""
    if room.mirror:
        own = room.mirror.fields.get("match", "")
        kept = KEPT if reader.finished else OWN  # one that goes on has lights of its own
        room.loaded[own] = {key: reader.fields.get(key, "") for key in kept}
        room.loaded[own][SHOWN] = "yes" if reader.finished else ""
