"""The schematic and the perfboard are the firmware's pins, whole; no rail touches another."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from firmware.boards import pico
from hardware import build, circuit, wiring_plans

every_board = pytest.mark.parametrize("board", wiring_plans.BOARDS, ids=lambda board: board.NAME)


@every_board
def test_every_pin_is_in_one_net_and_every_net_has_two_ends(board: ModuleType) -> None:
    nets = circuit.nets(board)
    ends = [end for net in nets.values() for end in net]
    shared = {end for end in ends if ends.count(end) > 1}
    assert not shared, shared
    assert not [name for name, net in nets.items() if len(net) < 2]


@every_board
def test_every_wire_of_the_plan_ends_at_the_board_s_pin_of_the_firmware(board: ModuleType) -> None:
    nets = circuit.nets(board)
    for part in wiring_plans.PARTS:
        for pin, wire in part.pins:
            if (part.key, pin) != ("buzzer", "+"):
                assert (part.key, pin) in nets[wire]
            assert ("board", wiring_plans.header(board, wire, part.key)) in nets[wire]


@every_board
def test_nothing_joins_three_volts_five_volts_and_ground(board: ModuleType) -> None:
    nets = circuit.nets(board)
    rails = [set(nets[name]) for name in ("3V3", "5V", "GND")]
    assert not (rails[0] & rails[1] or rails[1] & rails[2] or rails[0] & rails[2])
    assert ("reader", "3.3V") in nets["3V3"] and ("plate", "5V") in nets["5V"]


def test_every_input_of_the_shifter_is_somewhere() -> None:
    pins = {pin.split()[0] for net in circuit.nets(pico).values() for part, pin in net
            if part == "shifter"}  # fmt: skip
    assert pins == {"1", "2", "3", "4", "5", "7", "9", "10", "12", "13", "14"}, "6, 8, 11 are open"


@every_board
def test_the_schematic_names_every_net_as_often_as_it_has_ends(board: ModuleType) -> None:
    drawn = circuit.schematic(board)
    for name, net in circuit.nets(board).items():
        assert drawn.count(f">{name}</text>") >= len(net)


def test_on_the_perfboard_every_end_has_a_hole_of_its_own() -> None:
    places = circuit.holes()
    for net in circuit.nets(pico).values():
        for end in net:
            column, row = places[end]
            assert 1 <= column <= circuit.COLUMNS and 1 <= row <= circuit.ROWS
    assert len(set(places.values())) == len(places), "two pins share a hole"


def test_a_pico_and_a_shifter_fit_their_holes() -> None:
    places = circuit.holes()
    assert places["board", "40"][1] - places["board", "1"][1] == -7, "17.78 mm"
    assert places["board", "1"][0] == places["board", "40"][0]
    assert places["shifter", "14 (VCC)"][1] - places["shifter", "1 (1OE)"][1] == -3, "7.62 mm"
    assert places["shifter", "14 (VCC)"][0] == places["shifter", "1 (1OE)"][0]


def test_without_openscad_stl_says_so_and_makes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.main(["stl", str(tmp_path / "stl")]) == 1
    assert "openscad is not installed" in capsys.readouterr().out
    assert not (tmp_path / "stl").exists()
