"""The circuit as a list of nets, from the same pins and parts as the wiring plans, and two drawings
of it: a schematic for every board, and a layout on perfboard for the Pico, whose header is known.

Resistors, capacitors and unused inputs, which the plans only mention, are parts of their own here.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from xml.sax.saxutils import escape

from firmware.boards import pico
from hardware import wiring_plans

Net = dict[str, list[tuple[str, str]]]  # name -> (part, its pin), all that are one conductor


@dataclass(frozen=True)
class Passive:
    """Two ends, each in a net; `why` it is there; `at` the part beside which it sits."""

    key: str
    value: str
    ends: tuple[str, str]
    why: str
    at: str


PASSIVES = (
    Passive(
        "R1",
        "330 Ω",
        ("shifted", "DIN"),
        "at the shifter's output: no ringing on the wire",
        "shifter",
    ),
    Passive(
        "R2", "100 Ω", ("buzzer", "piezo"), "spares the board's pin the piezo's charge", "buzzer"
    ),
    Passive(
        "C1", "100 nF", ("5V", "GND"), "at pins 14 and 1 of the shifter, legs short", "shifter"
    ),
    Passive(
        "C2",
        "1000 µF",
        ("lights", "GND"),
        "at the plate's plug; minus to GND; 10 V or more",
        "plate",
    ),
    Passive(
        "C3", "100 nF", ("3V3", "GND"), "at the reader's own pins, one for each reader", "reader"
    ),
    Passive(
        "C4",
        "10 µF",
        ("3V3", "GND"),
        "beside it: a field that comes on takes its step there",
        "reader",
    ),
    Passive(
        "F1",
        "1.6 A",
        ("5V", "lights"),
        "a fuse that mends itself (PTC, holds 1.6 A): a plate's short circuit burns nothing",
        "plate",
    ),
)
BEHIND = {("buzzer", "+"): "piezo", ("plate", "5V"): "lights"}  # a part's pin behind a passive
THICK = ("plate", "F1", "C2")  # carry the lights' current: 0.5 mm2
AT_MODULE = "reader"  # whose passives are soldered to it, at the end of its wires
IDLE_INPUTS = ("4 (2OE)", "5 (2A)", "9 (3A)", "10 (3OE)", "12 (4A)", "13 (4OE)")  # of the shifter


def nets(board: ModuleType) -> Net:
    """Every net with all its pins; the board's own pins by their header's name."""
    found: Net = {}
    for part in (*wiring_plans.PARTS, wiring_plans.plate_plug()):
        for pin, wire in part.pins:
            name = BEHIND.get((part.key, pin), wire)
            found.setdefault(name, []).append((part.key, pin))
            end = ("board", wiring_plans.header(board, wire, part.key))
            source = found.setdefault(wire, [])
            if end not in source:
                source.append(end)
    for pin in IDLE_INPUTS:
        found["GND"].append(("shifter", pin))
    found["shifted"] = [("shifter", "3 (1Y)")]
    found["DIN"] = [("plate", "DIN")]
    for passive in PASSIVES:
        for side, net in zip("12", passive.ends, strict=True):
            found[net].append((passive.key, side))
    return found


def passive_table() -> str:
    rows = ["| part | value | between | why |", "|---|---|---|---|"]
    for one in PASSIVES:
        rows.append(f"| {one.key} | {one.value} | {one.ends[0]} and {one.ends[1]} | {one.why} |")
    return "\n".join(rows) + "\n"


# The schematic: a box for every part, and at each pin the name of its net

STEP, BOX, STUB = 16, 150, 34


def box(x: int, y: int, title: str, pins: list[tuple[str, str]]) -> list[str]:
    """A part whose pins, (name, net), stand at its right."""
    height = STEP * (len(pins) + 1)
    out = [f'<rect x="{x}" y="{y}" width="{BOX}" height="{height}" fill="#fff" stroke="#000"/>',
           text(x + 6, y + 12, title, "bold")]  # fmt: skip
    for row, (pin, net) in enumerate(pins, 1):
        at = y + STEP * row + 10
        out.append(f'<path d="M{x + BOX} {at - 4}h{STUB}" stroke="#000"/>')
        out.append(text(x + BOX - 6, at, pin, "", "end"))
        out.append(text(x + BOX + STUB + 4, at, net))
    return out


def text(x: float, y: float, words: str, weight: str = "", anchor: str = "start") -> str:
    bold = f' font-weight="{weight}"' if weight else ""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{bold}>{escape(words)}</text>'


def passive(x: int, y: int, one: Passive) -> list[str]:
    """A resistor's box or a capacitor's plates, its nets left and right."""
    shape = ("h30m0-6h40v12h-40zm40 6h30" if one.key[0] in "RF" else
             "h44m0-10v20m12-20v20m0-10h44")  # fmt: skip
    left, right = one.ends
    return [
        f'<path d="M{x} {y}{shape}" fill="none" stroke="#000"/>',
        text(x + 50, y - 14, f"{one.key} {one.value}", "", "middle"),
        text(x - 4, y + 4, left, "", "end"),
        text(x + 104, y + 4, right),
    ]


def schematic(board: ModuleType) -> str:
    """SVG. Equal names of nets are one conductor."""
    circuit = nets(board)
    parts: dict[str, list[tuple[str, str]]] = {}
    for net, ends in circuit.items():
        for part, pin in ends:
            parts.setdefault(part, []).append((pin, net))
    titles = {part.key: part.name for part in (*wiring_plans.PARTS, wiring_plans.plate_plug())}
    body, y = box(20, 40, wiring_plans.TITLES[board.NAME], parts["board"]), 40
    for key in titles:
        body += box(360, y, titles[key], parts[key])
        y += STEP * (len(parts[key]) + 1) + 20
    for number, one in enumerate(PASSIVES):
        body += passive(760, 70 + 60 * number, one)
    return svg(960, max(y, 500), [text(20, 24, "Equal names are one wire.", "bold"), *body])


def svg(width: float, height: float, body: list[str]) -> str:
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
            'font-family="sans-serif" font-size="11">')  # fmt: skip
    white = f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>'
    return "\n".join([head, white, *body, "</svg>"]) + "\n"


# The layout: parts on a grid of 2.54 mm, seen from above; wires go below

Holes = dict[tuple[str, str], tuple[int, int]]  # (part, its pin) -> (column, row), from 1
COLUMNS, ROWS = 30, 24  # a perfboard of 70 by 90 mm has as many and more
PITCH = 20
COLOURS = {"GND": "#000", "3V3": "#c00", "5V": "#e70", "lights": "#e70"}


def row_of(part: str, pins: list[str], column: int, row: int) -> Holes:
    """A header's pins, hole after hole to the right."""
    return {(part, pin): (column + i, row) for i, pin in enumerate(pins)}


