"""Tags are put on pieces from the page, as `trilithon enrol` does at a terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

from engine import found
from engine.boxes import Box
from firmware.menus.tag_screen import shown
from host.cable.client import Refusal
from host.cable.enrolment import Register, Round, import_commands, import_lines, lines_of
from host.cable.enrolment import register_in as read
from host.cable.lines import Fields
from host.cli_support import UsageError
from host.page.room import Room
from host.page.shelf_desk import every
from host.site.part import Act, Around, Part, Typed
from host.site.view import Item, Words, alert, group, pick, status, upload

FILE = "tags.txt"
DAMAGED = "tag_damaged"
NOBODY = ""


class Enrolling(Part):
    """register  what the table's tags are on
    round     the box that people go through, or None;  writes: whether names go onto the tags, too
    testing   whether any tag is looked at;  tested: what the last one is, sentences;  uid: that tag
    pending   (tag, whether only its name is to be written) that a yes is about
    told      what came of the last tag;  asked: what a yes would do
    would     what an import would change, until people have said whether it may
    """

    def __init__(self, around: Around, room: Room) -> None:
        super().__init__(around)
        self.room = room
        self.boxes = {box.key: box for box in found.boxes() if box.size}
        self.register: Register = {}
        self.people: list[list[Any]] = []
        self.clear()

    def clear(self) -> None:
        self.round: Round | None = None
        self.writes = self.testing = False
        self.tested: list[str] = []
        self.uid = self.told = self.asked = ""
        self.pending: tuple[str, bool] | None = None
        self.would: Fields | None = None

    async def look(self) -> None:
        self.clear()
        self.register = read(await self.client.chunks("tags"))
        self.people = await every(self.room, "people")

    async def end(self) -> None:
        """The table goes on with what it did."""
        busy = self.testing or self.round
        self.clear()
        if busy:
            await self.client.command("enrol off")

    def heard(self, event: str, fields: Fields) -> None:
        if not (self.testing or self.round):
            return
        if event == "tag":
            self.around.later(lambda: self.laid(fields["tag"]))
        elif event == "menu" and len(fields["labels"]) > 1:  # players at the table have ended it
            self.clear()
            self.around.changed()

    # What people do

    async def box(self, key: str, typed: Typed) -> None:
        box = self.boxes[key]
        await self.client.command("enrol on")
        self.writes = typed.get("writes") == "yes"
        self.round = Round(box, self.register)
        self.round.go_on()

    async def test(self, _: str, typed: Typed) -> None:
        await self.client.command("enrol on")
        self.testing = True

    async def skip(self, how: str, typed: Typed) -> None:
        """To the next piece, the one before, or one of the list."""
        if self.round:
            self.pending, self.told = None, ""
            if how == "back":
                self.round.back()
            elif how == "to" and typed.get("piece") in self.round.names:
                self.round.at = self.round.names.index(typed["piece"])
            elif not how:
                self.round.go_on()

    async def replace(self, yes: str, typed: Typed) -> None:
        pending, self.pending = self.pending, None
        if pending and yes == "yes" and self.round:
            uid, named = pending
            await (self.name_it(uid, " sure") if named else self.bind(uid, " sure"))

    async def forget(self, _: str, typed: Typed) -> None:
        """The tags of the piece in question."""
        if self.round:
            box, piece = self.round.box.key, self.round.piece
            await self.client.command(f"forget {box} {piece}")
            for uid in [uid for uid, on in self.register.items() if on == (box, piece)]:
                del self.register[uid]

    async def export(self, _: str, typed: Typed) -> None:
        self.around.post({"file": [FILE, "".join(lines_of(self.register)).encode()]})

    async def bring(self, _: str, typed: Typed) -> None:
        """A register in a file: what would it change?"""
        file = typed.get("register")
        if not isinstance(file, dict):
            raise UsageError(self.around.words().say("no_file"))
        try:
            lines = import_lines(bytes(file["data"]).decode("utf-8-sig"))
        except (UsageError, UnicodeDecodeError) as wrong:
            raise UsageError(self.around.words().say("tags_bad_file", wrong)) from None
        for command in import_commands(lines):
            await self.client.command(command)
        self.would = await self.client.command("import check")

    async def take_over(self, _: str, typed: Typed) -> None:
        if self.would:
            await self.client.command("import apply")
            await self.look()
            self.told = self.around.words().say("tags_taken_over")

    async def whose(self, _: str, typed: Typed) -> None:
        """The tag that was laid is this player's, or nobody's."""
        before = next((name for name, _, tag in self.people if tag == self.uid), NOBODY)
        name = typed.get("player", NOBODY)
        for person, tag in ((before, None), (name, self.uid)):
            if person and before != name:
                await self.client.command("person " + json.dumps({"name": person, "tag": tag}))
        self.people = await every(self.room, "people")

    # What tags do

    async def laid(self, uid: str) -> None:
        if self.testing:
            self.uid, self.tested = uid, await self.what_is(uid)
        elif self.round:
            here = (self.round.box.key, self.round.piece)
            said = None if uid in self.register else await self.written(uid)
            if said and said != here:
                self.ask(uid, False, self.around.words().say("tag_says", self.called(*said)))
            else:
                await self.bind(uid)

    def ask(self, uid: str, named: bool, question: str) -> None:
        self.pending, self.asked, self.told = (uid, named), question, ""

    async def what_is(self, uid: str) -> list[str]:
        words, now = self.around.words(), self.register.get(uid)
        said = await self.written(uid)
        told = [words.say("tag_is", self.called(*now))] if now else []
        told += [words.say("tag_says", self.called(*said))] if said else []
        return told or [words.say("tag_unknown")]

    async def written(self, uid: str) -> tuple[str, str] | None:
        """(box, piece) as named on the tag, if it still lies there and can be read."""
        try:
            told = await self.client.command("label")
        except Refusal:
            return None
        return (told["box"], told["piece"]) if told["tag"] == uid and told["piece"] else None

    async def bind(self, uid: str, sure: str = "") -> None:
        assert self.round
        box, piece = self.round.box.key, self.round.piece
        try:
            reply = await self.client.command(f"bind {uid} {box} {piece}{sure}")
        except Refusal as refused:
            if refused.why != "bound":
                self.told = self.excuse(refused)
                return
            before = [f"{self.called(*on)} ({tag})" for tag, on in self.register.items()
                      if tag == uid or on == (box, piece)]  # fmt: skip
            self.ask(uid, False, self.around.words().say("tag_until_now", ", ".join(before)))
            return
        self.round.bound(uid, reply["replaced"])
        await self.name_it(uid)

    async def name_it(self, uid: str, sure: str = "") -> None:
        """Its name goes onto the tag, if that is wished; where it cannot, the piece stays."""
        assert self.round
        box, piece = self.round.box.key, self.round.piece
        self.told = self.around.words().say("tag_bound", self.called(box, piece), uid)
        try:
            if self.writes:
                await self.client.command(f"label {uid} {box} {piece}{sure}")
        except Refusal as refused:
            if refused.why == DAMAGED:
                self.ask(uid, True, self.around.words().say("tag_unread"))
            else:
                self.told += " " + self.excuse(refused)
            return
        self.round.go_on()

    def excuse(self, refused: Refusal) -> str:
        """Why not, in the table's own words where it has them."""
        texts = self.around.table_words("tags_menu").texts
        return str(texts.get(refused.why, refused.text))

    def called(self, key: str, name: str) -> str:
        """A piece as people say it."""
        box = self.boxes.get(key)
        piece = box.find(name) if box else None
        if box is None or piece is None:
            return f"{key} {name}"
        return str(shown(self.around.table_words("tags_menu"), box, piece))

    # What they see

    def items(self, words: Words) -> list[Item]:
        found = [words.head("tags")]
        if self.would is not None:
            return found + self.of_import(words, self.would)
        if self.round:
            return found + self.of_round(words, self.round)
        if self.testing:
            return found + self.of_test(words)
        found += [status(self.told)] if self.told else []
        return [*found, words.text("tags_why"),
                pick("writes", words.say("tags_write"), "no",
                     [("no", words.say("no")), ("yes", words.say("yes"))]),
                group(*(self.of_box(box) for box in self.boxes.values())),
                group(words.button("test", "tags_test")), words.head("tags_file"),
                group(words.button("export", "tags_export")),
                upload("register", words.say("tags_import"), ".txt"),
                group(words.button("bring", "tags_bring"))]  # fmt: skip

    def of_box(self, box: Box) -> Item:
        name = self.around.table_words("tags_menu").text("box_" + box.key)
        done = len(Round(box, self.register).tagged())
        return {"kind": "button", "id": f"box {box.key}", "text": f"{name} {done}/{box.size}"}

    def of_round(self, words: Words, now: Round) -> list[Item]:
        box, tagged = now.box, now.tagged()
        found = [status(self.told)] if self.told else []
        if self.pending:
            found += [alert(self.asked),
                      group(words.button("replace yes", "tags_replace"),
                            words.button("replace no", "tags_leave"))]  # fmt: skip
        piece = self.called(box.key, now.piece)
        lay = words.text("tags_lay", piece, len(tagged), box.size)
        found += [words.text("tags_whole")] if now.whole() else []
        found += [{**lay, "role": "status"}, words.bar("tags_done", len(tagged) / box.size)]
        each = [(name, self.called(box.key, name) + (" ✓" if name in tagged else ""))
                for name in now.names]  # fmt: skip
        acts = [words.button("skip", "tags_skip"), words.button("skip back", "tags_before")]
        if now.piece in tagged:
            acts.append(words.button("forget", "tags_forget"))
        return [*found, group(*acts), pick("piece", words.say("tags_piece"), now.piece, each),
                group(words.button("skip to", "tags_go"))]  # fmt: skip

    def of_test(self, words: Words) -> list[Item]:
        found = [words.text("tags_any")]
        if not self.uid:
            return found
        found.append(status(f"{self.uid}: " + " ".join(self.tested)))
        if self.people and self.uid not in self.register:
            owner = next((name for name, _, tag in self.people if tag == self.uid), NOBODY)
            names = [(NOBODY, words.say("nobodys")), *((each[0], each[0]) for each in self.people)]
            found += [pick("player", words.say("tag_whose"), owner, names),
                      group(words.button("whose", "save"))]  # fmt: skip
        return found

    def of_import(self, words: Words, would: Fields) -> list[Item]:
        counts = (would[key] for key in ("new", "moved", "dropped", "same"))
        boxes = [self.around.table_words("tags_menu").text("box_" + key) for key in would["boxes"]]
        return [words.text("tags_would", ", ".join(boxes), *counts),
                group(words.button("take_over", "tags_take", main=True),
                      words.button("go tags", "tags_leave"))]  # fmt: skip

    acts: ClassVar[Mapping[str, Act]] = {
        "box": box, "test": test, "skip": skip, "replace": replace, "forget": forget,
        "export": export, "bring": bring, "take_over": take_over, "whose": whose,
    }  # fmt: skip
