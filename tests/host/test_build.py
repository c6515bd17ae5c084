"""What is done to sources before they are compiled for a board: the same program, fewer names."""

import ast
import dataclasses
import io
import re
import sys
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine import catalogue, found
from engine.words import LANGUAGES, Texts
from firmware.lights import plates
from host.cli_support import UsageError
from host.install import build as building
from host.install import listing
from host.install.build import Source, board_sources, build, contents, find_tools
from host.install.shrink.inline_constants import Constants
from host.install.shrink.pack_texts import packed

SIZES = """A = 5
B, C = 'b', A + 1  # both
LONG = 'more than ten'
NONE, LOW = None, -1


def f(x):
    return x * A - LOW, B if x is NONE else C, LONG
"""


def out(**texts: str) -> dict[str, str]:
    """Module -> its text with constants written out."""
    constants = Constants(texts)
    return {name: constants.written_out(name) for name in texts}


def test_values_stand_where_names_stood_and_lines_keep_their_numbers() -> None:
    text = out(sizes=SIZES)["sizes"]
    assert text.splitlines() == [
        "pass", "pass  # both", "LONG = 'more than ten'", "pass", "", "", "def f(x):",
        "    return x * 5 - (-1), 'b' if x is None else 6, LONG",
    ]  # fmt: skip


def test_imports_of_what_is_written_out_go_and_others_stay_on_their_line() -> None:
    user = "from sizes import (\n    A,\n    f,\n)\nfrom sizes import C as D\n\ny = f(A + D)\n"
    text = out(sizes=SIZES, user=user)["user"]
    assert text.splitlines() == ["from sizes import f", "", "", "", "pass", "", "y = f(5 + 6)"]


def test_a_name_read_off_a_module_is_written_out_and_of_other_things_left() -> None:
    user = "from box import sizes\n\nprint(sizes.A, sizes.f, sizes.f.B, sizes.LONG)\n"
    both = out(**{"box.sizes": SIZES, "user": user})
    assert "print(5, sizes.f, sizes.f.B, sizes.LONG)" in both["user"]
    assert "B, C = 'b', 5 + 1" in both["box.sizes"], "other code may read B off anything"


@pytest.mark.parametrize(
    "use", ["import sizes\nsizes.A = 6\n", "from box import sizes\nsizes.A = 6\n"]
)
def test_what_is_changed_from_outside_is_no_constant(use: str) -> None:
    texts = out(**{"box.sizes": SIZES, "user": use})
    assert "A = 5" in texts["box.sizes"] and "x * A" in texts["box.sizes"]


def test_a_name_in_a_string_or_an_f_string_stays() -> None:
    text = out(sizes=SIZES, user="getattr(sizes, 'A')\n")["sizes"]
    assert text.startswith("A = 5") and "x * 5" in text
    text = out(sizes="A = 5\nB = A\n\nprint(f'{A} {B:>{A}}')\n")["sizes"]
    assert text == "A = 5\nB = A\n\nprint(f'{A} {B:>{A}}')\n"


def test_what_stays_in_one_file_stays_in_the_file_it_comes_from() -> None:
    user = "from sizes import A\n\n\ndef g(A):\n    return A\n"
    texts = out(sizes=SIZES, user=user)
    assert texts["user"] == user and texts["sizes"].startswith("A = 5")


def test_a_name_given_twice_is_no_constant() -> None:
    for text in ("A = 1\nA = 2\n", "A = 1\nfor A in ():\n    print(A)\n",
                 "A = 1\n\n\ndef f():\n    global A\n    A = 2\n"):  # fmt: skip
        assert out(sizes=text)["sizes"] == text


def test_what_is_no_python_is_left_to_the_compiler() -> None:
    assert not Constants({"sizes": "A = = 5\n"}).files


def test_every_file_of_a_board_still_is_python_with_as_many_lines() -> None:
    sources = [source for source in board_sources() if source.path.suffix == ".py"]
    texts = contents(sources)
    for source in sources:
        ast.parse(texts[source.target])
        lines = texts[source.target].count(b"\n")
        assert lines == source.read().count(b"\n"), source.target


