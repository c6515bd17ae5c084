"""The last answers in words, for people who look for the one that was wrong.

A secret answer stays secret: the player who gave it knows which it was.
"""

from engine.referee import Referee
from engine.repair import give
from firmware.screen import view

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ask import Ask
    from engine.words import Words


def before(referee: Referee, words: "Words", upto: int, count: int) -> tuple:
    """(the last `count` answers up to number `upto`, newest first; the number to go on from).

    Each is (its number from 1, who, what was asked, the answer). The number to go on from is 0 when
    there are no earlier ones.
    """
    log = referee.log
    upto = min(upto, len(log))
    first = max(0, upto - count)
    hidden = words.texts.and_of("repair_menu")["secret_answer"]
    again = Referee(referee.game, referee.seats, referee.options)
    again.pulse = referee.pulse
    found = []
    for number in range(upto):
        ask = again.ask
        if number >= first and ask is not None:
            said = answer(ask, again, words, log[number]) or hidden
            found.append((number + 1, words.seat(ask.seat), view.asked(ask, words), said))
        give(again, log[number])
    found.reverse()
    return found, first


def answer(ask: "Ask", referee: Referee, words: "Words", code: int) -> str:
    """What a byte of the log says to the ask that stands; "" of a secret one."""
    value = ask.decode(code)
    if ask.secret or value is None:
        return ""
    return view.option(ask, referee, words, value)
