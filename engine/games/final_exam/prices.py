"""What has a price in Final Exam: bars placed and removed; and how any price is paid.

In all of this, t is the game's Table. A price is a list of sets (how many cards, of which kind):
exactly so many, and nothing else. A kind is a colour of number cards, or DAY, NIGHT, TRILITHON. A
hand has no limit: no subsets are tried, and cards are gone through once.
"""

from engine.ask import Colour, Flow, Menu, Place
from engine.boxes.henge import BLACK, CIRCLES, SPACES, colour, is_day, is_number
from engine.laying import BACK, lay_set, play_card
from engine.plates.stonehenge import INNER
from engine.table import DISCARD, HAND, TABLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.final_exam.rulebook import Table

DAY, NIGHT, TRILITHON = BLACK + 1, BLACK + 2, BLACK + 3  # kinds, after the colours
KINDS = TRILITHON + 1

# The prices


def removal(bar: int) -> list:
    """One of the bar's colour, two of any one colour, three day, three night, a trilithon.

    Black pairs count; nothing may be added (R-EXAM-19).
    """
    return [(1, bar)] + _alike(2, 3)


def entry() -> list:
    """Three of one colour, four day, four night, a trilithon (R-EXAM-23)."""
    return _alike(3, 4)


def _alike(suited: int, half: int) -> list:
    suits = [(suited, suit) for suit in range(BLACK + 1)]
    return suits + [(half, DAY), (half, NIGHT), (1, TRILITHON)]


def kinds(card: int) -> tuple:
    """A number card is of two kinds; a trilithon card has no colour here (R-EXAM-8)."""
    if is_number(card):
        return colour(card), DAY if is_day(card) else NIGHT
    return (TRILITHON,)


def counted(cards: list) -> list:
    """How many of the cards are of each kind."""
    numbers = [0] * KINDS
    for card in cards:
        for kind in kinds(card):
            numbers[kind] += 1
    return numbers


def is_paid(price: list, laid: list) -> bool:
    """Whether the cards laid are the price."""
    there = counted(laid)
    return any([len(laid) == size and there[kind] == size for size, kind in price])


def payable(price: list, laid: list, known: list, unseen: list, hidden: int) -> list:
    """The cards that may be laid next, so that the price can still be paid.

    From a hand of the cards `known` and `hidden` others, which are among those `unseen`.
    """
    there, held = counted(laid), counted(known)
    others = counted(unseen if hidden else [])
    open_kinds = [False] * KINDS
    for size, kind in price:
        more = held[kind] + min(hidden, others[kind])
        if 0 < size - len(laid) <= more and there[kind] == len(laid):
            open_kinds[kind] = True
    cards = []
    for card in known + unseen if hidden else known:
        for kind in kinds(card):
            if open_kinds[kind]:
                cards.append(card)
                break
    return cards


# Paying


def one_card(t: "Table", seat: int, prompt: str, cards: list, *args: int) -> Flow:
    """One of these cards of the hand, discarded at once; None: the action is given up."""
    card = yield from play_card(
        t, seat, prompt, HAND + seat, DISCARD, cards, items=(BACK,), args=args
    )
    return None if card == BACK else card


def pay(t: "Table", seat: int, prompt: str, price: list, *args: int) -> Flow:
    """The price is laid and discarded; False: the action is given up."""
    hand, laid = t.zone(HAND + seat), t.zone(TABLE)
    cards = yield from lay_set(
        t, seat, prompt, HAND + seat, TABLE,
        lambda: payable(price, laid, hand, t.unseen, t.hidden[HAND + seat]),
        lambda: is_paid(price, laid), args=args, leave=BACK,
    )  # fmt: skip
    t.move(laid[:], TABLE, DISCARD)
    return cards is not None


# Blocks


def place_block(t: "Table", seat: int) -> Flow:
    """Wherever none stands, inside not under a figure; for a card of its colour (R-EXAM-20, 22)."""
    bar = yield Colour(seat, "which_bar", [c for c in range(BLACK) if c in t.bars[seat]], (BACK,))
    if bar == BACK:
        return
    inside = [p for p in range(INNER + 1, INNER + CIRCLES + 1) if p not in t.figures]
    free = [p for p in list(range(1, SPACES + 1)) + inside if p not in t.blocks]
    place = yield from choose_place(seat, "block_where", free, bar)
    cards = [card for card in t.possible(HAND + seat) if bar in kinds(card)]
    if place is None or (yield from one_card(t, seat, "block_card", cards, bar)) is None:
        return
    t.bars[seat].remove(bar)
    t.blocks[place] = bar
    t.say("blocks", seat, place)


def remove_block(t: "Table", seat: int) -> Flow:
    """Any block, for a price; the bar is out of the game (R-EXAM-19, 21)."""
    place = yield from choose_place(seat, "which_block", sorted(t.blocks))
    if place is None:
        return
    bar = t.blocks[place]
    if (yield from pay(t, seat, "removal", removal(bar), bar)):
        del t.blocks[place]
        t.say("unblocks", seat, place)


def choose_place(seat: int, prompt: str, places: list, *args: int) -> Flow:
    """One of `places`, or None: the action is given up."""
    inside = [place for place in places if place > INNER]
    if inside and inside != places:
        ring = yield Menu(seat, "ring", ("outer", "inner", BACK))
        if ring == BACK:
            return None
        places = inside if ring == "inner" else places[: -len(inside)]
    place = yield Place(seat, prompt, places, (BACK,), args=args)
    return None if place == BACK else place
