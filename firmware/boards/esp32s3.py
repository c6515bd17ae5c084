"""ESP32-S3 boards, such as the ESP32-S3-DevKitC-1.

GPIO 19 and 20 are the USB socket, 43 and 44 the serial console; both stay free.
"""

NAME = "esp32s3"
CHIPS = ("ESP32S3",)
MHZ = {"ESP32S3": (160, 240)}
# Without 0, 3, 45 and 46, whose level at reset matters; 26 to 37, which run flash and PSRAM (33 to
# 37 on modules with octal PSRAM only); 38 and 48, one of which has the light of a DevKitC-1.
FREE = (1, 2) + tuple(range(4, 19)) + (21, 39, 40, 41, 42, 47)
NO_OUTPUT = ()
SPIS = (1, 2)
I2CS = (0, 1)

BUSES = {"reader_spi": 1, "screen_i2c": 0, "screen_spi": 2}
PINS = {
    # The own pins of SPI 1, one row of the header.
    "reader_cs": 10,
    "reader_mosi": 11,
    "reader_sck": 12,
    "reader_miso": 13,
    "reader_rst": 14,
    "reader_busy": 47,  # of a PN5180 only
    "reader_irq": 47,  # of an MFRC522 only, if wired
    # Selects of further readers, one each.
    "reader2_cs": 1,
    "reader3_cs": 2,
    "reader4_cs": 39,
    "reader5_cs": 40,
    "reader6_cs": 41,
    "reader7_cs": 42,
    "screen_sda": 8,
    "screen_scl": 9,
    # For a screen on SPI instead. Alone on its bus it needs no CS: tie that to ground.
    "screen_sck": 15,
    "screen_mosi": 16,
    "screen_dc": 17,
    "screen_rst": 18,
    "screen_cs": None,
    "knob_a": 4,
    "knob_b": 5,
    "knob_press": 6,
    "buzzer": 7,
    "strip": 21,  # unlike most others it does not twitch at power-on
}


def misfit(wire: str, gpio: int, buses: dict) -> str:
    """Its matrix leads every signal to every pin."""
    return ""
