"""The link inside the application: commands act at once, events tell what happens."""

import asyncio
import json

from firmware.devices.simulated import devices
from firmware.link.commands import DOES, RARE
from firmware.link.link import difference, parts
from firmware.table.app import App

NEW = 'new {"game": "amazones", "players": ["Ann", "Bo", "Cy"]}'


class Talk:
    """A table without storage, spoken to by `say`; `told` are the events so far, replies too."""

    def __init__(self):
        self.devices = devices()
        self.port = self.devices.link.device
        self.app = App(self.devices)
        self.app.settings.language = "en"
        self.told = []

    async def say(self, *lines):
        for line in lines:
            self.port.inbox.append(line)
            await self.devices.clock.sleep_ms(60)
        await self.devices.clock.sleep_ms(200)
        for line in self.port.sent:
            name, _, fields = line.partition(" ")
            self.told.append((name, json.loads(fields)))
        self.port.sent = []

    def last(self, name):
        return [fields for told, fields in self.told if told == name][-1]

    def count(self, name):
        return len([1 for told, _ in self.told if told == name])


def talk(script):
    """Run `script(talk)` beside the application."""

    async def both():
        table = Talk()
        playing = asyncio.create_task(table.app.run())
        await script(table)
        playing.cancel()
        try:
            await playing  # to its end: MicroPython would keep it, and everything it holds
        except asyncio.CancelledError:
            pass
        return table

    return asyncio.run(both())


def said(*lines):
    async def script(table):
        await table.say(*lines)

    return talk(script)


def test_a_command_is_a_mark_a_word_and_the_rest():
    assert parts("tap yellow+5b") == ("", "tap", "yellow+5b")
    assert parts("@7 answer  Cl\u00e9o ") == ("7", "answer", "Cl\u00e9o")
    assert parts("@7") == ("7", "", "")
    assert parts("undo") == ("", "undo", "")


def test_every_command_has_a_form_and_something_that_does_it():
    for name in RARE:
        room = __import__("firmware.link." + name, None, None, ["DOES"])
        told = "RARE of firmware/link/commands.py has the words of firmware/link/%s.py" % name
        assert sorted(RARE[name].split()) == sorted(room.DOES), told
        assert not [name for name in room.DOES if name in DOES], "none stands twice"


