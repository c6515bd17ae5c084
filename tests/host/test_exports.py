"""engine/EXPORTS.md lists all that a game, a plate and a box may bring: no more, and no less."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

from engine import ask, catalogue, found, game, setting_up
from engine.boxes import Box
from engine.table import FAMILIES
from firmware.lights import plates
from firmware.screen.canvas import COLUMNS
from host.commands import check_pages, check_things
from host.page import looks, words
from host.page.on_board import NOBODYS
from host.places import ROOT

PAGE = (ROOT / "engine/EXPORTS.md").read_text(encoding="utf-8")
NAME = re.compile(r"`([A-Za-z_]+)`")
GAMES = [Path(found.folder(line[0])) for line in catalogue.GAMES]
OUTSIDE = sorted(path.parent for path in (ROOT / "tests/outside").glob("*/rulebook.py"))


def listed(heading: str) -> set[str]:
    """The names in the first column of the table with this head."""
    table = PAGE[PAGE.index(f"\n| {heading}") + 1 :].split("\n\n")[0].split("\n")[2:]
    return {name for row in table for name in NAME.findall(row.split("|")[1])}


def row(file: str) -> set[str]:
    """The names behind a file of the table of files."""
    (line,) = [line for line in PAGE.split("\n") if line.startswith(f"| `{file}`")]
    return set(NAME.findall(line.split("|")[2]))


def sources(*folders: str, end: str = ".py") -> str:
    files = [path for folder in folders for path in sorted((ROOT / folder).rglob(f"*{end}"))]
    own = [path for path in files if "engine/games" not in path.as_posix()]
    return "\n".join(path.read_text(encoding="utf-8") for path in own)


CODE = sources("engine", "firmware", "host", "hardware")
WEB = sources("host/page/web", end=".js")
LOOKS = sources("engine", end=".js")


def exports(paths: Iterator[Path]) -> set[str]:
    """What these modules of the page export, but for what another of them alone imports."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    every = set(re.findall(r"^export (?:const|function) (\w+)", texts, re.M))
    between = re.findall(r'import \{ (.+) \} from "\./(?:box|plate)_\w+\.js"', LOOKS)
    return every - ({name for names in between for name in names.split(", ")} - {"look"})


def test_a_plates_exports_are_those_that_the_page_asks_for() -> None:
    of_board = set(re.findall(r"\bboard\.(\w+)", WEB)) - {"js", "draw", "colour"}  # of its class
    by_key = set(re.findall(r"(?:PLATES\[[^\]]+\]|lookOf\([^)]*\))\)?\?\.(\w+)", WEB))
    of_dice = set(re.findall(r"drawDice\(dice, thing, \{ (\w+): .+, (\w+): ", WEB)[0])
    asked = of_board | by_key | of_dice
    assert listed("in `plate.js`") == asked
    assert exports((ROOT / "engine/plates").glob("*/look.js")) <= asked


def test_what_check_asks_of_a_drawing_is_what_may_not_be_left_out() -> None:
    bold = re.compile(r"\*\*`(\w+)`\*\*")
    for file in ("plate.js", "box.js"):
        table = PAGE[PAGE.index(f"\n| in `{file}`") + 1 :].split("\n\n")[0]
        assert set(bold.findall(table)) == set(check_things.DRAWINGS[file])
    assert row("picture.js") == set(check_things.DRAWINGS["picture.js"])


def test_a_boxs_exports_are_those_that_the_page_asks_for() -> None:
    asked = set(re.findall(r"\bbox\?\.(\w+)", WEB))
    assert listed("in `box.js`") == asked
    assert exports((ROOT / "engine/boxes").glob("*.js")) == asked
    assert row("picture.js") == exports(folder / "picture.js" for folder in GAMES)
    assert {"picture"} == set(
        re.findall(r"\bpicture_stones\.(\w+)", looks.module().partition("export")[2])
    )


def asked(pattern: str, code: str = CODE) -> set[str]:
    return set(re.findall(pattern + r"(?:\[|\.get\()\"(\w+)\"", code))


def test_what_a_folder_says_of_its_game_is_what_the_code_asks_for() -> None:
    by_kind = {"BOX", "PLATE"}  # found.modules("box") reads the fact of its kind
    assert listed("in `__init__.py`") == asked(r"\b(?:facts\([^)]*\)|facts|said)", FACTS) | by_kind
    for folder in [*GAMES, *OUTSIDE]:
        text = (folder / "__init__.py").read_text(encoding="utf-8")
        assert set(re.findall(r"^([A-Z]+) =", text, re.M)) <= listed("in `__init__.py`"), folder


FACTS = "\n".join(line for line in CODE.split("\n") if re.search(r"facts|ORDER", line))


def test_a_plates_and_a_boxs_files_are_read_for_what_is_listed() -> None:
    read = asked(r"\b(?:geometry\([^)]*\)|drawn|layout|usual)")
    assert listed("in `geometry.py`") == read
    names = set(re.findall(r"read\((?:module|modules\(\"plate\"\)\[key\])\)\[\"(\w+)\"\]", CODE))
    more = asked(r"modules\(\"box\"\)\[box\.key\]\)")
    assert names | more == listed("in `plate.py`") | listed("in `box.py`")
    for place in sorted((ROOT / "engine/plates").glob("*/geometry.py")):
        text = place.read_text(encoding="utf-8")
        defined = set(re.findall(r"^(SIZE|TITLE|RINGS)\b|^def (points)", text, re.M))
        assert {"".join(each) for each in defined} >= read - {"RINGS"}, place


