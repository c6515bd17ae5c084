"""Light plates: the places of a playing surface, their names, and how its lights usually follow.

A plate is a package beside this module, or `plate.py` in the folder of the game that brings it: a
`PLATE`. Where its places lie, in millimetres, is in its `geometry.py`, which only computers have;
a plate off the shelf (engine/plates/simple.py) needs none.
"""


class Plate:
    """key       what the plate is called in settings and records
    families  (stem, the place of its number 0, lowest, highest) of every row of places; a place of
              its own has no number and stands between two Nones
    chain     the usual chain of lights, as firmware/lights/plates.py reads it
    shape     of one off the shelf, its kind and measures: engine/plates/simple.py
    """

    shape: tuple = ()

    def __init__(self, key: str, families: tuple, chain: str) -> None:
        self.key = key
        self.families = families
        self.chain = chain

    @property
    def size(self) -> int:
        """Places a frame of light has room for."""
        return 1 + max([base + (highest or 0) for _, base, _, highest in self.families])
