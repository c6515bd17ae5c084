"""`trilithon settings`: what a table is set to, and what changes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.storage.settings import FIELDS
from firmware.storage.settings_schema import choices
from host.cable.client import Client, Refusal
from host.cable.simulators import InProcessTable
from host.cli_support import UsageError
from host.commands import settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with InProcessTable(tmp_path) as table, table.connect() as client:
        yield client


def put(client: Client, *words: str) -> str:
    return settings.put(client, [settings.change(word) for word in words])


def hardware(client: Client) -> dict[str, object]:
    told: dict[str, object] = client.command("settings")["settings"]["hardware"]
    return told


def test_every_setting_part_and_trait_is_shown_with_what_it_may_be(client: Client) -> None:
    put(client, "knob_detents=2", "pins.strip=28")
    lines = list(settings.shown(client.command("settings")))
    firsts = [line.split()[0] for line in lines]
    fields = [name for name, _ in FIELDS if name != "hardware"]
    assert firsts == [*fields, *choices(), "hardware"]
    assert "knob_detents      2             of 1, 2, 4" in lines
    assert 'hardware          {"pins": {"strip": 28}}' in lines


def test_fields_of_parts_and_pins_change_beside_those_that_are_set(client: Client) -> None:
    assert put(client, "screen=ssd1306", "screen_address=3D").startswith("saved; it counts once")
    assert put(client, "limit_ma=700") == "saved"
    put(client, "pins.strip=28", "light_order=GRBW", "light_count=8")
    wanted = {"screen": "ssd1306", "screen_address": "3D", "light_order": "GRBW", "light_count": 8}
    assert hardware(client) == {**wanted, "pins": {"strip": 28}}
    put(client, "pins.strip=", "light_order=", "light_count=", "screen=")
    assert hardware(client) == {"screen_address": "3D"}
    assert client.command("settings")["settings"]["limit_ma"] == 700


def test_a_wrong_value_is_named_and_nothing_is_changed(client: Client) -> None:
    for words, said in (
        (("knob_detents=3", "limit_ma=700"), "knob_detents: one of 1, 2, 4"),
        (("screen_address=3E",), "screen_address: one of 3C, 3D"),
        (("pins.strip=99",), "pins.strip: 99 is no free GPIO"),
    ):
        with pytest.raises(Refusal, match=said):
            put(client, *words)
        assert hardware(client) == {}
        assert client.command("settings")["settings"]["limit_ma"] != 700


def test_a_field_that_there_is_not_is_named_with_one_that_is_meant() -> None:
    with pytest.raises(UsageError, match=r"'knob_detent'\. Did you mean 'knob_detents'"):
        settings.change("knob_detent=2")
