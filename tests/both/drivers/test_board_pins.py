"""Boards as the firmware asks for them, on both Pythons: usual pins, other parts, wrong wishes."""

from firmware import boards

KINDS = "hardware.reader: one of mfrc522, pn532, pn532_i2c, pn5180, none is required"
MACHINES = {
    "pico": "Raspberry Pi Pico with RP2040",
    "esp32": "Generic ESP32 module with SPIRAM with ESP32",
    "esp32s3": "Generic ESP32S3 module with ESP32S3",
}


def test_every_board_is_built_the_usual_way():
    for name in sorted(MACHINES):
        built = boards.board(MACHINES[name])
        assert built.name == name
        wires = built.wires()
        assert len(wires) == 12 == len({built.pins[wire] for wire in wires})
        assert built.parts["reader"] == "mfrc522" and built.parts["screen"] == "sh1106"


def test_wishes_change_a_copy():
    wishes = {"screen": "sh1106_spi", "pins": {"strip": 28}, "buzzer": "none"}
    built = boards.board(MACHINES["pico"], wishes)
    assert built.pins["strip"] == 28 and "buzzer" not in built.wires()
    assert "screen_sck" in built.wires() and "screen_sda" not in built.wires()
    assert boards.board(MACHINES["pico"]).pins["strip"] == 22


def test_a_wrong_wish_is_named():
    for wishes, said in (
        ({"pins": {"strip": 18}}, "hardware.pins.strip: GPIO 18 already carries reader_sck"),
        ({"pins": {"reader_sck": 19}}, "hardware.pins.reader_sck: GPIO 19 is not SCK of that SPI"),
        ({"reader": 5}, KINDS),
        ({"reader": []}, KINDS),
        ({"buses": {"reader_spi": "0"}}, "hardware.buses.reader_spi: one of 0, 1 is required"),
        ({"colour": 1}, "hardware.colour: no such field"),
        ({"screen_address": 60}, "hardware.screen_address: one of 3C, 3D is required"),
        ({"knob_detents": True}, "hardware.knob_detents: one of 1, 2, 4 is required"),
        ({"knob_direction": []}, "hardware.knob_direction: one of 1, -1 is required"),
        ({"light_count": 401}, "hardware.light_count: one from 0 to 400 is required"),
    ):
        try:
            boards.board(MACHINES["pico"], wishes)
        except ValueError as error:
            assert str(error) == said
        else:
            raise AssertionError(said)
