"""The shelf: matches that were set aside, each to be taken up again. Loaded only while it is open.

A match is called by its day where the board knew one, else by its number.
"""

from engine.words import Words
from firmware.menus.more_words import More
from firmware.storage import shelf
from firmware.storage.journal import RECORDS, SHELF

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.table.app import App


async def run(app: "App") -> None:
    """Until one is taken up, or people want none."""
    await Shelf(app).run()


class Shelf:
    """page  how many pages of the list were gone past: a board has no room for hundreds"""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.words = app.words = More(app.words, "new_menu")
        self.titles = Words(app.words.language, "titles")

    async def run(self) -> None:
        below = shelf.ANY
        try:
            while True:
                entries, more = shelf.newest(self.app.devices.storage, below)
                if not entries:
                    return
                labels = [self.label(entry) for entry in entries]
                labels += [self.words.text("older")] if more else []
                at = await self.app.panel.questions.choose(self.words.text("which_match"), labels)
                if at is None:
                    return
                if at == len(entries):
                    below = shelf.number(entries[-1]["name"])
                elif await self.one(entries[at]):
                    return
        except OSError:
            await self.app.message("no_storage")

    def label(self, entry: dict) -> str:
        """`20.11. Amazones`, or `#7 Amazones`."""
        date = entry.get("date", "")
        when = "#%d " % shelf.number(entry["name"])
        if len(date) >= 10:
            when = date[8:10] + "." + date[5:7] + ". "
        return when + self.titles.text(entry["game"])

    async def one(self, entry: dict) -> bool:
        """What is to be done with it; whether the shelf is left."""
        keys = ("take_up", "give_up", "back")
        heading = self.label(entry) + self.words.text("colon") + " " + entry["players"]
        at = await self.app.panel.questions.choose(heading, [self.words.text(key) for key in keys])
        if at == 0:
            self.app.plan = (entry["name"],)
            return True
        if at == 1:
            await self.give_up(entry)
        return False

    async def give_up(self, entry: dict) -> None:
        """To the records, where it can only be replayed."""
        labels = [self.words.text("no"), self.words.text("yes")]
        if await self.app.panel.questions.choose(self.words.text("sure_abort"), labels) == 1:
            name = entry["name"]
            self.app.devices.storage.move(SHELF + "/" + name, RECORDS + "/" + name)
            self.app.journal.grown = True
            await self.app.message("aborted")
