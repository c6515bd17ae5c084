"""What a question is about, for people new to the game: the same words at the table and on a page.

A game's help is by prompt; a prompt without help of its own gets that of its kind. Borrowed where
people ask for help: a board has no room to keep it.
"""

from engine.words import Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ask import Ask
    from engine.words import Words

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


def ruling(words: "Words", game: str, ask: "Ask") -> str:
    """The rulings behind a question, as the rule page numbers them: `R-AWELE-4, 5`; or nothing."""
    return Texts(words.language).and_of("help_" + game).get("ruling_" + ask.prompt, "")


def by_kind(ask: "Ask", texts: Texts) -> str:
    """What to do with any question of this kind."""
    if ask.kind == "tap":
        return texts["set" if ask.items else "tap"]
    return texts.get(ask.role) or texts[ask.kind]
