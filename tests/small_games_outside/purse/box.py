"""Its pieces: none of them is needed."""

from engine.boxes import Box

BOX = Box("purse", (), (("card", ("1",)),))
