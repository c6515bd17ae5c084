"""Which files must not be wrong, and which tests are to notice when one is."""

from __future__ import annotations

from pathlib import Path

from engine import found

ROOT = Path(__file__).resolve().parent.parent.parent

# What carries the rules out, what changes a match, and what keeps it.
KEEPS = (
    "engine/referee.py", "engine/table.py", "engine/record.py", "engine/reading.py",
    "engine/ask.py", "engine/closing.py", "engine/laying.py", "engine/old_records.py",
    "engine/repair.py", "engine/seats.py", "engine/boxes/henge.py", "engine/match.py",
    "engine/log.py", "engine/header.py",
    "firmware/storage/crash.py", "firmware/storage/few.py", "firmware/storage/files.py",
    "firmware/storage/journal.py", "firmware/storage/room.py", "firmware/storage/roster.py",
    "firmware/storage/seals.py", "firmware/storage/settings.py",
    "firmware/storage/settings_schema.py", "firmware/storage/shelf.py",
    "firmware/table/chance.py", "firmware/table/deeds.py", "firmware/table/leaving.py",
    "firmware/table/match.py", "firmware/table/on_reader.py", "firmware/table/owners.py",
    "firmware/table/play.py", "firmware/table/repair.py",
)  # fmt: skip
# Of a game's folder: texts, which rulings help shows (tests/games/test_rulings.py), and what only
# simulated people and tables need.
NO_RULES = ("__init__", *found.languages(), "rulings", "simulated")

# file, or the folder it is in -> the tests that are to notice: modules of both Pythons, without
# their `tests/both/`, then what pytest runs (in `-k`, + is or, ! is not: a table of MicroPython's
# would be compiled for every mutant, one of this Python is not). The first that fits counts.
TESTS = {
    "engine/games/": (
        "games/{game}",
        "tests/games/test_golden.py tests/games/test_shown.py {oracle} -k {game}",
    ),
    **dict.fromkeys(
        ("engine/record", "engine/reading", "engine/match", "engine/log", "engine/header"),
        (
            "engine storage games/high_druid games/stones app/flash/test_storage "
            "app/memory/test_long app/people/test_leaving",
            "tests/games/test_golden.py tests/games/test_repairs.py tests/attack/test_attacks.py "
            "-k golden+repairs+memory",
        ),
    ),
    **dict.fromkeys(
        ("engine/closing", "engine/laying", "engine/old_records", "engine/repair", "engine/seats"),
        (
            "engine games/final_exam games/magic app/repair/test_repair app/repair/test_journal "
            "app/people/test_leaving app/sets/test_laid app/memory/test_long",
            "tests/games/test_golden.py tests/games/test_repairs.py",
        ),
    ),
    "engine/boxes/henge": (
        "engine games/stones games/chariots games/five_suitors games/celtic_whist",
        "tests/games/test_golden.py tests/games/test_shown.py",
    ),
    "engine/": (
        "engine games/high_druid games/stones app/memory/test_long", "tests/games/test_golden.py",
    ),
    **dict.fromkeys(
        ("firmware/storage/settings", "firmware/storage/crash"),
        (
            "storage app/link/test_settings app/menus/test_adjust app/board/test_board "
            "app/board/test_devices",
            "tests/app/test_settings_words.py tests/link/test_link_adjust.py",
        ),
    ),
    **dict.fromkeys(
        tuple(f"firmware/storage/{name}" for name in ("few", "ro", "shelf")),
        (
            "storage app/flash/test_storage app/menus/test_shelf app/flash/test_records "
            "app/people/test_people app/flash/test_shelf app/repair/test_repair "
            "app/repair/test_journal app/flash/test_power app/memory/test_long",
            "tests/games/test_repairs.py tests/both/app/flash/test_repair.py",
        ),
    ),
    "firmware/storage/": (
        "storage app/flash/test_storage app/menus/test_shelf app/link/test_station "
        "app/flash/test_power app/flash/test_files",
        "tests/both/app/flash/test_match.py tests/attack/test_attacks.py -k storage+match+memory",
    ),
    "firmware/table/": (
        "app/play/test_play app/flash/test_storage app/people/test_leaving app/menus/test_shelf "
        "app/people/test_owners app/play/test_secret app/tags/test_names app/sets/test_undone "
        "app/flash/test_power app/repair/test_repair app/repair/test_journal "
        "app/people/test_pause app/link/test_rare app/play/test_chance app/sets/test_laid "
        "app/sets/test_lifted app/memory/test_sets app/link/test_link app/menus/test_begin",
        "tests/attack/test_attacks.py -k memory+storage",
    ),
    "firmware/link/match_commands": (
        "link app/link/test_link app/repair/test_repair app/repair/test_journal "
        "app/people/test_leaving app/people/test_pause",
        "tests/link/test_link_repair.py tests/link/test_link_refusals.py -k !pseudo_terminal",
    ),
    "firmware/link/machine_commands": (
        "link app/link/test_link app/people/test_machine",
        "tests/link/test_link_refusals.py -k !pseudo_terminal",
    ),
    "firmware/link/people_commands": (
        "link app/link/test_link app/link/test_rare app/people/test_people app/menus/test_shelf",
        "tests/link/test_link.py tests/link/test_link_refusals.py -k !pseudo_terminal",
    ),
    "firmware/link/shelf_commands": (
        "link app/link/test_link app/link/test_rare app/menus/test_shelf",
        "tests/link/test_link.py tests/link/test_link_refusals.py -k !pseudo_terminal",
    ),
    "firmware/link/": (
        "link app/link/test_link app/link/test_rare app/link/test_device_tests "
        "app/link/test_settings app/menus/test_adjust app/menus/test_shelf",
        "tests/link/test_link.py tests/link/test_link_refusals.py tests/link/test_link_tags.py "
        "tests/link/test_link_adjust.py tests/app/test_reports.py -k !pseudo_terminal",
    ),
}  # fmt: skip
# The games whose oracles are kept together.
FIRST_THREE = ("amazones", "why_first", "stones")


def watched() -> list[str]:
    """The rules, what carries them out, what keeps a match, and what a computer may ask of it."""
    games = sorted((ROOT / "engine/games").glob("*/*.py"))
    rules = [path for path in games if path.stem not in NO_RULES]
    link = sorted(path for path in (ROOT / "firmware/link").glob("*.py") if path.stat().st_size)
    named = [str(path.relative_to(ROOT)) for path in rules + link]
    return [*named[: len(rules)], *KEEPS, *named[len(rules) :]]


def noticing(file: str) -> tuple[list[str], list[str]]:
    """Modules for tests.both.run, and arguments for pytest."""
    game = file.split("/")[2] if file.startswith("engine/games/") else ""
    both, more = next(tests for place, tests in TESTS.items() if file.startswith(place))
    alone = game not in FIRST_THREE
    oracle = f"tests/oracles/test_{game}.py" if alone else "tests/games/test_legal.py"
    names = [name for part in both.format(game=game).split() for name in modules(part)]
    words = more.format(game=game, oracle=oracle).split()
    return names, [word.replace("+", " or ").replace("!", "not ") for word in words]


def modules(part: str) -> list[str]:
    """The modules of a folder, or of a file, below tests/both."""
    place = ROOT / "tests/both" / part
    found = sorted(place.glob("test_*.py")) if place.is_dir() else [place.with_suffix(".py")]
    return [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in found]
