"""The fights of Final Exam: figures on one space, a card each. In all of this, t is the Table."""

from engine.ask import CHANCE, Colour, Flow, Seat
from engine.boxes.henge import BLACK, colour, is_day, is_number, number, space_colour
from engine.laying import BACK, play_card
from engine.table import BID, DISCARD, HAND

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.final_exam.rulebook import Table

NONE = "none"


def strength(card: int) -> tuple:
    """Number, night over day; a trilithon is 0, the white one the best (R-EXAM-4, 8, 15)."""
    return (number(card), not is_day(card), -card)


def stronger(cards: list, wanted: int) -> int:
    """Which of two cards wins, 0 or 1; 2: neither (R-EXAM-15).

    Of two trilithon cards it is the one of the colour `wanted`.
    """
    if any([is_number(card) for card in cards]):
        return int(strength(cards[0]) < strength(cards[1]))
    colours = [colour(card) for card in cards]
    return colours.index(wanted) if wanted in colours else 2


def rivals(t: "Table", seat: int) -> list:
    """Whose figures share its space, standing or lying (R-EXAM-13, 18)."""
    here = t.figures[seat]
    return [other for other in range(t.seats) if other != seat and t.figures[other] == here]


def attack(t: "Table", seat: int) -> Flow:
    """A card each, face down; a defender without one loses (R-EXAM-13, 14)."""
    defender, *others = rivals(t, seat)
    if others:
        defender = yield Seat(seat, "defender", rivals(t, seat), (BACK,))
        if defender == BACK:
            return
    for who, prompt, items in ((seat, "attack_card", (BACK,)), (defender, "defence_card", ())):
        source = HAND + who
        if t.count(source):
            other = seat + defender - who
            card = yield from play_card(
                t, who, prompt, HAND + who, BID + who, items=items, args=(other,), secret=True
            )
            if card == BACK:
                return
    winner = fight(t, seat, defender)
    if winner is not None:
        yield from plunder(t, winner, seat + defender - winner)


def fight(t: "Table", attacker: int, defender: int) -> "int | None":
    """The cards are shown and discarded. Returns the winner (R-EXAM-8, 15, 16)."""
    cards = t.zone(BID + attacker) + t.zone(BID + defender)
    t.reveal(BID + attacker, DISCARD)
    t.reveal(BID + defender, DISCARD)
    winner: "int | None" = attacker
    if len(cards) == 2:
        winner = [attacker, defender, None][stronger(cards, space_colour(t.figures[attacker]))]
    t.say("nobody_wins_fight" if winner is None else "wins_fight", winner)
    return winner


def plunder(t: "Table", winner: int, loser: int) -> Flow:
    """An object, else a card drawn blind, else the loser lies down (R-EXAM-16, 17)."""
    held, source = t.objects[loser], HAND + loser
    if any(held):
        loot = yield Colour(
            winner, "loot", [c for c in range(BLACK) if held[c]], (NONE,), args=(loser,)
        )
        if loot != NONE:
            held[loot] -= 1
            t.objects[winner][loot] += 1
            t.say("takes", winner, loot)
    elif t.count(source):
        yield from play_card(
            t, winner, "blind_card", HAND + loser, DISCARD, args=(loser,), role=CHANCE
        )
    else:
        t.lying[loser] = True
        t.say("lies_down", loser)
