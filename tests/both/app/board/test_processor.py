"""A faster clock, on both Pythons, against a chip that hangs where the voltage is too low."""

from firmware import boards
from firmware.drivers import processor
from tests.both.app.board_talk import PICO, Board, Machine, Off
from tests.both.app.shelf import Shelf

ESP32 = "Generic ESP32 module with ESP32"
USUAL = 0x10B1  # 1.10 V, in regulation, on
FAST = '{"language": "en", "hardware": {"mhz": 200}}'


class Chip(Machine):
    """An RP2040's regulator and clock.

    strong  whether the voltage holds;  order  registers written and clocks set, as they came
    """

    def __init__(self, strong=True):
        super().__init__()
        self.strong = strong
        self.order: list = []
        self.mem32 = Registers(self, self.mem32)
        self.mem32[processor.VREG] = USUAL
        self.order.clear()

    def freq(self, hz):
        volts = self.mem32[processor.VREG] >> 4 & 15
        assert hz <= 133000000 or volts >= 12, "the chip hangs"
        if hz not in (125000000, 200000000):
            raise ValueError("cannot change frequency")
        self.order.append(hz)


class Registers(dict):
    def __init__(self, chip, found):
        super().__init__(found)
        self.chip = chip

    def __setitem__(self, at, value):
        if at == processor.VREG and not self.chip.strong:
            value &= ~processor.IN_REGULATION
        super().__setitem__(at, value)
        self.chip.order.append(at)


def test_the_voltage_is_raised_before_the_clock_and_both_before_any_part_is_made():
    made = []

    class Watched(Board):
        def part(self, name):
            made.append((name, list(self.machine.order)))
            return super().part(name)

    board = Watched(Shelf({"settings.json": FAST}), Chip())
    assert board.power(500) is Off and board.saw("Which game?")
    assert board.machine.mem32[processor.VREG] == 0x10C1
    both = [processor.VREG, 200000000]
    assert made and [1 for _, order in made if order[:2] != both] == []


def test_without_the_setting_clock_and_voltage_stay():
    board = Board(machine=Chip())
    board.power(500)
    assert board.machine.order == [] or processor.VREG not in board.machine.order
    assert 200000000 not in board.machine.order


def test_safe_mode_starts_at_the_usual_clock():
    board = Board(Shelf({"settings.json": FAST}), Chip(), low=(13,))
    board.power(500)
    assert board.saw("Safe mode") and 200000000 not in board.machine.order


def test_a_chip_that_refuses_runs_on_at_the_usual_clock_and_people_read_why():
    board = Board(Shelf({"settings.json": FAST}), Chip(strong=False))
    assert board.power(6000) is Off and board.saw("hardware.mhz") and board.saw("Which game?")
    assert 200000000 not in board.machine.order


def test_a_voltage_that_is_high_enough_already_stays():
    chip = Chip()
    chip.mem32[processor.VREG] = 0x10D1
    chip.order.clear()
    processor.quicken(chip, None, "RP2040", 200)
    assert chip.order == [200000000]


def test_each_chip_has_the_clocks_its_maker_allows():
    for machine, wish, mhz in (
        (PICO, 200, 200), (PICO, 125, 0), (PICO, None, 0), (ESP32, 240, 240),
    ):  # fmt: skip
        assert boards.board(machine, {} if wish is None else {"mhz": wish}).mhz == mhz
    for machine, wish, said in (
        (PICO, 270, "hardware.mhz: one of 125, 200 is required"),
        (PICO, "200", "hardware.mhz: one of 125, 200 is required"),
        ("Raspberry Pi Pico2 with RP2350", 200, "hardware.mhz: one of 150 is required"),
    ):
        try:
            boards.board(machine, {"mhz": wish})
        except ValueError as error:
            assert str(error) == said
        else:
            raise AssertionError(said)
