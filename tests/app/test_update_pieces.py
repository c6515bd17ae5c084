"""An update over the network: what comes doubled, late, damaged or not at all does no harm.

On CPython alone: with MicroPython's own littlefs the modelled chip has no room for two
installations. There tests/network/test_wifi_update.py takes a whole one.
"""

import asyncio
import hashlib
import json
from binascii import b2a_base64, hexlify

from firmware.boot import start
from firmware.link import reports
from firmware.network import update
from firmware.storage.files import Files
from tests.both.app.power_cuts import every_cut, prepared
from tests.both.models.disk import FOLDER, ROOT

OLD = {"engine/ask.mpy": "old" * 200, "engine/old.mpy": "o"}
NEW = {"engine/ask.mpy": "new" * 300, "engine/new.mpy": "n"}
PIECE = 256


def mark(data):
    return hexlify(hashlib.sha256(data).digest()).decode()


def manifest(files):
    return json.dumps({"files": {name: mark(files[name].encode()) for name in files}})


def listed(files):
    whole = dict(files)
    whole[update.MANIFEST] = manifest(files)
    names = sorted(whole)
    lines = [f"{mark(whole[n].encode())} {len(whole[n])} {n}\n" for n in names]
    return whole, "".join(lines)


class Room:
    """A station, and behind it a hall that sends pieces, in its way.

    way   "" right;  "lost": every second request is not heard;  "mixed": other pieces come before,
          and each twice;  "damaged": one byte is wrong, always
    """

    def __init__(self, files, way=""):
        whole, text = listed(files)
        self.text = text
        self.files = {mark(data.encode())[:16]: data.encode() for data in whole.values()}
        self.files[mark(text.encode())[:16]] = text.encode()
        self.way = way
        self.app = self.devices = self
        self.storage = Files(FOLDER)
        self.match = None
        self.piece = None
        self.steps = []
        self.requests = 0
        self.restarted = False

    def restart(self):
        self.restarted = True

    async def publish(self, kind, text, retain=True):
        fields = json.loads(text)
        if "want" not in fields:
            self.steps.append((fields["step"], fields["why"]))
            return
        self.requests += 1
        name, at = fields["want"]
        if self.way == "lost" and self.requests % 2:
            return
        if self.way == "mixed":
            self.send(name, at + PIECE)
            self.send("0" * 16, at)
            self.send(name, max(0, at - PIECE))
        for _ in range(2 if self.way == "mixed" else 1):
            self.send(name, at)

    def send(self, name, at):
        data = self.files.get(name, b"?")[at : at + PIECE]
        if self.way == "damaged" and at:
            data = b"?" + data[1:]
        said = b2a_base64(data).decode().strip()
        self.piece({"hash": name, "at": at, "data": said})


async def at_once(duration):
    """Nobody waits."""


def ordered(room):
    text = room.text.encode()
    asyncio.run(update.run(room, {"id": "1", "list": mark(text), "size": len(text)}))


class Here:
    """The update's own files are on the chip, too, and its pauses take no time."""

    def __init__(self, files):
        self.files = files
        self.before = update.os, update.pause

    def __enter__(self):
        system = start.os
        for module in (update, reports):
            module.open = start.open
        update.os, update.pause = Root(system), at_once

    def __exit__(self, *error):
        update.os, update.pause = self.before
        for module in (update, reports):
            del module.open


class Root:
    """`os` for who calls its folder nothing."""

    def __init__(self, system):
        self.system = system

    def __getattr__(self, name):
        return getattr(self.system, name)

    def listdir(self, path=""):
        return self.system.listdir(path)


def old_board(files, counts):
    disk = Files(ROOT)
    for name in OLD:
        disk.make("engine")
        disk.append(name, OLD[name])
    disk.append(update.MANIFEST, manifest(OLD))


def there(disk):
    return {
        "engine/" + name: "".join(list(disk.lines("engine/" + name)))
        for name in disk.names("engine")
    }


def story(way, told):
    def coming(files, counts):
        with Here(files):
            room = Room(NEW, way)
            ordered(room)
        told.append(room)
        counts(room.restarted)

    return coming


def on_a_board(way):
    """The room's steps, and what the board holds after its next start."""
    from tests.both.app import power_cuts
    from tests.both.models.disk import Disk

    told = []
    power_cuts.CHIP.restart(prepared(old_board))
    power_cuts.run(power_cuts.CHIP, story(way, told))
    power_cuts.CHIP.restart()
    with Disk(power_cuts.CHIP):
        start.finish()
        return told[0], there(Files(ROOT))


def test_an_update_arrives_whatever_happens_to_its_pieces():
    for way in ("", "lost", "mixed"):
        room, held = on_a_board(way)
        assert held == NEW and room.restarted, way
        assert [step for step, _ in room.steps] == ["sending", "starting"], way


def test_a_file_that_arrives_damaged_ends_the_update_and_changes_nothing():
    room, held = on_a_board("damaged")
    assert held == OLD and not room.restarted
    step, why = room.steps[-1]
    assert step == "failed" and "damaged" in why


def test_a_board_whose_code_is_frozen_refuses_and_fetches_nothing(monkeypatch):
    monkeypatch.setattr(update.sys, "path", [update.FROZEN, *update.sys.path])
    room, held = on_a_board("")
    assert held == OLD and not room.restarted and not room.requests
    assert room.steps == [("failed", update.BY_BUILD)]


def test_power_that_fails_in_the_midst_of_it_leaves_the_old_firmware_or_the_new_one():
    def check(files, counted):
        start.finish()
        disk = Files(ROOT)
        assert there(disk) in (OLD, NEW)
        if there(disk) == OLD:
            story("", [])(files, lambda whole: None)  # the same again comes through
            start.finish()
        assert there(Files(ROOT)) == NEW

    assert every_cut(prepared(old_board), story("", []), check) > 20
