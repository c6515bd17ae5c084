"""What the table shows of Amazones. In all of this, t is the game's Table."""

from engine.ask import Ask, Marks
from engine.games.amazones.score import CARD, FIRST_TILE, beauty, finished, part, scores
from engine.places import CHOICE, LIGHT
from engine.plates.bed import BED_HAREM, BED_STACK
from engine.table import BID, STACK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.amazones.rulebook import Table

HAS = ("has_head", "has_torso", "has_legs")
WITH = ("with_head", "with_torso", "with_legs")  # shorter, where there are two
PILES = (STACK, STACK + 1, STACK + 2)  # heads, torsos, legs: face up, the top one for the taking


def about(t: "Table", ask: Ask) -> list:
    """The open bids, or the tile that is being placed and the harem it goes to."""
    if ask.prompt in ("first_bid", "second_bid", "add_card", "remove_card"):
        bids = [(seat, t.zone(BID + seat)) for seat in t.clockwise(t.starter)]
        return [("bid_is", seat, summed(bid)) for seat, bid in bids if bid]
    facts: list = [("tile_is", t.tile)] if t.tile is not None else []
    return facts + ([("harem_is", t.owner)] if t.owner is not None else [])


CHANGED = {"add_card": 1, "remove_card": -1}  # questions about a bid that lies there


def summed(cards: list) -> int:
    return sum([CARD[card % 11] for card in cards])


def worth(t: "Table", ask: Ask, pieces: list) -> int:
    """What the bid comes to with these cards: laid, added to it, or taken away from it."""
    if ask.seat is None or ask.prompt not in CHANGED:
        return summed(pieces)
    return summed(t.zone(BID + ask.seat)) + CHANGED[ask.prompt] * summed(pieces)


def label(t: "Table", ask: Ask, value: "int | str") -> "tuple | None":
    """A male by the one or two parts he has: a finished one is no choice."""
    if ask.prompt != "male" or isinstance(value, str) or t.owner is None:
        return None
    male = t.harems[t.owner][value - 1]
    parts = [(part(tile), beauty(tile)) for tile in male if tile is not None]
    if len(parts) == 1:
        return (HAS[parts[0][0]], parts[0][1])
    return ("has_both",) + tuple([(WITH[each], worth) for each, worth in parts])


def standing(t: "Table") -> tuple:
    """What counts now, and how many males are finished and begun."""
    columns = ("points", "males_finished", "males_begun")
    rows = []
    for seat, points in enumerate(scores(t)):
        done = len(finished(t, seat))
        rows.append([points, done, len(t.harems[seat]) - done])
    return columns, rows


def why(t: "Table", ask: Ask, piece: int) -> "str | None":
    """Why a tapped piece is refused, where the general reasons would mislead."""
    card, wanted = piece < FIRST_TILE, ask.prompt != "tile"
    if card != wanted:
        return "want_card" if wanted else "want_tile"
    if not wanted and piece in t.unseen and t.hidden[STACK + part(piece)]:
        return "no_place"
    return "one_colour" if wanted and t.where(piece) in ask.zones else None


def marks(t: "Table", ask: "Ask | None") -> Marks:
    """The lights of the bed: the stacks that may be picked from, and whose turn it is, or the
    harems a tile may go to (R-AMAZ-18)."""
    if ask is None:
        return
    for stack in ask.zones:
        if stack in PILES:
            yield BED_STACK + stack - STACK, CHOICE
    for seat in range(t.seats):
        if ask.kind == "seat" and seat in ask.values:
            yield BED_HAREM + seat, CHOICE
        elif seat == ask.seat:
            yield BED_HAREM + seat, seat, LIGHT


def groups(t: "Table") -> list:
    """The males of every harem."""
    return t.harems


def status(t: "Table") -> tuple:
    """Where the match stands: tiles left in each stack."""
    return ("stacks_left",) + tuple([t.count(stack) for stack in PILES])
