"""A scoring track of lights: nobody gets farther than 98, with 1 to 7 cards."""

from engine.plates.simple import track

PLATE = track("oh_hell", 98, "start")
