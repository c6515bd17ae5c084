"""A seat that a computer on the cable plays: it decides, people lay, and nobody sees its cards."""

import asyncio
import json

from engine import catalogue, record
from engine.table import HAND
from firmware.devices.simulated import Hands, devices, uid_of
from firmware.storage.journal import Journal
from firmware.table.app import App
from tests.both.app.link.test_link import Talk
from tests.both.app.table_hands import Memory, any_answer
from tests.both.app.taken_up import taken_up

BOB = HAND + 1


class Table(Talk):
    """A table with a tag for every piece; people lay cards on its reader."""

    def __init__(self, game, seats=3):
        self.devices = devices(Memory())
        self.port = self.devices.link.device
        self.app = App(self.devices)
        self.app.deeds.speak("en")
        self.told = []
        self.hands = Hands(self.devices)
        players = ["Ann", "Bob", "Cy"][:seats]
        self.new = "new " + json.dumps({"game": game, "players": players})

    @property
    def referee(self):
        return self.app.match.referee

    @property
    def screen(self):
        rows = [row[0] if row else "" for row in self.app.panel.canvas.rows]
        return " ".join([row.strip() for row in rows if row.strip()])

    async def lay(self, *names):
        for name in names:
            box = self.referee.table.box
            await self.hands.tap(uid_of(box, box.find(name)))

    def why(self):
        return [fields["why"] for name, fields in self.told if name in ("error", "refused")]


def play(script, game):
    async def both():
        table = Table(game)
        playing = asyncio.create_task(table.app.run())
        await table.say(table.new, "leave 1 machine", "watch on")
        await script(table)
        assert not playing.done() or playing.exception() is None
        playing.cancel()
        try:
            await playing
        except asyncio.CancelledError:
            pass
        catalogue.unload_all()

    asyncio.run(both())


async def at_bob(table, kind):
    """Up to a question of this kind that Bob's computer decides; others answer anything."""
    while True:
        ask, count = table.referee.ask, len(table.referee.log)
        if ask.seat == 1 and ask.kind == kind and ask.decided():
            return
        value = any_answer(ask, count)
        said = record.spell(ask, value, table.referee.table.box, table.app.match.players)
        if ask.seat == 1 and ask.decided():
            await table.say("decide 0 " + said)
        if ask.kind == "tap" and value not in ask.items:
            await table.say("tap " + said)
        elif ask.seat != 1 or not ask.decided():
            await table.say("answer " + said)
        assert len(table.referee.log) == count + 1, (said, table.why(), table.screen)


def test_only_the_computer_answers_for_its_seat_and_the_screen_tells_what():
    async def script(table):
        await at_bob(table, "colour")
        log = bytes(table.referee.log)
        assert "Waits for its computer" in table.screen
        await table.hands.turn(1)
        await table.hands.press()
        await table.say("answer blue")
        assert bytes(table.referee.log) == log and table.why()[-1] == "refused_choice"
        await table.say("decide 0 blue")
        assert len(table.referee.log) == len(log) + 1 and table.last("ok") == {"n": len(log) + 1}
        assert "Bob: blue" in table.screen
        await table.say("decide 0 red")
        assert table.why()[-1] == "not_its_turn"

    play(script, "amazones")


def test_a_card_that_lies_open_is_named_and_no_other_is_taken():
    async def script(table):
        await at_bob(table, "tap")
        log = bytes(table.referee.log)
        first, other = [table.referee.table.box.name(each) for each in table.referee.ask.values[:2]]
        await table.say("decide 0 " + first)
        assert "Its choice: " in table.screen
        await table.lay(other)
        await table.say("hello")
        assert bytes(table.referee.log) == log and table.why()[-1] == "refused_choice"
        assert "Not that one. Its choice: " in table.screen
        await table.lay(first)
        assert len(table.referee.log) == len(log) + 1

    play(script, "amazones")


