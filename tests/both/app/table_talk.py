"""Matches told in the words of a record, so that a test reads like a rulebook's example.

    talk = Talk("amazones", ["Alice", "Bob", "Cleo"])
    talk.say("anyone, lover: Cleo")
    talk.script('''
        Alice, first_bid: yellow+5a yellow+2a ok
        Bob, first_bid: ok
    ''')
    assert talk.refused("Cleo, first_bid: blue+1a") == "refused_elsewhere"

A line is `who, prompt: answers`; several answers to the same question may share a line.
"""

from engine import catalogue, record
from engine.referee import Referee


class Talk:
    """One match. `options` are the game's, by name."""

    def __init__(self, game: str, players, **options):
        self.game = catalogue.load(game)
        self.players = players
        self.referee = Referee(self.game, len(players), options)

    @property
    def table(self):
        return self.referee.table

    @property
    def result(self):
        return self.referee.result

    def say(self, line: str):
        """The answers of a line are taken; anything else is an AssertionError that quotes it."""
        head, _, words = line.partition(": ")
        for word in words.split():
            assert self.asked() == head, f"asked is {self.asked()!r}, not {line!r}"
            refusal = self.referee.answer(self._meaning(word))
            assert refusal is None, f"{line!r}: {word} is {refusal} {self.referee.fault!r}"

    def script(self, text: str):
        """Lines to say, or `undo`; blank ones separate."""
        for line in text.split("\n"):
            line = line.strip()
            if line == record.UNDO:
                assert self.referee.undo() is None, "undo is refused"
            elif line:
                self.say(line)

    def refused(self, line: str) -> str:
        """The refusal of a line's one answer, which must leave everything as it was."""
        head, _, word = line.partition(": ")
        assert self.asked() == head, f"asked is {self.asked()!r}, not {line!r}"
        ask, before = self.referee.ask, self.facts()
        refusal = self.referee.answer(self._meaning(word))
        assert refusal is not None, f"{line!r} is taken"
        assert self.referee.ask is ask and self.facts() == before, f"{line!r} changed something"
        return refusal

    def asked(self) -> str:
        """`who, prompt` of the present question; empty when the match has ended."""
        ask = self.referee.ask
        if ask is None:
            return ""
        who = record.ANYONE if ask.seat is None else self.players[ask.seat]
        return f"{who}, {ask.prompt}"

    def may(self) -> list:
        """Every answer that may be given now, as a record spells it, sorted."""
        ask = self.referee.ask
        options = list(ask.values) + list(ask.items)
        return sorted([record.spell(ask, value, self.table.box, self.players) for value in options])

    def names(self, zone: int) -> list:
        """The pieces known to be in a zone, sorted by name."""
        return sorted([self.table.box.name(piece) for piece in self.table.zone(zone)])

    def of(self, family: int, who: str) -> list:
        """The pieces known to be in a player's zone of this family, sorted by name."""
        return self.names(family + self.players.index(who))

    def told(self, verb: str) -> list:
        """What the news since the last answer says with this verb: for a message, its arguments."""
        return [news[1] for news in self.table.news if news[0] == verb]

    def drawn(self) -> list:
        """(player, number) for every draw into a player's zone since the last answer."""
        return [
            (self.players[target % 16], number)
            for verb, number, _, target in self.table.news
            if verb == "draw"
        ]

    def facts(self) -> str:
        """The log and all the table's facts, to see whether anything changes."""
        told = [bytes(self.referee.log)]
        table = self.table.__dict__
        for name in sorted(table):
            fact = table[name]
            if name in ("zones", "hidden"):  # asking for a zone may make it, empty
                fact = [(zone, fact[zone]) for zone in sorted(fact) if fact[zone]]
            if name != "box":
                told.append((name, fact))
        return repr(told)

    def _meaning(self, word: str):
        """The answer a word stands for, be it an option or not."""
        ask, box = self.referee.ask, self.table.box
        value = record.parse(ask, word, box, self.players)
        if value is not None:
            return value
        if ask.kind == "seat" and word in self.players:
            return self.players.index(word)
        if ask.kind == "colour" and word in box.colours:
            return box.colours.index(word)
        return int(word) if word.lstrip("-").isdigit() else word
