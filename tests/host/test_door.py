"""The door: everything from outside leaves it as text (law L13)."""

from __future__ import annotations

import io
import random
import unicodedata
from pathlib import Path

import pytest

from host import cli, door
from host.commands.records import Kept, export

ESC, NUL, BELL, RLO, ISOLATE, LINE_SEP, NEL, HALF = (
    "\x1b", "\0", "\a", "\u202e", "\u2066", "\u2028", "\x85", "\ud800",
)  # fmt: skip
NASTY = (ESC, NUL, BELL, RLO, ISOLATE, LINE_SEP, NEL, HALF, "\n", "\r", "\t", "\x9b", "\ufeff")
TITLE = "\x1b]0;gone\x07\x1b[2J\x1b[31m"  # renames a window, clears a screen, turns red


@pytest.mark.parametrize("char", NASTY, ids=ascii)
def test_what_acts_on_a_terminal_is_shown_as_a_code(char: str) -> None:
    said = door.line(f"Ann{char}Bo")
    assert said.isprintable() and said.startswith("Ann\\") and said.endswith("Bo")
    said.encode()


def test_text_in_any_language_stays_as_it_is() -> None:
    for text in ("Cléo joue : « ok »", "a\u00a0b\u202f!", "Σ ж 中 ✓ ♪ 😀", "", "e\u0301"):
        assert door.line(text) == text


def test_of_a_hundred_thousand_random_texts_none_gets_through() -> None:
    rng = random.Random("door")
    for _ in range(2000):
        text = "".join(chr(rng.randrange(0x11000)) for _ in range(50))
        said = door.line(text)
        assert all(c.isprintable() or unicodedata.category(c) == "Zs" for c in said)
        name = door.file_name(text)
        assert name.isascii() and not set(name) & set('/\\:*?"<>| \0') and 0 < len(name) <= 80


def test_a_line_break_inside_a_name_makes_no_line_of_its_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    door.say("players: Ann\nall is well", "the next")
    assert capsys.readouterr().out == "players: Ann\\nall is well\nthe next\n"


def test_a_terminal_of_few_letters_gets_codes_and_no_exception() -> None:
    raw = io.BytesIO()
    target = io.TextIOWrapper(raw, encoding="ascii")
    door.say("✓ 1  Cléo", file=target)
    assert raw.getvalue() == b"\\u2713 1  Cl\\xe9o\n"


def test_json_is_cleaned_whole_keys_and_all() -> None:
    said = door.clean({f"a{ESC}": [RLO, 1, None, {"x": (HALF, True)}]})
    assert said == {"a\\x1b": ["\\u202e", 1, None, {"x": ["\\ud800", True]}]}


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("0001.txt", "0001.txt"),
        ("0003-broken.txt", "0003-broken.txt"),
        ("../../evil.txt", "evil.txt"),
        ("..\\..\\evil.txt", "evil.txt"),
        ("..", "_"),
        (".", "_"),
        ("", "_"),
        ("/", "_"),
        (".bashrc", "bashrc"),
        ("-rf", "rf"),
        ("con.txt", "_con.txt"),
        ("LPT1", "_LPT1"),
        ("a\0b\nc.txt", "a_b_c.txt"),
        ("x" * 5000 + ".txt", "x" * 76 + ".txt"),
        (f"{HALF}{RLO}é.txt", "___.txt"),
    ],
)
def test_a_files_name_leads_nowhere_else(name: str, safe: str, tmp_path: Path) -> None:
    assert door.file_name(name) == safe
    assert Path(export(Kept(name, "a record", fault="none"), tmp_path)).parent == tmp_path
    assert [path.name for path in tmp_path.iterdir()] == [safe]


# The commands


def test_a_shared_record_cannot_act_on_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "shared.txt"
    head = "Trilithon record 1\ngame: stones\nrules: 1\n"
    record.write_text(f"{head}players: A{TITLE}, B{RLO}, C{LINE_SEP}\n\n", encoding="utf-8")
    assert cli.main(["replay", str(record)]) in (0, 1)
    assert cli.main(["replay", "--step", str(record)]) in (0, 1)
    said = "".join(capsys.readouterr())
    assert all(c == "\n" or c.isprintable() or c == "\u202f" for c in said), ascii(said)


def test_a_record_kept_by_a_table_neither(capsys: pytest.CaptureFixture[str]) -> None:
    for name in (TITLE, "0001.txt"):
        door.say(Kept(name, f"Trilithon record 1\ndate: {TITLE}\ngame: {TITLE}\n").told())
    assert capsys.readouterr().out.replace("\n", "").isprintable()


def test_wrong_use_that_quotes_it_neither(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["replay", f"/nowhere/{TITLE}"], ["records", f"/dev/{TITLE}"], [TITLE]):
        assert cli.main(words) == 2
    assert capsys.readouterr().err.replace("\n", "").isprintable()


def test_what_stands_in_a_list_or_a_table_is_one_short_line() -> None:
    assert door.listed(f" Zo{ESC}e\u0308 ") == "Zo\\x1b\u00eb"
    assert door.listed("x" * 99) == "x" * 40
    assert [door.cell(each) for each in ("=1+1", "Ann", 7)] == ["'=1+1", "Ann", 7]