def test_only_the_lights_that_differ_are_sent():
    old = bytes(12)
    assert difference(old, old[:3] + b"\1\2\3" + old[6:]) == (1, 2)
    assert difference(old, b"\0\0\1" + old[3:9] + b"\1\0\0") == (0, 4)
    assert difference(b"", old) == (0, 4)
    table = said("watch on", NEW, "answer Bo", "turn 1", "press")
    pieces = [fields for told, fields in table.told if told == "lights"]
    lights = bytearray(len(pieces[0]["rgb"]) // 2)  # the first has them all
    for fields in pieces:
        at, piece = 3 * fields["at"], bytes.fromhex(fields["rgb"])
        lights[at : at + len(piece)] = piece
    assert lights == table.app.panel.link.sent_rgb
    assert [fields for fields in pieces if fields["at"] > 0], "a part of them"


def test_the_table_says_hello_when_it_starts():
    table = said()
    assert table.told[0][0] == "hello" and table.told[0][1]["link"] == 1


def test_a_reply_bears_the_mark_of_its_command():
    table = said("@x1 hello", "@y2 nonsense", "hello")
    replies = [fields.get("re") for name, fields in table.told if name in ("ok", "error")]
    assert replies == ["x1", "y2", None]


def test_an_answer_is_told_with_its_line_and_the_next_question():
    table = said(NEW, "answer Bo")
    assert table.last("answer") == {"n": 1, "line": "anyone, lover: Bo", "secret": False}
    assert table.last("ok") == {"n": 1}
    assert table.last("ask")["n"] == 1


def test_a_question_is_told_once():
    table = said(NEW, "turn 1", "turn 1", "memory")
    assert table.count("ask") == 1


def test_wrong_answers_change_nothing_and_say_why():
    table = said(NEW, "answer Zoe", "tap yellow+5b", "tap nothing")
    whys = [fields["why"] for name, fields in table.told if name == "error"]
    assert whys == ["not_an_answer", "refused_not_asked", "no_piece"]
    assert table.last("refused")["why"] == "refused_not_asked"
    assert len(table.app.match.referee.log) == 0


def test_undo_tells_how_many_answers_are_left():
    assert said(NEW, "answer Bo", "undo").last("undone") == {"n": 0}


def test_undo_behind_what_people_have_seen_wants_to_be_sure():
    async def script(table):
        await table.say(NEW, "answer Bo")
        table.app.match.referee.seen = 1
        await table.say("undo")
        assert table.last("error")["why"] == "refused_seen" and not table.count("undone")
        await table.say("undo sure")
        assert table.last("undone") == {"n": 0}

    talk(script)


def test_nobody_leaves_a_seat_that_there_is_not():
    for seat in (3, 8):
        assert said(NEW, "leave %d lots" % seat).last("error")["why"] == "no_seat"


def test_undo_of_nothing_is_an_error():
    assert said(NEW, "undo").last("error")["why"] == "refused_nothing"


def test_the_link_closes_a_menu_so_that_the_next_question_shows():
    async def script(table):
        await table.say(NEW, "hold")
        assert table.told[-1][0] == "menu" or table.count("menu") > 1
        await table.say("answer Bo")
        assert table.app.panel.questions.labels == []
        assert table.last("ask")["n"] == 1

    talk(script)


def test_only_an_open_menu_is_left_by_an_exception():
    """In a match a command is an event like a tap: nothing unwinds (Questions.leave)."""

    async def script(table):
        left, leave = [], table.app.panel.questions.leave

        def leaves():
            left.append(table.app.playing)
            leave()

        table.app.panel.questions.leave = leaves
        await table.say(NEW)
        assert left == [None], "the question which game"
        await table.say("answer Bo", "undo", "language fr", "tap yellow+5b", "answer Bo", "undo")
        await table.say(NEW, "answer Bo")
        assert len(left) == 1 and table.last("ask")["n"] == 1
        await table.say("hold", "answer yellow")
        assert len(left) == 2 and table.app.panel.questions.labels == []

    talk(script)


def test_a_tag_on_the_reader_is_told_whatever_it_is():
    table = said("tag 04aabbcc", "away")
    assert table.last("tag") == {"tag": "04aabbcc", "reader": 0, "piece": None, "secret": False}


def test_the_knob_and_sounds_are_told_while_somebody_watches():
    table = said("turn 1", "watch on", "turn -2")
    assert table.count("knob") == table.count("sound") == 1
    assert table.last("knob") == {"did": "turn", "by": -2}
    assert table.last("sound") == {"name": "tick"}


def test_a_device_that_fails_is_told_and_told_again_when_it_works():
    class Broken:
        def write(self, rgb):
            raise OSError(5)

    async def script(table):
        whole = table.devices.strip.device
        table.devices.strip.device = Broken()
        await table.say(NEW, "turn 1")
        health = table.last("health")
        assert (health["device"], health["works"]) == ("strip", False)
        table.devices.strip.device = whole
        await table.devices.clock.sleep_ms(3000)
        await table.say("turn 1")
        assert table.last("health")["works"]

    talk(script)


def test_a_rulebook_that_fails_is_told_and_the_answer_is_taken_back():
    async def script(table):
        await table.say(NEW)
        referee = table.app.match.referee

        class Flow:
            def send(self, value):
                raise KeyError("rulebook")

        referee.flow = Flow()
        await table.say("answer Bo")
        assert "rulebook" in table.last("fault")["error"] and table.last("fault")["trace"]
        assert table.last("refused")["why"] == "refused_fault"
        assert len(referee.log) == 0
        await table.say("answer Bo")
        assert table.last("answer")["n"] == 1

    talk(script)


def test_a_command_that_fails_is_an_error_and_the_table_goes_on():
    async def script(table):
        class Storage:
            def each(self, folder):
                raise OSError(5)

        table.devices.storage = Storage()
        await table.say("records")
        assert table.last("error")["why"] == "device_fails"
        table.devices.storage = 7
        await table.say("@1 records", "@2 hello")
        assert table.last("error")["why"] == "fault"
        assert table.last("ok")["re"] == "2"

    talk(script)


def test_events_left_out_are_owned_up_to_and_the_question_is_put_again():
    async def script(table):
        await table.say(NEW)
        table.port.full = lambda: True
        await table.say("tag 04aabbcc", "answer Bo")
        names = [name for name, _ in table.told]
        assert "tag" not in names and "answer" not in names and table.count("ok") == 3
        asked = table.count("ask")
        table.port.full = lambda: False
        await table.say()
        assert table.last("missed") == {"n": 1}
        assert table.count("ask") == asked + 1 and table.last("ask")["n"] == 1

    talk(script)


def test_an_event_that_memory_has_no_room_for_is_owned_up_to_as_well():
    async def script(table):
        await table.say(NEW)
        write = table.port.write

        def short(line):
            if line.startswith("answer"):
                raise MemoryError
            write(line)

        table.port.write = short
        await table.say("answer Bo")
        assert table.count("answer") == 0 and table.last("missed") == {"n": 1}

    talk(script)


def test_pictures_wait_while_the_line_is_busy_and_the_newest_is_sent():
    async def script(table):
        await table.say(NEW, "watch on")
        pages = table.count("screen")
        assert pages >= 8
        table.port.busy = lambda: True
        await table.say("turn 1", "turn 1")
        assert table.count("screen") == pages
        table.port.busy = lambda: False
        await table.say()
        assert table.count("screen") == pages + 1  # only the row of the knob, as it is now
        assert table.last("screen")["data"] == bytes(table.app.panel.canvas.page(7)).hex()

    talk(script)
