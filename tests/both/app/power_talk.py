"""A match with every write to its journal, and what the plug leaves of one when it is pulled."""

from tests.both.app.table_hands import Hands, any_answer, play


class Written:
    """What was about to be written to the journal, and how many answers people knew to count."""

    def __init__(self, hands, method, text):
        self.before = hands.storage.files["match.txt"]
        self.method = method
        self.text = text
        self.acknowledged = hands.yes
        self.log = b""  # with the answer that is being written


class Watched(Hands):
    """Counts the sounds that say yes: what was acknowledged."""

    yes = 0

    def __init__(self):
        super().__init__()
        self.writings = []
        self.devices.buzzer.device.play = self.hear

    def hear(self, sound):
        self.yes += sound == "yes"

    def write(self, method, name, text):
        if name == "match.txt":
            self.writings.append(Written(self, method, text))


def a_match(undo=False):
    """Every write of a whole match to its journal, and its record."""

    async def story(hands):
        hands.storage.watch = hands.write
        while hands.referee.result is None:
            await hands.answer(any_answer(hands.ask, len(hands.log)))
            hands.writings[-1].log = hands.log
            if undo and len(hands.log) == 7:
                undo_once = hands.log
                await hands.do("undo")
                await hands.press()
                assert hands.log == undo_once[:-1]
                await hands.answer(any_answer(hands.ask, 6))
                break
        if not undo:
            await hands.press()

    hands = Watched()
    hands.sit("high_druid", 3)
    play(story, hands)
    return hands.writings, hands.storage.files.get("records/0001.txt")


def cut(written, at):
    """The files as the plug leaves them when `at` bytes of a write have come through."""
    if written.method == "append":
        return {"match.txt": written.before + written.text[:at]}
    return {"match.txt": written.before}