class Deflate(ModuleType):
    """MicroPython's module, as far as a board asks for it."""

    RAW = 1

    @staticmethod
    def DeflateIO(stream: io.BytesIO, _: int, wbits: int) -> io.BytesIO:
        return io.BytesIO(zlib.decompress(stream.read(), -wbits))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_has_every_text_that_the_files_have(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: dict[str, Any] = {"__name__": "engine.found", "__file__": listing.FOUND}
    exec(listing.listing(), listed)
    for target, text in listing.texts():
        (tmp_path / target).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / target).write_bytes(text)
    monkeypatch.setitem(sys.modules, "deflate", Deflate("deflate"))
    monkeypatch.chdir(tmp_path)
    for name in [*found.PARTS, *(line[0] for line in catalogue.GAMES), "help", "help_amazones"]:
        texts = Texts(language, (listed["texts"](language, name),))
        for key, text in found.texts(language, name).items():
            assert texts[key] == text.replace(found.NO_BREAK, " ")
        assert texts.get("no such") is None


def test_a_board_gets_the_languages_that_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(listing.CHOSEN, "de,en")
    listed: dict[str, Any] = {}
    exec(listing.listing(), listed)
    assert listed["languages"]() == ("en", "de")
    assert [target for target, _ in listing.texts()] == [
        "engine/words/en.txt",
        "engine/words/de.txt",
    ]
    monkeypatch.setenv(listing.CHOSEN, "de xx")
    with pytest.raises(UsageError, match="no language 'xx'; there are fr, en, de"):
        listing.spoken()


def test_a_board_gets_every_language_where_none_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(listing.CHOSEN, raising=False)
    assert listing.spoken() == found.languages()
    targets = {source.target for source in board_sources()}
    assert targets >= {f"engine/words/{each}.txt" for each in found.languages()}


def test_a_text_that_cannot_be_packed_is_refused() -> None:
    with pytest.raises(ValueError, match="title"):
        packed({"table": {"title": "a\tb"}})


def test_a_board_finds_the_games_and_languages_of_the_folders() -> None:
    listed: dict[str, Any] = {}
    exec(listing.listing(), listed)
    assert listed["games"]() == found.games()
    assert listed["languages"]() == found.languages()
    for name, *_ in found.games():
        assert listed["facts"](name)["PLATE"] == found.facts(name)["PLATE"]
        assert listed["further"](name) == found.further(name)


def test_a_board_has_the_usual_chain_of_every_plate_as_its_text_says() -> None:
    written: dict[str, Any] = {}
    exec(listing.usual_chains(), written)
    chains = written["chains"]()
    assert set(chains) == set(found.plate_sizes())
    for name, chain in chains.items():
        assert chain.places == plates.parse(name, found.plate(name).chain)


def test_what_was_compiled_for_one_folder_is_compiled_for_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = find_tools()
    if tools is None:
        pytest.skip("no MicroPython for this platform")
    monkeypatch.setattr(building, "COMPILED", tmp_path / "compiled")
    (tmp_path / "one.py").write_text("def one():\n    return 1\n")
    source = Source(tmp_path / "one.py", "one.py", "-O2")
    assert build([source], tmp_path / "first", tools) == []
    broken = dataclasses.replace(tools, mpy_cross="/bin/false")
    assert build([source], tmp_path / "second", broken) == []
    made = [(tmp_path / folder / "one.mpy").read_bytes() for folder in ("first", "second")]
    assert made[0] == made[1]
    longer = dataclasses.replace(source, level="-O0")
    assert build([longer], tmp_path / "second", broken), "another level is another file"


def test_a_board_holds_nothing_that_only_explains_or_simulates() -> None:
    targets = {source.target for source in board_sources()}
    assert "engine/games/stones/rulebook.py" in targets
    assert not {
        target for target in targets if re.search(r"simulated|games/.*\.md|/en.py", target)
    } - {"firmware/devices/simulated.py"}
