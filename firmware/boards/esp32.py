"""ESP32 boards with a WROOM or WROVER module, such as the ESP32-DevKitC.

A WROOM module has no PSRAM, and memory for the table only with the code frozen in MicroPython
(`trilithon firmware --board ESP32_GENERIC`).

GPIO 1 and 3 stay the console's (the USB chip is wired to them). 6 to 11 run the flash.
"""

NAME = "esp32"
CHIPS = ("ESP32",)
MHZ = {"ESP32": (160, 240)}
# Without 0, 2, 12 and 15, whose level at reset decides how the chip starts. 5 is one of those too,
# but concerns only a mode that we do not use. 16 and 17 are taken on a WROVER: no wire is there
# unless the settings say so.
FREE = (4, 5, 13, 14, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 32, 33, 34, 35, 36, 39)
NO_OUTPUT = (34, 35, 36, 39)  # nor have they pull-ups, so no knob either
SPIS = (1, 2)
I2CS = (0, 1)

BUSES = {"reader_spi": 2, "screen_i2c": 0, "screen_spi": 1}
PINS = {
    # The own pins of SPI 2 ("VSPI"). CS rests high, as GPIO 5 has to be at reset.
    "reader_sck": 18,
    "reader_miso": 19,
    "reader_mosi": 23,
    "reader_cs": 5,
    "reader_rst": 4,
    "reader_busy": 34,  # of a PN5180 only
    "reader_irq": 34,  # of an MFRC522 only, if wired
    # Selects of further readers, one each.
    "reader2_cs": 13,
    "reader3_cs": 14,
    "reader4_cs": None,
    "reader5_cs": None,
    "reader6_cs": None,
    "reader7_cs": None,
    "screen_sda": 21,
    "screen_scl": 22,
    # For a screen on SPI instead. Alone on its bus it needs no CS: tie that to ground.
    "screen_sck": 14,
    "screen_mosi": 13,
    "screen_dc": 21,
    "screen_rst": 22,
    "screen_cs": None,
    # One row of the header.
    "knob_a": 32,
    "knob_b": 33,
    "knob_press": 25,
    "strip": 26,  # silent at reset, unlike 5 and 14, which twitch: no flash of wrong light
    "buzzer": 27,
}


def misfit(wire: str, gpio: int, buses: dict) -> str:
    """Its matrix leads every signal to every pin."""
    return ""
