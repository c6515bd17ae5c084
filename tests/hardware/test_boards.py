"""The boards' pins are pins those chips have, and wrong settings name their field."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from firmware import boards
from firmware.boards import esp32, esp32s3, pico

ALL = (pico, esp32, esp32s3)
PICO = "Raspberry Pi Pico with RP2040"

# RP2040 data sheet, table of GPIO functions, copied pin by pin: F1 (SPI) and F3 (I2C).
RP2040_SPI = {
    "RX": {0: (0, 4, 16, 20), 1: (8, 12, 24, 28)},
    "SCK": {0: (2, 6, 18, 22), 1: (10, 14, 26)},
    "TX": {0: (3, 7, 19, 23), 1: (11, 15, 27)},
}
RP2040_I2C = {
    "SDA": {0: (0, 4, 8, 12, 16, 20, 24, 28), 1: (2, 6, 10, 14, 18, 22, 26)},
    "SCL": {0: (1, 5, 9, 13, 17, 21, 25, 29), 1: (3, 7, 11, 15, 19, 23, 27)},
}
# Espressif's data sheets and hardware design guidelines.
ESP32_FLASH, ESP32_CONSOLE, ESP32_STRAPS = range(6, 12), (1, 3), (0, 2, 5, 12, 15)
ESP32_EXIST = (*range(20), 21, 22, 23, 25, 26, 27, *range(32, 40))
ESP32_LISTEN = range(34, 40)
S3_TAKEN = (0, 3, 45, 46, 19, 20, 43, 44, *range(26, 38))
S3_EXIST = (*range(22), *range(26, 49))


def name(board: ModuleType) -> str:
    return str(board.NAME)


def complaint(machine: str, wishes: Any) -> str:
    with pytest.raises(ValueError) as said:
        boards.board(machine, wishes)
    return str(said.value)


@pytest.mark.parametrize("board", ALL, ids=name)
def test_the_usual_build_stands(board: ModuleType) -> None:
    built = boards.board("", {"board": board.NAME})
    gpios = [built.pins[wire] for wire in built.wires()]
    assert len(gpios) == len(set(gpios)) == 12


@pytest.mark.parametrize("screen", ["ssd1306_spi", "sh1106_spi"])
@pytest.mark.parametrize("board", ALL, ids=name)
def test_a_screen_on_spi_fits_beside_everything_else(board: ModuleType, screen: str) -> None:
    built = boards.board("", {"board": board.NAME, "screen": screen})
    assert built.buses["reader_spi"] != built.buses["screen_spi"], "a bus each"
    assert "screen_sda" not in built.wires()


@pytest.mark.parametrize("board", ALL, ids=name)
def test_a_pn532_on_i2c_needs_no_more_wires_than_the_screen(board: ModuleType) -> None:
    built = boards.board("", {"board": board.NAME, "reader": "pn532_i2c"})
    assert len(built.wires()) == 7


def test_the_pico_leads_each_bus_to_pins_of_that_bus() -> None:
    pins, buses = pico.PINS, pico.BUSES
    for part in ("reader", "screen"):
        bus = buses[part + "_spi"]
        assert pins[part + "_sck"] in RP2040_SPI["SCK"][bus]
        assert pins[part + "_mosi"] in RP2040_SPI["TX"][bus]
    assert pins["reader_miso"] in RP2040_SPI["RX"][buses["reader_spi"]]
    assert pins["screen_sda"] in RP2040_I2C["SDA"][buses["screen_i2c"]]
    assert pins["screen_scl"] in RP2040_I2C["SCL"][buses["screen_i2c"]]


@pytest.mark.parametrize("gpio", pico.FREE)
def test_the_pico_knows_every_pin_as_its_data_sheet_does(gpio: int) -> None:
    for bus in (0, 1):
        every = {"reader_spi": bus, "screen_spi": bus, "screen_i2c": bus}
        for role, wire in (("RX", "reader_miso"), ("SCK", "screen_sck"), ("TX", "reader_mosi")):
            assert (pico.misfit(wire, gpio, every) == "") == (gpio in RP2040_SPI[role][bus])
        for role in ("SDA", "SCL"):
            wire = "screen_" + role.lower()
            assert (pico.misfit(wire, gpio, every) == "") == (gpio in RP2040_I2C[role][bus])


def test_the_pico_keeps_its_own_pins_and_the_serial_console() -> None:
    assert not {23, 24, 25, 29} & set(pico.FREE)
    assert not {0, 1} & set(pico.PINS.values())


def test_the_esp32_keeps_flash_and_console_and_meets_one_strap_as_it_must_be() -> None:
    used = {gpio for gpio in esp32.PINS.values() if gpio is not None}
    assert set(esp32.FREE) <= set(ESP32_EXIST)
    assert not set(esp32.FREE) & {*ESP32_FLASH, *ESP32_CONSOLE}
    assert used & set(ESP32_STRAPS) == {5} and esp32.PINS["reader_cs"] == 5, "rests high, as strap"
    assert not used & {16, 17}, "PSRAM of a WROVER"
    assert set(esp32.NO_OUTPUT) == set(ESP32_LISTEN) & set(esp32.FREE)
    listen_only = used & set(esp32.NO_OUTPUT)
    assert listen_only == {esp32.PINS["reader_busy"]}, "a PN5180 drives that line itself"


def test_the_esp32_s3_keeps_usb_console_flash_psram_and_straps() -> None:
    used = {gpio for gpio in esp32s3.PINS.values() if gpio is not None}
    assert set(esp32s3.FREE) <= set(S3_EXIST) - set(S3_TAKEN)
    assert used <= set(esp32s3.FREE)
    assert not used & {38, 48}, "the light on a DevKitC-1"


@pytest.mark.parametrize(
    ("machine", "named"),
    [
        ("Raspberry Pi Pico with RP2040", "pico"),
        ("Raspberry Pi Pico W with RP2040", "pico"),
        ("Raspberry Pi Pico2 with RP2350", "pico"),
        ("Raspberry Pi Pico 2 W with RP2350", "pico"),
        ("Generic ESP32 module with ESP32", "esp32"),
        ("Generic ESP32 module with SPIRAM with ESP32", "esp32"),
        ("Generic ESP32S3 module with ESP32S3", "esp32s3"),
        ("Generic ESP32S3 module with Octal-SPIRAM with ESP32S3", "esp32s3"),
        ("ESP32C3 module with ESP32C3", ""),
        ("linux [GCC 12.2.0] version", ""),
    ],
)
def test_a_board_is_known_by_what_it_calls_itself(machine: str, named: str) -> None:
    assert boards.name_of(machine) == named


def test_an_unknown_board_is_named_and_settings_can_say_what_it_is() -> None:
    assert complaint("X with Y", {}) == "hardware.board: unknown board X with Y"
    assert boards.board("X with Y", {"board": "pico"}).name == "pico"
    assert complaint(PICO, {"board": "uno"}).startswith("hardware.board: one of pico, esp32,")


def test_settings_move_wires_and_buses() -> None:
    wishes = {
        "screen": "sh1106",
        "buses": {"reader_spi": 1},
        "pins": {"reader_sck": 10, "reader_mosi": 11, "reader_miso": 8, "strip": 28},
    }
    built = boards.board(PICO, wishes)
    assert built.parts["screen"] == "sh1106"
    assert (built.buses["reader_spi"], built.pins["reader_sck"], built.pins["strip"]) == (1, 10, 28)
    assert pico.PINS["strip"] == 22, "the board's own data stay as they are"


def test_a_part_that_is_missing_leaves_its_pins_free() -> None:
    built = boards.board(PICO, {"reader": "none", "pins": {"buzzer": 16}})
    assert built.pins["buzzer"] == 16 and "reader_miso" not in built.wires()


def test_a_wire_that_may_be_missing_may() -> None:
    assert "reader_rst" not in boards.board(PICO, {"pins": {"reader_rst": None}}).wires()


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ([], "hardware: fields with values are required"),
        ({"speaker": 3}, "hardware.speaker: no such field"),
        (
            {"reader": "rc522"},
            "hardware.reader: one of mfrc522, pn532, pn532_i2c, pn5180, none is required",
        ),
        ({"pins": 5}, "hardware.pins: names with numbers are required"),
        ({"pins": {"lamp": 5}}, "hardware.pins.lamp: one of buzzer, knob_a"),
        ({"pins": {"strip": 23}}, "hardware.pins.strip: 23 is no free GPIO of pico"),
        ({"pins": {"strip": "22"}}, "hardware.pins.strip: 22 is no free GPIO of pico"),
        ({"pins": {"strip": True}}, "hardware.pins.strip: True is no free GPIO of pico"),
        ({"pins": {"strip": None}}, "hardware.pins.strip: it cannot be missing"),
        ({"pins": {"strip": 18}}, "hardware.pins.strip: GPIO 18 already carries reader_sck"),
        ({"pins": {"reader_sck": 19}}, "hardware.pins.reader_sck: GPIO 19 is not SCK of that SPI"),
        ({"pins": {"screen_sda": 5}}, "hardware.pins.screen_sda: GPIO 5 is not SDA of that I2C"),
        ({"buses": {"reader_spi": 2}}, "hardware.buses.reader_spi: one of 0, 1 is required"),
        ({"board": "esp32", "pins": {"knob_a": 34}}, "hardware.pins.knob_a: GPIO 34 can only"),
        ({"board": "esp32", "pins": {"strip": 12}}, "hardware.pins.strip: 12 is no free GPIO"),
    ],
)
def test_wrong_settings_name_their_field(wishes: Any, said: str) -> None:
    assert complaint(PICO, wishes).startswith(said)


def test_a_pin_that_only_listens_will_do_for_what_the_reader_says() -> None:
    built = boards.board("", {"board": "esp32", "pins": {"reader_miso": 36}})
    assert built.pins["reader_miso"] == 36
