"""The box of Why First?: 32 cards, from -4 to +5."""

from engine.boxes import Box

_WHY = (("-4",) + ("-3",) * 3 + ("-2",) * 4 + ("-1",) * 5 + ("+1",) * 6 + ("+2",) * 5
        + ("+3",) * 4 + ("+4",) * 3 + ("+5",))  # fmt: skip

BOX = Box("why_first", (), (("", _WHY),))
