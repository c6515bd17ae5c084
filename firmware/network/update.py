"""A new firmware, fetched in pieces over the network (host/network/TOPICS.md). Loaded only then.

The board asks for each piece and ignores what it has not asked for: it asks again for a lost piece,
and one that comes twice, late or out of order does nothing. A file counts once its SHA-256 is
right. All goes where `trilithon deploy` puts it, with the same plan, marked `trial`;
firmware/boot/start.py carries the plan out at the next start.
"""

import json
import os
import sys
from binascii import a2b_base64

from engine.loading import borrowed
from firmware.link.reports import MANIFEST, MARK, digest, installed
from firmware.network.log import pause

TYPE_CHECKING = False
if TYPE_CHECKING:
    from firmware.network.station import Station

# As firmware/boot/start.py has them, which lies on no board under its own name.
FOLDER, BEFORE, MAIN = "trilithon.new", "trilithon.before", "main.py"
PLAN, LIST = FOLDER + "/plan", FOLDER + "/list"
SPARE = 16384  # bytes of storage that stay free
ASK_MS = 4000  # before a piece is asked for once more,
TRIES = 30  # so often
LOOK_MS = 20
DAMAGED = 2  # times that a file may arrive so
TOLD = "update.json"  # which order this was, for who starts next
FROZEN = ".frozen"  # where modules are looked for first, if the code is MicroPython's own
BY_BUILD = "its code is frozen in MicroPython: build that again with trilithon firmware"
BACK_AGAIN = "it did not come up, so its old firmware is back"


class Wrong(Exception):
    """Why there is no update; for people."""


async def run(station: "Station", order: dict) -> None:
    """Fetch everything, then restart between matches. Or report to the room why not."""
    name = str(order["id"])[:64]
    try:
        await Update(station, name).take(str(order["list"]), int(order["size"]))
        while station.app.match is not None:
            await pause(ASK_MS)
        station.restart()  # type: ignore[misc]
        return
    except Wrong as wrong:
        why = str(wrong)
    except Exception as fault:  # also one of an order that is none
        why = "the board: " + repr(fault)
    await tell(station, name, "failed", 0, why)


async def tell(station: "Station", order: str, step: str, percent: int, why: str = "") -> None:
    fields = {"id": order, "step": step, "percent": percent, "firmware": installed(), "why": why}
    await station.publish("update", json.dumps(fields))


async def tell_end(station: "Station") -> None:
    """After the start: whether what was ordered has stayed."""
    storage = station.app.devices.storage
    try:
        told = json.loads("".join(list(storage.lines(TOLD))))
        stayed = installed() == told["wanted"]
        step, why = ("done", "") if stayed else ("failed", BACK_AGAIN)
        await tell(station, told["id"], step, 100, why)
    except (ValueError, KeyError):
        pass
    storage.remove(TOLD)


