"""An answer is a byte of the log: what no byte holds, and what must be said of it."""

from engine.ask import Number, Place, Tap
from engine.referee import FAULT, Referee
from tests.both.engine.test_referee import Game


def test_an_answer_past_a_byte_is_undone_and_the_fault_says_what_to_do():
    for ask, value in (
        (Tap(0, "card", range(300)), 256),
        (Place(0, "spot", range(361), ("back",)), 360),
        (Number(0, "bid", range(500)), 192),
        (Number(0, "bid", range(-100, 0)), -65),
        (Tap(0, "card", range(255), ("ok", "back")), "back"),  # piece 254 has its byte
    ):

        class Large(Game):
            OPTIONS = ()

            @staticmethod
            def play(t, ask=ask):
                while True:
                    yield ask

        referee = Referee(Large, 2)
        assert referee.answer(value) == FAULT and not referee.log
        said = str(referee.fault)
        assert said.startswith("%s: no byte of the log holds the answer %s: " % (ask.prompt, value))
        assert "EXPORTS.md" in said
        assert referee.answer(ask.values[50]) is None, "the match goes on"
        again = Referee(Large, 2)
        again.replay(bytes(referee.log))
        assert len(again.log) == 1


def test_every_answer_that_a_byte_holds_is_read_again():
    for ask in (
        Tap(0, "card", range(255), ("ok",)),
        Number(0, "bid", range(-64, 191), ("pass",)),
        Place(0, "spot", range(254), ("ok", "back")),
    ):
        for value in list(ask.values) + list(ask.items):
            assert ask.decode(ask.byte(value)) == value
