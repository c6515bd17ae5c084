"""What a click on a thing answers: the question that stands, and the next one where it says both.

`place_bar` leads to the question which bar: who clicks a bar has said both. So an answer that asks
the same seat for more is also meant by the things of what it would be asked then, where no other
answer leads there. Of cards that are only counted, people take those that go; the number follows.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import CHOICE, Ask
from engine.record import spell
from engine.referee import Referee
from engine.table import SEATED
from host.page.mirror import Mirror
from host.page.things import Thing, Value, key, things
from host.people.dead_ends import WAYS_OUT, after
from host.people.picks import picks

MOST = 12  # answers of a question that are looked beyond
Steps = tuple[Value | None, ...]  # a None: the card that is clicked
Spelt = dict[str, tuple[str | None, ...]]


def clicks(mirror: Mirror) -> Spelt:
    """`answers` of the question that stands in a match as records spell them, found once."""
    return looked_up(mirror)[1]


def looked_up(mirror: Mirror) -> tuple[dict[str, Steps], Spelt]:
    def found() -> tuple[dict[str, Steps], Spelt]:
        steps = answers(mirror.game, mirror.referee)
        return steps, spelt(mirror, steps)

    return mirror.once(looked_up, found)


def spelt(mirror: Mirror, found: dict[str, Steps]) -> Spelt:
    referee, box = mirror.referee, mirror.referee.table.box
    begun = {steps[0] for steps in found.values() if len(steps) > 1}
    then = {first: after(referee, first).ask if first is not None else None for first in begun}

    def said(ask: Ask | None, value: Value | None) -> str | None:
        return None if ask is None or value is None else spell(ask, value, box, mirror.players)

    return {each: (said(referee.ask, first), *(said(then[first], value) for value in more))
            for each, (first, *more) in found.items()}  # fmt: skip


def answers(game: str, referee: Referee) -> dict[str, Steps]:
    """Key of a thing -> the one answer that a click on it means, or the two.

    The pieces that a tap asks for are not among them: they are buttons where they lie.
    """
    meant, more = direct(game, referee), dict[str, set[Steps]]()
    for thing, steps in further(game, referee):
        if key(thing) not in meant:
            more.setdefault(key(thing), set()).add(steps)
    return {each: steps.pop() for each, steps in {**more, **meant}.items() if len(steps) == 1}


def direct(game: str, referee: Referee) -> dict[str, set[Steps]]:
    """Key of a thing -> the answers to the question that stands which are drawn as it."""
    ask, meant = referee.ask, dict[str, set[Steps]]()
    if ask is None:
        return meant
    for value in (*(ask.values if ask.kind != "tap" else ()), *ask.items):
        for thing in things(game, referee, ask, value):
            for each in (thing, ("place", thing[1])) if thing[0] == "piece" else (thing,):
                meant.setdefault(key(each), set()).add((value,))
    return meant


def further(game: str, referee: Referee) -> Iterator[tuple[Thing, Steps]]:
    """What is meant by the things of the next question; a number, by the cards that it counts."""
    ask = referee.ask
    if ask is None or ask.seat is None or ask.role is not CHOICE or ask.kind == "tap":
        return
    zone = gathered(referee)
    if zone is not None:
        yield ("zone", zone), (None,)
    else:
        deeds = ask.values if ask.kind == "menu" and len(ask.values) <= MOST else ()
        for value in (*deeds, *ask.items):
            for thing, then in onward(game, ask.seat, after(referee, value), value in WAYS_OUT):
                yield thing, (value, then)


def onward(
    game: str, seat: int, ahead: Referee, back: bool
) -> Iterator[tuple[Thing, Value | None]]:
    """(thing, answer) of what this seat is asked next. `back`: of the way out, the cards alone."""
    ask, picked = ahead.ask, [pick for news in ahead.table.news for pick in picks(news)]
    if picked and picked[0].zone % SEATED == seat:
        yield ("zone", picked[0].zone), None
    elif ask is None or ask.seat != seat or ask.role is not CHOICE:
        return
    elif ask.kind == "tap":
        for zone in ask.zones:
            yield from ((("card", zone, piece), None) for piece in ask.values
                        if piece not in ask.chosen)  # fmt: skip
    elif (zone := gathered(ahead)) is not None:
        yield ("zone", zone), None
    elif not back:
        for value in ask.values:
            yield from ((thing, value) for thing in things(game, ahead, ask, value))


def gathered(referee: Referee) -> int | None:
    """The zone of which the question asks how many cards its owner picks; None: it does not."""
    ask = referee.ask
    if ask is None or ask.kind != "number" or not ask.values or max(ask.values) < 1:
        return None
    most = max(ask.values)
    found = [pick for news in after(referee, most).table.news for pick in picks(news)]
    return found[0].zone if [pick.number for pick in found] == [most] else None
