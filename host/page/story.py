"""A match as a story: a sentence a deed, where the log has every single answer.

What a player does in one go, up to the news of it, is a deed. A game's STORY (in its en.py, fr.py)
has sentences by prompt, or by prompt and answer (`second_bid_nothing`), an empty one for an answer
that another one or the news tells (`card_alone` where no other one came); its fields are those of
`fields`. Where a game says nothing and the news does not name the player, the answers follow the
name.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from engine import found
from engine.ask import CHOICE
from engine.words import Words
from host.page.mirror import Mirror, Told
from host.page.piece_looks import shown
from host.page.signs import signs
from host.page.words import filled, say

BACK = "back"  # the way out of a question that leads back to the one before


def story(mirror: Mirror, number: int, language: str) -> list[str]:
    """The deed that the answer of this number, from 1, ends or goes on with, as far as it went."""
    steps = ends(standing_steps(deed(mirror, number, language)))
    words, texts = mirror.words[language], found.both(language, own(mirror.game), "STORY")
    keyed = [template(step, texts) for step in steps]
    sentences = [filled(language, text, **fields(mirror, words, steps, at))
                 for at, text in enumerate(keyed) if text]  # fmt: skip
    plain = [answer(mirror, words, step)
             for step, text in zip(steps, keyed, strict=True) if text is None]  # fmt: skip
    alone = texts.get(f"{steps[-1].ask.prompt}_alone") if steps and not sentences else None
    if alone and mirror.sentences(mirror.told[number - 1].news, language):
        return [filled(language, alone, **fields(mirror, words, steps, len(steps) - 1))]
    if sentences or not plain or names_player(mirror, mirror.told[number - 1], language):
        return sentences
    said = ", ".join(dict.fromkeys(plain))
    if steps[0].ask.role == CHOICE:
        return [say(language, "story_plain", name(words, steps[0]), said)]
    return [say(language, "story_found", words.text(steps[0].ask.prompt, steps[0].ask.args), said)]


def ends(steps: Sequence[Told]) -> list[Told]:
    """Those that end a question; of taps that replace each other the last."""
    done = [step for step in steps if step.done and not (is_close(step) or step.value == BACK)]
    pairs = itertools.zip_longest(done, done[1:])
    return [step for step, after in pairs if not (after and replaces(after, step))]


def is_close(step: Told) -> bool:
    """Whether it only closes a tap that was to be confirmed."""
    return step.ask.kind == "tap" and not step.ask.many and not step.laid


def replaces(after: Told, step: Told) -> bool:
    return after.ask.kind == "tap" and after.ask.prompt == step.ask.prompt


def own(game: str) -> str:
    return f"engine.games.{game}."


def deed(mirror: Mirror, number: int, language: str) -> list[Told]:
    """The answers of one player in a row up to this one, that no news and no sign parts."""
    at = number - 1
    while at > 0 and not ended(mirror, at, language):
        at -= 1
    return mirror.told[at:number]


def ended(mirror: Mirror, number: int, language: str) -> bool:
    """Whether the deed of this answer, which is not the last one, goes no further."""
    step, after = mirror.told[number - 1 : number + 1]
    if step.ask.seat != after.ask.seat or signs(mirror, number, language):
        return True
    return bool(mirror.sentences(step.news, language))


def standing_steps(steps: Sequence[Told]) -> list[Told]:
    """Without what was begun and called back: who comes back to a question took that back."""
    kept: list[Told] = []
    for step in steps:
        prompts = [each.ask.prompt for each in kept]
        if kept and kept[-1].value == BACK and step.ask.prompt in prompts:
            del kept[prompts.index(step.ask.prompt) :]
        kept.append(step)
    return kept


def template(step: Told, texts: dict[str, str]) -> str | None:
    """A game's sentence for an answer; None: it has none. Of a set of nothing it is `bid_none`."""
    if step.ask.many and not step.laid:
        return texts.get(f"{step.ask.prompt}_none")
    return texts.get(f"{step.ask.prompt}_{step.value}", texts.get(step.ask.prompt))


def fields(mirror: Mirror, words: Words, steps: Sequence[Told], at: int) -> dict[str, str]:
    """who; answer, and before: the one before it; laid: how many pieces;  sum: their worth"""
    step, before = steps[at], steps[at - 1] if at else None
    return {
        "who": name(words, step),
        "answer": answer(mirror, words, step),
        "before": answer(mirror, words, before) if before else "",
        "laid": str(step.laid),
        "sum": "" if step.worth is None else str(step.worth).replace("-", "−"),
    }


def name(words: Words, step: Told) -> str:
    return words.called(step.ask.seat) if step.who is None else words.titled(step.who)


def answer(mirror: Mirror, words: Words, step: Told) -> str:
    """An answer in words: of a set all that was laid, of a secret how much."""
    if step.ask.secret:
        key = "story_secret_cards" if step.laid else "secret_answer"
        return say(words.language, key, step.laid)
    if step.pieces:
        return ", ".join(piece_name(mirror, words, piece) for piece in step.pieces)
    if step.label:
        return words.said(step.label)
    return "" if step.value is None else words.option(step.ask, step.value)


def piece_name(mirror: Mirror, words: Words, piece: int) -> str:
    """A piece as people see it: some show a colour that their name lacks."""
    name, colour = words.piece(piece), shown(mirror, piece)
    return name if colour is None else f"{name} ({words.text(words.box.colours[colour])})"


def names_player(mirror: Mirror, step: Told, language: str) -> bool:
    """Whether the news of an answer tells by name what its player did."""
    return any(name(mirror.words[language], step) in each
               for each in mirror.sentences(step.news, language))  # fmt: skip
