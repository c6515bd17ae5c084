"""The command `trilithon`: one table of sub-commands, each in a module of its own.

A command's module has `add_arguments(parser)` and `run(args) -> int` (the exit code), and its
docstring is its help. It is imported only when its command is called.

Exit codes: 0 all is well; 1 the command found what it looks for (a faulty match, a record that
the rules contradict); 2 wrong use; 130 interrupted.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import sys
import tomllib
from collections.abc import Sequence
from types import ModuleType

from host import outside
from host.cli_support import UsageError, closest
from host.door import complain, unheard
from host.entry import INTERRUPTED, tidy
from host.places import ROOT, missing

# name, module, what it does
COMMANDS = (
    ("play", "host.commands.play", "play at a simulated table, in a browser"),
    ("watch", "host.commands.watch", "a table on a cable, live in a browser"),
    ("demo", "host.commands.demo", "watch a match at a simulated table"),
    ("games", "host.commands.games", "list the games and their options"),
    ("rules", "host.commands.rules", "how a game is played"),
    ("replay", "host.commands.replay", "replay the record of a match to its result"),
    ("review", "host.commands.review", "judge a finished match: chances, and what turned them"),
    ("trace", "host.commands.trace", "a match as lines of JSON, one for each question"),
    ("arena", "host.commands.arena", "play many random matches and look for faults"),
    ("study", "host.commands.study", "what a game is like when people try to win"),
    ("console", "host.commands.console", "talk to a table on a cable"),
    ("deploy", "host.commands.deploy", "install the firmware on a board"),
    ("firmware", "host.commands.firmware", "build a MicroPython with the firmware in it"),
    ("enrol", "host.commands.enrol", "put tags on the pieces of a box"),
    ("plans", "host.commands.plans", "draw a game's plate to drill, and its tag sheets"),
    ("doctor", "host.commands.doctor", "try every device of a new build"),
    ("settings", "host.commands.settings", "what a table is set to, and what its parts are"),
    ("backup", "host.commands.backup", "keep everything of a table in one file"),
    ("restore", "host.commands.restore", "bring a table's backup onto a board"),
    ("hall", "host.commands.hall", "a room of tables, live in a browser"),
    ("site", "host.commands.site", "a table for any web server, in the visitor's tab"),
    ("bridge", "host.commands.bridge", "bring tables on cables to an MQTT broker"),
    ("update", "host.commands.update", "bring tables up to date from afar"),
    ("key", "host.commands.key", "make the key that signs updates over the air"),
    ("forget", "host.commands.forget", "forget tables of a room that are gone for good"),
    ("network", "host.commands.network", "put a board with Wi-Fi on a room's network"),
    ("records", "host.commands.records", "list and pull the records a board keeps"),
    ("history", "host.commands.history", "who played what, and how well"),
    ("new", "host.commands.new", "make a folder for a game of your own"),
    ("check", "host.commands.check", "what is missing or wrong in a game"),
    ("language", "host.commands.language", "what a language lacks"),
)

EXAMPLES = """\
examples:
  trilithon play                        a table without hardware, in a browser
  trilithon games                       which games are there, with which options?
  trilithon rules amazones              how is Amazones played?
  trilithon demo amazones               watch simulated people play Amazones
  trilithon replay evening.txt          who won? do record and rules agree?
  trilithon replay evening.txt --step   the same, answer by answer
  trilithon history                     who wins most?
  trilithon arena all --games 1000      hunt for faults in every game
  trilithon console                     what is going on inside that board?
  trilithon settings knob_detents=2     a knob that clicks twice for each step counted
  trilithon enrol stonehenge            which tag is on which piece of that box?
  trilithon plans nim --into paper      its plate to drill, and its tag sheets
  trilithon deploy --check              what would an update of that board change?
  trilithon new nim                     a game of your own, which plays at once

Games from elsewhere: TRILITHON_GAMES lists folders of them, --games-in FOLDER names one more.

`trilithon COMMAND --help` tells more about a command.
"""


def version() -> str:
    """As installed; straight from the tree, as its pyproject.toml says."""
    try:
        return importlib.metadata.version("trilithon")
    except importlib.metadata.PackageNotFoundError:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())
        return str(project["project"]["version"])


def load(name: str, module: str) -> ModuleType:
    """A command's module; UsageError where it or something it needs is not installed."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as wrong:
        gone = f"the command {name!r} is not part of this copy: {module} is missing"
        raise UsageError(gone if wrong.name == module else missing(str(wrong.name))) from wrong


def build_parser(called: str | None) -> argparse.ArgumentParser:
    """All commands by name, and the arguments of the one that is called."""
    parser = argparse.ArgumentParser(
        prog="trilithon",
        description="Trilithon, the referee of a table with real cards: its tools on a computer.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"trilithon {version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, path, summary in COMMANDS:
        command = commands.add_parser(
            name, help=summary, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        if name == called:
            module = load(name, path)
            command.description = module.__doc__
            module.add_arguments(command)
            command.set_defaults(run=module.run, misused=command.error)
    return parser


def dispatch(argv: Sequence[str]) -> int:
    folders, argv = outside.taken_from(argv)
    outside.bring(folders)
    called = next((word for word in argv if not word.startswith("-")), None)
    names = [name for name, _, _ in COMMANDS]
    if called is not None and called not in names:
        hint = closest(called, names)
        raise UsageError(f"no command {called!r}.{hint} Commands: {', '.join(names)}")
    parser = build_parser(called)
    args, unknown = parser.parse_known_args(argv)
    if unknown:  # the usage that helps is the command's own
        misused = getattr(args, "misused", parser.error)
        misused("unrecognized arguments: " + " ".join(unknown))
    if args.command is None:
        parser.print_help()
        return 2
    with tidy():
        code: int = args.run(args)
        sys.stdout.flush()
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code. Usage errors go to stderr; Ctrl-C and a closed pipe exit quietly."""
    try:
        return dispatch(sys.argv[1:] if argv is None else argv)
    except UsageError as wrong:
        complain(f"trilithon: {wrong}")
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `trilithon … | head`: the reader has gone
        return unheard()


if __name__ == "__main__":
    sys.exit(main())
