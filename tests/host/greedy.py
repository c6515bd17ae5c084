"""An opponent for Amazones in thirty lines: python greedy.py; see host/opponents/lines.py.

It bids as little as leads, keeps fine tiles and gives ugly ones away.
"""

import json
import re
import sys


def value(name):
    return int(re.search(r"[+-]\d+", name + "+0").group())


def answer(line, tile):
    options, prompt = line["options"], line["prompt"]
    if prompt == "first_bid":
        bids = [about[2] for about in line["about"] if line["players"][about[1]] != line["who"]]
        missing = max(bids, default=0) + 1 - sum(map(value, line["chosen"]))
        cards = sorted((name for name in options if name[-1] != "k"), key=value)
        enough = [card for card in cards if value(card) >= missing]
        if missing <= 0 or not cards or value(cards[-1]) <= 0:
            return "ok" if "ok" in options else options[0]
        return enough[0] if enough else cards[-1]
    if prompt == "tile":
        return max(options, key=lambda name: abs(value(name)))
    if prompt == "harem":
        own = [name for name in options if (name == line["who"]) == (value(tile) > 0)]
        return (own or options)[0]
    return "nothing" if "nothing" in options else options[-1]


tile = ""
for text in sys.stdin:
    said = answer(json.loads(text), tile)
    tile = said if json.loads(text)["prompt"] == "tile" else tile
    print(json.dumps({"answer": said}), flush=True)
