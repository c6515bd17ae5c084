"""Laying a set of cards: one tap a card, a second tap takes it back, OK closes the set.

Eight games lay sets (bids, combined totals, prices), so the taking back and the toggling live here
and a game says only which card may come next and when the set is complete.
"""

from engine.ask import OK, Flow, Tap
from engine.table import Table

if False:  # for type checkers alone: neither Python runs it
    from typing import Callable

BACK = "back"


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
) -> Flow:
    """Let `seat` move cards from `source` to `target` until OK. Returns the list laid.

    more      () -> the pieces of `source` that may be laid now
    complete  () -> whether the set may be closed as it is; None: always, also when empty
    leave     a menu item that gives the set up: its cards go back, and None is returned
    """
    laid = t.zone(target)
    zones = (source, target)
    while True:
        items: tuple = (OK,) if complete is None or complete() else ()
        if leave:
            items += (leave,)
        card = yield Tap(seat, prompt, laid + more(), items, args, zones, laid, secret=secret)
        if card == OK:
            return laid
        if card == leave:
            t.put(laid[:], target, source)
            return None
        if card in laid:  # by tag, not by value: a twin adds (vocabulary, trap 10)
            t.lay([card], target, source)
        else:
            t.lay([card], source, target)
