"""What waits on a table's shelf and who plays there, for the page: each message one thing.

`shelf`, `aside` and `take` are about matches that were set aside; `roster`, `person` and `erase`
about the people this table knows, `clock` about the time it gives them (firmware/link/LINK.md).
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from firmware.lights.lights import SEAT_RGB
from host.cable.client import Fields, LinkError
from host.page.room import Room

Message = dict[str, Any]
PAGES = 50  # replies that a list is put together from, at most


async def shelf(room: Room, message: Message) -> Message:
    """All of it, the match that was set aside last first."""
    return {"shelf": await every(room, "shelf")}


async def aside(room: Room, message: Message) -> Message:
    """The match in play goes to the shelf."""
    async with room.acting:
        done = await room.client.command("aside")
        await room.catch_up()
    return done


async def take(room: Room, message: Message) -> Message:
    """A match of the shelf comes into play, and its simulated people go on playing."""
    async with room.acting:
        done = await room.client.command("take " + a_word(message["match"]))
        await room.catch_up(fresh=True)
        room.bots.play(True)
    return done


async def waiting(room: Room, text: str) -> str:
    """The name on the shelf of the match of this record; "" where it does not wait there."""
    wanted = [line for line in text.partition("\n\n")[0].split("\n") if line.startswith("match: ")]
    for entry in await every(room, "shelf") if wanted else ():
        known = room.loaded.get(entry["match"], {}).get("match") or entry["match"]
        if wanted[0] == f"match: {known}":
            return str(entry["name"])
    return ""


async def roster(room: Room, message: Message) -> Message:
    """All people: [name, light or null, tag or null]."""
    return {"people": await every(room, "people")}


async def person(room: Room, message: Message) -> Message:
    """Add a player, or change one."""
    fields = {key: message[key] for key in ("name", "light", "tag", "was") if key in message}
    return await room.client.command("person " + json.dumps(fields, ensure_ascii=False))


async def erase(room: Room, message: Message) -> Message:
    """Off the roster; records keep the name."""
    return await room.client.command("erase " + a_line(message["name"]))


async def clock(room: Room, message: Message) -> Message:
    """Minutes of thought for each seat, as the table's settings have them."""
    reply: Fields = await room.client.command("settings")
    return {"clock": reply["settings"].get("clock", 0)}


async def every(room: Room, command: str) -> list[Any]:
    """A list that comes in pieces, whole."""
    found: list[Any] = []
    after: str | None = ""
    for _ in range(PAGES):
        reply: Fields = await room.client.command(f"{command} {after}".strip())
        found += reply[command]
        after = reply["next"]
        if after is None:
            break
    return found


async def lights(room: Room, players: Sequence[str]) -> list[int]:
    """A light for each seat: the one this person prefers, where it is free."""
    try:
        prefer = {name: light for name, light, _ in await every(room, "people")}
    except LinkError:  # older firmware: the table chooses the lights itself
        prefer = {}
    chosen: dict[int, int] = {}
    for seat, name in enumerate(players):
        light = prefer.get(name)
        if light is not None and light not in chosen.values():
            chosen[seat] = light
    free = [light for light in range(len(SEAT_RGB)) if light not in chosen.values()]
    return [chosen[seat] if seat in chosen else free.pop(0) for seat in range(len(players))]


def a_line(value: Any) -> str:
    """Text that can stand in a line of the link. Raises ValueError."""
    text = str(value)
    if not text.isprintable() or len(text) > 200:
        raise ValueError("not a line")
    return text


def a_word(value: Any) -> str:
    """The name of a match. Raises ValueError."""
    text = a_line(value)
    if not text or " " in text:
        raise ValueError("not a name")
    return text


ACTS: dict[str, Callable[[Room, Message], Awaitable[Message]]] = {
    "shelf": shelf, "aside": aside, "take": take,
    "roster": roster, "person": person, "erase": erase, "clock": clock,
}  # fmt: skip
