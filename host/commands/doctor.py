"""Try every device of a new build, one after the other, and say what to fix.

It asks what you see and hear; Enter means yes. What no driver can find out, which screen, knob and
lights these are, it sets at the table after your answers. With --yes it asks nothing, and checks
only what the table can find out by itself. It leaves a match in play alone: end it first.

exit codes: 0 all is well, 1 something fails.

examples:
  trilithon doctor                       the only board connected
  trilithon doctor --plate bed           with the light plate of Amazones
  trilithon doctor --yes                 without questions
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from firmware.lights import plates
from firmware.lights.lights import SIZES
from host.cable.client import Client, NoAnswer, Refusal
from host.cable.faults import BadReply
from host.cable.ports import add_port, find_port
from host.cli_support import count
from host.commands import doctor_traits as traits
from host.door import say
from host.install.installation import kb

ENOUGH_FLASH = 64 * 1024  # bytes: twenty records and a journal take less
ENOUGH_HEAP = 48 * 1024  # at the menu: the longest games take 30 KB more
HANDS_S = 30.0  # to lay a tag, turn or press
LED_S = 0.08
BRIGHT = "404040"

# What to do about a device that is not there, or does not answer.
FIX = {
    "reader": "check its four data wires (MOSI to MOSI, MISO to MISO), reset and 3.3 V: "
    "the table does not find it",
    "knob": "check its two turning contacts, the button and the common ground",
    "screen": "check its two data wires (are SDA and SCL swapped?) and 3.3 V; if its back says "
    "0x7A or 3D: trilithon settings screen_address=3D",
    "strip": "check the data wire, from the board to the strip's side marked DIN, and its 5 V",
    "buzzer": "check its wire and ground",
    "link": "the table loses lines: try another cable",
}
Step = Callable[["Doctor"], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_port(parser)
    parser.add_argument("--yes", action="store_true", help="ask nothing")
    parser.add_argument(
        "--plate",
        choices=sorted(SIZES),
        default=max(SIZES, key=lambda plate: SIZES[plate]),
        help="the light plate in use (default: the largest)",
    )


def run(args: argparse.Namespace) -> int:
    with Client(find_port(args.port)) as client:
        lights = lights_of(client, args.plate)
        doctor = Doctor(client, lights, asking=not args.yes)
        return doctor.examine()


def lights_of(client: Client, plate: str) -> int:
    """How many lights the plate's chain has, as the table is set. Raises BadReply."""
    settings = client.command("settings")["settings"]
    try:
        return int(plates.chain(plate, settings["chains"]).size)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        told = ascii(settings.get("chains"))[:60]
        raise BadReply(f"the table's settings hold no chain of lights: {told}") from None


