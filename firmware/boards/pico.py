"""Raspberry Pi Pico, Pico W, Pico 2 and Pico 2 W: one header, one set of pins.

Wires of one part lie side by side, with a ground between or beside them. GP0 and GP1 stay free
for a serial console on wires; the one on USB needs no pin.
"""

NAME = "pico"
CHIPS = ("RP2040", "RP2350")
MHZ = {"RP2040": (125, 200), "RP2350": (150,)}
# GP23, 24, 25 and 29 are not on the header: regulator, USB power, LED, or the radio of a W.
FREE = tuple(range(23)) + (26, 27, 28)
NO_OUTPUT = ()
SPIS = (0, 1)
I2CS = (0, 1)

BUSES = {"reader_spi": 0, "screen_i2c": 0, "screen_spi": 1}
PINS = {
    # Header pins 21 to 26, one corner. CS is moved by software, but GP17 is also SPI0's own.
    "reader_miso": 16,
    "reader_cs": 17,
    "reader_sck": 18,
    "reader_mosi": 19,
    "reader_rst": 20,
    "reader_busy": 28,  # of a PN5180 only: pin 34
    "reader_irq": 28,  # of an MFRC522 only, if wired
    # Selects of further readers, one each.
    "reader2_cs": 2,
    "reader3_cs": 3,
    "reader4_cs": 6,
    "reader5_cs": 7,
    "reader6_cs": 26,
    "reader7_cs": 27,
    # Pins 6 and 7, ground on 8.
    "screen_sda": 4,
    "screen_scl": 5,
    # For a screen on SPI instead: pins 11, 12, 14 to 16, ground on 13.
    "screen_dc": 8,
    "screen_cs": 9,
    "screen_sck": 10,
    "screen_mosi": 11,
    "screen_rst": 12,
    # Pins 17, 19, 20, ground on 18. Pull-ups only: the pull-downs of early RP2350 do not hold.
    "knob_press": 13,
    "knob_a": 14,
    "knob_b": 15,
    # Pins 27 and 29, ground on 28 between them.
    "buzzer": 21,  # the only user of PWM
    "strip": 22,  # PIO reaches every GPIO
}

_SPI_ROLES = ("_miso", "_cs", "_sck", "_mosi")  # of GPIO 0, 1, 2, 3, and so on


def misfit(wire: str, gpio: int, buses: dict) -> str:
    """The chip leads each bus to certain pins only (data sheet, GPIO functions)."""
    if wire.endswith(("_sda", "_scl")):
        fits = gpio % 2 == wire.endswith("_scl") and gpio // 2 % 2 == buses["screen_i2c"]
        return "" if fits else f"GPIO {gpio} is not {wire[-3:].upper()} of that I2C"
    if not wire.endswith(("_miso", "_sck", "_mosi")):
        return ""  # moved by software
    bus = buses[wire.split("_")[0] + "_spi"]
    fits = wire.endswith(_SPI_ROLES[gpio % 4]) and gpio // 8 % 2 == bus
    return "" if fits else f"GPIO {gpio} is not {wire.split('_')[1].upper()} of that SPI"
