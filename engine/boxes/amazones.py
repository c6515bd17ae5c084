"""The box of Amazones: bid cards in five colours, tiles of heads, torsos and legs."""

from engine.boxes import Box

_BID = ("+10", "+5", "+5", "+5", "+2", "+2", "+2", "+1", "+1", "-1", "-2")
_BODY = ("+4", "+4", "+3", "+3", "+2", "+2", "+1", "+1", "-1", "-2", "-3", "-4")

AMAZON_COLOURS = ("yellow", "blue", "red", "green", "purple")
PARTS = ("head", "torso", "legs")

BOX = Box(
    "amazones",
    AMAZON_COLOURS,
    tuple([(colour, _BID) for colour in AMAZON_COLOURS]) + tuple([(part, _BODY) for part in PARTS]),
)
