"""The pages of a question that take turns on the screen: its own, its news, then older news.

The question stands there at once; its news are put into words one by one while the table is idle.
All of them before the first page is drawn kept hands waiting for up to fifty milliseconds.
"""

from engine.tell import tell
from firmware.screen import view
from firmware.screen.canvas import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from firmware.table.play import Play


class Told:
    """The pages of one question.

    asks  its own;  `pages` those of its news, as far as they are in `words`
    """

    def __init__(self, asks: list, news: list, words: "Any", seen: int = 0) -> None:
        self.asks = asks
        self.pages: list = []
        self.news = news
        self.words = words
        self.at = 0  # pieces of news that are in words
        self.seen = seen  # the farthest page that has stood there

    def more(self) -> bool:
        """Put the next piece of news into words; False where there is none left."""
        if self.at >= len(self.news):
            return False
        self.at += 1
        view.add(self.pages, wrap(tell(self.news[self.at - 1], self.words) or ""))
        return True

    def left(self, unread: list) -> list:
        """What has not been read of it, and of what was unread before, a little."""
        while self.more():
            pass
        news = self.pages + unread
        return view.not_yet(self.asks + news, len(self.asks), self.seen) if news else []


class Turns:
    """Pages of rows.

    now     the question that stands;  `before` the last one, while its news are not all in words
    unread  news that stood too short before the last answer: they come once more
    """

    def __init__(self) -> None:
        self.unread: list = []
        self._of: tuple = ()  # what `now` was made from
        self.now = Told([], [], None)
        self.before: "Told | None" = None
        self._facts: list = []  # of the last question: view.about_rows
        self._facts_of: tuple = ()

    def rows(self, play: "Play") -> list:
        """The screen now; nothing once the match is over."""
        panel, referee, words = play.panel, play.match.referee, play.match.words
        ask = referee.ask
        if ask is None:
            return []
        said = play.said
        of = (ask, said, words, panel.changes)
        if self._of != of:
            if self._facts_of != of[2:]:
                self._facts, self._facts_of = [], of[2:]
            self._facts = view.about_rows(ask, referee, words, self._facts)
            asks = view.question(ask, referee, words, said, self._facts)
            self.now = Told(asks, referee.table.news, words, self.now.seen)
            self._of = of
        now, page = self.now, panel.page
        now.seen = max(now.seen, page)
        shown, old = now.asks + now.pages, self.unread
        if self.before or now.at < len(now.news):  # until all are known, and counted
            shown, old = now.asks[:1], []
        return view.ask_rows(referee, words, play.options, play.at, page, shown, old)

    def more(self) -> bool:
        """Put the next piece of news into words; False where there is none left."""
        before = self.before
        if before is None:
            return self.now.more()
        if not before.more():
            self.unread, self.before = before.left(self.unread), None
        return True

    def answered(self) -> None:
        """Another question comes: what has not been read of this one's news stays, a little.

        Hands that answer before all of it is in words do not wait for that.
        """
        now, before = self.now, self.before
        if before:
            self.unread, self.before = before.left(self.unread), None
        if now.at < len(now.news):
            self.before = now
        else:
            self.unread = now.left(self.unread)
        self._of, self.now = (), Told([], [], None)
