"""A board's programs do the same with short names, and nobody outside misses the long ones."""

from __future__ import annotations

import ast
import keyword
from pathlib import Path

import pytest

from host.install.build import ROOT, rewritten
from host.install.compiled import sources
from host.install.names_in_flash import IN_FLASH
from host.install.short_names import OF_GAMES, ShortNames, game_of

BOARDS = ("rp2", "esp32")
MODULES = ("machine", "network", "neopixel", "micropython", "time", "socket", "select", "gc")

DEEP = '''"""A module."""

from engine.plain import Shape as Form
from engine.plain import halved


class Square(Form):
    """Sides of one length."""

    corner_count = 4

    def __init__(self, length_of_side, *, colour_of_it="red"):
        super().__init__(colour_of_it)
        self.length_of_side = length_of_side

    def area_of(self):
        return self.length_of_side ** 2


def describe(each_shape, **more_words):
    """All there is."""
    global last_described
    last_described = each_shape

    def inside_of(number_of):
        return lambda added_to: halved(number_of) + added_to

    try:
        raise ValueError(each_shape.colour_of_it)
    except ValueError as wrong_value:
        said = str(wrong_value)
    return (
        f"{said} {each_shape.area_of():>{Square.corner_count}} {inside_of(each_shape.area_of())(1)}"
        f" {sorted(more_words)} {getattr(each_shape, 'spelt_name')}"
    )


last_described = None
RESULT = describe(Square(length_of_side=3, colour_of_it="blue"), kept_word=1)
RESULT += str(last_described.length_of_side)
'''
PLAIN = """
class Shape:
    spelt_name = "as it is"

    def __init__(self, colour_of_it):
        self.colour_of_it = colour_of_it


def halved(number_of):
    return number_of / 2
"""
TEXTS = {"engine.plain": PLAIN, "engine.deep": DEEP}


def result(texts: dict[str, str]) -> object:
    """What RESULT is when both modules have run."""
    modules: dict[str, dict[str, object]] = {}
    for name in ("engine.plain", "engine.deep"):
        tree = ast.parse(texts[name])
        space: dict[str, object] = {"__name__": name}
        for node in [node for node in tree.body if isinstance(node, ast.ImportFrom)]:
            for alias in node.names:
                space[alias.asname or alias.name] = modules[str(node.module)][alias.name]
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
        exec(compile(tree, name, "exec"), space)
        modules[name] = space
    return next(value for value in modules["engine.deep"].values() if "blue" in str(value))


def shortened(texts: dict[str, str]) -> dict[str, str]:
    short = ShortNames(texts)
    return {module: short.short(module) for module in texts}


def test_a_program_does_the_same_with_short_names_and_every_line_stays() -> None:
    short = shortened(TEXTS)
    assert result(short) == result(TEXTS)
    for module, text in short.items():
        assert len(text.splitlines()) == len(TEXTS[module].splitlines())
    for name in ("length_of_side", "colour_of_it", "halved", "describe", "corner_count"):
        assert name not in short["engine.deep"]


def test_what_a_string_spells_or_somebody_else_means_stays() -> None:
    assert "spelt_name" in shortened(TEXTS)["engine.plain"]
    assert "kept_word" in str(result(shortened(TEXTS))), "the name of an argument by itself"
    taken = shortened({"firmware.drivers.chip": "import machine\nmachine.frobnicate()\n"
                       "class C:\n    def frobnicate(self):\n        self.shake_it()\n"
                       "    def shake_it(self): pass\n"})["firmware.drivers.chip"]  # fmt: skip
    assert taken.count("frobnicate") == 2 and "shake_it" not in taken
    called = "def do_tap_it(self): pass\ngetattr(1, 'do_' + 'tap_it')\n"
    assert "do_tap_it" in shortened({"engine.x": called})["engine.x"]


