"""Boxes: every tagged piece has a number in its box and a name people can read aloud.

Names are ASCII and language-free, for records, tags and the link: `yellow+5b` (a letter tells
copies apart, for tags only: to the rules they are the same), `head-3`, `d14`, `tW`.

A box is a module beside this one, or `box.py` in the folder of the game that brings it: a `BOX`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.plates import Plate

NO_ENDS: list = []
MOST = 255  # pieces: an answer is a byte of the log, and one of its values stands for no piece


class Box:
    """`families` are (stem, ends): a piece is named by a stem and an end, in this order.

    colours  the names of the box's colours; a `Colour` ask's values are indices into it
    places   the families of the plate that it lies on: without, a place is called by its number
    """

    places: tuple = ()

    def __init__(self, key: str, colours: tuple, families: tuple) -> None:
        self.key = key
        self.colours = colours
        self.families = families
        self.size = sum([len(ends) for _, ends in families])

    def __eq__(self, other: object) -> bool:
        """A game that is loaded again brings its box again."""
        return bool(self.key == getattr(other, "key", None))

    def __hash__(self) -> int:
        return hash(self.key)

    def on(self, plate: "Plate") -> "Box":
        """The same box on a plate: places are called as there."""
        found = Box(self.key, self.colours, self.families)
        found.places = plate.families
        return found

    def name(self, piece: int) -> str:
        """The name of a piece, 0 to `size` - 1."""
        stem, ends, index = self._family(piece)
        end = ends[index]
        if ends.count(end) == 1:
            return stem + end
        # By `%`, which makes one text: a board looks up every one, and a tap waits for this.
        return "%s%s%c" % (stem, end, 97 + ends[:index].count(end))  # a, b, c… where they are alike

    def parts(self, piece: int) -> tuple:
        """(stem, end) of a piece, copies alike: what is shown to people."""
        stem, ends, index = self._family(piece)
        return stem, ends[index]

    def _family(self, piece: int) -> tuple:
        index = piece
        for stem, ends in self.families:
            if index < len(ends):
                return stem, ends, index
            index -= len(ends)
        raise ValueError(f"no piece {piece} in the box {self.key}")

    def find(self, name: str) -> "int | None":
        """The piece of this name, or None."""
        try:
            spelled = name.encode()
        except UnicodeError:  # half a letter, as JSON may have it
            return None
        first, stem, ends = self.family(spelled)
        return first + ends.index(spelled[len(stem) :]) if ends else None

    def family(self, name: bytes) -> tuple:
        """(first piece, stem, ends with their letters) of a piece's family; no ends: of none.

        All of it bytes: for every text it makes a board looks through all the names it knows.
        """
        first = 0
        for stem, ends in self.families:
            start = stem.encode()
            listed = _lettered(ends) if name.startswith(start) else NO_ENDS
            if name[len(start) :] in listed:
                return first, start, listed
            first += len(ends)
        return 0, b"", NO_ENDS


def _lettered(ends: tuple) -> list:
    """The ends as bytes, copies with their letters."""
    found: list = []
    copies: dict = {}
    for end in ends:
        name = end.encode()
        if ends.count(end) > 1:
            copies[end] = copies.get(end, 96) + 1
            name += bytes((copies[end],))
        found.append(name)
    return found
