"""A whole match by keyboard alone, with nothing but what a screen reader would say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page import browser as web
from tests.page.by_ear import whole_match

SPEECH = Path(__file__).with_name("fake_speech.js").read_text(encoding="utf-8")
VOICES = """const English = { lang: "en-GB", name: "Ann" };
    const French = { lang: "fr-FR", name: "Anne", localService: true };
    const synth = new FakeSpeech(), touch = () => synth.touch(() => voice.touch());
    const voice = new Voice(synth, (text) => ({ text }), synth.later);"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


@pytest.mark.parametrize(("game", "seats"), [("high_druid", 3), ("magic", 3)])
def test_a_match_is_played_to_its_end_by_ear(browser: Any, game: str, seats: int) -> None:
    """All fifteen: python -m tests.page.by_ear"""
    with web.table(browser, game, "--people", "all", reduced_motion="reduce") as page:
        listener = whole_match(page, game, seats)
        # The High Druid asks five times since its lots fall by themselves.
        assert listener.counts["questions"] >= 5 and not listener.counts["without name"]
        assert not listener.missing, listener.missing[:3]
        assert "win" in page.text_content("#polite")


def heard(page: Any, deeds: str) -> list[list[str]]:
    """[text, voice] of all that a browser with every known fault has said to the end."""
    module = SPEECH.replace("export ", "") + VOICES + deeds
    script = "async () => { const { Voice } = await import('./aloud.js'); %s; return synth.heard; }"
    said: list[list[str]] = page.evaluate(script % module)
    return said


def test_reading_aloud_survives_the_faults_of_browsers(browser: Any) -> None:
    """It waits for a touch and for voices, outlives a cancel and the end of a long text."""
    with web.table(browser, "high_druid") as page:
        assert (
            heard(page, "synth.voices = [English]; voice.say('Your bid?', 'en'); synth.wait(9000)")
            == []
        )
        late = "voice.say('Your bid?', 'en'); synth.wait(50); touch(); synth.wait(500);"
        assert heard(page, late + "synth.voices = [French, English]; synth.wait(9000)") == [
            ["Your bid?", "Ann"]
        ]
        cut = "synth.voices = [English, French]; synth.wait(9); touch(); voice.say('Bid?', 'en');"
        cut += "synth.wait(300); voice.say('Choisis.', 'fr'); synth.wait(9000)"
        assert heard(page, cut) == [["Choisis.", "Anne"]]
        long = " ".join(["trilithon"] * 60)
        said = f"synth.wait(9); touch(); voice.say('{long}', 'en'); synth.wait(99000)"
        parts = [text for text, _ in heard(page, said)]
        assert len(parts) > 4 and " ".join(parts) == long
