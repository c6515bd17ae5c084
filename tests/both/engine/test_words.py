"""Fields in another order, and words in the form that goes with their number."""

from engine.words import LANGUAGES, Texts, Words, form

POLISH = "1000000 1 1 0, 100 12 14 2, 10 2 4 1"
TEXTS = {
    "plurals": POLISH,
    "in_order": "{n} / {+} / {n}",
    "swapped": "{1n} / {0+} / {0n}",
    "mixed": "{1n}, then {n}, {n}",
    "cards": "{n} {0:karta|karty|kart}",
    "late": "{1:karta|karty|kart}: {1n}, {0n}",
    "lone": "{n} {0:card|cards}",
    "too_far": "{2n}",
    "open": "{0n} and {0n",
    "of_a_name": "{0:karta|karty|kart}",
}


def words(rules=POLISH):
    texts = dict(TEXTS)
    texts["plurals"] = rules
    return Words("en", texts=Texts("en", (texts,)))


def test_a_field_takes_the_argument_that_it_names():
    said = words().text
    assert said("in_order", (1, 2, 3)) == "1 / +2 / 3"
    assert said("swapped", (1, 2)) == "2 / +1 / 1"
    assert said("mixed", (1, 2)) == "2, then 1, 2", "a number takes nobody's turn"


def test_a_word_has_the_form_of_its_number_wherever_that_stands():
    said = words().text
    for number, word in ((1, "karta"), (2, "karty"), (4, "karty"), (5, "kart"), (11, "kart"),
                         (12, "kart"), (14, "kart"), (21, "kart"), (22, "karty"), (112, "kart"),
                         (0, "kart"), (-1, "karta"), (-3, "karty")):  # fmt: skip
        assert said("cards", (number,)) == "%d %s" % (number, word)
        assert said("late", (7, number)) == "%s: %d, 7" % (word, number)


def test_a_form_that_is_lacking_is_the_last_one():
    for number, word in ((1, "card"), (3, "cards"), (5, "cards")):
        assert words().text("lone", (number,)) == "%d %s" % (number, word)
    assert form(["only"], 2, POLISH) == "only"


def test_a_text_that_cannot_be_filled_is_shown_plainly():
    said = words().text
    assert said("too_far", (1, 2)) == "too_far 1 2"
    assert said("open", (1,)) == "open 1", "no closing brace"
    assert said("of_a_name", ("Ann",)) == "of_a_name Ann"
    assert words("rubbish").text("cards", (2,)) == "cards 2"


def test_every_language_counts_by_its_own_rule():
    one = {"en": (1,), "fr": (0, 1), "de": (1,)}
    for language in LANGUAGES:
        rules = Words(language).text("plurals")
        first = tuple([number for number in range(200) if form(["a", "b"], number, rules) == "a"])
        assert first == one.get(language, first), language
