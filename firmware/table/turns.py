"""The pages of a question that take turns on the screen: its own, its news, then older news.

The question stands there at once; its news are put into words one by one while the table is idle.
All of them before the first page is drawn kept hands waiting for up to fifty milliseconds.
"""

from engine.tell import tell
from firmware.screen import view
from firmware.screen.canvas import wrap

if False:  # for type checkers alone: neither Python runs it
    from typing import Any

    from firmware.table.play import Play


class Turns:
    """Pages of rows.

    asks    those of the question;  `told` those of its news, as far as they are in words
    unread  news that stood too short before the last answer: they come once more
    """

    def __init__(self) -> None:
        self.unread: list = []
        self._of: tuple = ()  # what `asks` and `told` were made from
        self._words: "Any" = None
        self.asks: list = []
        self.told: list = []
        self._facts: list = []  # of the last question: view.about_rows
        self._facts_of: tuple = ()
        self._news: list = []
        self._at = 0  # pieces of news that are in words
        self._seen = 0  # the farthest page that has stood there

    def rows(self, play: "Play") -> list:
        """The screen now; nothing once the match is over."""
        panel, referee, words = play.panel, play.match.referee, play.match.words
        ask = referee.ask
        if ask is None:
            return []
        of = (ask, play.notice, words, panel.changes)
        if self._of != of:
            if self._facts_of != of[2:]:
                self._facts, self._facts_of = [], of[2:]
            self._facts = view.about_rows(ask, referee, words, self._facts)
            self.asks = view.question(ask, referee, words, play.notice, self._facts)
            self.told = []
            self._of, self._words, self._news, self._at = of, words, referee.table.news, 0
        page = panel.page
        self._seen = max(self._seen, page)
        shown, old = self.asks + self.told, self.unread
        if self._at < len(self._news):  # pages are counted: until all are known the first alone
            shown, old = self.asks[:1], []
        return view.ask_rows(referee, words, play.options, play.at, page, shown, old)

    def more(self) -> bool:
        """Put the next piece of news into words; False where there is none left."""
        if self._at >= len(self._news):
            return False
        self._at += 1
        view.add(self.told, wrap(tell(self._news[self._at - 1], self._words) or ""))
        return True

    def answered(self) -> None:
        """Another question comes: what has not been read of this one's news stays, a little."""
        while self.more():
            pass
        news = self.told + self.unread
        self.unread = view.not_yet(self.asks + news, len(self.asks), self._seen) if news else []
        self._of, self.asks, self.told, self._news, self._seen = (), [], [], [], 0
