"""A few names of many: the records of a board may be more than its memory has room for at once."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable, Iterable


def first(names: "Iterable[str]", most: int, key: "Callable") -> list:
    """The first names by their key; the others are never in memory together."""
    found: list = []
    for name in names:
        at = len(found)
        while at and key(name) < key(found[at - 1]):
            at -= 1
        if at < most:
            found.insert(at, name)
            del found[most:]
    return found
