"""What comes after an answer: its news told one by one, its lights, what waits for idle hands."""

from firmware.lights.lights import ask_marks
from firmware.screen import view
from firmware.table.panel import SETTLED_MS
from firmware.table.turns import Told
from tests.both.app.table_hands import Hands, any_answer, play


def druids():
    hands = Hands()
    hands.sit("high_druid", 3)
    return hands


async def answers(hands, count):
    """So many answers, each one different from undone ones before it: none is."""
    for _ in range(count):
        await hands.answer(any_answer(hands.ask, len(hands.log)))


def test_news_that_nobody_could_read_before_an_answer_come_once_more_and_say_so():
    async def story(hands):
        while not hands.referee.table.news:
            await answers(hands, 1)
        await hands.wait(60_000)
        await answers(hands, 1)
        assert hands.app.playing.turns.unread == [], "all of it has come"
        news = view.news_pages(hands.referee.table.news, hands.app.playing.match.words)
        assert news
        await answers(hands, 1)
        assert hands.app.playing.turns.unread == news[: view.UNREAD]
        seen = []
        for _ in range(20):
            await hands.wait(2600)
            seen.append((hands.rows[0].split()[0], hands.rows[1:7]))
        for page in hands.app.playing.turns.unread:
            assert ("earlier", page + [""] * (6 - len(page))) in seen
        await answers(hands, 1)
        assert hands.app.playing.turns.unread == [], "once"

    play(story, druids())


def test_hands_that_answer_at_once_do_not_wait_for_news_to_be_put_into_words():
    async def story(hands):
        while not hands.referee.table.news:
            await answers(hands, 1)
        playing = hands.app.playing
        turns, news = playing.turns, view.news_pages(hands.referee.table.news, playing.match.words)
        turns.unread, turns.before = [], None
        turns.now = Told([], [], None)
        playing.notice += " "  # another question, as far as it knows
        turns.rows(playing)
        turns.answered()
        assert turns.before and turns.before.at == 0 and turns.unread == []
        while turns.more():
            pass
        assert turns.before is None and turns.unread == news[: view.UNREAD]

    play(story, druids())


def test_what_can_wait_is_done_once_while_nobody_acts():
    async def story(hands):
        done = []
        hands.devices.knob.device.turned = 1
        await hands.wait(20)
        hands.app.panel.later += [lambda: done.append("first"), lambda: done.append("second")]
        hands.devices.knob.device.turned = 1
        await hands.wait(SETTLED_MS - 10)
        assert done == [], "hands are acting"
        await hands.wait(500)
        assert done == ["first", "second"]

    play(story, druids())


def test_an_answer_undone_before_it_was_shown_leaves_no_light_behind():
    async def story(hands):
        playing = hands.app.playing
        while hands.ask.kind != "place":
            await answers(hands, 1)
        stands = ask_marks(hands.referee, playing.selected)
        assert playing.do(hands.app.match.reply(hands.ask.values[0])) is None
        assert playing.panel.marks != stands
        assert playing.take_back(True) is None
        playing.show()
        assert playing.panel.marks == stands

    play(story, druids())


def test_what_is_undone_leaves_no_news_behind():
    async def story(hands):
        while not hands.app.playing.turns.unread:
            await answers(hands, 1)
        await hands.do("undo")
        assert hands.app.playing.turns.unread == []

    play(story, druids())
