"""Laying cards: one, or a set of them.

A set is laid by one tap a card, a second tap takes a card back, OK closes the set. Eight games lay
sets (bids, combined totals, prices), so the toggling lives here, and a game says only which card
may come next and when the set is complete.
"""

from engine.ask import OK, Flow, Tap
from engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

BACK = "back"


def play_card(
    t: Table,
    seat: "int | None",
    prompt: str,
    source: int,
    target: int,
    cards: "list | None" = None,
    **more: "Any",
) -> Flow:
    """One card of the zone `source`, tapped, goes to `target`. Returns it, or the item chosen.

    cards  which may be tapped; None: any that may lie there
    more   as `Tap` has them: items, args, role, secret, together
    """
    if cards is None:
        cards = t.possible(source)
    card = yield Tap(seat, prompt, cards, zones=(source,), **more)
    if not isinstance(card, str):
        t.tapped([card], source, target)
    return card


def lay_set(
    t: Table,
    seat: int,
    prompt: str,
    source: int,
    target: int,
    more: "Callable[[], list]",
    complete: "Callable[[], object] | None" = None,
    secret: bool = False,
    args: tuple = (),
    leave: "str | None" = None,
    adds: bool = False,
    together: bool = False,
) -> Flow:
    """Let `seat` move cards from `source` to `target` until OK. Returns the list laid.

    more      () -> the pieces of `source` that may be laid now
    complete  () -> whether the set may be closed as it is; None: always, also when empty
    leave     a menu item that gives the set up: its cards go back, and None is returned
    adds      whether the sum of their numbers is what the set is about;  together  as Ask has it
    """
    laid, zones = t.zone(target), (source, target)
    while True:
        items: tuple = (OK,) if complete is None or complete() else ()
        items += (leave,) if leave else ()
        ask = Tap(
            seat, prompt, laid + more(), items, args=args, zones=zones, chosen=laid, secret=secret,
            together=together,
        )  # fmt: skip
        ask.adds = adds
        card = yield ask
        if card == OK:
            return laid
        if card == leave:
            t.move(laid[:], target, source)
            return None
        if card in laid:  # by tag, not by value: a twin adds (vocabulary, trap 10)
            t.tapped([card], target, source)
        else:
            t.tapped([card], source, target)
