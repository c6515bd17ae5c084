"""`trilithon check` says where rules never end, or end without a result, and what moves unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest

from host.commands import check_flow
from host.commands.check import findings
from tests.host.test_outside import made, put_back

__all__ = ["put_back"]

# Planted in the rulebook of a new game: what stands there, what stands there then, the answer.
FAULTS = {
    "an_ending_that_nobody_wins": (
        "best(t.won))", "[])", "ending played: nobody wins, and NOBODY does not",
    ),
    "a_winner_who_does_not_play": (
        "best(t.won))", "[9])", "ending played: 2 scores of 2 seats, won by [9]",
    ),
    "a_match_without_a_result": (
        'return Result("played", t.won, best(t.won))', "return None",
        "a match ends without a Result after",
    ),
    "a_match_without_an_end": (
        "    return Result(",
        "    while rounds:\n        yield Seat(0, 'leader', range(t.seats))\n    return Result(",
        "a match has no end after 200 answers: leader is asked",
    ),
    "a_rule_that_calls_itself_without_end": (
        "    laid = []\n", "    laid = []\n    yield from one_round(t)\n",
        "fault after 0 answers: endless recursion at rulebook.py, line ",
    ),
    "a_standing_that_calls_itself_without_end": (
        "    return t.won\n", "    return scores(t)\n",
        "fault after 0 answers: endless recursion at rulebook.py, line ",
    ),
    "a_question_that_answers_itself_without_end": (
        "    laid = []\n",
        "    laid = []\n    while t.round:\n        yield Seat(0, 'leader', (0,))\n",
        "leader comes again without end",
    ),
    "a_loop_without_a_question": (
        "    laid = []\n", "    laid = []\n    while t.round:\n        pass\n",
        "no answer leads on: it stays at rulebook.py, line ",
    ),
    "a_figure_that_moves_and_nobody_says_so": (
        "FRONT + seat, DISCARD)\n", "FRONT + seat, DISCARD)\n"
        "    yield Seat(t.leader, 'leader', (t.leader,))\n    t.won[t.leader] += 1\n",
        "en.py: no text for only_leader: where leader answers itself something moves",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_by_name(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = made(tmp_path) / "rulebook.py"
    monkeypatch.setattr(check_flow, "ANSWERS", 200)
    if "loop" in fault:
        monkeypatch.setattr(check_flow, "PATIENCE_S", 2.0)
    right, wrong, expected = FAULTS[fault]
    text = rules.read_text()
    assert right in text
    rules.write_text(text.replace(right, wrong))
    assert expected in "\n".join(findings(rules.parent, 2))


@pytest.mark.parametrize(("says", "expected"), [
    ("duty(t, ask, hand):\n    return [200]", "duty: card: 200 is not in that hand"),
    ("leans(t, ask, within):\n    return ['most']", "leans: card: 'most' cannot be answered"),
    ("worth_of(t, seat):\n    return t.won", "worth_of: seat 0: [0, 0] is no number"),
])  # fmt: skip
def test_what_simulated_people_could_not_use_is_found(
    says: str, expected: str, tmp_path: Path
) -> None:
    game = made(tmp_path)
    (game / "simulated.py").write_text(f"def {says}\n")
    assert f"simulated.py: {expected}" in "\n".join(findings(game, 2))
