"""What a player may be called, decided once for records, the link, settings and the knob.

Text that a person types must not end a line, hide, turn the direction of what follows, or mean one
thing to MicroPython and another to CPython. Names stay as people typed them, never mended; two
spellings of one name are one name (`composed`).
"""

from engine.loading import borrowed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Sequence

# What stands where a name might, in a record.
ANYONE = "anyone"
UNDO = "undo"
IMAGINARY = "imaginary"  # a participant without a seat (Why First? with two players)

FORBIDDEN_IN_NAMES = ":,\n\r#"
NAME_LENGTH = 16  # a row of the screen
# Code points that no name has, first and last: controls, blanks but the plain one, what turns the
# direction of writing or is not to be seen, halves of letters, and all that JSON would write as two
# of them. One constant, for a board's memory; of bytes, as each text that a board makes is first
# looked for among all the names it knows.
UNSEEN = (
    b"0000-001F 007F-00A0 00AD-00AD 034F-034F 061C-061C 1680-1680 180B-180E 2000-200F "
    b"2028-202F 205F-206F 3000-3000 D800-F8FF FE00-FE0F FEFF-FEFF FFF0-10FFFF"
)


def participant_name(who: int, players: "Sequence[str]") -> str:
    return players[who] if who < len(players) else IMAGINARY


def composed(name: str) -> str:
    """The one spelling by which names are compared: `e` with an accent behind it is `é` (NFC)."""
    written = name.encode()
    if b"\xcc" not in written and b"\xcd" not in written:  # no accent of its own: U+0300 to U+036F
        return name
    with borrowed("engine.spelling") as spelling:
        found: str = spelling.composed(name)
        return found


def drawn(name: str) -> str:
    """The name as a screen of few letters shows it: two that are alike there are hard to tell."""
    if len(name) == len(name.encode()):
        return name
    with borrowed("engine.spelling") as spelling:
        found: str = spelling.drawn(spelling.composed(name))
        return found


def check_names(names: "Sequence[str]", kept: bool = False) -> None:
    """ValueError where these cannot be the players' names, on either Python.

    A name is 1 to NAME_LENGTH characters that can be seen, with single spaces between; none has
    the punctuation of a record, none is there twice, no two look alike. `kept`: names of a record,
    which may be older than this rule.
    """
    if not isinstance(names, (list, tuple)):
        raise ValueError("players are a list of names")
    known = [ANYONE, UNDO, IMAGINARY]
    for name in names:
        wrong = fault_of_name(name, kept)
        if wrong:
            raise ValueError(f"a player's name {wrong}: {name!r}")
        one = name if kept else composed(name)
        if one in known:
            raise ValueError(f"this player's name is taken: {name!r}")
        for other in () if kept else known:
            wrong = alike(one, other)
            if wrong:
                raise ValueError(wrong)
        known.append(one)


def alike(name: str, other: str) -> str:
    """That a table's screen shows this name as it shows the other; empty where it does not."""
    if drawn(name) != drawn(other):
        return ""
    return f"on the table's screen {name!r} looks like {other!r}: add a letter to one of them"


def fault_of_name(name: object, kept: bool = False) -> str:
    """What is wrong with a single name, by the rules of `check_names`; empty: nothing."""
    if not isinstance(name, str):
        return "is text"
    if name != name.strip(" ") or not name:
        return "may not be empty or begin or end blank"
    for char in FORBIDDEN_IN_NAMES:
        if char in name:
            return f"may not contain {char!r}"
    if kept:
        return ""
    if len(name) > NAME_LENGTH:
        return f"has at most {NAME_LENGTH} letters"
    # By slices: MicroPython keeps for ever what a loop or an index takes of a text (MEMORY.md).
    codes = [ord(name[at : at + 1]) for at in range(len(name))]
    for unseen in UNSEEN.split():
        first, _, last = unseen.partition(b"-")
        for code in codes:
            if int(first, 16) <= code <= int(last, 16):
                return f"may not contain U+{code:04X}"
    return "may not contain two blanks in a row" if "  " in name else ""