def test_a_seat_left_to_its_computer_once_more_is_no_second_line():
    async def script(table):
        lines = list(table.app.match.changes)
        assert len(lines) == 1
        await table.say("leave 1 machine")
        assert table.app.match.changes == lines and "seat" in [name for name, _ in table.told]
        await table.say("leave 1 lots", "leave 1 machine")
        assert len(table.app.match.changes) == 3

    play(script, "amazones")


def alike(box, piece, values):
    """It and its twins, where it has any."""
    found = [one for one in values if box.parts(one) == box.parts(piece)]
    return found if len(found) > 1 else []


def test_of_two_cards_alike_the_one_laid_before_is_not_taken_back_for_the_other():
    async def script(table):
        await at_bob(table, "tap")
        box, values = table.referee.table.box, table.referee.ask.values
        twins = [one for one in values if alike(box, one, values)]
        first, other = [box.name(piece) for piece in alike(box, twins[0], values)[:2]]
        await table.say("decide 0 " + first)
        await table.lay(other)
        count, laid = len(table.referee.log), list(table.referee.ask.chosen)
        assert [box.name(piece) for piece in laid] == [other], "either is what it has decided"
        await table.say("decide 0 " + first)
        await table.lay(other)
        await table.say("hello")
        assert table.why()[-1] == "refused_choice" and len(table.referee.log) == count
        await table.lay(first)
        assert len(table.referee.log) == count + 1

    play(script, "amazones")


def test_a_card_that_lies_face_down_is_told_by_its_place_and_none_is_named():
    async def script(table):
        await at_bob(table, "tap")
        box, ask = table.referee.table.box, table.referee.ask
        count, (first, other) = len(table.referee.log), [box.name(each) for each in ask.values[:2]]
        table.told = []
        await table.say("decide 3 " + first)
        assert "card 3 from the left" in table.screen
        await table.lay(other)
        await table.say("hello")
        assert "Not that one. " in table.screen and "card 3 from the left" in table.screen
        assert len(table.referee.log) == count
        for piece in (first, other):
            assert table.app.match.words.piece(box.find(piece)) not in table.screen
        assert {fields["piece"] for name, fields in table.told if name == "tag"} == {None}
        assert {fields["read"] for name, fields in table.told if name == "refused"} == {""}
        assert not [one for one in table.told if other in str(one) or first in str(one)]
        await table.lay(first)
        assert len(table.referee.log) == count + 1

    play(script, "why_first")


def test_its_cards_are_read_face_down_and_only_the_computer_hears_which():
    async def script(table):
        await at_bob(table, "tap")
        table.told = []
        row = [table.referee.table.box.name(each) for each in table.referee.table.unseen[:3]]
        await table.say("row %d 3" % BOB)
        assert "Bob: lay its cards face down" in table.screen and "Read: 0 of 3" in table.screen
        log = bytes(table.referee.log)
        await table.lay(row[0], row[0], row[1])
        assert "Read: 2 of 3" in table.screen, "no card counts twice"
        await table.say("turn 1")
        await table.lay(row[2])
        await table.say("hello")
        heard = [fields["piece"] for name, fields in table.told if name == "row"]
        assert heard == row + [None], heard
        others = [str(one) for one in table.told if one[0] != "row"]
        assert not [told for told in others for piece in row if piece in told]
        assert bytes(table.referee.log) == log and "Read:" not in table.screen
        assert not table.app.panel.link.covered

    play(script, "why_first")


def test_who_takes_over_answers_and_the_computer_no_more():
    async def script(table):
        await at_bob(table, "tap")
        await table.say("sit 1 Dora")
        name = table.referee.table.box.name(table.referee.ask.values[0])
        await table.say("decide 1 " + name)
        assert table.why()[-1] == "not_its_turn"
        count = len(table.referee.log)
        await table.lay(name)
        assert len(table.referee.log) == count + 1

    play(script, "why_first")


def test_a_pulled_plug_leaves_the_seat_to_its_computer():
    async def script(table):
        await at_bob(table, "tap")
        match = taken_up(Journal(Memory(table.devices.storage.files)))
        assert match.by_machine and not match.decision and match.reply(match.referee.ask.values[0])

    play(script, "why_first")