def holes() -> Holes:
    """The holes of all that the Pico's nets have."""
    found: Holes = {}
    for pin in range(1, 21):  # USB to the left: 1 to 20 below, 40 to 21 above
        found["board", str(pin)] = (pin + 1, 10)
        found["board", str(41 - pin)] = (pin + 1, 3)
    names = {int(pin.split()[0]): pin for net in nets(pico).values() for part, pin in net
             if part == "shifter"}  # fmt: skip
    for number, name in names.items():
        at = (number + 2, 19) if number < 8 else (17 - number, 16)
        found["shifter", name] = at
    pins = {
        part.key: [pin for pin, _ in part.pins]
        for part in (*wiring_plans.PARTS, wiring_plans.plate_plug())
    }
    found |= row_of("reader", pins["reader"], 23, 2)
    found |= row_of("screen", pins["screen"], 24, 6)
    found |= row_of("knob", pins["knob"], 24, 10)
    found |= row_of("buzzer", pins["buzzer"], 24, 14)
    found |= row_of("plate", [*pins["plate"], "DIN"], 24, 21)
    for key, (column, row) in {"R1": (5, 21), "R2": (21, 14), "C2": (24, 23),
                               "F1": (20, 21)}.items():  # fmt: skip
        found[key, "1"], found[key, "2"] = (column, row), (column + 2, row)
    found["C1", "1"], found["C1", "2"] = (2, 16), (2, 19)
    return found


