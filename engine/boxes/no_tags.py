"""No box: for games of discs, figures or cards without tags."""

from engine.boxes import Box

BOX = Box("no_tags", (), ())
