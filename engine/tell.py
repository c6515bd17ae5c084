"""Tells people the news: what has happened, and what their hands must now do."""

from engine.referee import ITSELF
from engine.table import SEATED, zone_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.words import Words


def tell(news: tuple, words: "Words") -> "str | None":
    """One piece of news as a sentence, or None where the pieces on the table say it already."""
    verb, what, source, target = news
    if verb == ITSELF:
        return by_itself(words, *what)
    if source is None and target is None:
        return words.text(verb, what)
    key = _key(verb, what, source, target)
    if key not in words:
        return None
    return words.text(key, _arguments(verb, what, source, target))


def by_itself(
    words: "Words", seat: "int | None", prompt: str, kind: str, answer: "Any"
) -> "str | None":
    """What answered itself, where its prompt has words for that: `harem` has `only_harem`."""
    key = "only_" + prompt
    if key not in words:
        return None
    named = words.said(answer) if isinstance(answer, tuple) else words.value(kind, answer)
    return words.text(key, (named, words.seat(seat)))


def _key(verb: str, what: "Any", source: "int | None", target: int) -> str:
    """`draw_deck_hand`, `put_bid_discard`, `pile_deck`: the verb and the families it joins."""
    if verb == "gather" and len(what) == 1:
        source = what[0]
    parts = [verb] if source is None or verb == "deal" else [verb, zone_name(source)]
    return "_".join(parts + [zone_name(target)])


def _arguments(verb: str, what: "Any", source: "int | None", target: int) -> tuple:
    """(seat, what): the seat that is helped first, for a move between a seat and the table."""
    if verb == "deal":
        return (what,)
    number = what if isinstance(what, int) else list(what)
    if target >= SEATED:
        return (target % SEATED, number)
    if source is not None and source >= SEATED:
        return (source % SEATED, number)
    return (number,)
