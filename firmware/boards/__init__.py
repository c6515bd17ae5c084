"""Which board this is, which part is on which of its pins, and what the settings change about that.

A board is a module of plain data, so that the wiring plans and the tests can read it anywhere:

    NAME    its name in settings;  CHIPS  how `os.uname().machine` ends on it
    PINS    wire -> GPIO, or None where the wire is not needed
    BUSES   which SPI or I2C of the chip each bus is;  SPIS, I2CS  the ones there are
    MHZ     chip -> the clocks its maker allows, the usual one first
    FREE    GPIOs that may carry a wire;  NO_OUTPUT  those of them that can only listen
    misfit  (wire, GPIO, buses) -> why the chip cannot have the wire there, or ""

The settings may hold `hardware`, every field of which may be missing:

    {"board": "esp32", "reader": "pn532", "pins": {"strip": 28}, "buses": {"reader_spi": 1},
     "mhz": 240, "knob_detents": 2}
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
else:
    Any = object

MOST_LIGHTS = 400

_SPI_READER = ("reader_sck", "reader_mosi", "reader_miso", "reader_cs", "reader_rst")
_I2C = ("screen_sda", "screen_scl")
_SPI_SCREEN = ("screen_sck", "screen_mosi", "screen_dc", "screen_cs", "screen_rst")

# What each part may be, the usual one first, and the wires it then needs. A PN532 on I2C shares
# the screen's bus.
PARTS = {
    "reader": (("mfrc522", _SPI_READER), ("pn532", _SPI_READER), ("pn532_i2c", _I2C),
               ("pn5180", _SPI_READER + ("reader_busy",)), ("none", ())),
    "screen": (("sh1106", _I2C), ("ssd1306", _I2C), ("sh1106_spi", _SPI_SCREEN),
               ("ssd1306_spi", _SPI_SCREEN), ("none", ())),
    "knob": (("ec11", ("knob_a", "knob_b", "knob_press")), ("none", ())),
    "strip": (("ws2812", ("strip",)), ("none", ())),
    "buzzer": (("passive", ("buzzer",)), ("none", ())),
}  # fmt: skip
# What no driver can find out about a part, the usual answer first.
TRAITS: dict = {
    "screen_address": ("3C", "3D"),
    "screen_rotation": (0, 180),  # degrees, for a box that has it upside down
    "knob_detents": (1, 2, 4),  # in a cycle of its two contacts: EC11, EC11E, a step each
    "knob_direction": (1, -1),  # -1: clockwise, B closes first
    # The bytes on the wire; with W a light has white of its own, which stays dark (SK6812 RGBW).
    "light_order": ("GRB", "RGB", "BRG", "RBG", "GBR", "BGR", "GRBW", "RGBW"),
    "light_count": range(MOST_LIGHTS + 1),  # 0: as many as the largest plate has
}
# Selects of further readers on the bus of the first, one for each seat: looked for at power-on
# where no other part has their pins.
MORE_READERS = tuple(["reader%d_cs" % number for number in range(2, 8)])
SEVERAL = ("mfrc522", "pn532")  # kinds of which there may be several
# From an MFRC522's pin IRQ, of the first where there are several: looked for at power-on, too.
INTERRUPT = "reader_irq"

OPTIONAL = MORE_READERS + (INTERRUPT,)
MAY_LACK = OPTIONAL + ("reader_rst", "screen_cs", "screen_rst")
HEARS = (
    "reader_miso",
    "reader_busy",
    INTERRUPT,
)  # no output, no pull-up: a pin that only listens will do

# Slower than the chips allow (10, 5 and 10 MHz) because of the length of wires in a box.
READER_HZ = 4_000_000
SCREEN_I2C_HZ = 400_000
SCREEN_SPI_HZ = 8_000_000
I2C_TIMEOUT_US = 50_000  # a PN532 may hold the clock for a millisecond and more


class Board:
    """name, parts {part: kind}, pins {wire: GPIO or None}, buses {bus: number}: as it is built.

    chip, mhz: the clock the settings name; 0 for the usual one
    traits  {trait: what the settings say of a part, or the usual}
    """

    def __init__(self, data: Any, wishes: dict, chip: str) -> None:
        self.name = data.NAME
        self.chip = chip
        self.mhz = _clock(data.MHZ.get(chip, ()), wishes.get("mhz"))
        self.parts = {part: _kind(part, wishes.get(part)) for part in sorted(PARTS)}
        self.traits = {trait: _trait(trait, wishes.get(trait)) for trait in TRAITS}
        self.pins = _changed("pins", data.PINS, wishes.get("pins"))
        self.buses = _changed("buses", data.BUSES, wishes.get("buses"))
        for bus in data.BUSES:
            known = data.SPIS if bus.endswith("spi") else data.I2CS
            if self.buses[bus] not in known:
                raise ValueError(f"hardware.buses.{bus}: one of {_list(list(known))} is required")
        self._check_pins(data)

    def wires(self) -> list:
        """The wires of the parts it has, those it lacks left out, each once."""
        found: list = []
        for part in sorted(PARTS):
            for wire in dict(PARTS[part])[self.parts[part]]:
                if wire not in found and self.pins[wire] is not None:
                    found.append(wire)
        return found

    def more_readers(self) -> list:
        """Pins of further readers' selects that nothing else uses."""
        return self._spare(MORE_READERS) if self.parts["reader"] in SEVERAL else []

    def interrupt(self) -> "int | None":
        """The pin for the reader's interrupts, unless something else uses it."""
        pins = self._spare((INTERRUPT,)) if self.parts["reader"] == "mfrc522" else []
        return pins[0] if pins and pins[0] not in self.more_readers() else None

    def _spare(self, wires: tuple) -> list:
        """Pins of these wires that no part's own wire has."""
        taken = [self.pins[wire] for wire in self.wires()]
        pins = [self.pins[wire] for wire in wires]
        return [gpio for gpio in pins if gpio is not None and gpio not in taken]

    def _check_pins(self, data: Any) -> None:
        carried: dict = {}
        for part in sorted(PARTS):
            for wire in dict(PARTS[part])[self.parts[part]]:
                gpio = self.pins[wire]
                wrong = _misplaced(data, wire, gpio, self.buses)
                if not wrong and gpio is not None and carried.get(gpio, wire) != wire:
                    wrong = f"GPIO {gpio} already carries {carried[gpio]}"
                if wrong:
                    raise ValueError(f"hardware.pins.{wire}: {wrong}")
                carried[gpio] = wire
        for wire in OPTIONAL:
            wrong = _misplaced(data, wire, self.pins[wire], self.buses)
            if wrong:
                raise ValueError(f"hardware.pins.{wire}: {wrong}")


