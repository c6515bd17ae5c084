"""Light plates: which light of the strip is which place.

A chain is one line of text, from the light the cable comes to, to the last one:

    16..30 1..15      spaces in a row; 30..16 is the same row from its other end
    night16 day3 T5   single places, spelt as in records; circle7, altar
    head torso legs   the stacks of the bed, then seat1 to seat5
    -15..20           the rail
    -                 a light that stays dark;  -*4  four of them
    day3*2            two lights for one place;  -15..20*2  for each of these

A place without a light is left out. This module is loaded while a chain is read or taught; what
stays in memory of a chain is firmware.lights.chain.
"""

from engine import found
from firmware.lights.chain import DARK as DARK
from firmware.lights.chain import Chain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST = 400  # lights of a chain


_read: dict = {}  # key -> plate: read once while this module is borrowed, and gone with it


def data(plate: str) -> "Any":
    """The plate of this key: places, chain, measures."""
    if plate not in _read:
        _read[plate] = found.plate(plate)
    return _read[plate]


def chain(plate: str, wishes: "dict | None" = None) -> Chain:
    """The plate's chain: the settings' `chains` (plate -> text) have it, else the usual one.

    ValueError names the plate and the word at fault.
    """
    wishes = {} if wishes is None else wishes
    if not isinstance(wishes, dict):
        raise ValueError("chains: plates with their chains are required")
    known = sorted(found.plate_sizes())
    for name in sorted(wishes):
        if name not in known:
            raise ValueError(f"chains.{name}: one of {', '.join(known)} is required")
    return chained(parse(plate, wishes.get(plate, data(plate).chain)))


def chained(places: list) -> Chain:
    """`places`: per light its place, or None for one that stays dark."""
    return Chain(bytes([0 if place is DARK else place + 1 for place in places]))


def parse(plate: str, text: str) -> list:
    """The places of a chain, None for dark lights; ValueError says which word is wrong."""
    if not isinstance(text, str):
        raise ValueError(f"chains.{plate}: a line of text is required")
    places: list = []
    for word in text.split():
        try:
            more = _word(plate, word)
        except ValueError:
            raise ValueError(f"chains.{plate}: {word} is no place, nor a row of them")
        for place in more:
            if place is not DARK and place in places:
                raise ValueError(f"chains.{plate}: {name(plate, place)} is there twice")
        if len(places) + len(more) > MOST:
            raise ValueError(f"chains.{plate}: more than {MOST} lights")
        places += more
    return places


def _word(plate: str, word: str) -> list:
    """The places of one word, each as often as it says."""
    word, times, count = word.partition("*")
    repeated = _count(count) if times else 1
    first, row, last = word.partition("..")
    stem, start, number = _place(plate, first)
    places = [start]
    if row:
        _, end, numbered = _place(plate, stem + last)
        if number is None or numbered is None:
            raise ValueError(word)
        step = 1 if end >= start else -1
        places = list(range(start, end + step, step))
    return [place for place in places for _ in range(repeated)]


def _count(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= MOST:
        raise ValueError(text)
    return int(text)


def _place(plate: str, word: str) -> tuple:
    """(stem, place, number) of a word; a lone place and a dark light have no number."""
    if word == "-":
        return "", DARK, None
    for stem, base, lowest, highest in data(plate).families:
        if lowest is None:
            if word == stem:
                return stem, base, None
        elif word.startswith(stem) and _is_number(word[len(stem) :]):
            number = int(word[len(stem) :])
            if lowest <= number <= highest:
                return stem, base + number, number
    raise ValueError(word)


def _is_number(text: str) -> bool:
    return (text[1:] if text.startswith("-") else text).isdigit()


def name(plate: str, place: "int | None") -> str:
    """How a chain spells a place."""
    if place is DARK:
        return "-"
    for stem, base, lowest, highest in data(plate).families:
        if lowest is None:
            if place == base:
                return stem
        elif lowest <= place - base <= highest:
            return stem + str(place - base)
    raise ValueError(f"no place {place} on the plate {plate}")


def all_places(plate: str) -> list:
    """Every place of a plate that can have a light, in the order of its families."""
    places: list = []
    for _, base, lowest, highest in data(plate).families:
        places += [base] if lowest is None else range(base + lowest, base + highest + 1)
    return places


def text(plate: str, places: list) -> str:
    """The shortest text of a chain; `parse` gives the places back."""
    words: list = []
    light = 0
    while light < len(places):
        end, times = _stretch(plate, places, light)
        word = name(plate, places[light])
        if times > 1:
            word += f"*{times}"
        elif end > light + 1:
            stem = _stem(plate, places[light]) or ""
            word += ".." + name(plate, places[end - 1])[len(stem) :]
        words.append(word)
        light = end
    return " ".join(words)


def _stretch(plate: str, places: list, first: int) -> tuple:
    """(end, times): the word that begins at `first` ends before `end`; times > 1: all alike."""
    end = first + 1
    while end < len(places) and places[end] == places[first]:
        end += 1
    if end > first + 1 or places[first] is DARK:
        return end, end - first
    for step in (1, -1):
        end = first + 1
        while end < len(places) and _follows(plate, places, end, step):
            end += 1
        if end > first + 1:
            return end, 1
    return first + 1, 1


def _follows(plate: str, places: list, light: int, step: int) -> bool:
    """Whether the light is the next of a row: its place beside the last, with this light alone."""
    place, before = places[light], places[light - 1]
    if place is DARK or place != before + step or place in places[light + 1 : light + 2]:
        return False
    stem = _stem(plate, place)
    return stem is not None and stem == _stem(plate, before)


def _stem(plate: str, place: int) -> "str | None":
    """The stem of a place with a number."""
    for stem, base, lowest, highest in data(plate).families:
        if lowest is not None and lowest <= place - base <= highest:
            return stem
    return None


class Lesson:
    """Teaching a chain at the table: light after light is lit, the player says where it is.

    light   the one in question now, from 0;  `places` the answers for those before it
    """

    def __init__(self, plate: str) -> None:
        self.plate = plate
        self.usual = parse(plate, data(plate).chain)
        self.places: list = []

    @property
    def light(self) -> int:
        return len(self.places)

    def options(self) -> list:
        """Places still without a light, the likeliest first; then that of the last light, and None.

        Likeliest is what follows the last light's place on the usual chain.
        """
        ahead = self.ahead()
        left = [place for place in self.left() if place not in ahead]
        more = [place for place in self.places[-1:] if place is not DARK]
        return ahead + left + more + [DARK]

    def left(self) -> list:
        """Places without a light, as the usual chain has them."""
        return [place for place in self.usual if place not in self.places]

    def ahead(self) -> list:
        """What may follow the last light as the usual chain has it; or the other way, as it did."""
        known = [place for place in self.places if place is not DARK]
        at = self.usual.index(known[-1]) if known else -1
        left = self.left()
        before = [place for place in self.usual[: max(at, 0)] if place in left]
        if before and len(known) > 1 and known[-2:-1] == self.usual[at + 1 : at + 2]:
            return before[::-1]
        return [place for place in left if place not in before] or left

    def take(self, place: "int | None") -> None:
        """The light is there, or nowhere (None). ValueError: that place has its light."""
        if place not in self.options() or self.light >= MOST:
            raise ValueError(f"chains.{self.plate}: {name(self.plate, place)} is there twice")
        self.places.append(place)

    def back(self) -> None:
        """The light before it again; at the first light nothing happens."""
        self.places = self.places[:-1]

    def text(self) -> str:
        """For the settings' `chains`: the answers so far."""
        return text(self.plate, self.places)
