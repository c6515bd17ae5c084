"""A chain of lights as it stays in memory: which of them shows which place."""

DARK = None


class Chain:
    """size    how many lights
    runs    (light, place, count) of every stretch of lights that follow each other as places do
    """

    def __init__(self, places: list) -> None:
        """`places`: per light its place, or None for one that stays dark."""
        self.size = len(places)
        self.runs = runs(places)

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


def runs(places: list) -> list:
    found: list = []
    for light in range(len(places)):
        place = places[light]
        if place is DARK:
            continue
        if found:
            first, start, count = found[-1]
            if light == first + count and place == start + count:
                found[-1] = (first, start, count + 1)
                continue
        found.append((light, place, 1))
    return found
