"""What the lights show, as pure functions of marks and time, and the one exit to the strip.

Every colour has one meaning (LIGHTS.md): a seat glows in its own colour *and* in its own rhythm,
so that people tell players apart without seeing colours; pale breathing means "you may choose
this"; steady white is where the knob stands; a piece glows dim and steady in its own colour.
"""

from engine import found
from engine.places import CHOICE, COLOUR, CURSOR, NEUTRAL, ON, PIECE, SUBJECT, lit
from engine.record import numbers
from firmware.lights.pixels import current, paint, scale

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.referee import Referee

PHASE_MS = 125
BEAT = 16  # phases of a rhythm: two seconds

SEAT_RGB = (
    (255, 0, 0), (0, 0, 255), (0, 255, 0), (200, 160, 0),
    (160, 0, 200), (0, 180, 180), (255, 70, 0), (220, 60, 110),
)  # fmt: skip
RHYTHM = (
    0b1111111111111111, 0b1111111100000000, 0b1110111011101110, 0b1010000010100000,
    0b1111110011111100, 0b1010101010101010, 0b1101100011011000, 0b1000000010000000,
)  # fmt: skip
PIECE_RGB = {
    "white": (90, 90, 90), "blue": (0, 0, 110), "green": (0, 110, 0), "yellow": (90, 70, 0),
    "red": (110, 0, 0), "black": (14, 4, 18), "purple": (70, 0, 90),
}  # fmt: skip
NEUTRAL_RGB = (70, 70, 80)
CURSOR_RGB = (255, 255, 255)
DARK = (0, 0, 0)
BREATH = (4, 8, 16, 26, 38, 48, 56, 60, 60, 56, 48, 38, 26, 16, 8, 4)

SIZES = found.plate_sizes()  # plate -> places in a frame of its lights


def ask_marks(referee: "Referee", selected: "int | str | None") -> list:
    """Everything the lights say of a table and its ask; nothing of a secret answer."""
    ask = referee.ask
    marks = lit(referee.game.marks(referee.table, ask))
    if ask is not None and ask.kind == "place" and not ask.secret:
        marks += [(place, CHOICE) for place in ask.values if place != selected]
        if selected in ask.values:
            marks.append((selected, CURSOR))
    return marks


class Palette:
    """What the marks of one match look like.

    seats    per seat, the number of the light chosen for it (0 to 7)
    colours  names of the box's colours
    chosen   those that seats have now, where `table` has them: they win over `seats`
    """

    def __init__(self, seats: "list | tuple", colours: tuple = (), table: "Any" = None) -> None:
        self.seats = seats
        self.colours = colours
        self.chosen = tuple(getattr(table, "colours", ()))

    def rgb(self, mark: int, phase: int) -> tuple:
        if mark == CURSOR:
            return CURSOR_RGB
        if mark >= PIECE:
            return self.seat_rgb(mark - PIECE)
        if mark == SUBJECT:
            return CURSOR_RGB if phase % 4 < 2 else DARK
        if mark == CHOICE:
            level = BREATH[phase % BEAT]
            return (level, level, level)
        if mark >= NEUTRAL:
            return NEUTRAL_RGB if mark in (NEUTRAL, ON) else DARK
        if mark >= COLOUR:
            return PIECE_RGB.get(self.colours[mark - COLOUR], NEUTRAL_RGB)
        return self.seat_rgb(mark) if RHYTHM[mark % 8] >> phase % BEAT & 1 else DARK

    def seat_rgb(self, seat: int) -> tuple:
        chosen = self.chosen
        if seat < len(chosen) and chosen[seat] is not None:
            return PIECE_RGB.get(self.colours[chosen[seat]], NEUTRAL_RGB)
        return SEAT_RGB[self.seats[seat] if seat < len(self.seats) else seat % 8]


