"""What people at a page do in the match that is in play: each message one thing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from engine.names import participant_name
from engine.seats import END, LOTS
from host.cable.client import Refusal
from host.page.forced_answers import duty, forced_answer, roll, spelling
from host.page.gathering import gather, gathered, gathering
from host.page.room import Room

Message = dict[str, Any]


async def tap(room: Room, message: Message) -> Message:
    """A piece where it lies, or one in real hands by its name; `first` the answer before it."""
    name = one_line(message.get("name", ""))
    if "zone" in message:
        there = room.name_of(int(message["zone"]), int(message["at"]))
        if name not in ("", there):
            raise Refusal("moved", "that piece does not lie there any more")
        name = there
    if "first" in message:
        await answer(room, {"value": message["first"]})
    if room.picking:
        return pick(room, name)
    if gathering(room) is not None:
        gather(room, name)
        return {}
    may_play(room, name)
    return await room.client.command("tap " + name)


def pick(room: Room, value: str) -> Message:
    """A card by its name that is picked or put back, or that all are. Raises Refusal."""
    ask = room.ask
    assert room.mirror and ask
    said = value if value in ask.items else room.mirror.referee.table.box.find(value)
    if said is None or not ask.offers(said):
        raise Refusal("picking", "the cards are picked first")
    room.pick(said)
    return {}


def may_play(room: Room, name: str) -> None:
    """Raises Refusal where the simulated table sees that the hand must play another card."""
    must, mirror = duty(room), room.mirror
    if must is None or mirror is None or mirror.ask is None:
        return
    piece = mirror.referee.table.box.find(name)
    if piece in mirror.ask.values and piece not in must:
        raise Refusal("duty", "this hand has cards that must be played first")


async def answer(room: Room, message: Message) -> Message:
    """One of the options, unless the simulated table settles the question; `then` the next one."""
    value = one_line(message["value"])
    if room.picking:
        return pick(room, value)
    known = forced_answer(room)
    if known is not None and value not in free(room, known):
        raise Refusal("settled", "that comes up, or lies there: nobody chooses it")
    cards = gathered(room)
    done = await room.client.command("answer " + value)
    if room.picking and room.picking.pick.number == len(cards):
        room.pick_all(cards)
    if "then" in message:
        return await room.client.command("answer " + one_line(message["then"]))
    return done


def free(room: Room, known: int | str) -> set[str]:
    """What may be said all the same: what is true, and what is no value of the question."""
    ask = room.mirror.ask if room.mirror else None
    items = ask.items if ask else ()
    return {spelling(room, each) for each in (known, *items)}


async def throw(room: Room, message: Message) -> Message:
    return await roll(room)


async def knob(room: Room, message: Message) -> Message:
    did = message["did"]
    if room.picking and not room.menu:
        raise Refusal("picking", "the cards are picked first")
    if did == "turn":
        return await room.client.command(f"turn {int(message['by'])}")
    if did not in ("press", "hold"):
        raise ValueError(did)
    return await room.client.command(did)


async def undo(room: Room, message: Message) -> Message:
    return await room.undo(message.get("sure") is True)


async def repair(room: Room, message: Message) -> Message:
    """Back to an answer that was wrong; or no more of it."""
    if message.get("stop") is True:
        return await room.client.command("repair stop")
    number, way, mirror = int(message["n"]), one_line(message["way"]), room.mirror
    before = mirror.lines[number - 1] if mirror and 0 < number <= mirror.count else ""
    done = await room.client.command(f"repair {number} {way}")
    if mirror:
        mirror.repair(number, way, before)
    return done


async def leave(room: Room, message: Message) -> Message:
    """A player leaves; the others or lots play on, or the match ends with the standing.

    Lots at a simulated table are a simulated person's. The reply to an end has the `standing`:
    points by name.
    """
    seat, way = int(message["seat"]), one_line(message["way"])
    standing = points(room) if way == END else []
    done = await room.client.command(f"leave {seat} {way}")
    if way == END:
        await room.catch_up()
        return {**done, "standing": standing}
    room.bots.take(room.bots.seats | {seat} if way == LOTS else room.bots.seats - {seat})
    room.changed("state")
    return done


def points(room: Room) -> list[tuple[str, int | None]]:
    """What everybody has so far."""
    mirror = room.mirror
    if mirror is None:
        return []
    scores = mirror.referee.game.scores(mirror.referee.table)
    return [(participant_name(who, mirror.players), each) for who, each in enumerate(scores)]


async def advise(room: Room, message: Message) -> Message:
    """Begin to think about a hint for the question that stands."""
    ask = room.ask
    if ask is None or ask.seat is None or ask.seat in room.phones:
        raise Refusal("no_advice", "there is nothing to choose here for you")
    room.bots.advice.want(ask.seat)
    return {}


async def pause(room: Room, message: Message) -> Message:
    """Hands are hidden until a player goes on."""
    return await room.client.command("pause" if message["on"] is True else "press")


async def sit(room: Room, message: Message) -> Message:
    """A newcomer takes over a seat, and is a person even if it was simulated."""
    seat, name = int(message["seat"]), one_line(message["name"])
    done = await room.client.command(f"sit {seat} {name}")
    room.bots.take(room.bots.seats - {seat})
    room.changed("state")
    return done


def one_line(value: Any) -> str:
    """Text that can stand in a line of the link. Raises ValueError."""
    text = str(value)
    if not text.isprintable() or len(text) > 200:
        raise ValueError("not a line")
    return text


ACTS: dict[str, Callable[[Room, Message], Awaitable[Message]]] = {
    "tap": tap, "answer": answer, "knob": knob, "undo": undo, "repair": repair, "leave": leave,
    "sit": sit, "pause": pause, "roll": throw,
    "advise": advise,
}  # fmt: skip
