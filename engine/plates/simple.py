"""Plates by parameters: a grid, a track and a ring, ready to be lit, drilled, drawn and spoken.

    PLATE = grid("hex", 7, 7)

A game's own plate.py says no more; where the places lie is engine/plates/laid.py, for computers.
"""

from engine.plates import Plate

SIDE = 15  # places of a grid's longer side
LONGEST = 240  # places of a track
AROUND = 60  # places of a ring


def grid(key: str, columns: int, rows: int) -> Plate:
    """Places a1, a2, … from the lower left, as on a chess board.

    A place is `column * rows + row`, both counted from 0. ValueError: too many, or none.
    """
    within(key, min(columns, rows), max(columns, rows), SIDE)
    letters = [chr(97 + column) for column in range(columns)]
    families = [(letter, at * rows - 1, 1, rows) for at, letter in enumerate(letters)]
    ways = (f"1..{rows}", f"{rows}..1") if rows > 1 else ("1", "1")
    chain = [letter + ways[at % 2] for at, letter in enumerate(letters)]  # to and fro
    return shaped(Plate(key, tuple(families), " ".join(chain)), ("grid", columns, rows))


def track(key: str, count: int, start: str = "", out: str = "") -> Plate:
    """Places 1 to `count`; with names for them, one before the first, 0, and one behind the last.

    ValueError: too many, or none.
    """
    within(key, count, count, LONGEST)
    families: list = [("", 0, 1, count)]
    chain = f"1..{count}" if count > 1 else "1"
    if start:
        families.append((start, 0, None, None))
        chain = start + " " + chain
    if out:
        families.append((out, count + 1, None, None))
        chain += " " + out
    return shaped(Plate(key, tuple(families), chain), ("track", count))


def ring(key: str, count: int, middle: str = "") -> Plate:
    """Places 1 to `count` clockwise from the top; with a name for it, one in the middle, 0.

    ValueError: too many, or fewer than three.
    """
    within(key, count - 2, count, AROUND)
    families: list = [("", 0, 1, count)]
    chain = f"1..{count}"
    if middle:
        families.append((middle, 0, None, None))
        chain += " " + middle
    return shaped(Plate(key, tuple(families), chain), ("ring", count))


def within(key: str, fewest: int, most: int, limit: int) -> None:
    if fewest < 1 or most > limit:
        raise ValueError(f"the plate {key}: too few places, or more than {limit} in a row")


def shaped(plate: Plate, shape: tuple) -> Plate:
    plate.shape = shape
    return plate
