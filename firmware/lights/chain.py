"""A chain of lights as it stays in memory: which of them shows which place."""

DARK = None


class Chain:
    """size    how many lights
    runs    (light, place, count) of every stretch of lights that follow each other as places do
    """

    def __init__(self, size: int, runs: "list | tuple") -> None:
        self.size = size
        self.runs = runs

    @property
    def places(self) -> list:
        found: list = [DARK] * self.size
        for light, place, count in self.runs:
            found[light : light + count] = list(range(place, place + count))
        return found

    def spread(self, frame: bytearray) -> bytearray:
        """A frame by light, of one by place: three bytes each, all the plate's places in it."""
        data = bytearray(3 * self.size)
        for light, place, count in self.runs:
            data[3 * light : 3 * (light + count)] = frame[3 * place : 3 * (place + count)]
        return data