Link = tuple[str, tuple[str, str], tuple[str, str]]  # net, and the two ends of a wire


def links() -> list[Link]:
    """The wires: what a part takes from a rail has a way of its own to the board's pin.

    So the lights' return current, an ampere and more, flows through nobody else's ground.
    """
    place, found = holes(), []
    for net, ends in nets(pico).items():
        here = [end for end in ends if end[0] != "board" and end in place]
        found += [(net, end, root(net, ends, end)) for end in here if end != root(net, ends, end)]
    return found


def root(net: str, ends: list[tuple[str, str]], end: tuple[str, str]) -> tuple[str, str]:
    """The end to which the wire from this one goes."""
    beside = {one.key: one.at for one in PASSIVES}.get(end[0])
    near = [other for other in ends if other[0] == beside]
    if near:
        return near[0] if net != "GND" or beside != "shifter" else ("shifter", "1 (1OE)")
    if end[0] == "shifter" and net == "GND" and end[1] != "7 (GND)":
        return ("shifter", "7 (GND)")
    pins = [other for other in ends if other[0] == "board"]
    if net == "GND":
        return ("board", wiring_plans.header(pico, "GND", end[0]))
    return pins[0] if pins else ends[0]


def is_thick(link: Link) -> bool:
    """Whether it carries what the lights draw."""
    net, *ends = link
    return net in ("5V", "GND", "lights") and any(part in THICK for part, _ in ends)


def shared_grounds(wires: list[Link]) -> set[str]:
    """Parts whose ground the lights' return current flows through, on its way to the board."""
    ground = {end: other for net, end, other in wires if net == "GND"}
    at, seen = ("plate", "GND"), set()
    while at in ground and at not in seen:
        seen.add(at)
        at = ground[at]
    return {part for part, _ in seen | {at}} - {*THICK, "board"}


def perfboard() -> str:
    """SVG of the Pico's layout: holes, parts' pins, and every net as wires from hole to hole."""
    place, body = holes(), []
    for column in range(1, COLUMNS + 1):
        for row in range(1, ROWS + 1):
            body.append(f'<circle cx="{column * PITCH}" cy="{row * PITCH}" r="3" fill="#ddd"/>')
    for link in links():
        net, *ends = link
        x, y, u, v = (PITCH * at for end in ends for at in place[end])
        width, said = (6, f"{net}, 0.5 mm²") if is_thick(link) else (2, net)
        colour = COLOURS.get(net, "#28c")
        body.append(f'<path d="M{x} {y}L{u} {v}" stroke="{colour}" stroke-width="{width}" '
                    f'opacity="0.6"><title>{escape(said)}</title></path>')  # fmt: skip
    for (part, pin), (column, row) in place.items():
        x, y = column * PITCH, row * PITCH
        body.append(f'<circle cx="{x}" cy="{y}" r="5"><title>{escape(part + " " + pin)}</title>'
                    "</circle>")  # fmt: skip
    starts: dict[str, tuple[int, int]] = {}
    for (part, _), at in place.items():
        starts[part] = min(starts.get(part, at), at)
    for part, (column, row) in starts.items():
        body.append(text(column * PITCH - 4, row * PITCH - 8, part, "bold"))
    modules = ", ".join(one.key for one in PASSIVES if one.at == AT_MODULE)
    body.append(text(PITCH, (ROWS + 1) * PITCH - 4, f"Thick wires: 0.5 mm². {modules}: at the "
                     f"{AT_MODULE}'s own pins, not here.", "bold"))  # fmt: skip
    return svg((COLUMNS + 1) * PITCH, (ROWS + 1) * PITCH, body)
