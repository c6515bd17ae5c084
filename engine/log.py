"""The lines of a log: what each of them is about. All that read or write one know it from here.

    Zoé, colour: yellow        ANSWER   engine.record spells and parses what was answered
    + Zoé, colour: blue        ANSWER   one gesture with the answer before
    undo                       UNDO     takes back the last answer that stands
    left: Bob, lots            SEAT     who sits there from now on: engine.seats
    seated: Bob, Dora          SEAT
    # to come: 2 card tap …    COMING   an old answer that a repair has still to give: engine.repair
    # The dice fell down.      NOTE     for people alone
    stopped: Bob               CLOSING  the match is over, and so is the log: engine.closing
    ended: placed              CLOSING  after an empty line, which is CLOSING too

Lines are bytes, as a board reads them, without ends and seals.
"""

from engine.names import UNDO as UNDO

ANSWER, SEAT, COMING, NOTE, CLOSING = "answer", "seat", "coming", "note", "closing"
JOINED = "+ "  # before an answer that is one gesture with the one before
MARK = b"#"
JOINED_LINE, UNDO_LINE = b"+ ", b"undo"
LEFT_LINE, SEATED_LINE = b"left: ", b"seated: "
COMING_LINE = b"# to come: "
ENDED_LINE, STOPPED_LINE = b"ended: ", b"stopped: "


def kind(line: bytes) -> str:
    """What a line of the body is about."""
    if line.startswith(MARK):
        return COMING if line.startswith(COMING_LINE) else NOTE
    if line == UNDO_LINE:
        return UNDO
    if line.startswith(LEFT_LINE) or line.startswith(SEATED_LINE):
        return SEAT
    if not line or line.startswith(ENDED_LINE) or line.startswith(STOPPED_LINE):
        return CLOSING
    return ANSWER


def text_of(line: bytes) -> str:
    """A line as text; one that is none says nothing."""
    try:
        return line.decode()
    except UnicodeError:
        return "?"


def gesture(line: str, joined: bool) -> str:
    """An answer's line, marked where it is one gesture with the answer before."""
    return JOINED + line if joined else line