def test_a_name_that_its_file_never_gives_a_value_is_somebody_elses() -> None:
    """The assembler for PIO brings its instructions' names itself: `wrap` is one, ours or not."""
    texts = {
        "firmware.drivers.strip": "def _program():\n    wrap_target()\n    wrap()\n",
        "firmware.screen.canvas": "def wrap(text_of_it):\n    return text_of_it\n",
        "firmware.boot.main": "from firmware.screen.canvas import wrap\nwrap('')\n",
    }
    assert all("wrap(" in text for text in shortened(texts).values())


def test_new_names_are_nobodys_and_no_two_old_ones_share_one() -> None:
    short = ShortNames(TEXTS)
    for module in TEXTS:
        words = short.dictionary(module)
        assert len(set(words.values())) == len(words)
        for new in words.values():
            assert new in IN_FLASH or len(new) == 2
            assert not keyword.iskeyword(new) and new not in "".join(TEXTS.values()).split()


def test_games_share_their_names_and_none_with_what_is_always_there() -> None:
    game = "def play(t):\n    t.only_here_{0} = 1\n    return t.of_the_engine\n"
    texts = {f"engine.games.{name}.rulebook": game.format(name) for name in ("one", "two")}
    texts["engine.core"] = "class Core:\n    of_the_engine = 0\n"
    short = ShortNames(texts)
    one, two = (short.dictionary(f"engine.games.{name}.rulebook") for name in ("one", "two"))
    assert one["only_here_one"] == two["only_here_two"]
    assert one["of_the_engine"] == two["of_the_engine"]
    assert game_of("engine.games.one.rulebook") == "one" and OF_GAMES > 300


def test_one_name_more_moves_few_others() -> None:
    names = [f"name_number_{number}" for number in range(400)]
    text = "\n".join(f"thing.{name} = 1" for name in names)
    before = ShortNames({"engine.a": text}).dictionary("engine.a")
    after = ShortNames({"engine.a": text + "\nthing.one_name_more = 2"}).dictionary("engine.a")
    assert sum(before[name] != after[name] for name in names) < 20


def test_no_name_is_one_that_the_compiler_takes_for_something_else() -> None:
    texts = {f"engine.m{number}": f"def name_{number}(): pass\n" for number in range(600)}
    users = {
        f"engine.u{number}": f"from engine.m{number} import name_{number}\n"
        for number in range(600)
    }
    short = ShortNames({**texts, **users})
    assert not set(short.common.values()) & {"const", "super"}


def test_what_our_own_code_gives_is_ours_where_devices_are_used_too() -> None:
    texts = {
        "firmware.devices.p": "class Part:\n    def keep_it(me, level):\n        me.level = 1\n",
        "firmware.drivers.chip": "def look(part):\n    part.keep_it(part.level)\n    part.shake()",
        "firmware.network.talk": "def look_at(client):\n    client.tell_it()\n",
        "firmware.link.said": "class Said:\n    def tell_it(self):\n        pass\n",
    }
    short = shortened(texts)
    assert "keep_it" not in short["firmware.drivers.chip"], "only Part has it"
    assert "shake" in short["firmware.drivers.chip"], "a device may"
    assert "level" in short["firmware.devices.p"], "some call of an ESP32 takes it"
    assert "tell_it" in short["firmware.link.said"], "the network's library may have it"


def test_nothing_that_a_boards_own_modules_have_is_renamed_where_devices_are_used() -> None:
    stubs = [ROOT / f"build/typings/{board}/{name}.pyi" for board in BOARDS for name in MODULES]
    if not all(path.exists() for path in stubs):
        pytest.skip("the boards' stubs are not there: run `make check`")
    theirs = {name for path in stubs for name in given(path)}
    texts = {source.target: source.read() for source in sources("armv6m") + sources("xtensawin")}
    _, short = rewritten({target: text for target, text in texts.items() if target[-3:] == ".py"})
    read_off = set().union(*[file.devices for file in short.files.values()])
    assert len(theirs) > 500 and len(read_off & set(short.common)) > 50
    assert not read_off & set(short.common) & theirs


def given(stub: Path) -> set[str]:
    """What a module has, its classes have, and its functions take."""
    found = set()
    for node in ast.walk(ast.parse(stub.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found
