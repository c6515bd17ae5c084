"""Records for the tests: an opening to spoil, a match that has ended, and the fault expected."""

from engine import record
from tests.both.app.table_talk import Talk
from tests.both.games.amazones.talk import all_pass

PLAYERS = ["Zoé", "Bo Ann", "Ödön-2"]
OPENING = """Trilithon record 1
game: stones
rules: 1
players: Zoé, Bo Ann, Ödön-2

anyone, leader: Zoé
Zoé, stone: white
Zoé, one_card: d1
"""


def opening(game_line=2, text=""):
    """The opening with one line (1 the first) replaced; by nothing, it is taken out."""
    lines = OPENING.split("\n")
    lines[game_line - 1 : game_line] = [text] if text else []
    return "\n".join(lines)


def wrong(text: str, line: int, said: str = "", torn: bool = False):
    """Reading or replaying must fail, at this line, for this reason."""
    from engine import reading  # not for those who only write: a whole record takes half the heap

    try:
        reader = reading.Reader(lambda: iter(ends_kept(text)), torn)
        reader.replay()
    except record.RecordError as error:
        assert error.line == line, str(error)
        assert said in error.reason, str(error)
        assert str(error) == f"line {line}: {error.reason}"
        return error
    raise AssertionError("taken:\n" + text)


def ends_kept(text: str) -> list:
    """The lines with their ends, as a file gives them."""
    lines = [line + "\n" for line in text.split("\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def finished() -> Talk:
    """Amazones to its end: Zoé has a tile, then two stacks run out by passing."""
    talk = Talk("amazones", PLAYERS, tie_bonus="per_player")
    talk.say("anyone, lover: Ödön-2")
    for line in ("Zoé, colour: yellow", "Bo Ann, colour: blue", "Ödön-2, colour: purple"):
        talk.say(line)
    talk.script("Zoé, first_bid: yellow+5a ok\n Bo Ann, first_bid: ok\n Ödön-2, first_bid: ok")
    talk.script("Zoé, second_bid: nothing\n Bo Ann, second_bid: nothing")
    talk.say("Ödön-2, second_bid: nothing")
    talk.script("Zoé, tile: head+4a")
    talk.referee.answer(1)  # a name of two words: Bo Ann
    talk.script("Zoé, tile: torso-4\n Zoé, harem: Zoé")
    all_pass(talk, 11)
    assert talk.result
    return talk
