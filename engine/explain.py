"""What a question is about, what is at stake, why it was won: the same words on table and page.

A game's help is by prompt; a prompt without help of its own gets that of its kind. Borrowed where
people ask for help: a board has no room to keep it.
"""

from engine import found
from engine.loading import borrowed
from engine.referee import best
from engine.words import Texts, Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ask import Ask
    from engine.referee import Referee, Result

GOAL = "{goal}"  # in a help text: what the game is about


def explain(words: "Words", game: str, ask: "Ask") -> str:
    """The help for a question; before the match begins, what the game is about."""
    own = Texts(words.language).and_of("help_" + game)
    said = own.get(ask.prompt, "")
    if not said or said == GOAL:
        kinds = Texts(words.language).and_of("help")
        items = " / ".join([words.option(ask, item) for item in ask.items])
        said = by_kind(ask, kinds).replace("{n}", items) + " " + said
    return said.replace(GOAL, own.get("goal", "")).strip()


def stakes(words: "Words", game: str, referee: "Referee") -> tuple:
    """What wins the match, what this question decides, when it ends: a sentence each.

    A game says so in its stakes.py, from what all may know. Without one: its goal alone.
    """
    try:
        with borrowed(found.module(game, "stakes")) as own:
            facts = own.stakes(referee.table, referee.ask)
    except ImportError:
        goal = Texts(words.language).and_of("help_" + game).get("goal", "")
        return (goal,) if goal else ()
    return said(words, game, facts)


def verdict(words: "Words", game: str, referee: "Referee") -> tuple:
    """Why who has won has won, or nobody has, in sentences; before the end there are none.

    A game's stakes.py may say so; where it does not, the points do.
    """
    result, facts = referee.result, None
    if result is None:
        return ()
    try:
        with borrowed(found.module(game, "stakes")) as own:
            if hasattr(own, "verdict"):
                facts = own.verdict(referee.table, result)
    except ImportError:
        pass
    return said(words, game, by_points(result) if facts is None else facts)


def by_points(result: "Result") -> list:
    """The highest score wins, and equal ones share; of scores that do not tell it, nothing."""
    if None in result.scores or best(result.scores) != result.winners:
        return []
    top = max(result.scores)
    if len(result.winners) > 1:
        return [("equal_points", len(result.winners), top)]
    others = [score for who, score in enumerate(result.scores) if who != result.winners[0]]
    return [("most_points", result.winners[0], top, top - max(others))] if others else []


def said(words: "Words", game: str, facts: "list | tuple") -> tuple:
    """Facts in a game's texts of what is at stake."""
    texts = words.texts.and_of("stakes_" + game)
    speak = Words(words.language, None, words.players, words.box, texts)
    speak.title = words.title
    return tuple([speak.said(fact) for fact in facts])


def all_said(words: "Words", game: str, referee: "Referee") -> list:
    """Help, stakes and rulings of the question that stands, in sentences to be read one by one."""
    ask = referee.ask
    if ask is None:
        return []
    stands = list(stakes(words, game, referee))
    return [explain(words, game, ask)] + stands + [ruling(words, game, ask)]


def ruling(words: "Words", game: str, ask: "Ask") -> str:
    """The rulings behind a question, as the rule page numbers them: `R-AWELE-4, 5`; or nothing."""
    return Texts(words.language).and_of("help_" + game).get("ruling_" + ask.prompt, "")


def by_kind(ask: "Ask", texts: Texts) -> str:
    """What to do with any question of this kind."""
    if ask.kind == "tap":
        return texts["set" if ask.items else "tap"]
    return texts.get(ask.role) or texts[ask.kind]
