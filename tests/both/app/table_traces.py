"""Comparing all that a table sends out while different secret cards are laid."""

import binascii

from firmware.devices import simulated
from tests.both.app.table_hands import Hands, Memory, play


class Trace:
    """Everything a table sends out, as one number: every byte, and when."""

    def __init__(self, hands):
        self.hands = hands
        self.start = hands.devices.clock.ms()
        self.crc = self.count = 0
        devices = hands.devices
        devices.screen.device.show = self.shown
        devices.strip.device.write = lambda rgb: self.add("lights", bytes(rgb))
        devices.buzzer.device.play = lambda sound: self.add(sound)
        if devices.link.device:
            devices.link.device.write = self.line

    def shown(self, page, data, first=0):
        self.add("%d %d" % (page, first), bytes(data))

    def line(self, text):
        """The computer at the cable is trusted with the card, and told that it is secret."""
        event, _, fields = text.partition(" ")
        if event in ("answer", "tag"):
            assert '"secret": true' in fields, text
            text = event
        self.add(text)

    def add(self, what, data=b""):
        self.count += 1
        now = self.hands.devices.clock.ms() - self.start
        self.crc = binascii.crc32(b"%d %s" % (now, what.encode()) + data, self.crc)


def traces(seats, game, before, acts, cable=False):
    """What a table sends out while each of `acts` is done, after the same beginning."""
    found = []

    def tell(act):
        async def story(hands):
            await before(hands)
            await hands.wait(10000 - hands.devices.clock.ms())
            trace = Trace(hands)
            await act(hands)
            found.append((trace.count, trace.crc, hands.rows, hands.log))

        return story

    for act in acts:
        hands = Hands(Memory(), "en")
        if cable:
            from firmware.link.link import Link

            hands.devices.link.device = simulated.Link()
            hands.panel.link = Link(hands.app)
        hands.sit(game, seats)
        play(tell(act), hands)
    return found


def same(found):
    """All the same to people, and the answers really differ."""
    assert len({log for _, _, _, log in found}) == len(found)
    for count, crc, rows, _ in found:
        assert (count, crc, rows) == found[0][:3], (rows, found[0][2])
    assert found[0][0] > 5, "nothing was traced"


def tapping(*names):
    """A set of cards laid one by one."""

    async def act(hands):
        for name in names:
            await hands.tap_name(name)
            await hands.wait(3000)

    return act


def closing(*names):
    """A set of cards, OK, and the next question."""

    async def act(hands):
        await tapping(*names)(hands)
        await hands.give("ok")
        await hands.wait(3000)

    return act


async def to_stones_bid(hands):
    await hands.say("anyone, leader: Alice")
    await hands.say("Alice, stone: red")
    assert hands.asked == "Alice, one_card" and hands.ask.secret


async def to_second_sale(hands):
    await to_stones_bid(hands)
    for line in ("Alice, one_card: d1 ok", "Bob, one_card: d2 ok", "Cleo, one_card: n30 ok"):
        await hands.say(line)
    await hands.say("Cleo, stone: blue")
    assert hands.asked == "Cleo, bid"


async def to_added_card(hands):
    for line in (
        "anyone, lover: Cleo", "Alice, colour: yellow", "Bob, colour: blue", "Cleo, colour: red",
        "Alice, first_bid: yellow+5a ok", "Bob, first_bid: blue+1a ok", "Cleo, first_bid: ok",
        "Alice, second_bid: add",
    ):  # fmt: skip
        await hands.say(line)
    assert hands.asked == "Alice, add_card" and hands.ask.secret
