"""One spelling for every name: a letter and its accents are one letter where Unicode has it (NFC).

MicroPython has no table of Unicode: engine.accents is the part of it that Europe writes with. Both
are borrowed, since few names need them (engine/names.py).
"""

from engine.accents import ROWS

ASCII = 0x7F
# In turns a letter that has no accent of its own, and the one that it looks like: on a screen of
# few letters, or, of Cyrillic and Greek ones, everywhere.
BARE = (
    "\u00d8O\u00f8o\u0141L\u0142l\u0110D\u0111d\u0131i\u00dfs\u00d0D\u00f0d\u0126H\u0127h"
    "\u00deT\u00fet\u014aN\u014bn\u0166T\u0167t"
    "\u0410A\u0412B\u0415E\u0405S\u0406I\u0408J\u041aK\u041cM\u041dH\u041eO\u0420P"
    "\u0421C\u0422T\u0423Y\u0425X\u0430a\u0435e\u043eo\u0440p\u0441c\u0443y\u0445x\u0455s"
    "\u0456i\u0458j\u043ak\u04bbh\u051bq\u051dw\u0501d\u0391A\u0392B\u0395E\u0396Z\u0397H"
    "\u0399I\u039aK\u039cM\u039dN\u039fO\u03a1P\u03a4T\u03a5Y\u03a7X\u03bfo\u03bdv\u03b1a"
    "\u03bak\u03c1p\u03c5u\u03b9i"
)


def composed(text: str) -> str:
    """The text with letters and accents joined, in Unicode's order, as far as ROWS goes."""
    found, base = "", ""
    marks: list = []
    for at in range(len(text)):
        char = text[at : at + 1]
        kind = [kind for accent, kind, _ in ROWS if accent == ord(char)]
        if kind:
            marks.append((kind[0], char))
        else:
            found += joined(base, marks)
            base, marks = apart(char)
    return found + joined(base, marks)


def drawn(text: str) -> str:
    """The text in the letters that every table's screen has: without accents, "?" for another."""
    found = ""
    for at in range(len(text)):
        char = text[at : at + 1]
        if ord(char) > ASCII:
            char = apart(char)[0]
            place = BARE.find(char) if ord(char) > ASCII else -1
            char = BARE[place + 1 : place + 2] if place >= 0 else char
        found += char if ord(char) <= ASCII else "?"
    return found


def apart(char: str) -> tuple:
    """(the bare letter, its accents as a list of (class, accent)), the innermost first."""
    for accent, kind, letters in ROWS:
        at = letters.find(char)
        if at > 0 and at % 2:
            base, marks = apart(letters[at - 1 : at])
            return base, marks + [(kind, chr(accent))]
    return char, []


def joined(base: str, marks: list) -> str:
    """A letter with its accents; one that has no letter of its own stays behind it."""
    rest, last = "", 0
    for kind in sorted({kind for kind, _ in marks}):
        for accent in [accent for each, accent in marks if each == kind]:
            one = together(base, accent) if kind != last else ""
            if one:
                base = one
            else:
                rest, last = rest + accent, kind
    return base + rest


def together(base: str, accent: str) -> str:
    """The one letter that both are; empty where there is none."""
    for code, _, letters in ROWS:
        at = letters.find(base) if base and code == ord(accent) else -1
        if at >= 0 and at % 2 == 0:
            return letters[at + 1 : at + 2]
    return ""
