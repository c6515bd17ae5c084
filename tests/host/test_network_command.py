"""`trilithon network` puts a board on a room's network, whole or not at all; it tells no secret."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from firmware.network import access
from host import cli
from host.commands import network
from host.install.compiled import on_board
from host.install.raw_repl import Board
from host.network import house_key
from tests.host.rawrepl import RawRepl
from tests.link.cable import need_micropython

# mqtt_as/__init__.py of peterhinch/micropython-mqtt at 7b6a11dd7910f7bb8275341fdc24b89ed1dfbc47.
DIGEST = "010df008248ecbc8cde5b653a1c5579f8e0bbf6959ca443364c845b9339d740e"  # SHA-256
ON = ["--wifi", "Club", "--broker", "192.168.1.5:1884", "--name", "bar"]


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A board's files; its MicroPython has Wi-Fi."""
    need_micropython()
    folder = tmp_path / "board"
    (folder / "data").mkdir(parents=True)
    (folder / "lib").mkdir()
    (folder / "lib" / "network.py").write_text("", encoding="utf-8")
    monkeypatch.setenv("TRILITHON_WIFI_PASSWORD", "hush")
    monkeypatch.setenv("TRILITHON_MQTT_PASSWORD", "whisper")
    return folder


def test_a_board_is_put_on_a_network_and_taken_off(
    board: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RawRepl(board) as repl:
        house_key.make(key := board.with_name("house.key"))
        more = ["--allow", "update", "--key", str(key)]
        assert cli.main(["network", repl.port, *ON, *more]) == 0
    said = capsys.readouterr().out
    assert "bar: on the Wi-Fi Club, broker 192.168.1.5" in said
    assert "hush" not in said and "whisper" not in said
    fields = json.loads((board / "data" / access.FILE).read_text())
    assert fields == access.completed(fields)
    assert (fields["wifi_password"], fields["password"]) == ("hush", "whisper")
    assert fields["key"] == house_key.table_key(house_key.read(key), "bar")
    assert (board / network.CLIENT).read_bytes()[:1] == b"M"
    with RawRepl(board) as repl:
        assert cli.main(["network", repl.port, "--off"]) == 0
    assert "on no network" in capsys.readouterr().out
    assert not (board / "data" / access.FILE).exists()


def test_a_board_without_wifi_is_told_of_the_bridge_and_stays_as_it_is(
    board: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (board / "lib" / "network.py").unlink()
    with RawRepl(board) as repl:
        assert cli.main(["network", repl.port, *ON]) == 2
    assert "trilithon bridge" in capsys.readouterr().err
    assert list((board / "data").iterdir()) == [] and not (board / network.CLIENT).exists()


def test_a_board_whose_files_are_without_wifis_code_is_told_to_have_it_frozen(
    board: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "on_board", lambda target, arch: on_board(target, "armv6m"))
    with RawRepl(board) as repl, Board(repl.port) as connected:
        assert not network.furnish(connected)
    with RawRepl(board) as repl:
        assert cli.main(["network", repl.port, *ON]) == 2
    assert "where it is frozen" in capsys.readouterr().err
    assert list((board / "data").iterdir()) == [] and not (board / network.CLIENT).exists()


def test_a_board_with_wifi_gets_the_client_once_so_that_a_phone_is_enough(board: Path) -> None:
    with RawRepl(board) as repl, Board(repl.port) as connected:
        assert network.furnish(connected) and not network.furnish(connected)
        assert (board / network.CLIENT).read_bytes()[:1] == b"M"
        (board / network.CLIENT).write_bytes(b"damaged")
        assert network.furnish(connected)
    (board / "lib" / "network.py").unlink()
    (board / network.CLIENT).unlink()
    with RawRepl(board) as repl, Board(repl.port) as connected:
        assert not network.furnish(connected) and not (board / network.CLIENT).exists()


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--wifi", "Club"], "belong together"),
        ([*ON[:-1], "Bar!"], "name: a-z, 0-9 and -"),
        ([*ON[:2], "--broker", "a:b", "--name", "bar"], "HOST or HOST:PORT"),
        ([*ON, "--archive", ""], "archive is missing"),
        ([*ON, "--allow", "update", "--key", "/no/key"], "make one, trilithon key"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_sent(
    more: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["network", "/dev/nowhere", *more]) == 2
    assert complaint in capsys.readouterr().err


def test_a_port_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["network", "/dev/nowhere"]) == 2
    assert "there is no port /dev/nowhere" in capsys.readouterr().err


def test_the_client_is_mqtt_as_of_one_commit_and_its_licence_comes_with_it() -> None:
    assert hashlib.sha256(network.SOURCE.read_bytes()).hexdigest() == DIGEST
    assert "MIT License" in network.SOURCE.with_name("LICENSE").read_text(encoding="utf-8")
