"""The schematic and the perfboard are the firmware's pins, whole; no rail touches another."""

from __future__ import annotations

import itertools
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
            if (part.key, pin) not in circuit.BEHIND:
                assert (part.key, pin) in nets[wire]
            assert ("board", wiring_plans.header(board, wire, part.key)) in nets[wire]


@every_board
def test_nothing_joins_three_volts_five_volts_and_ground(board: ModuleType) -> None:
    nets = circuit.nets(board)
    rails = [set(nets[name]) for name in ("3V3", "5V", "GND")]
    assert not (rails[0] & rails[1] or rails[1] & rails[2] or rails[0] & rails[2])
    assert ("reader", "3.3V") in nets["3V3"] and ("F1", "1") in nets["5V"]
    assert ("plate", "5V") in nets["lights"] and ("F1", "2") in nets["lights"], "behind the fuse"


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
    modules = [one.key for one in circuit.PASSIVES if one.at == circuit.AT_MODULE]
    for net in circuit.nets(pico).values():
        for end in net:
            if end[0] in modules:
                assert end not in places, "at the end of the module's wires"
                continue
            column, row = places[end]
            assert 1 <= column <= circuit.COLUMNS and 1 <= row <= circuit.ROWS
    assert len(set(places.values())) == len(places), "two pins share a hole"


def columns_joined() -> list[circuit.Link]:
    """Every net's holes in the order of columns: how this drawing once was."""
    places, made = circuit.holes(), []
    for net, ends in circuit.nets(pico).items():
        row = sorted((places[end], end) for end in ends if end in places)
        made += [(net, one, other) for (_, one), (_, other) in itertools.pairwise(reversed(row))]
    return made


def test_the_lights_return_current_flows_through_nobody_else_s_ground() -> None:
    assert not circuit.shared_grounds(circuit.links())
    assert {"buzzer", "knob", "screen"} <= circuit.shared_grounds(columns_joined())


def test_the_wires_join_every_net_whole_and_each_rail_ends_at_the_board() -> None:
    links, places = circuit.links(), circuit.holes()
    for net, ends in circuit.nets(pico).items():
        here = {end for end in ends if end in places and end[0] != "board"}
        ways = {end: other for name, end, other in links if name == net}
        for end in here:
            seen = set()
            while end in ways and end not in seen:
                seen.add(end)
                end = ways[end]
            assert end[0] == "board" or net in ("shifted", "DIN", "piezo", "lights"), (net, end)
        assert len(here) - len(ways) <= 1, net


def test_what_carries_the_lights_current_is_drawn_thick_and_nothing_else() -> None:
    thick = {(net, end[0], other[0]) for net, end, other in circuit.links()
             if circuit.is_thick((net, end, other))}  # fmt: skip
    assert thick == {
        ("GND", "plate", "board"), ("GND", "C2", "plate"), ("5V", "F1", "board"),
        ("lights", "C2", "plate"), ("lights", "F1", "plate"),
    }  # fmt: skip
    assert circuit.perfboard().count('stroke-width="6"') == len(thick)


def test_passives_sit_at_their_parts() -> None:
    places = circuit.holes()
    for one in circuit.PASSIVES:
        if one.at == circuit.AT_MODULE:
            continue
        for side in "12":
            column, row = places[one.key, side]
            near = [abs(column - c) + abs(row - r) for (part, _), (c, r) in places.items()
                    if part == one.at]  # fmt: skip
            assert min(near) <= 4, one.key


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