class Doctor:
    """One examination. `faults` counts what was found."""

    def __init__(
        self, client: Client, lights: int, asking: bool, read: Callable[[str], str] = input,
        hands_s: float = HANDS_S, led_s: float = LED_S,
    ) -> None:  # fmt: skip
        self.client = client
        self.lights = lights
        self.asking = asking
        self.read = read
        self.hands_s = hands_s
        self.led_s = led_s
        self.faults = 0
        self.there: dict[str, bool] = {}

    def examine(self) -> int:
        hello = self.client.hello
        say(f"{self.client.name}: firmware {hello['firmware']}, {hello['python']}")
        if hello["game"] and self.asking:
            say("a match is in play: end it first, or pass --yes")
            return 1
        self.client.command("watch on")
        try:
            for step in STEPS if self.asking else SILENT:
                step(self)
        except EOFError:
            self.bad("answers", "the input has ended", "pass --yes to run without questions")
        finally:
            self.client.command("trial off")
            self.client.command("watch off")
        say("all is well" if not self.faults else f"to fix: {self.faults}")
        return 1 if self.faults else 0

    # What the doctor says

    def good(self, what: str, said: str) -> None:
        say(f"  ok    {what:<9} {said}")

    def bad(self, what: str, said: str, fix: str) -> None:
        self.faults += 1
        say(f"  FAILS {what:<9} {said}", f"        -> {fix}")

    def judge(self, what: str, works: bool, said: str, fix: str) -> None:
        self.good(what, said) if works else self.bad(what, said, fix)

    def asked(self, question: str) -> bool:
        """Enter, or anything but a no."""
        return not self.read(f"        {question} [Y/n] ").strip().lower().startswith("n")

    def picked(self, question: str, letter: str) -> bool:
        """Whether a person typed that letter, and not Enter alone."""
        return self.read(f"        {question} ").strip().lower().startswith(letter)

    def hardware(self) -> dict[str, Any]:
        """What the table's settings say of its parts."""
        told: dict[str, Any] = self.client.command("settings")["settings"]["hardware"]
        return told

    def set(self, wishes: dict[str, Any]) -> str:
        """At the table, too; what is to be done then."""
        return traits.give(self.client, wishes)

    def has(self, device: str) -> bool:
        """Whether there is anything to try."""
        return self.there.get(device, False)

    # What the table finds out by itself

    def devices(self) -> None:
        for name, state in self.client.command("health")["devices"].items():
            self.there[name] = state["there"] and state["works"]
            if not state["there"]:
                say(f"  -     {name:<9} none is set up")
            else:
                said = count(state["failures"], "failure") if state["failures"] else "answers"
                said += told_version(state)
                self.judge(name, state["works"], said, FIX.get(name, "check its wires"))

    def memory(self) -> None:
        memory = self.client.command("memory")
        if memory["free"] is None:
            self.good("memory", "a computer's")
            return
        said = f"{kb(memory['free'])} free, {kb(memory['used'])} used"
        fix = "freeze the code (trilithon firmware), or take a board with more memory"
        self.judge("memory", memory["free"] >= ENOUGH_HEAP, said, fix)

    def storage(self) -> None:
        try:
            found = self.client.command("trial storage")
        except Refusal as refusal:
            self.bad("storage", refusal.text, "save its files, then format its file system again")
            return
        said = f"written and read back, {kb(found['free'])} free of {kb(found['total'])}"
        if not found["works"]:
            self.bad("storage", "what is written is not read back", "the flash is worn: replace it")
        else:
            fix = "pull old records (trilithon records --export), remove what is not Trilithon's"
            self.judge("storage", found["free"] >= ENOUGH_FLASH, said, fix)

    def journal(self) -> None:
        works = self.client.command("health")["journal"]
        self.judge("journal", works, "is written" if works else "is not written", "see storage")

    # What needs eyes, ears and hands

    def screen(self) -> None:
        if not self.has("screen"):
            return
        for pattern, question in PATTERNS:
            self.client.command(f"trial screen {pattern}")
            if not self.asked(question):
                fix = "the panel is damaged, or of another kind"
                if self.picked("e: an edge is dark, noise, or has no line; Enter: else", "e"):
                    fix = self.set(traits.other_chip(self.hardware()))
                self.bad("screen", "pixels are missing", fix)
                return
        self.client.command("trial off")
        if not self.asked("Does its text stand upright?"):
            fix = self.set(traits.turned(self.hardware()))
            self.bad("screen", "it is upside down", fix)
            return
        self.good("screen", "every pixel")

    def strip(self) -> None:
        if not self.has("strip"):
            return
        for number in range(self.lights):
            self.client.command(f"trial light {number} {BRIGHT}")
            time.sleep(self.led_s)
        if not self.asked(f"Did {self.lights} lights shine, one after the other, each once?"):
            self.bad("lights", "not every one shines", self.unlit())
            return
        self.good("lights", f"{self.lights} in turn")
        self.colours()

    def unlit(self) -> str:
        """What to do about lights that shone otherwise, by what people saw."""
        seen = self.read(f"        {UNLIT} ").strip().lower()[:1]
        if seen == "w":
            return self.set(traits.white(self.hardware()))
        return UNLIT_FIX.get(seen, UNLIT_FIX[""])

    def colours(self) -> None:
        seen = []
        for name, rgb in traits.COLOURS.items():
            self.client.command(f"trial light 0 {rgb}")
            right = self.asked(f"Is the first light {name}?")
            seen.append(name if right else self.read("        Which colour is it? ").strip())
        wrong = [name for name, colour in zip(traits.COLOURS, seen, strict=True) if name != colour]
        if not wrong:
            self.good("lights", "red, green and blue")
            return
        wishes = traits.light_order(self.hardware(), seen)
        fix = "no order of colours explains that: check the data wire and its ground"
        self.bad("lights", f"{wrong[0]} is not {wrong[0]}", self.set(wishes) if wishes else fix)

    def buzzer(self) -> None:
        if self.has("buzzer"):
            self.client.command("trial sound end")
            heard = self.asked("Did you hear it?")
            self.judge("buzzer", heard, "is heard" if heard else "is silent", FIX["buzzer"])

    def knob(self) -> None:
        if not self.has("knob"):
            return
        counted = self.turned()
        if counted is None:
            self.bad("knob", "no press came", "check the wire of its button, and ground")
            return
        if counted != traits.CLICKS:
            wishes = traits.knob(self.hardware(), counted)
            self.bad("knob", f"{traits.CLICKS} clicks to the right counted as {counted}",
                     self.set(wishes) if wishes else KNOB_FIX)  # fmt: skip
            return
        text = "hold it down for a second"
        if self.hands(text, "knob", {"did": "hold"}):
            self.good("knob", "turns, is pressed and held")
        else:
            self.bad("knob", f"nothing came of it: {text}", "check the wire of its button")

    def turned(self) -> int | None:
        """The steps that counted until the knob was pressed; None without a press in time."""
        say(f"        Please turn the knob to the right by {traits.CLICKS} clicks, then press it.")
        self.client.events.clear()
        counted = 0
        try:
            while True:
                event = self.client.wait("knob", self.hands_s)
                if event.fields["did"] == "press":
                    return counted
                counted += event.fields.get("by", 0)
        except NoAnswer:
            return None

    def reader(self) -> None:
        if not self.has("reader"):
            return
        if self.hands("lay a card with a tag on the reader", "tag", {}):
            self.good("reader", "reads a tag")
        else:
            fix = "try another tag (ISO 14443-A), and bring it closer than 2 cm"
            self.bad("reader", "no tag was read", fix)

    def hands(self, text: str, event: str, fields: dict[str, object]) -> bool:
        """Whether people's hands made this event in time."""
        say(f"        Please {text}.")
        self.client.events.clear()
        try:
            self.client.wait(event, self.hands_s, **fields)
        except NoAnswer:
            return False
        return True


