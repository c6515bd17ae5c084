"""Who may leave a match that is over: by itself, for the room that the link takes."""

from engine.match import Before
from firmware.link import match_commands
from firmware.link.forms import Refused
from firmware.link.link import Link
from tests.both.app.repair_talk import answers, at_the_table
from tests.both.app.table_hands import play


def is_over(app):
    """Whether a command for players who come and go is refused for that."""
    try:
        match_commands.in_play(Link(app))
    except Refused as refused:
        assert refused.why == "no_match"
        return True
    return False


def test_nobody_leaves_a_match_that_is_over_unless_people_have_gone_back():
    async def story(hands):
        while hands.referee.result is None:
            await answers(hands, 1)
        match = hands.app.match
        gone_back = Before(match, False)
        for before, rest, over in ((None, [], True), (None, [0], True), (gone_back, [], False)):
            match.before, match.rest = before, rest
            assert is_over(hands.app) == over
        match.before = None

    play(story, at_the_table())
