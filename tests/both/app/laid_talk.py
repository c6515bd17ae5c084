"""An Amazones table at its first bid, and cards laid together on its reader."""

from firmware.devices import simulated
from firmware.devices.gestures import GONE_MS
from tests.both.app.table_hands import AMAZONES, Hands


def at_first_bid(language="en"):
    hands = Hands()
    hands.sit("amazones", 3, language)
    return hands


async def colours(hands):
    await hands.say("anyone, lover: Cleo")
    for line in ("Alice, colour: yellow", "Bob, colour: blue", "Cleo, colour: red"):
        await hands.say(line)


def uid(name):
    return simulated.uid_of(AMAZONES, AMAZONES.find(name))


async def lay(hands, *names):
    """These cards come to lie on the reader, beside those that do."""
    hands.reader.tags = hands.reader.tags + [uid(name) for name in names]
    await hands.wait(100)


async def lift(hands, *names, ms=GONE_MS + 100):
    """These cards are taken away, and what that leads to has so long."""
    gone = [uid(name) for name in names]
    hands.reader.tags = [tag for tag in hands.reader.tags if tag not in gone]
    await hands.wait(ms)


def said(hands):
    return hands.app.playing.notice


def chosen(hands):
    return sorted([AMAZONES.name(piece) for piece in hands.ask.chosen])
