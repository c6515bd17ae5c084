"""`trilithon language` finds what the tests would, by name; Polish needs nothing but its files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from engine import found
from host.install.build import find_tools
from host.languages.plurals import known
from tests.host.test_language import house, run_in

GERMAN, PAGE, STONES = "engine/words/de.py", "host/page/words/de.py", "engine/games/stones/de.py"
# The file, what stands there in German, what stands there then, what the command answers.
FAULTS = {
    "fields_in_another_order": (
        GERMAN, "{s} zieht {n}.", "{n} für {s}.",
        "table: draw_deck_hand: other fields than '{s} draws {n}.': in another order they have "
        "numbers: {0s} {1n}",
    ),
    "a_field_too_many": (
        GERMAN, "{s} legt das", "{s} {n} legt das", "table: move_bid_discard: other fields than",
    ),
    "a_form_of_what_is_no_number": (
        STONES, "{s} bietet {n}.", "{0:Er|Sie} bietet {n}.",
        "stones: bids: {0:…}: that is no number in '{s} bids",
    ),
    "a_plural_form_too_few": (
        GERMAN, "{n} {0:Karte|Karten}", "{n} {0:Karten}",
        "table: deal_hand: {0:Karten} has 1 forms, and wants 2: one, other",
    ),
    "a_rule_that_is_not_the_cldr_s": (
        GERMAN, '"1000000 1 1 0"', '"1000000 0 1 0"',
        "table: plurals: by the CLDR it is '1000000 1 1 0': one, other",
    ),
    "a_letter_that_no_screen_has": (
        STONES, "Trumpf: {c}.", "Trumpf: {c} 漢.", "stones: trump: no glyph for 漢",
    ),
    "a_word_longer_than_a_row": (
        STONES, "Auktionator\",", "Auktionatorenfigur\",", "is longer than a row of 16",
    ),
    "a_refusal_too_long": (
        GERMAN, "Hier nicht möglich", "Das ist hier leider ganz und gar nicht möglich",
        "table: refused_not_legal: more than 2 rows",
    ),
    "an_entry_of_a_menu_too_long": (
        GERMAN, "Nacht: {w}", "Licht zur Nacht: {w}", "settings_menu: set_night: 'Licht zur",
    ),
    "a_piece_that_has_no_name": (
        "engine/boxes/de.py", '"piece_head": "Kopf ",', "",
        "boxes.AMAZONES: AMAZONES lacks piece_head: 'head '",
    ),
    "a_row_of_places_with_a_field_too_many": (
        "engine/plates/de.py", '"Altar"', '"Altar {0}"', "plates.PAGE: place_altar: other fields",
    ),
    "letters_of_the_knob_that_do_not_pair": (
        GERMAN, "ÄÖÜßÉäöüßé", "ÄÖÜßÉäöüß", "new_menu: letters: ",
    ),
    "a_question_too_long_in_play": (
        STONES, "Biete verdeckt, dann OK", "Biete verdeckt so viele Karten, wie du magst, dann OK",
        "stones: bid takes more than 3 rows",
    ),
    "an_answer_too_long_in_play": (
        GERMAN, '"weiß",', '"strahlend weiß",', "strahlend weiß' is longer than 14 characters",
    ),
    "what_is_at_stake_with_a_field_too_many": (
        STONES, "Dem Besten {1:fehlt|fehlen} noch {n}", "{s} {1:fehlt|fehlen} noch {n}",
        "stones: end: other fields than",
    ),
    "a_step_of_setting_up_lacking": (
        STONES, '"4": "Mischt', '"5": "Mischt', "stones: SETUP lacks 4:",
    ),
    "a_page_of_players_with_another_heading": (
        "engine/games/stones/play.de.md", "## Ein Zug", "## Der Zug",
        "stones: play.de.md has other headings than the others: Was du willst, Der Zug",
    ),
    "a_ruling_lacking": (
        "engine/games/stones/rules.de.md", "- R-STON-2 ", "- R-STON-99 ",
        "stones: rules.de.md: R-STON-2 is missing",
    ),
    "a_remark_lacking": (
        STONES, '    "one_card": (\n        "Die erste', '    "no_card": (\n        "Die erste',
        "stones: REMARKS lacks one_card: ",
    ),
    "help_that_is_still_english": (
        STONES, "Sieh nach, welcher Stein zu haben ist: Seine Farbe ist in dieser Auktion Trumpf.",
        found.own("en", "engine.games.stones.", "HELP")["stone"],
        "stones: HELP stone: still English",
    ),
    "a_text_of_the_page_lacking": (
        PAGE, '"undo": ', '"undone_": ', "PAGE: PAGE lacks undo: 'Undo'",
    ),
    "a_text_of_a_board_s_desk_lacking": (
        PAGE, '"none_listed": ', '"none_": ', "CABLE: CABLE lacks none_listed",
    ),
    "a_field_of_the_page_lacking": (
        PAGE, "{0} überlegt…", "Überlegt…", "PAGE: thinking: other fields than",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is listed of a German with all of these at once."""
    copy = house(tmp_path_factory.mktemp("german"), {})
    for name, right, wrong, _ in FAULTS.values():
        text = (copy / name).read_text(encoding="utf-8")
        assert right in text, right
        (copy / name).write_text(text.replace(right, wrong), encoding="utf-8")
    code, listed = run_in(copy, "-m", "host.cli", "language", "de", "--matches", "1")
    assert code == 1
    return listed


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_of_german_is_found_by_name(fault: str, said: str) -> None:
    assert FAULTS[fault][3] in said, said


