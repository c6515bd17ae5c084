"""What --sabotage does to the firmware: one thing at a time that people would see or hear of.

Each is a change of a few words in the sources of the board alone. What the judge expects is read in
the pages written for people, and played by sources that nobody has touched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.emulated import clumsy, supply
from tests.emulated.ends import NO_SCORE, Ending

RADIO, HANDS, RHYTHMS, SECRET, END = "radio", "clumsy hands", "rhythms", "secret cards", "the end"
LIGHTS, SCREEN = "the lights come", "the screen comes"
NO_EFFECT = "a press while the flash erases a sector has no effect"
NO_YES, WRONG_LIGHT, WRONG_SCREEN = "no yes was heard", "the light of place", "the screen shows"
WRONG_RHYTHM = "does not keep its rhythm"
Edit = tuple[str, str, str]


@dataclass(frozen=True)
class Sabotage:
    """`edits` are (file, words, other words); the complaint about it has `shows` in it.

    part  of a trial, the one that must see it;  `deed` of clumsy hands, that one alone
    The sound firmware goes through all of them.
    """

    shows: str
    edits: tuple[Edit, ...]
    part: str = RADIO
    deed: Callable[[Ending], None] | None = None


def of_radio(shows: str, *edits: Edit) -> Sabotage:
    """One that the first taps, the first press and a radio with faults meet."""
    return Sabotage(shows, edits)


def of_hands(shows: str, deed: Callable[[Ending], None], *edits: Edit) -> Sabotage:
    """One that clumsy hands meet."""
    return Sabotage(shows, edits, HANDS, deed)


def of_lights(shows: str, words: str, other: str) -> Sabotage:
    """One of the lights' colours or rhythms."""
    return Sabotage(shows, (("firmware/lights/lights.py", words, other),), RHYTHMS)


READER = {
    "CRC ignored": of_radio("a no to what may be done",
        ("firmware/drivers/mfrc522.py", "ERR_ANY = 0x17", "ERR_ANY = 0x13"),
        ("firmware/drivers/mfrc522.py", "chip.reply[3] != 1", "not chip.reply[3]"),
        ("firmware/drivers/iso14443.py", "and len(sak) == 1 else", "and len(sak) else")),
    "BCC ignored": of_radio("a number that no tag has said",
        ("firmware/drivers/mfrc522_registers.py", "level[6] == level[7]", "level[6] >= 0"),
        ("firmware/drivers/iso14443.py", "if bcc == part[4] else None", "if bcc >= 0 else None")),
    "a number of seven bytes cut to four": of_radio("a no to what may be done",
        ("firmware/drivers/iso14443.py", "return uid + part[:4], None", "return part[:4], None")),
    "a dead reader stays dead": of_hands(clumsy.DEAD, clumsy.reader_dips,
        ("firmware/devices/guard.py", "not self.works and self.clock.ms() < self.retry_at",
         "self.failures and not self.works")),
    "a card left lying fires again": of_hands(clumsy.AGAIN, clumsy.left_lying,
        ("firmware/devices/gestures.py",
         "        self.tags[0].seen(now_ms)\n        self.beside = False\n        return True",
         "        self.tags[0].seen(now_ms)\n        self.beside = False\n"
         "        self.tags[0].told = now_ms - self.tags[0].came_ms < 1500\n"
         "        return self.tags[0].told")),
    "a gap of 30 ms is a lift": of_hands(clumsy.AGAIN, clumsy.left_lying,
        ("firmware/devices/gestures.py", "GONE_MS = 1000", "GONE_MS = 30")),
    "a damaged answer is none": of_hands(clumsy.AGAIN, clumsy.askew,
        ("firmware/devices/gestures.py", "mine = felt and", "mine = False and")),
    "two cards at once are not refused": of_hands(clumsy.MUTE, clumsy.two_at_once,
        ("firmware/table/hands.py", 'return ("crowd",)', "return None")),
}  # fmt: skip

LIGHTS_AND_SCREEN = {
    "lights 25 ms late": of_radio(LIGHTS,
        ("firmware/table/panel.py", '        self.devices.strip.call("write", rgb)\n',
         "        import time\n\n        time.sleep_ms(25)\n"
         '        self.devices.strip.call("write", rgb)\n')),
    "two seats' colours swapped": of_radio(WRONG_LIGHT,
        ("firmware/lights/lights.py", "        chosen = self.chosen\n",
         "        seat = (1, 0, 2, 3, 4, 5, 6, 7)[seat]\n        chosen = self.chosen\n")),
    "current limit removed": of_radio("the lights draw",
        ("firmware/lights/lights.py", "        if wanted > allowed:", "        if not data:")),
    "twice the current allowed": of_radio("the lights draw",
        ("firmware/lights/lights.py", "max(0, self.limit_ma - ", "max(0, 2 * self.limit_ma - ")),
    "the chain begins a light later": of_radio(WRONG_LIGHT,
        ("firmware/lights/lights.py", "return chain.spread(data) if chain",
         "return chain.spread(data[3:] + data[:3]) if chain")),
    "the last light that changes is not sent": of_radio(WRONG_LIGHT,
        ("firmware/drivers/ws2812.py", "(differ(self.rgb, rgb, size) + 2) // 3",
         "max(0, differ(self.rgb, rgb, size) - 1) // 3")),
    "red for green": of_radio(WRONG_LIGHT,
        ("firmware/drivers/ws2812.py", 'for colour in "RGB"]', 'for colour in "GRB"]')),
    "a third seat's colour": of_lights(WRONG_LIGHT,
        "(0, 255, 0), (200, 160, 0),", "(0, 255, 200), (200, 160, 0),"),
    "a fourth seat's rhythm": of_lights(WRONG_RHYTHM,
        "0b1010000010100000", "0b1110111011101110"),
    "a second seat's rhythm too quick": of_lights(WRONG_RHYTHM,
        "0b1111111100000000", "0b1111000011110000"),
    "the screen is a question behind": of_hands(WRONG_SCREEN, clumsy.aloud,
        ("firmware/table/panel.py", "draw = shown != self._written or self._stale",
         "draw = (shown != self._written and self._events % 2) or self._stale")),
    "the first letter that changes is not sent": of_hands(WRONG_SCREEN, clumsy.aloud,
        ("firmware/screen/canvas.py", "first, begin = spans[at], row * WIDTH",
         "first, begin = min(spans[at] + 8, spans[at + 1]), row * WIDTH")),
    "a dark screen stays dark": of_hands(supply.DARK, supply.screen_dips,
        ("firmware/table/hands.py", '                screen.call("renew")\n', "")),
    "a secret card is named": Sabotage("the screen does not show",
        (("firmware/table/on_reader.py", "if ask.secret:  # a card laid", "if 0:  # a card laid"),),
        SECRET),
}  # fmt: skip

