"""The Backgammon of Stonehenge (Rich Hutnik), 2 players: bring everybody off, mind your king.

Rules page: rulings R-BG-1 to 27. Nothing is tagged: no card is used, nothing is secret. The dice
are asked for; the box `boxes.stonehenge` gives the plate its colours.

Each side counts its own *steps*: 0 is its reserve, 1 to 29 the track from its own zone on, 30 the
exit. A die always moves a piece that many steps, entering and bearing off included (R-BG-2).
"""

from engine import table
from engine.ask import CHANCE, Ask, Flow, Marks, Menu, Number, Place, Seat
from engine.boxes.henge import ring
from engine.boxes.stonehenge import BOX as HENGE
from engine.places import BAR, DISC, KING
from engine.plates.stonehenge import ALTAR, RIM
from engine.referee import Result

RULES = 1
OPTIONS = (
    ("quick", ("no", "yes")),
    ("permanent_capture", ("no", "yes")),
    ("all_in", ("no", "yes")),
    ("rebelote", ("no", "yes")),
)
ENDINGS = ("all_off", "king_off", "king_captured")  # R-BG-16, 17, 18
PILES = ()

WHITE, RED = 0, 1  # the sides are the seats (R-BG-25)
COLOURS = (0, 4)  # white and red among the box's
DISCS = 10
RESERVE, EXIT = 0, 30
CAPTURED = -1
SAFE = (12, 18)  # shared, and their own mirror images (R-BG-14)


class Table(table.Table):
    """discs    per side, how many on every step, 0 to 30
    kings    step of each side's king, or CAPTURED
    dead     discs per side that will not come back (R-BG-19)
    thrown   the last throw;  dice  not yet used this turn
    ending   one of the ENDINGS once a player has won, else empty
    """

    def __init__(self, seats: int, options: dict) -> None:
        super().__init__(seats, HENGE, options)
        self.colours = list(COLOURS)
        self.discs = [[0] * (EXIT + 1) for _ in COLOURS]
        for steps in self.discs:
            steps[2:7] = [2] * 5
        self.kings = [RESERVE, RESERVE]
        self.dead = [0, 0]
        self.thrown: list = []
        self.dice: list = []
        self.ending = ""


def allowed(seats: int, chosen: dict, name: str, values: tuple) -> tuple:
    """Capture for good belongs to the quick game (R-BG-19)."""
    return values[:1] if name == "permanent_capture" and chosen["quick"] == "no" else values


def play(t: Table) -> Flow:
    """Turns until a player wins; no position is dead (R-BG-22)."""
    t.say("set_up", WHITE, RED)
    side = yield Seat(None, "starter", range(t.seats), role=CHANCE)
    while True:
        yield from roll(t, side)
        yield from turn(t, side)
        if t.ending:
            return Result(t.ending, [None] * t.seats, [side])
        side = 1 - side


def roll(t: Table, side: int) -> Flow:
    """Two dice; a double is rolled again, with `rebelote` a 1 and 2 may be (R-BG-4, 21, 26)."""
    while True:
        first = yield Number(side, "first_die", range(1, 7), role=CHANCE)
        t.thrown = [first]
        second = yield Number(side, "second_die", range(1, 7), role=CHANCE)
        t.thrown, t.dice = [first, second], [first, second]
        if first == second:
            t.say("double")
        elif first + second == 3 and t.options["rebelote"] == "yes":
            if (yield Menu(side, "rebelote", ("keep", "again"))) == "keep":
                return
        else:
            return


def turn(t: Table, side: int) -> Flow:
    """Each die by itself, in either order, as long as one can be played (R-BG-5, 6, 7)."""
    while not t.ending:
        playable = [die for die in t.dice if has_move(t, side, die)]
        if not playable:
            break
        die = yield Number(side, "die", playable)
        t.dice.remove(die)
        yield from one_move(t, side, die)
    if not t.ending:
        for die in t.dice:
            t.say("lost", side, die)


def one_move(t: Table, side: int, die: int) -> Flow:
    """The piece that moves `die` steps; what cannot be chosen is played unasked (R-BG-27)."""
    discs, king = disc_steps(t, side, die), king_step(t, side, die)
    spaces = [step for step in discs if step != RESERVE]
    if king is not None and king != RESERVE and king not in spaces:
        spaces.append(king)
    items = []
    if RESERVE in discs:
        items.append("disc_reserve")
    if king == RESERVE:
        items.append("king_reserve")
    places = sorted([RIM + space(side, step) for step in spaces])
    chosen = yield Place(side, "piece", places, tuple(items), args=(die,))
    if chosen in items:
        is_king, step = chosen == "king_reserve", RESERVE
    else:
        step = space(side, chosen - RIM)
        is_king = step == king
        if is_king and step in discs:
            both = Menu(side, "which", ("disc", "king"), args=(chosen - RIM,))
            is_king = (yield both) == "king"
    move(t, side, step, die, is_king)


def space(side: int, step: int) -> int:
    """The plate's space of a side's step, and the step of a space (R-BG-3)."""
    return step if side == WHITE else EXIT - step