def _misplaced(data: Any, wire: str, gpio: Any, buses: dict) -> str:
    """Why the wire cannot be there, or "" """
    if gpio is None:
        return "" if wire in MAY_LACK else "it cannot be missing"
    if type(gpio) is not int or gpio not in data.FREE:
        return f"{gpio} is no free GPIO of {data.NAME}"
    if gpio in data.NO_OUTPUT and wire not in HEARS:
        return f"GPIO {gpio} can only listen"
    return data.misfit(wire, gpio, buses)


def _kind(part: str, wish: "str | None") -> str:
    kinds = [kind for kind, _ in PARTS[part]]
    if wish is None:
        return kinds[0]
    if wish not in kinds:
        raise ValueError(f"hardware.{part}: one of {_list(kinds)} is required")
    return wish


def _trait(trait: str, wish: Any) -> Any:
    choices = TRAITS[trait]
    if wish is None:
        return choices[0]
    if type(wish) is not type(choices[0]) or wish not in choices:
        least_most = f"from {choices[0]} to {choices[-1]}"
        known = least_most if isinstance(choices, range) else f"of {_list(choices)}"
        raise ValueError(f"hardware.{trait}: one {known} is required")
    return wish


def _clock(known: tuple, wish: "int | None") -> int:
    if wish is None:
        return 0
    if type(wish) is not int or wish not in known:
        raise ValueError(f"hardware.mhz: one of {_list(list(known)) or 'none'} is required")
    return wish if wish != known[0] else 0


def _changed(field: str, usual: dict, wishes: "dict | None") -> dict:
    """A copy of `usual` with the settings' wishes in it."""
    changed = dict(usual)
    if wishes is None:
        return changed
    if not isinstance(wishes, dict):
        raise ValueError(f"hardware.{field}: names with numbers are required")
    for name in sorted(wishes):
        if name not in usual:
            raise ValueError(f"hardware.{field}.{name}: one of {_list(sorted(usual))} is required")
        changed[name] = wishes[name]
    return changed


def _list(values: "list | tuple") -> str:
    return ", ".join([str(value) for value in values])


def name_of(machine: str) -> str:
    """The name of the board that reports this machine; "" for one without a wiring here."""
    chip = _chip(machine)
    for name in ("pico", "esp32", "esp32s3"):
        if chip in load(name).CHIPS:
            return name
    return ""


def _chip(machine: str) -> str:
    return machine.split(" with ")[-1]


def load(name: str) -> Any:
    """The data of a board; one is imported at a time, a board needs only its own."""
    if name == "pico":
        from firmware.boards import pico

        return pico
    if name == "esp32":
        from firmware.boards import esp32

        return esp32
    if name == "esp32s3":
        from firmware.boards import esp32s3

        return esp32s3
    raise ValueError("hardware.board: one of pico, esp32, esp32s3 is required")


def board(machine: str, wishes: "dict | None" = None) -> Board:
    """This board. `wishes` is the settings' `hardware`; ValueError names the field at fault."""
    wishes = {} if wishes is None else wishes
    if not isinstance(wishes, dict):
        raise ValueError("hardware: fields with values are required")
    for field in sorted(wishes):
        known = field in PARTS or field in TRAITS or field in ("board", "pins", "buses", "mhz")
        if not known:
            raise ValueError(f"hardware.{field}: no such field")
    name = wishes.get("board") or name_of(machine)
    if not name:
        raise ValueError("hardware.board: unknown board " + machine)
    return Board(load(name), wishes, _chip(machine))
