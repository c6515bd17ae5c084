"""Amazones: the two examples of the rulebook with their five players, and those of its rulings."""

from engine.table import BID, HAND, HAREM
from tests.both.app.table_talk import Talk
from tests.both.games.amazones.talk import joust, place, stacks, three

PRINCESSES = ["Guéna", "Lilou", "Philippine", "Alice", "Salomé"]


def five() -> Talk:
    """The five of the rulebook; Guéna is in love since yesterday, Lilou sits to her left."""
    talk = Talk("amazones", PRINCESSES)
    talk.script("""
        anyone, lover: Guéna
        Lilou, colour: yellow
        Philippine, colour: blue
        Alice, colour: red
        Salomé, colour: green
    """)  # Guéna: purple is the last one
    return talk


def example_1() -> Talk:
    """Up to the reveal."""
    talk = five()
    talk.script("""
        Lilou, first_bid: yellow+1a yellow+2a yellow+5a ok
        Philippine, first_bid: blue+2a blue+2b blue+5a ok
        Alice, first_bid: red+1a red+2a ok
        Salomé, first_bid: ok
        Guéna, first_bid: purple-1 ok

        Lilou, second_bid: remove
        Lilou, remove_card: yellow+5a ok
        Philippine, second_bid: add
        Philippine, add_card: blue+5b ok
        Alice, second_bid: add
        Alice, add_card: red+1b ok
        Salomé, second_bid: add
        Salomé, add_card: green-2 ok
        Guéna, second_bid: nothing
    """)
    return talk


def test_example_1_totals_and_ranking_R_AMAZ_8_13():
    """She who takes back one of several cards stays ranked; -1 and -2 are ranked too."""
    talk = example_1()
    assert talk.table.totals == [-1, 3, 14, 4, -2]
    assert [PRINCESSES[seat] for seat in talk.table.ranking] == [
        "Philippine", "Alice", "Lilou", "Guéna", "Salomé",
    ]  # fmt: skip


def test_example_1_tiles_R_AMAZ_16_17_31():
    """Two for the first one by one, given away if she likes; then one for the second."""
    talk = example_1()
    assert talk.asked() == "Philippine, tile"
    assert len(talk.may()) == 36, "a tile must be taken: there is nothing else to answer"
    place(talk, "Philippine", "head+4a", "Philippine")
    assert talk.asked() == "Philippine, tile"
    place(talk, "Philippine", "torso-3", "Salomé")
    place(talk, "Alice", "torso+2a", "Alice")
    assert talk.of(HAREM, "Philippine") == ["head+4a"]
    assert talk.of(HAREM, "Salomé") == ["torso-3"]
    assert talk.of(HAREM, "Alice") == ["torso+2a"]
    assert stacks(talk) == [11, 10, 12]


def test_example_1_cards_R_AMAZ_25():
    """Each takes the cards of the next in rank, the last those of the first, after the tiles."""
    talk = example_1()
    place(talk, "Philippine", "head+4a", "Philippine")
    place(talk, "Philippine", "torso-3", "Salomé")
    assert talk.of(BID, "Guéna") == ["purple-1"]
    place(talk, "Alice", "torso+2a", "Alice")
    captured = {}
    for name in PRINCESSES:
        own = talk.table.colours[PRINCESSES.index(name)]
        stem = talk.table.box.colours[own]
        captured[name] = [card for card in talk.of(HAND, name) if not card.startswith(stem)]
    assert captured == {
        "Philippine": ["red+1a", "red+1b", "red+2a"],
        "Alice": ["yellow+1a", "yellow+2a"],
        "Lilou": ["purple-1"],
        "Guéna": ["green-2"],
        "Salomé": ["blue+2a", "blue+2b", "blue+5a", "blue+5b"],
    }
    assert "yellow+5a" in talk.of(HAND, "Lilou")
    assert talk.asked() == "Philippine, first_bid", "the winner begins the next joust"


def example_2() -> Talk:
    talk = five()
    talk.script("""
        Lilou, first_bid: ok
        Philippine, first_bid: blue+1a ok
        Alice, first_bid: red+2a red+5a red+5b ok
        Salomé, first_bid: ok
        Guéna, first_bid: purple+2a purple+5a purple+1a ok

        Lilou, second_bid: add
        Lilou, add_card: yellow-1 ok
        Philippine, second_bid: add
        Philippine, add_card: blue-2 ok
        Alice, second_bid: add
        Alice, add_card: red+10 ok
        Salomé, second_bid: add
        Salomé, add_card: green+10 ok
        Guéna, second_bid: add
        Guéna, add_card: purple+2b ok
    """)
    return talk