CATEGORIES, RULES = known()["pl"]
POLISH = {
    "engine/words/pl.py": f"""TABLE = {{
    "own_name": "polski",
    "plurals": "{RULES}",
    "deal_hand": "Każdemu {{n}} {{0:karta|karty|kart}}.",
    "draw_deck_hand": "{{1n}} dobiera {{0s}}.",
}}
""",
    "engine/games/stones/pl.py": 'TEXT = {"title": "Kamienie", "sold": "{1n} dla {0s}."}\n',
    "host/page/words/pl.py": 'PAGE = {"loaded": "{0} {0:odpowiedź|odpowiedzi|odpowiedzi}"}\n',
}
AT_THE_TABLE = """
from engine.words import Words
words = Words("pl", "stones", ("Ala", "Ola"))
assert words.text("own_name") == "polski"
for number, word in ((1, "karta"), (3, "karty"), (5, "kart"), (12, "kart"), (22, "karty")):
    assert words.text("deal_hand", (number,)) == "Każdemu %d %s." % (number, word)
assert words.text("draw_deck_hand", (1, 2)) == "2 dobiera Ola."
assert words.text("sold", (0, 7)) == "7 dla Ala."
print("told", words.text("yes"))
"""
COMPILED = """
import sys
from pathlib import Path
from host.install.build import Source, board_sources, build, find_tools
place = Path("board")
Path("said.py").write_text(sys.argv[1])
files = [each for each in board_sources() if each.target.startswith("engine/")]
print(build([*files, Source(Path("said.py"), "said.py", "-O0")], place, find_tools()))
"""


@pytest.fixture(scope="module")
def polish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return house(tmp_path_factory.mktemp("polish"), POLISH)


def test_polish_has_its_order_and_three_forms_and_english_in_gaps(polish: Path) -> None:
    assert CATEGORIES == ("one", "few", "many")
    assert run_in(polish, "-c", AT_THE_TABLE) == (0, "told yes\n")
    page = "from host.page.words import say; print(say('pl', 'loaded', 5), say('pl', 'undo'))"
    assert run_in(polish, "-c", page) == (0, "5 odpowiedzi Undo\n")


def test_a_board_speaks_the_same_polish(polish: Path) -> None:
    tools = find_tools()
    if not tools or not tools.micropython:
        pytest.skip("no MicroPython here")
    assert run_in(polish, "-c", COMPILED, AT_THE_TABLE) == (0, "[]\n")
    ran = subprocess.run(
        [tools.micropython, "-X", "heapsize=400K", "-m", "said"], cwd=polish / "board",
        capture_output=True, text=True, env={"MICROPYPATH": ".frozen"},
    )  # fmt: skip
    assert (ran.returncode, ran.stdout) == (0, "told yes\n"), ran.stdout + ran.stderr


def test_what_polish_lacks_is_listed_and_its_own_fields_are_in_order(polish: Path) -> None:
    code, listed = run_in(polish, "-m", "host.cli", "language", "pl", "--matches", "1")
    assert code == 1 and "table: TABLE lacks no: 'no'" in listed
    assert not [line for line in listed.splitlines() if "fields" in line or "forms" in line]
    assert "plurals" not in listed