def test_a_rulebooks_names_are_those_that_the_engine_knows() -> None:
    must = {"RULES", "ENDINGS", "Table", "play", "scores"}
    assert listed("in `rulebook.py`") == must | set(game.USUAL) | {"standing"}


def test_the_other_files_are_asked_for_what_is_listed() -> None:
    explain = (ROOT / "engine/explain.py").read_text(encoding="utf-8")
    assert row("stakes.py") == set(re.findall(r"\bown\.(\w+)\(", explain)) - {"get"}
    things = (ROOT / "host/page/things.py").read_text(encoding="utf-8")
    assert row("things.py") == asked(r"\bown", things)
    assert row("rulings.py") - {"prompt"} == asked(r"\bpage", found_py())
    truth = (ROOT / "host/people/ground_truth.py").read_text(encoding="utf-8")
    assert row("simulated.py") == set(re.findall(r"\bown\(game, \"(\w+)\"\)", truth))
    assert len(re.findall(r"found\.part\([^\n]*\"simulated\"\)", CODE)) == 1, "there alone"
    kinds = set(re.findall(r"(?:own|both|written|gaps)\(.*\"([A-Z]{4,})\"", CODE))
    assert row("en.py") == kinds - {*words.KINDS, "TABLE"}  # TABLE is of engine/words
    for folder in [*GAMES, *OUTSIDE]:
        text = (folder / "en.py").read_text(encoding="utf-8")
        assert set(re.findall(r"^([A-Z]+) =", text, re.M)) <= row("en.py"), folder


def found_py() -> str:
    return Path(found.__file__).read_text(encoding="utf-8")


PLACES = (ROOT / "engine/places.py").read_text(encoding="utf-8")
MOVE = re.compile(rf"[a-z_]+?(_({'|'.join(FAMILIES.values())})){{1,2}}")


def test_beginnings_of_texts_are_those_that_the_code_looks_for() -> None:
    stems = {each.split("_")[0] + "_" for each in listed("key") if not each.isupper()}
    stems -= {"draw_"}
    for stem in stems:
        assert f'"{stem}' in CODE or stem in NOBODYS.values(), stem
    for folder in [*GAMES, *OUTSIDE]:
        rules = "\n".join(
            path.read_text(encoding="utf-8") for path in folder.glob("*.py") if len(path.stem) > 2
        )
        texts = runpy.run_path(str(folder / "en.py"))["TEXT"]
        named = [
            key for key in texts if f'"{key}"' in rules or f'"{key}"' in CODE or key == "title"
        ]
        meant = [key for key in texts if key.startswith(tuple(stems)) or MOVE.fullmatch(key)]
        unknown = set(texts) - set(named) - set(meant)
        assert not {key for key in unknown if not made(key, rules)}, folder


def made(key: str, rules: str) -> bool:
    """Whether the rulebook makes this key of a beginning, `f"bar_{...}"`, or of an end."""
    heads = {"refused_", *re.findall(r"\"([a-z_]+_)(?:[{%]|\" ?[+%])", rules)}
    return key.startswith(tuple(heads)) or key.endswith(
        tuple(re.findall(r"[+}] ?\"?(_[a-z]+)\"", rules))
    )


def test_shapes_and_marks_are_those_that_the_engine_names_and_the_page_draws() -> None:
    constants = {
        name: value.strip('"')
        for name, value in re.findall(r'^([A-Z_]+) = ("\w*"|\d+)', PLACES, re.M)
    }
    shapes = {value for value in constants.values() if not value.isdigit()}
    tokens = (ROOT / "host/page/web/tokens.js").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (\w+)(?:,$|: \()", tokens[tokens.index("const SHAPES") :], re.M))
    assert shapes == set(check_things.SHAPES)
    assert listed("shape") == drawn == (shapes - {""}) | {"packet"}
    for language in found.languages():
        said = {key for key in found.both(language, words.PACKAGE, "PAGE") if key[:6] == "piece_"}
        assert said == {f"piece_{shape}" for shape in drawn}, language
    assert listed("whose") | {"CHOICE", "CURSOR"} == {
        name for name, value in constants.items() if value.isdigit()
    }


def test_limits_are_those_that_the_code_keeps() -> None:
    said = " ".join(PAGE[PAGE.index("## Limits") :].split())
    numbers = f"numbers from {check_things.NUMBERS[0]} to {check_things.NUMBERS[-1]}"
    assert f"{check_things.MOST} pieces in a box, {check_things.MOST} places on a plate" in said
    assert numbers in said and ask.Number(0, "", [190]).code(190) == check_things.MOST - 1
    assert ask.Number(0, "", [-64]).code(-64) == 0
    assert f"A chain has {plates.MOST} lights" in said
    assert (check_pages.PROMPT_ROWS, COLUMNS, setting_up.MOST) == (3, 16, 9)
    assert "three rows of sixteen characters, an answer fourteen" in said and "nine steps" in said
    assert f"{check_things.SEATS} at most" in PAGE
    assert Box("b", (), (("p", ("1",) * 255),)).size == check_things.MOST
