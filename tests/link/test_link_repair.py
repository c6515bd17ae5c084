"""Going back to a wrong answer over the link, on every table there is."""

from __future__ import annotations

from tests.link.cable import Talk, talk

__all__ = ["talk"]


def coloured(talk: Talk) -> None:
    talk.new("high_druid")
    for colour in ("red", "green", "blue"):
        talk.say(f"answer {colour}")


def colours(talk: Talk) -> list[str]:
    lines = talk.say("log 0")["lines"]
    return [line.partition(": ")[2] for line in lines[lines.index("") + 1 :]]


def test_the_last_answers_are_told_in_words_the_newest_first(talk: Talk) -> None:
    coloured(talk)
    told = talk.say("answers")
    assert [(one["n"], one["who"], one["answer"]) for one in told["answers"]] == [
        (3, "Cy", "blue"), (2, "Bo", "green"), (1, "Ann", "red"),
    ]  # fmt: skip
    assert told["next"] is None and all(one["asked"] for one in told["answers"])
    assert [one["n"] for one in talk.say("answers 2")["answers"]] == [2, 1]


def test_a_long_match_is_told_in_parts(talk: Talk) -> None:
    talk.new("backgammon", ["Ann", "Bo"])
    talk.play(25)
    found, upto = [], ""
    while upto is not None:
        told = talk.say(f"answers {upto}")
        assert len(told["answers"]) <= 10, "LINK.md"
        found += told["answers"]
        upto = told["next"]
    assert [one["n"] for one in found] == list(range(25, 0, -1))


def test_a_secret_answer_is_told_as_one(talk: Talk) -> None:
    ask = talk.new("celtic_whist", bidding="secret")
    while not ask.fields["secret"]:
        ask = talk.play(1)
    n = ask.fields["n"]
    talk.say("answer tricks")
    talk.client.wait("ask", n=n + 1)
    assert talk.say("answers")["answers"][0]["answer"] == "a secret answer"


def test_a_wrong_answer_is_corrected_and_the_rest_is_replayed(talk: Talk) -> None:
    coloured(talk)
    assert talk.say("repair 1") == {"n": 0, "rest": 2}
    assert talk.say("hello")["rest"] == 2
    assert talk.client.wait("repair", n=0).fields["rest"] == 2
    assert talk.client.wait("ask", n=0).fields["who"] == "Ann"
    talk.say("answer white")
    assert talk.client.wait("repair", n=3).fields["rest"] == 0
    assert colours(talk) == ["white", "green", "blue"]
    assert talk.say("journal")["lines"].count("undo") == 3


def test_what_does_not_fit_is_asked_again_until_people_want_no_more(talk: Talk) -> None:
    coloured(talk)
    talk.say("repair 1 correct")
    talk.say("answer green")
    assert talk.client.wait("ask", n=1).fields["who"] == "Bo"
    assert talk.say("repair stop") == {"n": 1, "rest": 0}
    assert colours(talk) == ["green"]


def test_an_undo_brings_all_back(talk: Talk) -> None:
    coloured(talk)
    assert talk.say("repair 2 insert") == {"n": 1, "rest": 2}
    assert colours(talk) == ["red"]
    assert talk.say("undo") == {"n": 3}
    assert colours(talk) == ["red", "green", "blue"]
    assert talk.say("repair 3 omit") == {"n": 2, "rest": 0}
    assert colours(talk) == ["red", "green"]


def test_without_a_way_it_is_asked_again_though_the_rest_would_fit_without_it(talk: Talk) -> None:
    talk.new("amazones")
    one, two = talk.play(4).fields["options"][:2]  # cards of a bid
    talk.say(f"answer {one}")
    talk.say(f"answer {two}")
    assert talk.say("repair 5") == {"n": 4, "rest": 1}
    assert talk.say("undo") == {"n": 6}
    assert talk.say("repair 5 omit") == {"n": 5, "rest": 0}
