"""A question as an event: for a computer that listens, and never at the expense of hands."""

from engine import record
from tests.both.app.link.test_link import NEW, talk
from tests.both.app.table_hands import any_answer

NAMES = ["Ann", "Bo", "Cy"]


def test_a_question_is_put_into_words_only_for_a_computer_that_has_said_something():
    async def script(table):
        await table.say()
        table.app.deeds.begin("amazones", NAMES, [0, 1, 2], {})
        table.app.panel.link.changed = True
        await table.say()
        assert table.count("hello") == 1 and table.count("ask") == 0
        await table.say("ask")
        assert table.count("ask") == 1
        await table.say("answer Bo")
        assert table.last("ask")["n"] == 1

    talk(script)


def test_hands_do_not_wait_while_a_long_question_is_put_into_words():
    async def script(table):
        clock, panel, spell = table.devices.clock, table.app.panel, record.spell
        looks, look = [], panel.hands.look

        def slow(*what):
            clock.now += 1  # a millisecond, as on a board
            return spell(*what)

        def looked():
            looks.append(clock.now)
            return look()

        await table.say(NEW.replace("amazones", "high_druid"))
        referee = table.app.match.referee
        record.spell, panel.hands.look = slow, looked
        try:
            while len(referee.ask.values) < 25:
                value = any_answer(referee.ask, len(referee.log))
                await table.say("answer " + spell(referee.ask, value, referee.table.box, NAMES))
        finally:
            record.spell = spell
        assert len(table.last("ask")["options"]) > 24
        waits = [after - before for before, after in zip(looks[:-1], looks[1:])]
        assert 0 < max(waits) < 20 + 8 + 6 + 2, max(waits)  # two looks are 20 ms apart at rest

    talk(script)
