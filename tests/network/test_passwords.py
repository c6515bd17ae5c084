"""A broker's password comes from a file, the environment or the keyboard, not the command line."""

from __future__ import annotations

import argparse
import getpass
import sys
from pathlib import Path

import pytest

from host.cli_support import UsageError
from host.network.passwords import VARIABLE, add_passwords, broker_of, read_passwords


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def asked(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--mqtt")
    add_passwords(parser)
    return parser.parse_args(words)


def test_a_password_in_an_address_is_refused_and_not_repeated() -> None:
    for url in ("mqtt://hall:hush@club.example", "mqtts://hall:hush@club.example:1"):
        with pytest.raises(UsageError, match="--passwords FILE") as wrong:
            broker_of(asked("--mqtt", url))
        assert "hush" not in str(wrong.value) and "hall@club.example" in str(wrong.value)
    with pytest.raises(UsageError, match="write mqtt://") as wrong:
        broker_of(asked("--mqtt", "mqtt://hall:hush@club.example/path"))
    assert "hush" not in str(wrong.value)


def test_a_file_has_it_and_else_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keys = tmp_path / "keys"
    keys.touch(mode=0o600)
    keys.write_text("bar:a\nhall:with:colon\n")
    words = ("--mqtt", "mqtt://hall@club.example", "--passwords", str(keys))
    monkeypatch.setenv(VARIABLE, "other")
    assert broker_of(asked(*words)).password == "with:colon" and not capsys.readouterr().err
    keys.chmod(0o644)
    broker_of(asked(*words))
    assert "chmod 600" in capsys.readouterr().err
    assert broker_of(asked("--mqtt", "mqtt://guest@club.example", *words[2:])).password == "other"


def test_without_any_the_command_says_how_and_without_a_user_it_needs_none() -> None:
    with pytest.raises(UsageError, match=VARIABLE):
        broker_of(asked("--mqtt", "mqtt://hall@club.example"))
    assert broker_of(asked("--mqtt", "club.example")).user is None


def test_at_a_keyboard_the_password_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(getpass, "getpass", lambda text: f"hush, {text}")
    broker = broker_of(asked("--mqtt", "mqtt://hall@club.example"))
    assert broker.password == "hush, password of hall at the broker: "
    monkeypatch.setenv(VARIABLE, "other")
    assert broker_of(asked("--mqtt", "mqtt://hall@club.example")).password == "other"


def test_the_first_user_of_a_file_with_a_byte_order_mark_has_a_password(tmp_path: Path) -> None:
    path = tmp_path / "keys"
    path.write_text("hall:secret\nt1:other\n", encoding="utf-8-sig")
    path.chmod(0o600)
    assert read_passwords(path) == {"hall": "secret", "t1": "other"}
