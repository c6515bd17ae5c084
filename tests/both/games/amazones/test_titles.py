"""People are princesses in sentences, and who wins is the Queen of the Amazons (R-AMAZ-36)."""

from engine import catalogue, header
from engine.words import Words

PLAYERS = ("Alice", "Bob", "Cleo")


def spoken(language, titles=None):
    """The words of a match of Amazones; of an old record the header does not name the option."""
    game = catalogue.load("amazones")
    chosen = header.options(game, {} if titles is None else {"option titles": titles})
    table = game.Table(3, chosen)
    return Words(language, "amazones", PLAYERS, table.box).honour(table.options)


def test_sentences_have_the_title_in_every_language_R_AMAZ_36():
    assert spoken("en", "given").text("bid_is", (0, 5)) == "Princess Alice bids 5."
    assert spoken("fr", "given").text("bid_is", (0, 5)) == "Princesse Alice mise 5."
    assert spoken("de", "given").text("bid_is", (0, 5)) == "Prinzessin Alice bietet 5."


def test_who_wins_is_crowned_R_AMAZ_36():
    assert spoken("en", "given").won(2) == "Princess Cleo is Queen of the Amazons!"
    crowned = spoken("fr", "given").won(2).replace("\xa0", " ")
    assert crowned == "Princesse Cleo devient Reine des Amazones !"
    assert spoken("de", "given").won(2) == "Prinzessin Cleo ist Königin der Amazonen!"


def test_lists_and_headings_have_the_names_alone_R_AMAZ_36():
    words = spoken("en", "given")
    assert words.seat(1) == "Bob" and words.seat(None) == "Anyone"
    assert words.called(None) == "Anyone" and words.called(7) == words.text("imaginary")


def test_who_would_rather_not_has_names_and_so_has_an_old_record_R_AMAZ_36():
    for titles in ("none", None):
        assert spoken("en", titles).text("bid_is", (0, 5)) == "Alice bids 5."
        assert spoken("en", titles).won(0) == "Alice wins!"


def test_no_other_game_gives_titles():
    words = Words("en", "stones", PLAYERS, None).honour({"titles": "given"})
    assert words.called(0) == "Alice"


def test_french_elides_before_a_name():
    cards = "{s} reçoit les cartes de {s}.".encode()
    assert spoken("fr").fill(cards, (2, 0)).decode() == "Cleo reçoit les cartes d'Alice."
    assert spoken("fr").fill(cards, (0, 1)).decode() == "Alice reçoit les cartes de Bob."
    given = spoken("fr", "given").fill(cards, (2, 0)).decode()
    assert given == "Princesse Cleo reçoit les cartes de Princesse Alice."