def test_example_2_two_ties_at_once_R_AMAZ_12_32():
    """Four tie two by two; what they hid is shown before they take it back."""
    talk = example_2()
    assert talk.table.totals == [10, -1, -1, 22, 10]
    assert talk.table.ranking == [PRINCESSES.index("Alice")]
    box = talk.table.box
    shown = [
        box.name(news[1][0]) for news in talk.table.news if news[0] == "move" and news[3] // 16 == 2
    ]
    assert shown == ["yellow-1", "blue-2", "red+10", "green+10", "purple+2b"]
    for name in ("Lilou", "Philippine", "Salomé", "Guéna"):
        assert len(talk.of(HAND, name)) == 11
        assert talk.of(BID, name) == []


def test_example_2_first_and_last_at_once_R_AMAZ_14():
    """Alone in the ranking: two tiles, her own cards, no third tile, no discard."""
    talk = example_2()
    place(talk, "Alice", "legs+3a", "Alice")
    place(talk, "Alice", "legs-4", "Guéna")
    assert talk.asked() == "Alice, first_bid"
    assert len(talk.of(HAND, "Alice")) == 11
    assert stacks(talk) == [12, 12, 10]


def test_tied_leaders_leave_the_third_to_win_R_AMAZ_12():
    """5+5 and 10 tie although the cards differ; 3 wins over -1, and the two swap bids."""
    talk = Talk("amazones", ["A", "B", "C", "D"])
    talk.script("""
        anyone, lover: D
        A, colour: yellow
        B, colour: blue
        C, colour: red
        D, colour: green
        A, first_bid: yellow+5a yellow+5b ok
        B, first_bid: blue+10 ok
        C, first_bid: red+2a red+1a ok
        D, first_bid: green-1 ok
        A, second_bid: nothing
        B, second_bid: nothing
        C, second_bid: nothing
        D, second_bid: nothing
    """)
    assert talk.told("tied") == [(0,), (1,)]
    assert talk.table.ranking == [2, 3]
    place(talk, "C", "head+4a", "C")
    place(talk, "C", "torso+4a", "C", "1")
    place(talk, "D", "head+4b", "D")
    assert "green-1" in talk.of(HAND, "C") and len(talk.of(HAND, "C")) == 10
    assert "red+1a" in talk.of(HAND, "D") and "red+2a" in talk.of(HAND, "D")
    assert talk.asked() == "C, first_bid"


def test_no_card_is_not_a_bid_of_zero_R_AMAZ_11():
    """A real 0 wins over -2 and ties with nobody who laid no card; the two swap."""
    talk = three()
    joust(talk, Alice="yellow+1a yellow-1", Cleo="red-2")
    assert talk.table.totals == [0, None, -2]
    assert talk.table.ranking == [0, 2]
    place(talk, "Alice", "head+4a", "Alice")
    place(talk, "Alice", "head+4b", "Alice")
    place(talk, "Cleo", "head+3a", "Cleo")
    assert len(talk.of(HAND, "Bob")) == 11
    assert "red-2" in talk.of(HAND, "Alice")
    assert "yellow+1a" in talk.of(HAND, "Cleo") and "yellow-1" in talk.of(HAND, "Cleo")


def test_equal_totals_drop_out_and_ranks_count_the_rest_R_AMAZ_12():
    """10, 10, 7, 7, 5: the 5 is first."""
    talk = five()
    talk.script("""
        Lilou, first_bid: yellow+10 ok
        Philippine, first_bid: blue+5a blue+5b ok
        Alice, first_bid: red+5a red+2a ok
        Salomé, first_bid: green+5b green+2c ok
        Guéna, first_bid: purple+5a ok
        Lilou, second_bid: nothing
        Philippine, second_bid: nothing
        Alice, second_bid: nothing
        Salomé, second_bid: nothing
        Guéna, second_bid: nothing
    """)
    assert talk.asked() == "Guéna, tile"
    assert talk.table.ranking == [0]


def test_a_tie_of_three_drops_out_together_R_AMAZ_12():
    talk = three()
    joust(talk, Alice="yellow+2a", Bob="blue+2b", Cleo="red+1a red+1b")
    assert talk.told("nobody_ranked") == [()]
    assert talk.table.ranking == []
