"""How a game's box is set up, step by step, from the game's own texts and the pieces it marks.

A game's SETUP has one text for each step, by number: `1`, or `2_disc` where the step is about the
pieces of one shape, which its marks then light. Borrowed where people ask for it.
"""

from engine.places import lit, piece_of
from engine.words import Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.referee import Referee
    from engine.words import Words

SHAPES = ("", "disc", "figure", "bar", "king")
MOST = 9  # steps


def steps(words: "Words", game: str, referee: "Referee") -> list:
    """(sentence, the marks it is about) of every step; empty where the game says nothing of it."""
    texts, found = Texts(words.language).and_of("setup_" + game), []
    pieces = list(referee.game.marks(referee.table, referee.ask))
    for number in range(1, MOST + 1):
        for shape in SHAPES:
            said = texts.get(str(number) + ("_" + shape if shape else ""))
            if said:
                found.append((said, lit([m for m in pieces if shape and piece_of(m)[2] == shape])))
    return found
