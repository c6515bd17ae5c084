"""Where the holes lie, in millimetres: four rows of thirty, to and fro, as a cribbage board has."""

SIZE = (300.0, 80.0)
TITLE = (0.0, -30.0), "Cribbage"
STEP, ROW = 9.0, 15.0
ALONG = 30  # holes of a row


def points() -> dict:
    """Hole 1 at the lower left; start and end before and behind the first and the last."""
    found = {}
    for hole in range(1, 121):
        row, at = (hole - 1) // ALONG, (hole - 1) % ALONG
        x = (at - (ALONG - 1) / 2) * STEP
        found[hole] = (-x if row % 2 else x, 28.0 - row * ROW)
    found[0] = (found[1][0] - STEP, found[1][1])
    found[121] = (found[120][0] - STEP, found[120][1])
    return found
