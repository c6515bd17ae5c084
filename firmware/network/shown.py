"""What all may know of the match in play: the topic `match` (host/network/TOPICS.md)."""

from engine.record import participant_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ask import Ask
    from engine.match import Match
    from engine.words import Words

LETTERS = 200  # of a question or a status: a board's messages stay below 1 KB


def match_fields(match: "Match", words: "Words", pairing: str) -> dict:
    """Its game, people and state."""
    referee = match.referee
    result = referee.result
    key, *args = referee.game.status(referee.table)
    return {
        "game": match.name,
        "players": match.players,
        "pairing": pairing,
        "n": len(referee.log),
        "asked": asked(referee.ask, words) if referee.ask else None,
        "scores": result.scores if result else referee.game.scores(referee.table),
        "status": words.text(key, args)[:LETTERS] if key else "",
        "over": {
            "ending": result.ending,
            "winners": [participant_name(who, match.players) for who in result.winners],
        }
        if result
        else None,
    }


def asked(ask: "Ask", words: "Words") -> dict:
    """The question, without its options: they may be a player's hand."""
    return {
        "seat": ask.seat,
        "who": words.seat(ask.seat),
        "prompt": ask.prompt,
        "text": words.text(ask.prompt, ask.args)[:LETTERS],
        "secret": ask.secret,
    }
