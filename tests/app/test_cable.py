"""What the table sends over the cable about a secret answer."""

from tests.both.app.table_traces import closing, same, to_stones_bid, traces


def test_the_cable_tells_no_secret_card_but_in_lines_that_say_it_is_secret():
    acts = [closing("d4"), closing("n29"), closing("tW")]
    same(traces(3, "stones", to_stones_bid, acts, cable=True))