def has_move(t: Table, side: int, die: int) -> bool:
    return bool(disc_steps(t, side, die)) or king_step(t, side, die) is not None


def disc_steps(t: Table, side: int, die: int) -> list:
    """The steps whose discs may move; with `all_in` the reserve comes first (R-BG-10, 20)."""
    discs = t.discs[side]
    waiting = discs[RESERVE] and t.options["all_in"] == "yes"
    steps = (RESERVE,) if waiting else range(EXIT)
    return [step for step in steps if discs[step] and may_land(t, side, step + die)]


def king_step(t: Table, side: int, die: int) -> "int | None":
    """Where the king stands if it may move, or None; nothing ever binds it (R-BG-12, 20)."""
    step = t.kings[side]
    return step if may_land(t, side, step + die) else None


def may_land(t: Table, side: int, step: int) -> bool:
    """The exit exactly (R-BG-8); a safe space; any other with at most one enemy (R-BG-15, 23)."""
    if step >= EXIT or step in SAFE:
        return step <= EXIT
    return enemies(t, side, step) <= 1


def enemies(t: Table, side: int, step: int) -> int:
    """Enemy pieces there; a king is one of them (R-BG-13)."""
    enemy, there = 1 - side, EXIT - step
    return t.discs[enemy][there] + (t.kings[enemy] == there)


def move(t: Table, side: int, step: int, die: int, is_king: bool) -> None:
    """Carry a piece, capture where it lands, see whether that wins (R-BG-16)."""
    target = step + die
    announce(t, side, step, target, "king" if is_king else "disc")
    if is_king:
        t.kings[side] = target
    else:
        t.discs[side][step] -= 1
        t.discs[side][target] += 1
    if target != EXIT and target not in SAFE and enemies(t, side, target):
        capture(t, 1 - side, EXIT - target)
    elif target == EXIT:
        t.ending = brought_off(t, side)


def announce(t: Table, side: int, step: int, target: int, piece: str) -> None:
    """What people's hands must do."""
    if target == EXIT:
        t.say("bears_off", side, piece, space(side, step))
    elif step == RESERVE:
        t.say("enters", side, piece, space(side, target))
    else:
        t.say("moves", side, piece, space(side, step), space(side, target))


def capture(t: Table, side: int, step: int) -> None:
    """The one piece of `side` there: a disc goes home or dies, a king loses (R-BG-11, 19)."""
    if t.kings[side] == step:
        t.kings[side] = CAPTURED
        t.ending = "king_captured"
        t.say("king_taken", side)
        return
    t.discs[side][step] -= 1
    if t.options["permanent_capture"] == "yes":
        t.dead[side] += 1
        t.say("dies", side)
    else:
        t.discs[side][RESERVE] += 1
        t.say("captured", side)


def brought_off(t: Table, side: int) -> str:
    """All pieces off; in the quick game the king alone decides (R-BG-17, 18)."""
    if t.kings[side] != EXIT:
        return ""
    if t.options["quick"] == "yes":
        return "king_off"
    return "all_off" if t.discs[side][EXIT] == DISCS else ""


# What the table shows


def scores(t: Table) -> list:
    """There are no points."""
    return [None] * t.seats


def about(t: Table, ask: Ask) -> list:
    """What of the throw is left to play."""
    left = t.dice + (list(ask.args) if ask.prompt == "piece" else [])
    return [("left_to_play", ", ".join([str(die) for die in left]))] if left else []


def standing(t: Table) -> tuple:
    """Discs brought off, in reserve and lost."""
    columns = ("off_column", "reserve_column", "dead_column")
    rows = []
    for side in range(t.seats):
        steps = t.discs[side]
        rows.append([steps[EXIT], steps[RESERVE], t.dead[side]])
    return columns, rows


def marks(t: Table, ask: "Ask | None") -> Marks:
    """Where each side stands: discs, and the king."""
    for side in range(t.seats):
        for step in range(1, EXIT):
            if t.discs[side][step]:
                yield RIM + space(side, step), side, DISC, t.discs[side][step]
            if t.kings[side] == step:
                yield RIM + space(side, step), side, KING
    yield from unlit(t)


def unlit(t: Table) -> Marks:
    """Bars at the ends of the zones, 30|1 and 6|7, 29|30 and 23|24; reserves wait on the altar."""
    for side, ends in enumerate(((30, 6), (29, 23))[: t.seats]):
        for end in ends:
            yield (RIM + end, RIM + ring(end, 1)), side, BAR
        if t.discs[side][RESERVE]:
            yield (ALTAR,), side, DISC, t.discs[side][RESERVE]
        if t.kings[side] == RESERVE:
            yield (ALTAR,), side, KING


def dice(t: Table) -> list:
    """The last throw; before any of it is used, both are to be played."""
    left = t.dice[:]
    shown = []
    for value in t.thrown:
        shown.append((value, bool(t.dice) and value not in left))
        if value in left:
            left.remove(value)
    return shown


def status(t: Table) -> tuple:
    """Pieces brought off by either side."""
    return ("off",) + tuple(
        [t.discs[side][EXIT] + (t.kings[side] == EXIT) for side in (WHITE, RED)]
    )
