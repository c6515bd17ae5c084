"""The journal of the match in play: a record that grows by a line at every answer.

A line is written and the file closed before anybody is told that an answer counts. At the next
boot the match is there up to the last whole line; what the power cut tore is left out. A match
that ends, or is given up, moves to the folder `records`.
"""

from engine import record

FILE = "match.txt"
RECORDS = "records"
KEPT = 20  # the oldest records make room


class Journal:
    """Writes the match; `works` turns False when storage fails, and the game goes on without."""

    def __init__(self, storage) -> None:
        self.storage = storage
        self.works = storage is not None

    def begin(self, lines) -> None:
        """A new match: its header."""
        self._try("replace", FILE, [line + "\n" for line in lines])

    def add(self, line: str) -> None:
        self._try("append", FILE, line + "\n")

    def close(self, lines=()) -> None:
        """The match ends here: its closing lines, and to the records with it."""
        if lines:
            self.add("\n".join(lines))
        names = self.storage.names(RECORDS) if self.works else []
        self._try("move", FILE, RECORDS + "/" + next_name(names))
        for old in names[: max(0, len(names) + 1 - KEPT)]:
            self._try("remove", RECORDS + "/" + old)

    def _try(self, method: str, *args) -> None:
        """Storage that fails costs the journal, never the game; the next line tries again."""
        if self.storage is None:
            return
        try:
            getattr(self.storage, method)(*args)
            self.works = True
        except OSError:
            self.works = False

    # At boot

    def unfinished(self) -> bool:
        return self.storage is not None and self.storage.exists(FILE)

    def resume(self) -> record.Reader:
        """The unfinished match, replayed to its last whole line. Raises record.RecordError."""
        reader = record.Reader(lambda: self.storage.lines(FILE), torn=True)
        reader.replay()
        self._mend()
        return reader

    def _mend(self) -> None:
        """Cut a torn last line off, so that the next one does not join it."""
        for line in self.storage.lines(FILE):
            if not line.endswith("\n"):
                whole = [text for text in self.storage.lines(FILE) if text.endswith("\n")]
                self._try("replace", FILE, whole)


def next_name(names: list) -> str:
    """`0001.txt`, `0002.txt`, … one beyond the last."""
    numbers = [int(name[:4]) for name in names if name[:4].isdigit()]
    return "%04d.txt" % (max(numbers) + 1 if numbers else 1)
