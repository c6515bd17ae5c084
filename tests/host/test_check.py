"""`trilithon check`: what it finds, by name, and that our games and the outside ones are clean."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine import catalogue, found
from engine.words import Words
from host import outside
from host.cli import main
from host.commands.check import findings, in_english
from host.commands.check_on_micropython import on_micropython
from host.install.build import ROOT
from host.rules_of import forget
from tests.host.test_outside import made, put_back

__all__ = ["put_back"]

GAMES = [line[0] for line in catalogue.GAMES]
OUTSIDE = sorted(path.parent.name for path in (ROOT / "tests/outside").glob("*/rulebook.py"))
# Planted in a new game: the file, what stands there, what stands there then, what check answers.
FAULTS = {
    "fields_in_another_order_in_german_only": (
        "de.py", '"{s} gewinnt die Runde."', '"{n} Stiche: {s} gewinnt, {s}, {s}."',
        "de.py: wins cannot be told: '{n} Stiche",
    ),
    "a_prompt_too_long_in_german_only": (
        "de.py", '"Leg eine Karte"', '"Leg jetzt bitte noch eine von deinen Karten auf den Tisch"',
        "de.py: card takes more than 3 rows",
    ),
    "an_option_too_long_in_german_only": (
        "de.py", '"Wie viele Runden?"', '"Runden, die ihr spielt, bevor ihr alle Punkte zählt?"',
        "de.py: option_rounds takes more than 3 rows",
    ),
    "an_answer_too_long_in_french_only": (
        "fr.py", '"carte "', '"carte numéro "', "is longer than 14 characters",
    ),
    "a_question_without_help": (
        "en.py", '"card": "The highest', '"cards": "The highest',
        "en.py: HELP says nothing of card",
    ),
    "an_ending_never_reached": (
        "rulebook.py", 'ENDINGS = ("played",)', 'ENDINGS = ("played", "tied")',
        "ending tied was never reached",
    ),
    "an_ending_not_listed": (
        "rulebook.py", 'Result("played"', 'Result("over"', "ending over is not among ENDINGS",
    ),
    "an_option_never_offered": (
        "rulebook.py", "def play(t", "def allowed(seats, chosen, name, values):\n"
        "    return values[:1]\n\n\ndef play(t", "option rounds = 5 is never offered",
    ),
    "options_that_fall_over": (
        "rulebook.py", "def play(t", "def allowed(seats):\n    return seats\n\n\ndef play(t",
        "no match begins: TypeError: allowed()",
    ),
    "a_rulebook_that_falls_over": (
        "rulebook.py", "t.won[t.leader] += 1", "t.won[9] += 1", "IndexError",
    ),
    "more_pieces_than_a_byte_holds": (
        "box.py", "range(1, 25)", "range(1, 301)",
        "box.py: 300 pieces: 255 at most, since an answer is one byte",
    ),
    "a_number_that_no_byte_holds": (
        "rulebook.py", "    while t.round < rounds:",
        "    yield Number(0, 'card', range(500))\n    while t.round < rounds:",
        "card: 191: numbers go from -64 to 190",
    ),
    "a_mark_off_the_plate": (
        "rulebook.py", "yield RAIL +", "yield 99 + RAIL +", "marks: the plate rail has no place 1",
    ),
    "a_mark_that_there_is_not": (
        "rulebook.py", "seat, FIGURE", "seat + 300, FIGURE", "marks: 300 is none of",
    ),
    "a_piece_of_no_shape": (
        "rulebook.py", "seat, FIGURE", "seat, 'pawn'", "marks: no piece has the shape 'pawn'",
    ),
    "points_of_one_seat_alone": (
        "rulebook.py", "    return t.won\n", "    return t.won[:1]\n", "scores: 1 of 2 seats",
    ),
    "an_option_without_a_text": (
        "en.py", '"option_rounds"', '"option_round"', "en.py: no text for option_rounds",
    ),
    "a_value_without_a_text": (
        "rulebook.py", '("3", "5")', '("3", "many")', "en.py: no text for value_many",
    ),
    "an_english_text_that_another_language_has": (
        "en.py", '    "wins": "{s} wins the round.",\n', "",
        "fr.py: nim: TEXT has wins, which the English texts lack",
    ),
    "more_seats_than_there_are_lights": (
        "__init__.py", "PLAYERS = 2, 4", "PLAYERS = 2, 9", "PLAYERS: 9 are too many: 8 at most",
    ),
    "a_ruling_that_nothing_names": (
        "rules.md", "- **R-NIM-1**", "- **R-NIM-9** Nobody looks.\n- **R-NIM-1**",
        "R-NIM-9 is named neither in the code nor by a test",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_by_name(fault: str, tmp_path: Path) -> None:
    game = made(tmp_path)
    name, right, wrong, expected = FAULTS[fault]
    text = (game / name).read_text()
    assert right in text
    text = text.replace("import CHANCE, Ask,", "import CHANCE, Ask, Number,")
    (game / name).write_text(text.replace(right, wrong))
    assert expected in "\n".join(findings(game, 2))


def test_a_record_that_no_longer_shows_its_ending_is_named(tmp_path: Path) -> None:
    game, golden = made(tmp_path), tmp_path / "golden"
    golden.mkdir()
    rules = game / "rulebook.py"
    rules.write_text(rules.read_text().replace('("played",)', '("played", "tied")'))
    (golden / "nim-tied.txt").write_text("no record\n")
    assert (
        "ending tied was never reached, and its record nim-tied.txt no longer fits: "
        in "\n".join(findings(game, 1))
    )


def test_a_test_of_its_own_that_fails_on_micropython_alone_is_found(tmp_path: Path) -> None:
    game = made(tmp_path)
    outside.bring([str(tmp_path)])
    assert list(on_micropython("nim", 1)) == []
    tests = game / "tests/both/test_rules.py"
    tests.write_text(tests.read_text() + "\n\ndef test_a_name():\n    assert 'a'.isascii()\n")
    (said,) = on_micropython("nim", 1)
    assert said.startswith("on MicroPython: test_rules.py: test_a_name: AttributeError")


@pytest.mark.parametrize("name", [*GAMES, *OUTSIDE])
def test_nothing_is_wrong_with_a_game_of_ours_or_from_outside(name: str) -> None:
    """A match each; every ending and the rest by many matches: the long test."""
    assert list(findings(folder(name), 1)) == []


@pytest.mark.long
@pytest.mark.parametrize("name", [*GAMES, *OUTSIDE])
def test_the_whole_check_of_a_game_is_clean(name: str, capsys: pytest.CaptureFixture) -> None:
    assert main(["check", str(folder(name))]) == 0
    assert capsys.readouterr().out.endswith(f"{name}: all is well\n")


def folder(name: str) -> Path:
    return ROOT / ("tests/outside" if name in OUTSIDE else "engine/games") / name


@pytest.mark.parametrize("name", OUTSIDE)
def test_an_outside_game_speaks_every_language_that_ships(name: str) -> None:
    """Its texts, help, set-up, its pages and rulings; what it lacks `check` would remark."""
    outside.bring([str(ROOT / "tests/outside")])
    assert list(in_english(name)) == []
    for language in found.languages():
        assert found.own(language, f"engine.games.{name}.", "SETUP"), language


def test_check_says_what_is_wrong(tmp_path: Path) -> None:
    game = made(tmp_path)
    rules, page = game / "rulebook.py", game / "rules.md"
    rules.write_text(
        rules.read_text().replace('ENDINGS = ("played",)', 'ENDINGS = ("played", "tied")')
    )
    page.write_text(page.read_text() + "- **R-NIM-6** Nobody looks.\n")
    (game / "fr.py").unlink()
    (game / "play.md").unlink()
    with (game / "en.py").open("a") as english:
        english.write('REMARKS = {"card": "Lay a high one.", "dance 2": "Two left."}\n')
    (game / "rules.fr.md").write_text(page.read_text().replace("R-NIM-6", "R-NIM-7"))
    said = "\n".join(findings(game, 6))
    assert "rules.fr.md: R-NIM-6 is missing" in said
    assert "rules.fr.md: R-NIM-7 is not in rules.md" in said
    assert "play.md is missing: a page for who has never played it" in said
    assert "REMARKS: no question is called 'dance'" in said and "called 'card'" not in said
    assert "ending tied was never reached" in said
    assert "R-NIM-6 is named neither in the code nor by a test" in said
    assert "fr.py" not in said


def test_a_language_that_a_game_lacks_is_a_remark(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    game = made(tmp_path)
    (game / "fr.py").unlink()
    main(["check", str(game), "--games", "6"])
    said = capsys.readouterr().out
    assert "fr.py: there is none: English is shown instead" in said
    assert "fr.py: nim" not in said and "ending" not in said


def test_check_finds_texts_and_faults(tmp_path: Path) -> None:
    game = made(tmp_path)
    english, rules = game / "en.py", game / "rulebook.py"
    english.write_text(english.read_text().replace('"Lay a card"', '"Lay an incomprehensibility"'))
    rules.write_text(rules.read_text().replace("t.won[t.leader] += 1", "t.won[9] += 1"))
    said = "\n".join(findings(game, 3))
    assert "'incomprehensibility' is longer than a row" in said
    assert "IndexError" in said and "played was never reached" in said


def test_a_text_with_its_fields_in_another_order_is_found_and_no_table_falls_over_it(
    tmp_path: Path,
) -> None:
    game = made(tmp_path)
    english = game / "en.py"
    right = '"{s} wins the round."'
    assert right in english.read_text()
    english.write_text(english.read_text().replace(right, '"{n} tricks: {s} wins, {s}, {s}."'))
    said = "\n".join(findings(game, 3))
    assert "en.py: wins cannot be told: '{n} tricks" in said and "in another order" in said
    assert Words("en", "nim", ["Ann", "Bo"]).text("wins", (0,)) == "wins 0"


def test_a_text_that_cannot_be_told_is_one_line_however_often_it_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    game = made(tmp_path)
    english = game / "en.py"
    english.write_text(english.read_text().replace("{s} wins the round.", "{c} wins the round."))
    assert main(["check", str(game), "--games", "6"]) == 1
    assert capsys.readouterr().out.count("en.py: wins cannot be told") == 1


def test_a_question_that_answers_itself_is_no_fault(tmp_path: Path) -> None:
    assert not [line for line in findings(ROOT / "engine/games/backgammon", 3) if "by_its" in line]


def test_check_tries_the_game_on_micropython_too(tmp_path: Path) -> None:
    game = made(tmp_path)
    outside.bring([str(tmp_path)])
    assert list(on_micropython("nim", 2)) == []
    rules = game / "rulebook.py"
    rules.write_text(
        rules.read_text() + "\n\nfrom collections import Counter\n\nSEEN = Counter()\n"
    )
    assert list(findings(game, 2)) == []
    (said,) = on_micropython("nim", 1)
    assert said.startswith("on MicroPython: ImportError") and "Counter" in said


def test_check_knows_what_is_on_the_shelf_and_finds_places_with_names_of_ours(
    tmp_path: Path,
) -> None:
    game = tmp_path / "hex"
    shutil.copytree(ROOT / "tests/outside/hex", game)
    forget("hex")
    assert list(findings(game, 1)) == []
    forget("hex")
    rules = game / "rulebook.py"
    rules.write_text(rules.read_text().replace("BOX.on(PLATE)", "BOX"))
    assert "stone has the names of our places: make the table with BOX.on(PLATE)" in findings(
        game, 1
    )
    facts = game / "__init__.py"
    facts.write_text(facts.read_text().replace("no_tags", "no_tugs"))
    assert list(findings(game, 1)) == ["__init__.py: BOX is none of ours, and there is no box.py"]
    forget("hex")


def test_check_says_which_files_are_missing(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    assert list(findings(tmp_path / "mine", 1)) == [
        "__init__.py is missing", "rulebook.py is missing", "en.py is missing",
        "rules.md is missing",
    ]  # fmt: skip
    assert main(["check", str(tmp_path / "nowhere")]) == 2
