"""A PN532 or PN5180 that calls into an empty field takes nothing from the heap, as an MFRC522."""

from firmware.drivers.pn532 import PN532
from firmware.drivers.pn532_link import I2cLink, SpiLink
from firmware.drivers.pn5180 import PN5180
from tests.both.drivers.test_mfrc522_garbage import idle, idle_without_heap
from tests.both.models import pn532_alone, pn5180_alone


def begun(chip, reader) -> tuple:
    idle(chip, reader, 40)
    assert reader.polled and reader.starts == 1
    return chip, reader


def over_spi() -> tuple:
    chip = pn532_alone.Alone()
    return begun(chip, PN532(SpiLink(chip, chip.select), chip))


def over_i2c() -> tuple:
    chip = pn532_alone.Alone()
    chip.turn()
    return begun(chip, PN532(I2cLink(chip), chip))


def test_an_empty_poll_of_a_pn532_takes_nothing_from_the_heap():
    for chip, reader in (over_spi(), over_i2c()):
        assert idle_without_heap(chip, reader, 400) > 90
        assert reader.starts == 1 and not reader.faults and reader.tags == []


def test_an_empty_poll_of_a_pn5180_takes_nothing_of_either_standard():
    chip = pn5180_alone.Alone()
    chip, reader = begun(chip, PN5180(chip, chip.select, chip.busy, None, chip))
    called = list(chip.called)
    assert idle_without_heap(chip, reader, 400) > 90
    assert [now > before + 40 for now, before in zip(chip.called, called)] == [True, True]
    assert reader.starts == 1 and not reader.faults and reader.tags == []
