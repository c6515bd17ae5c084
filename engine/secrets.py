"""Which answers of a match are still a secret: nothing has shown them to all at the table."""

from engine.table import zone_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.referee import Referee


def stays_secret(piece: "int | None", referee: "Referee") -> bool:
    """Whether what has just been revealed was something else than this piece: another seat's, say.

    piece  what a secret answer laid; None: it was a number, and any reveal has shown it
    """
    zone = None if piece is None else referee.table.where(piece)
    families = referee.game.FACE_DOWN
    if zone is None or zone_name(zone) not in families:
        return False
    for verb, what, _, target in referee.table.news:  # it may have been shown and be back already
        if verb == "move" and piece in what and zone_name(target) not in families:
            return False
    return True
