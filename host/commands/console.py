"""Talk to a table over its link: see what happens inside, and do what people there can do.

Type the link's commands (firmware/link/LINK.md; `help` lists them), `save FILE` for the record of
the match. Events appear as they come. Commands may also come from a pipe.

examples:
  trilithon console                      the only board connected
  trilithon console --unix               a table without hardware, on MicroPython here
  echo memory | trilithon console --raw  the link's own lines
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from engine.words import LANGUAGES
from host.cable.client import Client, Event, Lost, NoAnswer, Refusal
from host.cable.console_text import (
    OWN_HELP,
    event_lines,
    first_words,
    help_lines,
    light_lines,
    reply_lines,
    screen_lines,
)
from host.cable.description import COMMANDS
from host.cable.ports import add_port, find_port
from host.cable.simulators import UnixTable
from host.cli_support import UsageError, count
from host.door import line as shown
from host.door import say
from host.named_files import put

if TYPE_CHECKING:  # the packages for typing lines are loaded only where a person types
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.history import History

PROMPT = "> "
PAGES = 8  # of the screen
HISTORY = Path.home() / ".trilithon_history"
LAST_EVENTS_S = 0.3  # to wait for the events of a pipe's last command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument(
        "--unix", nargs="?", const="", metavar="FOLDER",
        help="start a table on this computer's MicroPython; its files in FOLDER (default: none)",
    )  # fmt: skip
    parser.add_argument("--raw", action="store_true", help="show the lines of the link as they are")
    parser.add_argument("--log", type=Path, metavar="FILE", help="add every line to a file")


def run(args: argparse.Namespace) -> int:
    with contextlib.ExitStack() as stack:
        port = stack.enter_context(table_port(args))
        log = stack.enter_context(args.log.open("a", encoding="utf-8")) if args.log else None
        console = Console(args.raw, log)
        console.client = stack.enter_context(
            Client(port, on_event=console.happened, trace=console.trace)
        )
        return console.talk()


@contextlib.contextmanager
def table_port(args: argparse.Namespace) -> Iterator[Any]:
    """Where the table is; one without hardware is started and ended here."""
    if args.unix is None:
        yield find_port(args.port)
        return
    if args.port:
        raise UsageError("either PORT or --unix: there is one table at a time")
    with tempfile.TemporaryDirectory() as folder, UnixTable(args.unix or folder) as table:
        yield table.port


class Console:
    """One conversation. `failed` whether a command was refused or got no answer."""

    client: Client

    def __init__(self, raw: bool, log: TextIO | None) -> None:
        self.raw = raw
        self.log = log
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.options: list[str] = []
        self.pages: dict[int, bytes] = {}
        self.asked = ""  # the command that is being answered
        self.greeted = False  # before, a prompt answers every greeting with lines of its own
        self.lost = False
        self.failed = False
        self.printing = threading.Lock()

    # What comes

    def trace(self, direction: str, line: str) -> None:
        if self.log:
            self.log.write(f"{time.strftime('%H:%M:%S')} {direction} {shown(line)}\n")
            self.log.flush()
        if self.raw:
            self.show([f"{direction} {line}"])

    def happened(self, event: Event) -> None:
        """In the reading thread."""
        if event.name == "ask":
            self.options = event.fields["options"]
        elif event.name == "gone":
            self.lost = True
        elif event.name == "screen" and 0 <= event.fields["page"] < PAGES:
            self.pages[event.fields["page"]] = bytes.fromhex(event.fields["data"])
        if self.raw or (event.name == "noise" and not self.greeted):
            return
        lights = self.asked == "lights" and event.name == "lights"
        self.show(light_lines(event.fields) if lights else event_lines(event.name, event.fields))

    def show(self, lines: Sequence[str]) -> None:
        """Above the line that is being typed, if one is."""
        with self.printing:
            say(*lines)

    # What is typed

    def talk(self) -> int:
        hello, self.greeted = self.client.hello, True
        if not self.raw:
            game = hello["game"] or "no match"
            self.show(
                [f"{self.client.name}: firmware {hello['firmware']}, {hello['python']}, {game}"]
            )
        with contextlib.suppress(Refusal):
            self.client.command("ask")
        for line in self.typed() if self.live else piped():
            self.carry_out(line)
        if not self.live:
            time.sleep(LAST_EVENTS_S)
        return 1 if self.failed and not self.live else 0

    def typed(self) -> Iterator[str]:
        """Lines from the terminal; what is shown in between comes above the prompt."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.patch_stdout import patch_stdout

        session: PromptSession[str] = PromptSession(
            history=history(), completer=completer(self.completions), complete_while_typing=False
        )
        self.show(["help lists the commands; Ctrl-D ends"])
        with patch_stdout():
            while True:
                try:
                    line = session.prompt(PROMPT).strip()
                except EOFError:
                    return
                if line:
                    yield line

    def carry_out(self, line: str) -> None:
        """A command of the link, or one of the console's own."""
        try:
            if self.lost:
                self.client.reconnect()
                self.lost = False
            self.show(self.answer_to(line))
        except Refusal as refusal:
            self.failed = True
            self.show([f"✗ {refusal} ({self.client.took * 1000:.1f} ms)"] * (not self.raw))
        except (NoAnswer, Lost, UsageError, ValueError) as error:
            self.failed = True
            self.show([f"✗ {error}"])

    def answer_to(self, line: str) -> list[str]:
        word, _, rest = line.partition(" ")
        if word == "help":
            return help_lines(rest)
        if word == "save":
            return [f"{count(save(self.client, rest), 'line')} kept in {rest}"]
        if line == "log" or (word == "record" and len(rest.split()) == 1):
            lines = self.client.chunks(line)
            return [] if self.raw else lines
        self.asked = line
        reply = self.client.command(line)
        if self.raw:
            return []
        if line == "screen":
            return [*screen_lines(self.pages), *reply_lines(reply, self.client.took)]
        return reply_lines(reply, self.client.took)

    # Typing

    def completions(self, line: str) -> list[tuple[str, int]]:
        """What may follow, and how many of the last letters typed it stands for."""
        word, space, rest = line.partition(" ")
        known: Sequence[str] = self.arguments(word) if space else [*COMMANDS, *OWN_HELP]
        typed = rest if space else word
        return [(each + " ", len(typed)) for each in known if each.startswith(typed)]

    def arguments(self, word: str) -> Sequence[str]:
        """What may follow this command: of the question, or as its description says."""
        known: dict[str, Sequence[str]] = {
            "answer": self.options,
            "tap": self.options,
            "language": LANGUAGES,
            "help": [*COMMANDS, *OWN_HELP],
        }
        return known.get(word) or first_words(word)


def piped() -> Iterator[str]:
    """Lines of a pipe or a file."""
    for line in sys.stdin:
        if line.strip():
            yield line.strip()


def history() -> History:
    """What was typed on other days, where this computer keeps it."""
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    try:
        HISTORY.touch()
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(HISTORY))


def completer(completions: Callable[[str], list[tuple[str, int]]]) -> Completer:
    """Tab: what the console says may follow what stands before the cursor."""
    from prompt_toolkit.completion import Completer, Completion
    from prompt_toolkit.document import Document

    class Known(Completer):
        def get_completions(
            self, document: Document, complete_event: object
        ) -> Iterator[Completion]:
            for text, letters in completions(document.text_before_cursor):
                yield Completion(text, start_position=-letters)

    return Known()


def save(client: Client, path: str) -> int:
    """The record of the match in a new file; how many lines it has."""
    if not path:
        raise UsageError("save where? save FILE")
    lines = client.chunks("log")
    put(Path(path).expanduser(), "\n".join(lines) + "\n", False, "")
    return len(lines)