class Pattern:
    """The marks of a plate's places: what its frames have in common.

    first  by place, one more than the mark it shows;  0: it is dark
    turns  place -> its marks, where they are several and are shown in turn
    met    those of `first` that have been shown;  `colours` as `paint` wants them, by these
    data   the frame: each phase is painted over the one before, as garbage would be collected
    """

    def __init__(self, size: int, marks: list) -> None:
        self.first = first = bytearray(size)
        self.turns: dict = {}
        self.met, self.colours, self.data = bytearray(), bytearray(), bytearray(3 * size)
        for place, mark in marks:
            if 0 <= place < size:
                if first[place]:
                    self.turns.setdefault(place, [first[place] - 1]).append(mark)
                else:
                    first[place] = mark + 1

    def frame(self, palette: Palette, phase: int) -> bytearray:
        """Red, green and blue of every place in this phase: where the knob stands, that alone.

        What was returned before is changed.
        """
        first, data, colours = self.first, self.data, self.colours
        for place in self.turns:
            here = self.turns[place]
            mark = here[phase // BEAT % len(here)] if CURSOR not in here else CURSOR
            first[place] = mark + 1
        for mark in self.met:
            self.tint(mark, palette.rgb(mark - 1, phase))
        size = len(first)
        at = paint(data, first, size, colours, len(colours))
        while at < size:
            self.met.append(first[at])
            self.tint(first[at], palette.rgb(first[at] - 1, phase))
            at = paint(data, first, size, colours, len(colours))
        return data

    def tint(self, mark: int, rgb: tuple) -> None:
        """The colour of a mark is known."""
        colours, at = self.colours, 4 * mark
        if at >= len(colours):
            colours.extend(bytes(at + 4 - len(colours)))
        colours[at] = 1
        colours[at + 1], colours[at + 2], colours[at + 3] = rgb


class Lights:
    """The one exit to a strip: sends a frame only when it differs, never above the limit.

    strip      anything with `write(rgb: bytearray)`
    limit_ma   of the whole strip: `channel_ma` of each light's red, green and blue, and `idle_ma`;
               the model is a 5 V WS2812B
    shown      the last frame by place;  `percent` what was left of its brightness
    stale      whether the strip may show anything, so that the next frame must be sent
    trial      a frame shown instead of every other during a test of the lights: by light, without
               regard to the chains
    chains     number of places -> Chain, where lights are not places in their order
    """

    def __init__(self, strip: "Any", limit_ma: int = 300) -> None:
        self.strip = strip
        self.limit_ma = limit_ma
        self.channel_ma = bytes((16, 11, 15))
        self.idle_ma = 1
        self.percent = 100
        self.brightness = 100  # percent, as people like it
        self.shown = bytearray()
        self.stale = False
        self.trial: "bytearray | None" = None
        self.chains: dict = {}

    def tune(self, settings: "Any", chains: dict) -> None:
        """As the settings have them, and these chains."""
        self.limit_ma, self.channel_ma = settings.limit_ma, bytes(settings.channel_ma)
        self.idle_ma, self.brightness = settings.idle_ma, settings.level
        self.chains = chains
        self.stale = True

    def dim(self, percent: int) -> None:
        self.brightness = percent
        self.stale = True

    def try_out(self, data: "bytearray | None") -> None:
        """This frame instead of every other; None: no more of it."""
        self.trial = data
        self.stale = True  # a frame by place may have had the same bytes

    def show(self, data: bytearray) -> None:
        """This frame by place, which is dimmed as it stands, or the one of the trial."""
        if self.trial is not None:
            data = bytearray(self.trial)
        lit = self.dimmed(data)
        if data != self.shown or self.stale:
            self.shown[:] = data
            self.strip.write(lit)

    def dimmed(self, data: bytearray) -> bytearray:
        """The frame by light: both are scaled down so that the strip draws at most `limit_ma`."""
        if self.brightness < 100:
            scale(data, len(data), self.brightness, 100)
        lit = self.spread(data)
        wanted = current(lit, len(lit), self.channel_ma)  # in mA / 255
        allowed = max(0, self.limit_ma - len(lit) // 3 * self.idle_ma) * 255
        self.percent = 100 if wanted <= allowed else allowed * 100 // wanted
        if wanted > allowed:
            for frame in (data, lit) if lit is not data else (data,):
                scale(frame, len(frame), allowed, wanted)
        return lit

    def spread(self, data: bytearray) -> bytearray:
        """The frame by light, of one by place."""
        chain = self.chains.get(len(data) // 3) if self.trial is None else None
        return chain.spread(data) if chain else data


def lights_of(text: str, seats: int) -> list:
    """The lights a header names, if it names one that there is for every seat."""
    known = [light for light in numbers(text) if light < len(SEAT_RGB)]
    return known if len(known) == seats else list(range(seats))
