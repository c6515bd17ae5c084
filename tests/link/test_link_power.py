"""A match over the link outlives power cuts, prompts, and what stands in its journal."""

from __future__ import annotations

import contextlib
import time

from host.cable.faults import Refusal
from host.cable.streams import END, INTERRUPT
from host.network.topics import text_sum
from tests.link.cable import Talk, talk

__all__ = ["talk"]

STARTS_S = 5.0


def offered(talk: Talk) -> None:
    """The old match is offered. Asked for: it may have been told before the port was open again."""
    end = time.monotonic() + STARTS_S
    while time.monotonic() < end:
        with contextlib.suppress(Refusal):
            talk.say("ask")
            break
        time.sleep(0.05)
    talk.client.wait("menu")


def test_a_power_cut_in_mid_match_loses_no_answer(talk: Talk):
    talk.new()
    talk.play(5)
    lines = talk.client.chunks("log")
    talk.table.kill()
    talk.table.start()
    talk.client.reconnect()
    offered(talk)
    talk.say("press")
    assert talk.client.wait("ask").fields["n"] == 5
    assert talk.client.chunks("log") == lines


def test_ctrl_c_reaches_the_prompt_and_leaving_it_starts_the_table(talk: Talk):
    talk.new()
    talk.play(1)
    talk.client.send(b"answ" + INTERRUPT)
    assert talk.client.wait("noise").fields["text"].startswith("MicroPython")
    talk.client.send(END)
    talk.client.wait("hello")
    talk.client.wait("menu")
    talk.say("press")
    assert talk.client.wait("ask").fields["n"] == 1


def test_the_journal_is_told_as_it_is_written(talk: Talk) -> None:
    talk.new()
    talk.play(3)
    talk.say("undo")
    talk.play(1)
    lines = talk.client.chunks("journal")
    assert lines[0] == "Trilithon record 1" and lines.count("undo") == 1
    assert f"match: {talk.say('hello')['match']}" in lines
    body = [line for line in lines[lines.index("") + 1 :] if line]
    assert len(body) == 5 and talk.say(f"journal {len(lines) - 1}")["lines"] == body[-1:]
    talk.say("abort")
    assert talk.refused("journal") == "no_journal" and talk.say("hello")["match"] is None
    name = talk.say("records")["records"][-1]
    assert talk.client.chunks("record " + name) == lines
    total = text_sum("\n".join(lines) + "\n")
    assert talk.refused(f"stored {name} {text_sum('other')}") == "other_record"
    assert talk.say(f"stored {name} {total}") == {"stored": name}
    assert talk.refused(f"stored 9999.txt {total}") == "no_record"
