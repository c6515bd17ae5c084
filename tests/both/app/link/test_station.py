"""A table on Wi-Fi: the room gets its log in order, whole, and nothing of a secret too early."""

import json
from binascii import crc32

from engine.loading import borrowed
from firmware.boot import main
from firmware.network import access
from firmware.network.opened import Opened, Resumed
from firmware.network.station import Station
from firmware.storage import stored
from firmware.storage.files import LONG
from firmware.storage.journal import RECORDS, Journal
from firmware.storage.seals import plain
from tests.both.app.table_hands import Hands, Memory, any_answer, play

with borrowed("firmware.menus.match_menu"):
    pass  # its names, while memory is in one piece: see tests/micropython.py

FIELDS = {"wifi": "Club", "wifi_password": "hush", "broker": "192.168.1.5", "name": "bar"}
FIELDS["password"] = "secret"


class Shelf(Memory):
    """Storage in memory, as a `Log` reads it."""

    @property
    def tail(self):
        return self

    def parts(self):
        return [(LONG, 0)]

    def size(self, name):
        return len(self.files[name].encode())

    def read(self, name, start, size):
        return self.files[name].encode()[start : start + size]


class Broker:
    """A client as `Station` wants it, and a hall behind it that believes only what fits.

    logs   match -> its lines;  `ended` matches whose record was closed
    down   messages are not taken: they wait, as `mqtt_as` has it
    """

    def __init__(self, fields, topic, heard, up):
        self.heard, self.up = heard, up
        self.session = 7
        self.retained = {}
        self.logs = {}
        self.ended = []
        self.longest = 0
        self.subscribed = []
        self.down = False

    async def connect(self):
        self.up()

    async def subscribe(self, topic, qos):
        self.subscribed.append(topic)

    async def publish(self, topic, text, retain, qos):
        if self.down:
            raise OSError(-1)
        assert qos == 1
        self.longest = max(self.longest, len(text.encode()))
        kind = topic.split("/")[-1]
        fields = json.loads(text)
        if retain:
            self.retained[kind] = fields
        elif kind == "log":
            self.take(fields)
        else:
            self.retained[kind] = fields

    def take(self, fields):
        known = self.logs.setdefault(fields["match"], [])
        assert fields["at"] <= len(known), "a gap"
        del known[fields["at"] :]
        known += fields["lines"]
        assert summed(known) == fields["sum"]
        if fields["end"]:
            self.ended.append(fields["match"])

    def say(self, kind, fields, retained=False):
        topic = "trilithon/1/to/bar/" + kind + "/main"
        self.heard(topic.encode(), json.dumps(fields).encode(), retained)


def summed(lines):
    total = 0
    for line in lines:
        total = crc32((line + "\n").encode(), total)
    return total


def written(files, name):
    """A journal or record as the room has it."""
    return [line[:-1] for line in plain(files.lines(name))]


def on_network(app):
    app.journal.network = Opened, Resumed
    return Station(app, access.completed(FIELDS), Broker)


def at_a_table(story, game="high_druid", seats=3):
    """A match begins at a table on a network. Its storage, when the story is over."""
    hands = Hands(Shelf(), "en")
    station = on_network(hands.app)
    hands.sit(game, seats)

    async def whole(hands):
        await station.client.connect()
        await look(hands, station)
        await story(hands, station, station.client)

    play(whole, hands)
    return hands.storage


async def look(hands, station):
    await hands.wait(2000)
    for _ in range(60):
        await station.turn()


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


def test_a_new_table_says_what_it_is_and_asks_for_what_halls_say():
    async def story(hands, station, broker):
        assert broker.subscribed == ["trilithon/1/to/bar/+/+"]
        told = broker.retained
        assert told["alive"] == {"state": "ready", "session": 7}
        assert told["about"]["may"] == [] and told["about"]["bridged"] is False
        assert told["health"]["journal"] and told["health"]["devices"]["reader"]["works"]
        assert told["match"]["game"] == "high_druid" and told["match"]["n"] == 0
        assert told["kept"] == {"records": []}

    at_a_table(story)


def test_the_log_goes_out_as_it_is_written_with_what_is_taken_back():
    async def story(hands, station, broker):
        match = hands.app.match.id
        for count in (3, 1, 5):
            await answers(hands, count)
            await look(hands, station)
            assert broker.logs[match] == written(hands.storage, LONG)
        await hands.do("undo")
        await look(hands, station)
        assert broker.logs[match] == written(hands.storage, LONG)
        shown = broker.retained["match"]
        assert (shown["lines"], shown["sum"]) == (
            len(broker.logs[match]),
            summed(broker.logs[match]),
        )
        assert shown["n"] == 8 and broker.longest < 1024

    at_a_table(story)


def test_after_an_outage_the_table_catches_the_room_up_from_its_own_storage():
    async def story(hands, station, broker):
        match = hands.app.match.id
        broker.down = True
        await answers(hands, 6)
        await look(hands, station)
        assert "log" not in broker.retained and len(broker.logs.get(match, [])) < 10
        broker.down = False
        broker.logs.clear()
        station.again()
        broker.say("have", {"match": match, "lines": 0, "end": False})
        await look(hands, station)
        assert broker.logs[match] == written(hands.storage, LONG)

    at_a_table(story)


