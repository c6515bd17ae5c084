"""What the menus of settings and of lights share."""

from engine.words import Words

WHITE = b"\xff\xff\xff"


class More(Words):
    """The texts of the table and those of another file: nothing is in memory twice."""

    def __init__(self, words: Words, name: str) -> None:
        self.language, self.players, self.box = words.language, words.players, words.box
        self.texts = words.texts.and_of(name)
