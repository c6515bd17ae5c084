"""The archive's answers as lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from host.archive import lookalikes
from host.archive.history import View
from host.cli_support import count

NAME = 20  # characters of a column of names
REMARKABLE = (
    ("longest", "longest  {answers} answers"),
    ("closest", "closest  first and second {points:.0%} of their points apart"),
    ("oddest", "oddest   the winner's chance was {chance:.0%}"),
)


def overview(view: View) -> list[str]:
    totals = view["totals"]
    if not totals["matches"]:
        return [NOTHING, *_faulty(totals)]
    of = f" of {view['game']}" if view["game"] else ""
    return [
        f"{count(totals['matches'], 'match', 'matches')}{of}, {totals['finished']} finished; "
        f"{count(totals['people'], 'person', 'people')}, {count(totals['answers'], 'answer')}",
        *_faulty(totals),
        *with_title("people (rating: 25 is where everybody begins)", ranking(view["people"])),
        *with_title(
            "names that a table's screen shows alike (`trilithon history merge`, if they are one)",
            ["  " + ", ".join(names) for names in view["alike"]],
        ),
        *with_title(
            "machines (rated apart: no person's rating moves with theirs)",
            ranking([{**line, "name": line["machine"]} for line in view["machines"]]),
        ),
        *with_title(
            "games", [f"  {line['game']:<20} {line['matches']:>7}" for line in view["games"]]
        ),
        *with_title(
            "evenings", [f"  {line['evening']} {line['matches']:>7}" for line in view["evenings"]]
        ),
        *with_title("last matches", [match(line) for line in view["matches"]]),
        *with_title("remarkable", remarkable(view["remarkable"])),
        *behind(view["behind"]),
    ]


NOTHING = (
    "nothing was played yet: `trilithon play` adds what is played in the browser, "
    "`trilithon records --pull` what a board keeps, `trilithon history import` files"
)


def _faulty(totals: View) -> list[str]:
    if not totals["faulty"]:
        return []
    said = count(totals["faulty"], "record does", "records do")
    return [f"{said} not agree with the rules: kept, not counted (`trilithon history faulty`)"]


def faulty(view: View) -> list[str]:
    found = [f"{each['name']}  {each['added'][:10]}  {each['begins']}: {each['fault']}"
             for each in view["faulty"]]  # fmt: skip
    return found or ["every record in the archive counts"]


def behind(number: int) -> list[str]:
    said = count(number, "match is", "matches are")
    return ["", f"the ratings are not up to date: {said} to be reckoned in"] if number else []


def player(view: View) -> list[str]:
    lines = [
        f"  {line['game'] or 'all games':<20} {line['matches']:>6} {line['wins']:>6} "
        f"{rating_text(line)}  {line['first'][:10]} to {line['last'][:10]}"
        for line in view["standings"]
    ]
    return [
        view["name"],
        *([lookalikes.sentence(view["name"], view["alike"])] if view["alike"] else []),
        *with_title(f"{'':<20} matches   won  rating", lines),
        *with_title("head to head", [duel(line) for line in view["duels"]]),
        *with_title("last matches", [match(line) for line in view["matches"]]),
        *behind(view["behind"]),
    ]


def versus(view: View) -> list[str]:
    lines = [duel({**line, "name": line["game"]}) for line in view["games"]]
    title = f"{view['name']} against {view['other']}"
    if not lines:
        return [f"{title}: they have not played together"]
    return [title, *lines, *with_title("together", [match(line) for line in view["matches"]])]


def evening(view: View) -> list[str]:
    people = [f"  {line['name']:<{NAME}} {line['wins']} of {line['matches']}"
              for line in view["people"]]  # fmt: skip
    return [
        f"{view['evening']}: {count(len(view['matches']), 'match', 'matches')}",
        *with_title("won", people),
        *with_title("matches", [match(line) for line in view["matches"]]),
    ]


def with_title(title: str, lines: Sequence[str]) -> list[str]:
    """A part with its title; nothing where there is nothing to say."""
    return ["", title, *lines] if lines else []


def ranking(people: Sequence[View]) -> list[str]:
    return [
        f"{place:>3}. {line['name']:<{NAME}} {rating_text(line)}  {line['wins']:>5} of "
        f"{line['matches']} won"
        for place, line in enumerate(people, 1)
    ]


def rating_text(line: View) -> str:
    if None in (line["mu"], line["sigma"]):
        return f"{'not rated':>14}"
    return f"{line['mu']:>6.1f} ± {2 * line['sigma']:<5.1f}"


def duel(line: View) -> str:
    return (
        f"  {line['name']:<{NAME}} {line['ahead']:>5} ahead {line['behind']:>5} behind, "
        f"{count(line['matches'], 'match', 'matches')}"
    )


def match(line: View) -> str:
    at = line["at"][:16].replace("T", " ") + (" " if line["dated"] else "?")
    return f"{line['id']:>6}  {at} {line['game']:<18} {seats(line)}"


def seats(line: View) -> str:
    """Who played, with points; a star for who won."""
    unfinished = "" if line["ending"] else f": not finished, {count(line['answers'], 'answer')}"
    return ", ".join(
        seat["name"] + (f" [{kind(seat)}]" if kind(seat) else "")
        + (f" {points(seat['score'])}" if seat["score"] is not None else "")
        + (" *" if seat["won"] else "")
        for seat in line["seats"]
    ) + unfinished  # fmt: skip


def kind(seat: View) -> str:
    """What plays there, where it is no person of the archive's."""
    if seat["person"]:
        return ""
    if seat["machine"] is None:
        return "not rated"
    return f"machine: {seat['machine']}" if seat["machine"] else "machine"


def points(score: float) -> str:
    return f"{score:g}"


def remarkable(view: dict[str, View | None]) -> list[str]:
    lines = []
    for name, text in REMARKABLE:
        found = view[name]
        if found:
            lines += ["  " + text.format(**found, points=found["margin"] or 0), match(found)]
    return lines
