"""Who plays at this table: `people.txt`, a person a line, for people to read and change.

    Alice, 3, 04a1b2c3d4e5f6
    Bob, -, -

The name, the light preferred (a number, from 0), and the tag that is this person's own. The file is
replaced whole at every change. Other lines stay as they are. Loaded only while it is used; names
follow engine.names; two spellings of one name are one person.
"""

from engine.names import ANYONE, IMAGINARY, UNDO, alike, composed, fault_of_name
from firmware.lights.lights import SEAT_RGB

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator

FILE = "people.txt"
MOST = 60  # people; more would fill a board's memory
NO_LIGHT, NO_TAG = -1, b""
NONE = "-"


def parsed(line: str) -> "tuple | None":
    """(name, light, tag) of a line; None where it is none."""
    words = line.rstrip("\r\n").split(", ")
    if len(words) != 3 or fault_of_name(words[0]):
        return None
    name, light, tag = words
    try:
        person = (name, NO_LIGHT if light == NONE else int(light),
                  NO_TAG if tag == NONE else bytes.fromhex(tag))  # fmt: skip
    except ValueError:
        return None
    sound = NO_LIGHT <= person[1] < len(SEAT_RGB) and len(person[2]) in (0, 4, 7, 10)
    return person if sound else None


def written(name: str, light: int, tag: bytes) -> str:
    return ", ".join([name, str(light) if light >= 0 else NONE, tag.hex() or NONE]) + "\n"


def raw(storage: "Any") -> "Iterator[str]":
    """The file's lines; none where there is no file. Raises OSError where it cannot be read."""
    if storage is not None and storage.exists(FILE):
        for line in storage.lines(FILE):
            yield line if line.endswith("\n") else line + "\n"


def everybody(storage: "Any") -> "Iterator[tuple]":
    """(name, light, tag) of every person."""
    for line in raw(storage):
        person = parsed(line)
        if person:
            yield person


def find(storage: "Any", name: str = "", tag: bytes = NO_TAG) -> "tuple | None":
    """The person of this name, or of this tag."""
    found = None
    for person in everybody(storage):  # to its end, which closes the file
        if composed(person[0]) == composed(name) or (tag and person[2] == tag):
            found = found or person
    return found


def keep(storage: "Any", name: str, light: int, tag: bytes, was: str = "") -> None:
    """Add a person, or change the one called `was`. ValueError: what is wrong. Raises OSError."""
    wrong = fault(storage, name, light, tag, was or name)
    if wrong:
        raise ValueError(wrong)
    _rewrite(storage, was or name, written(name, light, tag))


def fault(storage: "Any", name: str, light: int, tag: bytes, was: str) -> str:
    """What is wrong with this person; empty where nothing is."""
    wrong = fault_of_name(name)
    if wrong:
        return "a player's name " + wrong
    if name in (ANYONE, UNDO, IMAGINARY):
        return "this player's name is taken: " + repr(name)
    if type(light) is not int or not NO_LIGHT <= light < len(SEAT_RGB):
        return "a light is a number from 0 to %d" % (len(SEAT_RGB) - 1)
    count, new = 0, not find(storage, name)
    for other in everybody(storage):
        count += 1
        if composed(other[0]) == composed(was):
            count -= 1
        elif composed(other[0]) == composed(name):
            wrong = "this player's name is taken: " + repr(name)
        elif tag and other[2] == tag:
            wrong = "this tag is %s's" % other[0]
        elif new:
            wrong = wrong or alike(name, other[0])
    return wrong or ("" if count < MOST else "at most %d people" % MOST)


def erase(storage: "Any", name: str) -> bool:
    """Whether there was a person of this name. Raises OSError."""
    if not find(storage, name):
        return False
    _rewrite(storage, name, "")
    return True


def _rewrite(storage: "Any", name: str, line: str) -> None:
    """The file with `line` in place of the person of this name, or at its end."""
    if storage is None:
        raise OSError(5)

    def lines() -> "Iterator[str]":
        there = False
        for old in raw(storage):
            person = parsed(old)
            if person and composed(person[0]) == composed(name):
                if not there and line:
                    yield line
                there = True
            else:
                yield old
        if not there and line:
            yield line

    storage.replace(FILE, lines())