def told_version(state: dict[str, Any]) -> str:
    """A chip by its version. A clone is no fault as long as it reads."""
    if "version" not in state:
        return ""
    return f", version {state['version']}{DOUBTS.get(state['warning'], '')}"


DOUBTS = {
    "clone": ": a clone's", "unknown": ": an unknown one",
    "wire": "; the wire of its IRQ is broken: it works without, a little later",
    "fails": "; one of several fails: check its select, 3.3 V and MISO",
}  # fmt: skip

PATTERNS = (
    ("ff", "Is the whole screen lit?"),
    ("0f", "Eight bars across, joined by a line at both edges?"),
)
UNLIT = "n: none; f: they flickered; w: others, or whiter than the first; Enter: some were dark"
UNLIT_FIX = {
    "": "the first dark one, or the one before it, is soldered badly or turned round",
    "n": FIX["strip"],
    "f": "3.3 V are not enough for their data: put the level shifter in, 330 ohms at its output, "
    "and keep the data wire under 30 cm",
}
KNOB_FIX = "check its two turning contacts and ground; 10 nF from each to ground where it jumps"
SILENT: tuple[Step, ...] = (Doctor.devices, Doctor.memory, Doctor.storage, Doctor.journal)
STEPS: tuple[Step, ...] = (
    *SILENT, Doctor.screen, Doctor.strip, Doctor.buzzer, Doctor.knob, Doctor.reader,
)  # fmt: skip
