"""How strong the table's opponents are: `python -m tests.generate.strength` writes its page again.

The page is host/opponents/STRENGTH.md, of the results in strength.jsonl beside it; to play more:

    trilithon --games-in tests/outside arena all --versus strong normal --games 200 \
        --results host/opponents/strength.jsonl
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine import catalogue
from host.commands.strength import Results, edition_of, first_wins
from host.door import say
from host.opponents.mind import EVERY

FOLDER = Path(__file__).resolve().parents[2] / "host/opponents"
PAGE, RESULTS = FOLDER / "STRENGTH.md", FOLDER / "strength.jsonl"
GOALS = {2: 0.60, 3: 0.50}  # lower bounds of strong against careless people, by seats
CARELESS, *LEVELS = EVERY
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"
Line = dict[str, Any]


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_figures(text, lines(Results(RESULTS))), encoding="utf-8")
    say(f"{PAGE.name} is written")


def with_figures(text: str, every: list[Line]) -> str:
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    todays = [line for line in every if line["edition"] == edition_of(line["minds"])]
    return f"{before}{BEGIN}\n{figures(todays)}{END}{after}"


def lines(results: Results) -> list[Line]:
    return [{**key, "won": won} for key, won in results.every()]


def figures(every: list[Line]) -> str:
    return "\n".join(
        text
        for first, second in pairs(every)
        for text in table([line for line in every if line["minds"] == [first, second]])
    )


def pairs(every: list[Line]) -> list[tuple[str, str]]:
    """Against careless people, each level against the one below it, then against programs."""
    there = {(first, second) for first, second in (line["minds"] for line in every)}
    known = [(level, CARELESS) for level in reversed(LEVELS)]
    known += [(level, below) for below, level in pairwise(EVERY) if below != CARELESS]
    return [pair for pair in known if pair in there] + sorted(there.difference(known))


def table(every: list[Line]) -> Iterator[str]:
    (first, second), games = every[0]["minds"], catalogue_order(every)
    reached = [line for line in every if low(line) > goal(line)]
    yield f"### {named(first)} against {named(second)}\n"
    yield (
        f"The lower bound is above its goal in {len(reached)} of {len(every)} games, above an even"
        f" share in {sum(low(line) > 1 / line['seats'] for line in every)}.\n"
    )
    yield "| game | seats | matches | wins | 95 % from | even | goal |"
    yield "|---|---|---|---|---|---|---|"
    yield from (row(line) for line in sorted(every, key=lambda line: games.index(line["game"])))
    yield ""


def catalogue_order(every: list[Line]) -> list[str]:
    known = [line[0] for line in catalogue.GAMES]
    return known + sorted({line["game"] for line in every}.difference(known))


def named(mind: str) -> str:
    """A level, or the file of a program."""
    return mind if mind in EVERY else Path(mind.split()[-1]).name


def low(line: Line) -> float:
    wins = first_wins(line["won"])
    return wins.low if wins else 0.0


def goal(line: Line) -> float:
    """That the lower bound should reach: more than an even share between levels."""
    seats = line["seats"]
    return GOALS.get(seats, GOALS[3]) if line["minds"][:2] == [LEVELS[-1], CARELESS] else 1 / seats


def row(line: Line) -> str:
    wins, faults = first_wins(line["won"]), line["won"].count(None)
    if wins is None:
        return f"| {line['game']} | {line['seats']} | 0 | | | | |"
    said = f" ({faults} faults)" if faults else ""
    mark = "" if low(line) > goal(line) else " not shown"
    return (
        f"| {line['game']} | {line['seats']} | {len(line['won']) - faults}{said}"
        f" | {100 * wins.value:.0f} % | {100 * wins.low:.0f} % | {100 / line['seats']:.0f} %"
        f" | {100 * goal(line):.0f} %{mark} |"
    )


if __name__ == "__main__":
    main()
