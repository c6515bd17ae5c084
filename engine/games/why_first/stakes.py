"""What is at stake in Why First?. In all of this, t is the game's Table."""

from engine.ask import Ask
from engine.games.why_first.rulebook import LAPS, level
from engine.referee import Result

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.games.why_first.rulebook import Table


def stakes(t: "Table", ask: Ask) -> tuple:
    """What wins the match; who would score now; how long it goes on."""
    end = ("last_round",) if t.round == t.rounds else ("end", t.rounds - max(t.round, 1))
    return ("goal_3" if t.rank == 3 else "goal_2",), stake(t, ask), end


def stake(t: "Table", ask: Ask) -> tuple:
    """As the pawns stand (R-WHY-3, 4); a sanction changes points alone (R-WHY-9)."""
    if ask.prompt in ("starter", "sanction"):
        return ("first",) if ask.prompt == "starter" else ("points_alone", ask.args[0])
    space = level(t.pawns, t.rank)
    if space is None:
        return ("nobody_would", LAPS - t.lap)
    if t.pawns.count(space) > 1:
        return ("several_would", space)
    return ("would", t.pawns.index(space), space)


def verdict(t: "Table", result: Result) -> list:
    """A sweep, or the place that counts, or the next one down with a round won (R-WHY-18 to 22)."""
    if result.ending == "sweep":
        return [("swept", who, t.rounds) for who in result.winners]
    place = level(t.totals, t.rank)
    if place is None:
        return [("no_such_place", t.rank)]
    facts: list = [("won_nothing", max(t.totals))]
    if not result.winners:
        return facts + [("no_round_below", t.rank, place)]
    for who in result.winners:
        on_place = t.totals[who] == place
        facts.append(("on_place" if on_place else "next_down", who, t.totals[who], t.rank))
    return facts
