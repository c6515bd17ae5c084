"""`trilithon key`: one file for its owner alone; each board gets its own part, over its cable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from firmware.network import access, signed
from host import cli
from host.cli_support import UsageError
from host.network import house_key
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

FIELDS = {"wifi": "Club", "wifi_password": "hush", "broker": "192.168.1.5", "name": "bar"}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "keys" / "house.key"
    assert cli.main(["key", "--key", str(path)]) == 0
    return path


def test_the_key_is_for_its_owners_eyes_and_never_printed(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = house.read_text()
    assert house.stat().st_mode & 0o777 == 0o600 and len(house_key.read(house)) == house_key.SIZE
    assert cli.main(["key", "--key", str(house)]) == 0  # a key that is there stays
    assert house.read_text() == text and text.strip() not in capsys.readouterr().out
    assert cli.main(["key", "--key", str(house), "--renew"]) == 0
    assert house.read_text() != text and house.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in house.parent.iterdir()] == [house.name]


def test_a_key_that_others_can_read_or_that_is_none_signs_nothing(house: Path) -> None:
    house.chmod(0o640)
    with pytest.raises(UsageError, match="chmod 600"):
        house_key.read(house)
    house.chmod(0o600)
    for wrong in ("", "ab" * 31, "xy" * 32, "ab" * 33, "é" * 64):
        house.write_text(wrong)
        with pytest.raises(UsageError, match="no key of a house"):
            house_key.read(house)
    with pytest.raises(UsageError, match="trilithon key"):
        house_key.read(house.with_name("none"))


def test_a_board_gets_its_own_part_over_its_cable_and_a_new_one_in_its_place(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    need_micropython()
    data = tmp_path / "board" / "data"
    data.mkdir(parents=True)
    with RawRepl(data.parent) as repl:
        give = ["key", repl.port, "--give", "--key", str(house)]
        assert cli.main(give) == 2
        assert "on no network" in capsys.readouterr().err
        (data / access.FILE).write_text(json.dumps(FIELDS))
        parts = []
        for _ in range(2):
            assert cli.main(give) == 0
            fields = json.loads((data / access.FILE).read_text())
            parts.append(fields.pop("key"))
            assert fields == FIELDS and parts[-1] not in capsys.readouterr().out
            assert parts[-1] == house_key.table_key(house_key.read(house), "bar")
            house_key.make(house)
    assert parts[0] != parts[1]


def test_what_the_computer_signs_the_board_takes_and_another_table_does_not(house: Path) -> None:
    key = house_key.read(house)
    order = {"nonce": "ab" * 8, "list": "cd" * 32, "size": 9000}
    order["signature"] = house_key.signature(key, "bar", order)
    signed.check(house_key.table_key(key, "bar"), order)
    with pytest.raises(signed.Refused, match="not signed"):
        signed.check(house_key.table_key(key, "window"), order)
