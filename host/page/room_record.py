"""The record of a match in play; and one that is played again, up to where it stops."""

from __future__ import annotations

from collections.abc import Sequence

from engine import reading, record, seats
from engine.log import SEAT
from engine.match import Change
from host.archive.played import OWN, SHOWN
from host.cable.client import Fields, Refusal
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
    more = [(key, fields[key]) for key in (*OWN, "lights") if key in fields]
    return mirror.record(more)


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
        answers = len(reader.referee.log)
        if answers and room.client.simulated and not before:
            room.redealt = answers
        room.bots.play(playing)
    return {"answers": answers}


async def sit(room: Room, line: str, names: Sequence[str]) -> None:
    """Who leaves or takes over; these sit there. A machine's answers are the record's."""
    what, name, other = seats.parts(line)
    other = seats.OTHERS if (what, other) == (seats.LEFT, seats.MACHINE) else other
    verb = "leave" if what == seats.LEFT else "sit"
    await room.client.command(f"{verb} {names.index(name)} {other}")


def remember(room: Room, reader: reading.Reader) -> None:
    """What is played now is the record's match, not another one; a finished one is shown."""
    if room.mirror:
        own = room.mirror.fields.get("match", "")
        room.loaded[own] = {key: reader.fields.get(key, "") for key in OWN}
        room.loaded[own][SHOWN] = "yes" if reader.finished else ""
