"""The count: fifteens, pairs, runs, flushes and nobs of a hand, and what a card scores in play.

A score is (what, points, cards), so that it can be announced.
"""

from engine.boxes.pack import rank, suit

JACK = 11
FIFTEEN = 15


def value(card: int) -> int:
    """What a card counts: the ace 1, tens and court cards 10 (R-CRIB-6)."""
    return min(rank(card), 10)


def show(hand: list, starter: int, crib: bool = False) -> list:
    """Every score of four cards with the starter (R-CRIB-14 to 18)."""
    cards = sorted(hand + [starter], key=rank)
    return (
        fifteens(cards)
        + pairs(cards)
        + runs(cards)
        + flush(hand, starter, crib)
        + nobs(hand, starter)
    )


def total(scores: list) -> int:
    return sum([points for _, points, _ in scores])


def fifteens(cards: list) -> list:
    """Two for every set of cards that counts fifteen (R-CRIB-14)."""
    found = []
    for chosen in range(1, 1 << len(cards)):
        some = [card for at, card in enumerate(cards) if chosen >> at & 1]
        if sum([value(card) for card in some]) == FIFTEEN:
            found.append(("fifteen", 2, some))
    return found


def pairs(cards: list) -> list:
    """Two for a pair, six for three of a rank, twelve for four (R-CRIB-15)."""
    found = []
    for each in sorted({rank(card) for card in cards}):
        alike = [card for card in cards if rank(card) == each]
        if len(alike) > 1:
            found.append(("pair", len(alike) * (len(alike) - 1), alike))
    return found


def runs(cards: list) -> list:
    """One a card for three or more ranks that follow each other, the longest only (R-CRIB-16).

    A rank that is there twice or three times makes as many runs.
    """
    there = sorted({rank(card) for card in cards})
    best: list = []
    stretch: list = []
    for each in there:
        stretch = stretch + [each] if stretch and each == stretch[-1] + 1 else [each]
        if len(stretch) > len(best):
            best = stretch
    if len(best) < 3:
        return []
    ways: list = [[]]
    for each in best:
        alike = [card for card in cards if rank(card) == each]
        ways = [way + [card] for way in ways for card in alike]
    return [("run", len(way), way) for way in ways]


def flush(hand: list, starter: int, crib: bool) -> list:
    """Four of a suit in the hand, five with the starter; in the crib only five (R-CRIB-17)."""
    if len({suit(card) for card in hand}) > 1:
        return []
    if suit(starter) == suit(hand[0]):
        return [("flush", 5, hand + [starter])]
    return [] if crib else [("flush", 4, hand)]


def nobs(hand: list, starter: int) -> list:
    """The jack of the starter's suit (R-CRIB-18)."""
    jacks = [card for card in hand if rank(card) == JACK and suit(card) == suit(starter)]
    return [("nobs", 1, jacks)] if jacks else []


def pegged(series: list) -> list:
    """What the last card of a series scores: fifteen, alike, run (R-CRIB-9 to 11)."""
    found = []
    if sum([value(card) for card in series]) == FIFTEEN:
        found.append(("fifteen", 2, series[:]))
    alike = trailing(series)
    if len(alike) > 1:
        found.append(("pair", len(alike) * (len(alike) - 1), alike))
    for length in range(len(series), 2, -1):
        last = series[-length:]
        ranks = sorted([rank(card) for card in last])
        if ranks == list(range(ranks[0], ranks[0] + length)):
            found.append(("run", length, last))
            break
    return found


def trailing(series: list) -> list:
    """The cards at its end that are of one rank."""
    at = len(series) - 1
    while at and rank(series[at - 1]) == rank(series[-1]):
        at -= 1
    return series[at:]