HANDS_AND_EARS = {
    "press lost": of_radio(NO_EFFECT,
        ("firmware/drivers/rotary.py", "getattr(listen(button, self._pressed)", "getattr(button")),
    "a hold never counts": of_hands(clumsy.NO_MENU, clumsy.turned_through,
        ("firmware/devices/gestures.py", "HOLD_MS = 700", "HOLD_MS = 1 << 28")),
    "one detent in fifty lost": of_hands(clumsy.LOST_DETENT, clumsy.turned_through,
        ("firmware/drivers/rotary.py", "self.moved = self.way = 0\n        self.count = 0",
         "self.moved = self.way = self.all = 0\n        self.count = 0"),
        ("firmware/drivers/rotary.py", "                self.count += (",
         "                self.all += 1\n                self.count += self.all % 50 and (")),
    "the knob reversed": of_hands(clumsy.BACKWARDS, clumsy.turned_through,
        ("firmware/drivers/rotary.py", "self.way = step - 2", "self.way = 2 - step")),
    "no help": of_hands(clumsy.NO_HELP, clumsy.helped,
        ("firmware/devices/gestures.py", 'return ("help",) if first else None', "return None")),
    "an undo takes nothing back": of_hands(clumsy.NOT_BACK, clumsy.undone_by_hand,
        ("firmware/menus/match_menu.py", "refusal = play.take_back()\n", "refusal = None\n"),
        ("firmware/menus/match_menu.py", "refusal = play.take_back(sure=True)", "refusal = None")),
    "a refused tap beeps yes": of_hands(clumsy.REFUSED_YES, clumsy.wrong_card,
        ("firmware/table/play.py", 'sound("no")\n        self._heard',
         'sound("yes")\n        self._heard')),
    "a refused tap is silent": of_hands(clumsy.MUTE, clumsy.wrong_card,
        ("firmware/table/play.py", '        self.panel.sound("no")\n        self._heard',
         "        self._heard")),
    "a refusal is not said": of_hands(clumsy.UNSAID, clumsy.wrong_card,
        ("firmware/table/play.py", "self.notice = said if alone else read",
         'self.notice = "" if alone else ""')),
    "a strange tag is passed over": of_hands(clumsy.MUTE, clumsy.stranger,
        ("firmware/table/on_reader.py", "isinstance(piece, str):\n            play.refuse(piece)",
         "isinstance(piece, str):\n            pass")),
    "the buzzer is silent": of_radio(NO_YES,
        ("firmware/drivers/buzzer.py", "LOUD = 32768", "LOUD = 0")),
    "the yes falls": of_hands(clumsy.FALLS, clumsy.aloud,
        ("firmware/drivers/buzzer.py", "(1320, 50, 1760, 70)", "(1760, 50, 1320, 70)")),
    "the turn is not sounded": of_hands(clumsy.UNCALLED, clumsy.aloud,
        ("firmware/table/play.py", '            panel.sound("turn")\n', "")),
}  # fmt: skip

MATCH = {
    "journal line corrupted": of_radio("the journal is not the match",
        ("firmware/storage/journal.py", "parts.append(part)", "parts.append(part[1:])")),
    "a yes waits for who does not read": of_hands(supply.WAITS, supply.cable_unread,
        ("firmware/boot/main.py", "self.machine.mem32 if self.watchdog.base", "None if self")),
    "yes before the journal": of_radio("a yes that is not kept",
        ("firmware/table/match.py", "                self.journal.add(change.lines)\n",
         "                heard()\n                self.journal.add(change.lines)\n")),
    "600 bytes lost at every answer": of_hands(supply.LEAK, supply.heap_falls,
        ("firmware/table/play.py", "        self.turns.answered()\n        unsaid",
         "        self.match.lost = [bytes(600), getattr(self.match, \"lost\", None)]\n"
         "        self.turns.answered()\n        unsaid")),
    "a final score is one too high": Sabotage(NO_SCORE,
        (("firmware/screen/view.py", "[score_row(words.seat(who), points) for who, points",
          "[score_row(words.seat(who), points and points + 1) for who, points"),), END),
    "the end is not sounded": Sabotage("the sound of the end",
        (("firmware/table/app.py", '        panel.sound("end")\n', ""),), END),
}  # fmt: skip

SABOTAGES = {**READER, **LIGHTS_AND_SCREEN, **HANDS_AND_EARS, **MATCH}
