"""Make a folder for a game of your own: small, complete, and playing at once.

examples:
  trilithon new nim
  TRILITHON_GAMES=. trilithon arena nim
  TRILITHON_GAMES=. trilithon play
  trilithon check nim
"""

from __future__ import annotations

import argparse
from pathlib import Path

from engine import catalogue
from host.cli_support import UsageError
from host.door import say

TEMPLATE = Path(__file__).parent / "template"
NAME, STEM = "GAME", "STEM"  # what the template says for the game's name, and that of its rulings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="as its folder is called: small letters and _")
    parser.add_argument(
        "--into", type=Path, default=Path(), help="where to make it (default: here)"
    )


def run(args: argparse.Namespace) -> int:
    name = args.name
    if not name.isidentifier() or name != name.lower() or len(name) < 2:
        raise UsageError(f"{name!r}: small letters, digits and _, two at least, a letter first")
    if name in [line[0] for line in catalogue.GAMES]:
        raise UsageError(f"there is a game {name!r} already")
    folder = args.into / name
    if folder.exists():
        raise UsageError(f"{folder} is there already: nothing was changed")
    made = write(folder, name)
    say(f"{folder}: {made} files. Next:")
    say(f"  TRILITHON_GAMES={args.into} trilithon arena {name}    it plays")
    say(f"  python -m pytest {folder}        its tests")
    say(f"  trilithon check {folder}         what is missing or wrong")
    say(f"Then make it yours, from {folder / 'rules.md'} on; engine/RULEBOOKS.md tells how.")
    return 0


def write(folder: Path, name: str) -> int:
    """The files of a new game; returns how many."""
    sources = sorted(path for path in TEMPLATE.rglob("*") if path.suffix in (".txt",))
    title = name.replace("_", " ").capitalize()
    for source in sources:
        text = source.read_text(encoding="utf-8").replace("TITLE", title)
        text = text.replace(STEM, name.replace("_", "").upper()).replace(NAME, name)
        target = folder / str(source.relative_to(TEMPLATE)).removesuffix(".txt").replace(NAME, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return len(sources)
