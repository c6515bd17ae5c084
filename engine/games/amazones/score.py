"""What cards and tiles of Amazones are worth, and the score. t is the game's Table."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.amazones.rulebook import Table

CARD = (10, 5, 5, 5, 2, 2, 2, 1, 1, -1, -2)  # the eleven cards of a colour
TILE = (4, 4, 3, 3, 2, 2, 1, 1, -1, -2, -3, -4)  # the twelve tiles of a part
FIRST_TILE = 55


def colour(card: int) -> int:
    return card // 11


def part(tile: int) -> int:
    """0 head, 1 torso, 2 legs."""
    return (tile - FIRST_TILE) // 12


def beauty(tile: int) -> int:
    return TILE[(tile - FIRST_TILE) % 12]


def finished(t: "Table", seat: int) -> list:
    """The values of a seat's finished males; only these count (R-AMAZ-29)."""
    return [sum([beauty(tile) for tile in m]) for m in t.harems[seat] if None not in m]


def parts_of_score(t: "Table") -> list:
    """Per seat (males, finest, largest harem, ugliest): their sum scores (R-AMAZ-26 to 28)."""
    males = [finished(t, seat) for seat in range(t.seats)]
    everyone = [value for values in males for value in values]
    if not everyone:
        return [(0, 0, 0, 0)] * t.seats
    finest, ugliest, most = max(everyone), min(everyone), max([len(values) for values in males])
    per_male = t.options["tie_bonus"] == "per_male"
    rows = []
    for values in males:
        fine, ugly = values.count(finest), values.count(ugliest)
        if not per_male:
            fine, ugly = min(fine, 1), min(ugly, 1)
        rows.append((sum(values), 5 * fine, 5 if len(values) == most else 0, -5 * ugly))
    return rows


def scores(t: "Table") -> list:
    return [sum(row) for row in parts_of_score(t)]
