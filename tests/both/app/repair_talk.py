"""A match in which an answer was wrong, at the table where people go back to it."""

from firmware.storage.journal import Journal
from tests.both.app.table_hands import Hands, Memory, any_answer


def at_the_table(game="high_druid", seats=3):
    hands = Hands()
    hands.sit(game, seats)
    return hands


async def answers(hands, count):
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


async def go_to(hands, number, what):
    """Choose an answer of the list by its number, and what is to be done about it."""
    await hands.do("repair…")
    assert hands.sees("Which answer was wrong?"), hands.rows
    count = len(hands.log)
    while number <= count - len([label for label in hands.labels if ":" in label]):
        count -= len([label for label in hands.labels if ":" in label])
        await hands.pick("earlier…")
    await hands.turn(count - number - hands.panel.questions.at)
    await hands.press()
    assert hands.sees("%d. " % number), hands.rows
    await hands.pick(what)


def another(hands, at):
    """An option that was not the answer there."""
    for value in list(hands.ask.values) + list(hands.ask.items):
        if hands.ask.code(value) != hands.app.match.before.log[at]:
            return value
    raise AssertionError("there was no other")


def replayed(hands):
    """The log that the journal has."""
    reader = Journal(Memory(hands.storage.files)).resume()
    return bytes(reader.referee.log)