def test_a_record_leaves_whole_and_makes_room_once_the_archive_has_it():
    async def story(hands, station, broker):
        match = hands.app.match.id
        await answers(hands, 4)
        hands.app.deeds.abandon()
        await look(hands, station)
        record = written(hands.storage, RECORDS + "/0001.txt")
        assert broker.retained["match"] == {"match": None}
        assert broker.retained["kept"] == {"records": [[match, len(record), summed(record)]]}
        broker.say("have", {"match": match, "lines": 2, "end": False})
        broker.logs[match] = record[:2]
        await look(hands, station)
        assert broker.logs[match] == record and broker.ended == [match]
        whole = {"match": match, "lines": len(record), "end": True}
        for other in ({}, {"sum": None}, {"sum": "0" * 16}, {"sum": 7}):
            broker.say("have", dict(whole, **other))
            await look(hands, station)
            assert stored.numbers(hands.storage) == set(), other
        broker.say("have", dict(whole, sum=stored.total(record)))
        await look(hands, station)
        assert stored.numbers(hands.storage) == {1} and broker.retained["kept"] == {"records": []}

    at_a_table(story)


def test_power_on_looks_for_the_file_that_the_network_is_kept_in():
    """By a name of its own: `access` is in memory only where there is a network."""
    assert main.NETWORK == access.FILE


def test_nobody_commands_a_table_from_afar_and_nonsense_is_passed_over():
    async def story(hands, station, broker):
        for text in (
            b"",
            b"[]",
            b"null",
            b'{"match": 3}',
            b'{"match": "x", "lines": "y", "end": 1}',
        ):
            station.heard(b"trilithon/1/to/bar/have/main", text, False)
        station.heard(b"a/b", b"{}", False)
        station.heard(b"\xff\xfe", b"{}", False)
        broker.say("do", {"id": "a1", "command": "offer", "expires": 1}, retained=True)
        await look(hands, station)
        assert "did" not in broker.retained
        broker.say("do", {"id": "a1", "command": "offer", "expires": 1})
        await look(hands, station)
        assert broker.retained["did"]["ok"] is False and broker.retained["did"]["id"] == "a1"
        for number in range(200):
            broker.say("have", {"match": "%016x" % number, "lines": 0, "end": False})
        await look(hands, station)
        assert not station.wanted

    at_a_table(story)


def test_the_hour_is_the_archives_halls_and_no_one_elses():
    async def story(hands, station, broker):
        hour = {"time": "2026-11-20T22:00:00", "offset": -480}
        for wrong in ({"time": "now"}, {"offset": 841}, {"offset": "x"}, {"time": None}, {"id": 1}):
            broker.say("hour", dict(hour, **wrong))
        broker.say("hour", hour, retained=True)
        station.heard(b"trilithon/1/to/bar/hour/second", json.dumps(hour).encode(), False)
        await look(hands, station)
        assert hands.app.deeds.hour() == ("", None)
        broker.say("hour", hour)
        await look(hands, station)
        date, offset = hands.app.deeds.hour()
        assert date[:16] == "2026-11-20T22:00" and offset == -480
        assert broker.retained.pop("did")["id"] == "1", "that one was a command"

    at_a_table(story)


def test_a_secret_leaves_only_at_its_reveal_also_after_a_power_cut():
    held = []

    async def bids(hands, station, broker):
        while not hands.ask.secret:
            await answers(hands, 1)
        await hands.answer(hands.ask.values[0])
        await look(hands, station)
        held.append(written(hands.storage, LONG))
        held.append(list(broker.logs.get(hands.app.match.id, [])))

    storage = at_a_table(bids, "stones", 3)
    lines, left = held
    assert len(left) < len(lines) and left == lines[: len(left)]
    journal = Journal(storage)
    journal.network = Opened, Resumed
    journal.resume()
    assert journal.opened.open == len(left) and journal.opened.lines == len(lines)


def test_what_is_kept_of_the_network_is_checked():
    files = Shelf()
    assert access.read(files) == {}
    files.replace(access.FILE, [json.dumps(FIELDS)])
    assert access.read(files)["wifi_password"] == "hush" and access.read(files)["user"] == "bar"
    assert access.read(files)["port"] == 1883
    for wrong in (
        {"wifi": ""}, {"name": "Bar"}, {"port": 70000}, {"port": True}, {"tls": 3}, {"nam": "x"},
        {"broker": "a\nb"}, {"wifi_password": "x" * 65}, {"key": "ab"}, {"archive": ""},
        {"key": "A" * 64},
    ):  # fmt: skip
        try:
            fields = dict(FIELDS)
            fields.update(wrong)
            access.completed(fields)
            raise AssertionError(wrong)
        except ValueError:
            pass
    files.replace(access.FILE, ['{"wifi": '])
    assert access.read(files) == {}