class Update:
    """wanted   the piece that was asked for: [hash, at], or nothing;  `data` of it, once it is here
    done, all  bytes of files that have come, and that are to come
    """

    def __init__(self, station: "Station", order: str) -> None:
        self.station = station
        self.order = order
        self.wanted: list = []
        self.data: "bytes | None" = None
        self.done, self.all = 0, 1
        station.piece = self.piece

    def piece(self, fields: dict) -> None:
        """From the client, in the middle of its work: take the piece asked for, ignore others."""
        if self.data is None and [fields["hash"], fields["at"]] == self.wanted:
            self.data = a2b_base64(fields["data"])

    async def take(self, listed: str, size: int) -> None:
        """Everything, and the plan. Raises Wrong, OSError."""
        if sys.path[0] == FROZEN:
            raise Wrong(BY_BUILD)
        if BEFORE in os.listdir():
            raise Wrong("the last update is still on trial")
        if FOLDER not in os.listdir():
            os.mkdir(FOLDER)
        await tell(self.station, self.order, "sending", 0)
        await self.fetch(listed, size, LIST)
        changed = await self.changed()
        self.clear([mark[:MARK] for mark, _, _ in changed])
        self.done, self.all = 0, sum([size for _, size, _ in changed])
        with borrowed("firmware.storage.space") as space:
            free = space.free(os, ".")[0]
        if free < self.all + SPARE:
            raise Wrong("%d KB of flash are lacking" % ((self.all + SPARE) // 1024))
        for mark, size, _ in changed:
            await self.fetch(mark, size, FOLDER + "/" + mark[:MARK])
        self.plan(changed)
        await tell(self.station, self.order, "starting", 100)

    # What is to change

    def listed(self) -> list:
        """[hash, size, path] of every file there should be."""
        with open(LIST) as file:
            lines = [line.strip().split(" ") for line in file]
        return [[mark, int(size), path] for mark, size, path in lines]

    async def changed(self) -> list:
        """Of those, the ones that are not here. Raises Wrong where the board's start is another."""
        found = []
        for mark, size, path in self.listed():
            if digest(path) != mark:
                if path == MAIN:
                    raise Wrong("main.py has changed: run trilithon deploy at its cable, once")
                found.append([mark, size, path])
            await pause(1)
        return found

    def stale(self) -> list:
        """What an older firmware has put here, and this one has not."""
        try:
            with open(MANIFEST) as file:
                ours = json.load(file)["files"]
        except (OSError, ValueError, KeyError, TypeError):
            return []
        wanted = [path for _, _, path in self.listed()]
        return [path for path in sorted(ours) if path not in wanted and digest(path)]

    def clear(self, names: list) -> None:
        """What an earlier update has left and this one does not want."""
        for name in os.listdir(FOLDER):
            if name not in names and name != "list":
                os.remove(FOLDER + "/" + name)

    def plan(self, changed: list) -> None:
        """Written whole, or not at all; from then on the next start carries it out."""
        changed = sorted(changed, key=lambda one: one[2] == MANIFEST)
        wanted = [mark for mark, _, path in changed if path == MANIFEST]
        note = {"id": self.order, "wanted": wanted[0][:MARK] if wanted else installed()}
        self.station.app.devices.storage.replace(TOLD, [json.dumps(note)])
        with open(PLAN + ".part", "w") as file:
            file.write("trial\n")
            for path in self.stale():
                file.write("drop " + path + "\n")
            for mark, _, path in changed:
                file.write("move %s %s\n" % (mark[:MARK], path))
            file.write("end\n")
        os.rename(PLAN + ".part", PLAN)

    # Files

    async def fetch(self, mark: str, size: int, target: str) -> None:
        """A file of this hash, unless an earlier attempt has left it here. Raises Wrong."""
        before = self.done
        for _ in range(DAMAGED):
            if digest(target) == mark:
                self.done = before + size
                return
            self.done = before
            await self.receive(mark, size, target)
        if digest(target) != mark:
            raise Wrong(target + " arrived damaged")

    async def receive(self, mark: str, size: int, target: str) -> None:
        at = 0
        with open(target, "wb") as file:
            while at < size:
                while self.station.app.match is not None:  # flash is slow: not under people's hands
                    await pause(ASK_MS)
                data = await self.next(mark[:MARK], at)
                file.write(data)
                at += len(data)
                self.done += len(data)

    async def next(self, mark: str, at: int) -> bytes:
        """The piece that begins there. Raises Wrong if it does not come."""
        self.data, self.wanted = None, [mark, at]
        for _ in range(TRIES):
            percent = min(99, 100 * self.done // self.all) if self.all > 1 else 0
            fields = {"id": self.order, "step": "sending", "percent": percent}
            fields.update({"firmware": "", "why": "", "want": self.wanted})
            await self.station.publish("update", json.dumps(fields), False)
            for _ in range(ASK_MS // LOOK_MS):
                if self.data:
                    return self.data
                await pause(LOOK_MS)
        raise Wrong("the files no longer come")
