"""The emulated judge's faults of the radio, played to the driver here: it survives them all."""

import sys
import types

import pytest

pytest.importorskip("rp2040py", reason="the emulator is not installed")

import firmware.drivers
from tests.both.drivers import reader_talk
from tests.both.drivers.reader_talk import A, B, Table
from tests.emulated.air import END, FAULTS, NUMBER, Air
from tests.emulated.sabotage import spoilt

SOON_MS = 500
DRIVERS = (
    "iso14443",
    "mfrc522_registers",
    "mfrc522",
)  # the one that imports the others is last


@pytest.fixture(autouse=True)
def as_on_a_board(monkeypatch):
    monkeypatch.setattr(reader_talk, "TURN_MS", 1)


def heard(fault: str) -> tuple[list[bytes], Air]:
    """The tags that arrive soon after A, which is laid while the radio has that fault."""
    table = Table()
    table.turns(10)
    due: list = []
    air = Air(table.field, lambda ms, do: due.append((table.ms() + ms, do)))
    air.beside, air.next = B, fault
    table.lay(A)
    while table.ms() < SOON_MS:
        table.turn()
        for one in [one for one in due if one[0] <= table.ms()]:
            one[1]()
            due.remove(one)
    assert table.crowds == 0, "nobody was asked to take tags apart"
    return table.arrived, air


@pytest.fixture
def driver(monkeypatch):
    """Makes the driver one with that sabotage."""

    def make(name: str) -> None:
        texts = {each.target: each for each in spoilt(name)}
        for driver in DRIVERS:
            source = texts[f"firmware/drivers/{driver}.py"]
            module = types.ModuleType("firmware.drivers." + driver)
            exec(source.made or source.path.read_text(encoding="utf-8"), module.__dict__)
            monkeypatch.setitem(sys.modules, module.__name__, module)
            monkeypatch.setattr(firmware.drivers, driver, module)
        monkeypatch.setattr(reader_talk, "MFRC522", module.MFRC522)

    return make


@pytest.mark.parametrize("fault", FAULTS)
def test_a_tag_that_meets_a_fault_of_the_radio_arrives_once_and_no_other_does(fault: str):
    arrived, air = heard(fault)
    assert arrived == [A]
    assert air.over() == fault and air.played == [fault]
    assert air.wrong == []


def test_without_its_check_of_crc_the_driver_reports_a_tag_that_nobody_has_laid(driver):
    driver("CRC ignored")
    arrived, _ = heard(END)
    assert arrived[0] not in (A, B)


def test_without_its_check_of_bcc_the_driver_selects_a_number_that_no_tag_has_said(driver):
    driver("BCC ignored")
    _, air = heard(NUMBER)
    assert air.wrong == ["88061122bf is selected, a number that no tag has said"]


def test_a_fault_that_no_exchange_has_met_is_not_played_later():
    air = Air(Table().field, lambda ms, do: None)
    air.next = END
    assert air.over() == "" and air.next == "" and air.played == []
