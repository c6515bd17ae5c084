"""`trilithon replay`: what it tells of records, whole, torn or forged."""

from __future__ import annotations

from pathlib import Path

from engine import catalogue
from host.cli import main
from host.people import tournament
from tests.host.terminal import edited, first_answer, on_terminal


def test_replay_tells_the_result(evening, capsys):
    assert main(["replay", str(evening), "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    closing = evening.read_text().splitlines()[-3:]
    assert said[0].startswith("Why First?: Alice, Bob; ")
    assert said[1].startswith(closing[0] + " (") and said[2:4] == closing[1:]
    assert "on place 2, the one that wins" in said[-1]


def test_a_byte_order_mark_before_a_record_is_no_letter_of_it(evening, tmp_path, capsys):
    marked = tmp_path / "marked.txt"
    marked.write_bytes(b"\xef\xbb\xbf" + evening.read_bytes())
    assert main(["replay", str(marked)]) == main(["replay", str(evening)]) == 0
    said = capsys.readouterr().out
    assert said[: len(said) // 2] == said[len(said) // 2 :]


def test_replay_by_steps_prints_every_answer_and_the_news(evening, capsys):
    assert main(["replay", str(evening), "--step", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    lines = evening.read_text().split("\n")
    first = first_answer(lines)
    answers = lines[first : lines.index("", first)]
    shown = [line[6:] for line in said.splitlines() if line[:4].strip().isdigit()]
    assert shown == answers
    assert "      | Shuffle all the cards." in said and "Alice stands on" in said


def test_replay_steps_show_the_lines_of_the_file(evening, capsys):
    lines = edited(evening, lambda lines: lines.insert(1, "# a comment"))
    assert main(["replay", str(evening), "--step"]) == 0
    shown = f"{first_answer(lines) + 1:>4}  {lines[first_answer(lines)]}\n"
    assert shown in capsys.readouterr().out


def test_an_unfinished_record_is_told_with_the_open_question(evening, capsys):
    def cut(lines):
        del lines[first_answer(lines) + 1 :]
        lines.append("")

    edited(evening, cut)
    assert main(["replay", str(evening)]) == 0
    assert capsys.readouterr().out.endswith(f"; 1 answer\nnot finished: {open_question()}\n")


def open_question() -> str:
    plan = tournament.Plan("why_first", "evening", (2,), {}, Path("unused"))
    match = tournament.new_match(plan, catalogue.load("why_first"), 0)
    match.step()
    return f"{tournament.NAMES[match.ask.seat]} is asked 'card'"


def test_a_record_the_rules_contradict_is_reported_with_its_line(evening, capsys):
    def forge(lines):
        lines[first_answer(lines) + 1] = lines[first_answer(lines) + 3]

    lines = edited(evening, forge)
    assert main(["replay", str(evening)]) == 1
    captured = capsys.readouterr()
    assert f"{evening}: line {first_answer(lines) + 2}: " in captured.err and not captured.out


def test_a_forged_result_is_reported(evening, capsys):
    lines = edited(evening, lambda lines: lines.__setitem__(-2, "winners: Zoe"))
    assert main(["replay", str(evening)]) == 1
    assert f"line {len(lines) - 1}: found 'winners: Zoe'" in capsys.readouterr().err


def test_what_cannot_be_read_is_named(tmp_path, capsys):
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for path, said in (
        (tmp_path / "none.txt", "there is no file"),
        (tmp_path, "is a folder"),
        (binary, "(not text)"),
    ):
        assert main(["replay", str(path)]) == 2
        error = capsys.readouterr().err
        assert said in error and str(path) in error


def test_another_text_is_no_record(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Alice,\n")
    assert main(["replay", str(path)]) == 1
    assert "line 1: this is no record" in capsys.readouterr().err


def cues(evening: Path, number: int) -> list[str]:
    """The first answers of a record as they are shown."""
    lines = evening.read_text().split("\n")
    return lines[first_answer(lines) :][:number]


def test_replay_waits_for_enter_and_ctrl_d_shows_the_rest(evening):
    first, second, third = cues(evening, 3)
    keys = (first, b"\n"), (second, b"\n"), (third, b"\x04")
    code, shown = on_terminal(["replay", str(evening), "--step"], *keys)
    assert code == 0 and "winners: " in shown


def test_ctrl_c_ends_a_waiting_replay(evening):
    first, second, third = cues(evening, 3)
    code, shown = on_terminal(["replay", str(evening), "--step"], (first, b"\n"), (second, b"\x03"))
    assert code == 130 and "Traceback" not in shown and third not in shown
