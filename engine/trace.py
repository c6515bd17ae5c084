"""A match as a stream: a line of JSON for each question that people were asked, one for the end.

    {"n": 3, "who": "Zoé", "prompt": "one_card", "kind": "tap", "options": ["d1", "d2", "ok"],
     "odds": null, "told": ["…"], "facts": {…}, "standing": {…}, "answer": "d1"}

    n         how many answers were given before;  who: `anyone` where any seat may answer
    options   as a record spells them;  odds: of the values of a chance, else null
    told      the news since the answer before, in one language
    facts     every field of the game's table; zones by name, pieces by name
    standing  {"columns": [text keys], "rows": [a row for each participant]}
    answer    as a record spells it; null where the record stops

The last line of a match that has ended has its `ending`, `scores` and `winners` in place of a
question. Both Pythons write the same bytes: the keys of a rulebook's dictionaries are sorted, and
text is written as it is.
"""

from engine import record
from engine.ask import CHANCE
from engine.game import odds
from engine.table import SEATED, zone_name
from engine.tell import tell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from engine.ask import Ask
    from engine.match import Change
    from engine.reading import Reader
    from engine.words import Words

NO_FACTS = ("box", "news", "options", "revealed", "seats")  # told elsewhere, or of no match


class Trace:
    """Follows a record that is read; `write` is called with each line, without its end."""

    def __init__(self, reader: "Reader", words: "Words", write: "Callable[[str], object]") -> None:
        self.reader = reader
        self.words = words
        self.write = write
        self.told: list = []
        self._hear()

    def run(self) -> None:
        """The whole record. Raises record.RecordError where the rules and it disagree."""
        match = self.reader.match
        match.expect, match.watch = self._asked, self._heard
        self.reader.replay()
        ask, result = match.referee.ask, match.referee.result
        if ask is not None:
            self.write(line(self.question(ask, None)))
        elif result is not None:
            winners = [record.participant_name(who, match.players) for who in result.winners]
            ended = ("n", len(match.referee.log)), ("ending", result.ending)
            self.write(
                line(ended + (("scores", result.scores), ("winners", winners)) + self.state())
            )

    def _asked(self, change: "Change") -> None:
        box, players = self.reader.referee.table.box, self.reader.match.players
        ask: "Any" = change.ask
        self.write(line(self.question(ask, record.spell(ask, change.value, box, players))))

    def _heard(self, change: "Change") -> None:
        if change.ask:
            self.told = []
            self._hear()

    def _hear(self) -> None:
        """The news, while it is news: a rulebook may change its lists afterwards."""
        said = [tell(news, self.words) for news in self.reader.referee.table.news]
        self.told += [text for text in said if text]

    def question(self, ask: "Ask", answer: "str | None") -> tuple:
        """The fields of a question, in their order."""
        referee, players = self.reader.referee, self.reader.match.players
        table = referee.table
        values = list(ask.values) + list(ask.items)
        chance = ask.role is CHANCE
        return (
            ("n", len(referee.log)),
            ("who", record.ANYONE if ask.seat is None else players[ask.seat]),
            ("prompt", ask.prompt),
            ("kind", ask.kind),
            ("options", [record.spell(ask, value, table.box, players) for value in values]),
            ("odds", odds(referee.game, table, ask) if chance else None),
        ) + self.state() + (("answer", answer),)  # fmt: skip

    def state(self) -> tuple:
        """What questions and the end have in common."""
        referee = self.reader.referee
        columns, rows = referee.game.standing(referee.table)
        return (
            ("told", self.told),
            ("facts", facts(referee.table)),
            ("standing", {"columns": columns, "rows": rows}),
        )


def facts(table: "Any") -> dict:
    """Every field of a table that tells something of the match."""
    fields = table.__dict__
    found = {name: fields[name] for name in fields if name not in NO_FACTS}
    names = table.box.name
    found["zones"] = {
        place(zone): [names(piece) for piece in pieces]
        for zone, pieces in table.zones.items() if pieces
    }  # fmt: skip
    found["hidden"] = {place(zone): count for zone, count in table.hidden.items() if count}
    found["unseen"] = [names(piece) for piece in table.unseen]
    return found


def place(zone: int) -> str:
    """`deck`, `hand 2`: a zone of the whole table, or of a seat."""
    name = zone_name(zone)
    return name + " %d" % (zone % SEATED) if zone >= SEATED or name == "stack" else name


def line(pairs: "Any") -> str:
    """A line of the stream: (key, value) pairs in their order."""
    return "{" + ", ".join([written(key) + ": " + written(value) for key, value in pairs]) + "}"


def written(value: "Any") -> str:
    """JSON, the same on both Pythons: the keys of a dictionary are sorted."""
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, dict):
        pairs = [(written(str(key)), written(value[key])) for key in value]
        return "{" + ", ".join([key + ": " + what for key, what in sorted(pairs)]) + "}"
    if isinstance(value, (set, frozenset)):
        return "[" + ", ".join(sorted([written(each) for each in value])) + "]"
    if isinstance(value, (list, tuple, range, bytes, bytearray)):
        return "[" + ", ".join([written(each) for each in value]) + "]"
    return written(value.__dict__) if hasattr(value, "__dict__") else written(str(value))
