"""Put tags on the pieces of a box: the table shows which is next, and you lay its tag.

SET is a box: amazones, why_first or stonehenge. There is nothing to save: stop whenever you like,
the next time goes on with the first piece that has no tag. At the table itself the same is behind
the entry "Tags" after the games.

examples:
  trilithon enrol stonehenge                       tag the box; `?` tells what can be typed
  trilithon enrol stonehenge --write               and write each name on its tag
  trilithon enrol stonehenge --test                lay any tag: what is it?
  trilithon enrol amazones --list                  which have tags, which have none?
  trilithon enrol amazones --move blue+1 blue-1    these two were mixed up
  trilithon enrol amazones --forget head-1         its sticker came off
  trilithon enrol --export tags.txt                keep the register, of one SET or of all
  trilithon enrol --import tags.txt                see what it would change, then take it over
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import found
from engine.boxes import MOST, Box
from host.cable.client import Client, Refusal
from host.cable.enrolment import import_commands, import_lines, lines_of, names_of
from host.cli_support import UsageError, closest, count
from host.commands.console import table_port
from host.commands.enrol_dialog import Inspect, Walk, is_hex, read_register
from host.door import ask, say
from host.named_files import put

BOXES = {box.key: box for box in found.boxes()}
OLD_FIRMWARE = "the table's firmware is older than this command: `trilithon deploy` renews it"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", nargs="?", metavar="SET", help="the box: " + ", ".join(BOXES))
    parser.add_argument(
        "port", nargs="?", metavar="PORT", help="the board's serial port (default: the only board)"
    )
    parser.add_argument(
        "--unix", nargs="?", const="", metavar="FOLDER",
        help="a table on this computer's MicroPython; its files in FOLDER (default: none)",
    )  # fmt: skip
    parser.add_argument("--write", action="store_true", help="write names on the tags, too")
    parser.add_argument("--yes", action="store_true", help="replace and forget without asking")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--test", action="store_true", help="lay any tag, see what it is")
    what.add_argument("--list", action="store_true", help="list tags, and pieces without one")
    what.add_argument(
        "--move", nargs=2, metavar=("FROM", "TO"), help="a piece's tag, or a tag, to another piece"
    )
    what.add_argument("--forget", metavar="WHAT", help="a tag, a piece's tag, or `all` of SET")
    what.add_argument("--export", metavar="FILE", help="write the register to FILE (-: here)")
    what.add_argument("--import", dest="bring", metavar="FILE", help="take over a register")


def run(args: argparse.Namespace) -> int:
    box = chosen_box(args)
    if box is None and (args.move or not (args.test or args.list or args.export or args.bring)):
        wanted = "a tag to forget needs none" if args.forget else "for example: stonehenge"
        if not (args.forget and is_hex(args.forget)):
            raise UsageError(f"name the box ({', '.join(BOXES)}); {wanted}")
    lines = lines_in(args.bring) if args.bring else []
    work = Work(box, args.yes)
    with table_port(args) as port, Client(port, on_event=work.happened) as client:
        try:
            return work.do(client, args, lines)
        except Refusal as refusal:
            if refusal.why == "unknown_command":
                raise UsageError(OLD_FIRMWARE) from None
            raise


def chosen_box(args: argparse.Namespace) -> Box | None:
    """The box; a first word that is none may be the port."""
    if args.set is None or args.set in BOXES:
        return BOXES.get(args.set)
    if args.port is None and (Path(args.set).exists() or args.set.upper().startswith("COM")):
        args.port, args.set = args.set, None
        return None
    if args.set in found.modules("box"):
        size = found.read(found.modules("box")[args.set])["BOX"].size
        why = f"{MOST} at most, since an answer is one byte" if size else "none to tag"
        raise UsageError(f"the box {args.set} has {size} pieces: {why}")
    hint = closest(args.set, BOXES)
    raise UsageError(f"there is no box {args.set!r}.{hint} Boxes: {', '.join(BOXES)}")


class Work:
    """One call of the command."""

    def __init__(self, box: Box | None, yes: bool) -> None:
        self.box = box
        self.yes = yes
        self.session: Walk | Inspect | None = None

    def happened(self, event: object) -> None:
        """In the client's reading thread."""
        if self.session:
            self.session.inbox.put(event)

    def do(self, client: Client, args: argparse.Namespace, lines: Sequence[str]) -> int:
        self.client = client
        if args.list:
            return self.list_them()
        if args.move:
            return self.move(*args.move)
        if args.forget:
            return self.forget(args.forget)
        if args.export:
            return self.export(args.export)
        if args.bring:
            return self.bring(lines)
        if args.test:
            self.session = Inspect(client)
        else:
            assert self.box
            self.session = Walk(client, self.box, args.write, args.yes)
        return self.session.run()

    def sure(self, question: str) -> bool:
        if self.yes:
            return True
        if not sys.stdin.isatty():
            raise UsageError(f"{question} Say so with --yes")
        return ask(question + " [y/N]").strip().lower() in ("y", "yes")

    # The register

    def list_them(self) -> int:
        register = read_register(self.client)
        for box in found.boxes() if self.box is None else (self.box,):
            tags = {piece: uid for uid, (key, piece) in register.items() if key == box.key}
            names = names_of(box)
            say(f"{box.key}: {len(tags)} of {box.size} pieces have a tag")
            for name in names:
                if name in tags:
                    say(f"  {name:<10} {tags[name]}")
            missing = [name for name in names if name not in tags]
            if missing and tags:
                say("  none yet: " + " ".join(missing))
        return 0

    def move(self, source: str, target: str) -> int:
        """A piece's tag, or a tag by its identifier, to another piece of the box."""
        box = self.box
        assert box
        check_piece(box, target)
        if is_hex(source):
            uid = source.lower()
        else:
            check_piece(box, source)
            uid = self.tag_of(box, source)
        self.bind(uid, box, target)
        say(f"{uid} is on {target}")
        return 0

    def tag_of(self, box: Box, piece: str) -> str:
        tags = [uid for uid, on in read_register(self.client).items() if on == (box.key, piece)]
        if len(tags) != 1:
            why = "has no tag" if not tags else "has several tags, name one: " + ", ".join(tags)
            raise UsageError(f"{piece} {why} (trilithon enrol {box.key} --list)")
        return tags[0]

    def bind(self, uid: str, box: Box, piece: str) -> None:
        """Leave out of the list that a move replaces the place it moves from."""
        register = read_register(self.client)
        taken = [u for u, on in register.items() if on == (box.key, piece) and u != uid]
        if taken and not self.sure(f"{piece} has the tag {taken[0]}, which would be forgotten."):
            raise UsageError("nothing was changed")
        self.client.command(f"bind {uid} {box.key} {piece} sure")

    def forget(self, what: str) -> int:
        if is_hex(what):
            command = what
        else:
            assert self.box
            if what != "all":
                check_piece(self.box, what)
            command = self.box.key if what == "all" else f"{self.box.key} {what}"
        if what == "all" and not self.sure(f"All tags of {command} would be forgotten."):
            raise UsageError("nothing was changed")
        gone = self.client.command("forget " + command)["forgotten"]
        say(f"{gone} tag{'s' if gone != 1 else ''} forgotten")
        return 0

    def export(self, file: str) -> int:
        lines = lines_of(read_register(self.client), self.box.key if self.box else "")
        if file == "-":
            say(*[line.rstrip("\n") for line in lines])
            return 0
        put(Path(file), "".join(lines), self.yes, "--yes")
        say(f"{count(len(lines), 'tag')} kept in {file}")
        return 0

    def bring(self, lines: Sequence[str]) -> int:
        """Send the register, show what the table would change, and apply it only after a yes."""
        for command in import_commands(lines):
            self.client.command(command)
        would = self.client.command("import check")
        counts = ", ".join(f"{would[key]} {key}" for key in ("new", "moved", "same", "dropped"))
        say(f"{', '.join(would['boxes'])}: {counts}")
        if would["new"] + would["moved"] + would["dropped"] == 0:
            say("nothing to change")
        elif self.sure("Take it over?"):
            self.client.command("import apply")
            say("taken over")
        else:
            say("nothing was changed")
        return 0


def check_piece(box: Box, name: str) -> None:
    if box.find(name) is None:
        hint = closest(name, names_of(box))
        raise UsageError(f"there is no piece {name!r} in {box.key}.{hint}")


def lines_in(file: str) -> list[str]:
    """The bindings in a file. UsageError lists its faults."""
    try:
        return import_lines(Path(file).read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file} is no text") from None
    except UsageError as wrong:
        raise UsageError(
            f"{file} cannot be imported, and nothing was changed:\n  {wrong}"
        ) from None
