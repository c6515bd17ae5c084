"""What is at stake in Final Exam. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.final_exam.shown import ROUNDS
from engine.games.final_exam.way_out import entry_place, has_set, steps_left
from engine.plates.stonehenge import INNER
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.final_exam.rulebook import Table

SETUP = {
    "bid": "strongest", "colour": "colour_alone", "take_bar": "two_bars",
    "facing_usual": "way_out", "facing": "way_out", "gate": "way_out",
}  # fmt: skip
FIGHT = ("defender", "attack_card", "defence_card", "blind_card", "loot")


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; what is lost in a fight, or lacks to be out; when it ends unwon."""
    goal = "goal_variant" if t.variant else "goal"
    return (goal,), stake(t, ask), ("end", ROUNDS - t.turns // t.seats)


def stake(t: "Table", ask: Ask) -> tuple:
    """How far the asked student is."""
    seat = ask.seat
    if seat is None or ask.prompt in SETUP:
        return (SETUP.get(ask.prompt, "way_out"),)
    if ask.prompt in FIGHT:
        return ("fight",)
    if t.figures[seat] > INNER:
        return ("steps_left", steps_left(t, seat))
    held = t.objects[seat]
    if has_set(held):
        return ("centre_shut" if entry_place(t) in t.blocks else "centre_open",)
    return ("open_centre", max(held), len([n for n in held if n]))


def verdict(t: "Table", result: Result) -> list:
    """Who is out, or nearest to it, or holds most (R-EXAM-29, 31)."""
    if result.ending == "exit":
        return [("is_out", who) for who in result.winners]
    return [
        ("nearest", who, steps_left(t, who))
        if t.figures[who] > INNER
        else ("most_objects", who, result.scores[who])
        for who in result.winners
    ]
