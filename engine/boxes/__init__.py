"""Boxes: every tagged piece has a number in its box and a name people can read aloud.

Names are ASCII and language-free, for records, tags and the link: `yellow+5b` (a letter tells
copies apart, for tags only: to the rules they are the same), `head-3`, `d14`, `tW`.

A box is a module beside this one, or `box.py` in the folder of the game that brings it: a `BOX`.
"""


class Box:
    """`families` are (stem, ends): a piece is named by a stem and an end, in this order.

    colours  the names of the box's colours; a `Colour` ask's values are indices into it
    """

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

    def name(self, piece: int) -> str:
        """The name of a piece, 0 to `size` - 1."""
        stem, ends, index = self._family(piece)
        name, letter = stem + ends[index], _copy_letter(ends, index)
        return name + letter if letter else name

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
        first = 0
        for stem, ends in self.families:
            end = name[len(stem) :] if name.startswith(stem) else ""
            for index in range(len(ends) if end else 0):
                fits = end.startswith(ends[index])  # first: letters of copies take their time
                if fits and end == ends[index] + _copy_letter(ends, index):
                    return first + index
            first += len(ends)
        return None


def _copy_letter(ends: tuple, index: int) -> str:
    """a, b, c… where several pieces of the family are alike."""
    end = ends[index]
    return chr(97 + ends[:index].count(end)) if ends.count(end) > 1 else ""
