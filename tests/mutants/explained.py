"""What no test can tell, and why: the mutants that may live.

By file: (of the line as it is, of the line broken, why the two are the same). A pair that is in
no line of its file any more fails a test (tests/host/test_mutants.py).
"""

from __future__ import annotations

EXPLAINED = {
    "engine/games/amazones/rulebook.py": (
        ("self.starter = 0", "self.starter = 1",
         "the first answer sets it, and nothing looks at it before"),
    ),
    "engine/games/backgammon/rulebook.py": (
        ("chosen - RIM", "chosen + RIM",
         "RIM is 0"),
        ("CAPTURED = -1", "CAPTURED = -2",
         "a name for no step at all: any number outside 0 to 30 will do"),
    ),
    "engine/games/celtic_whist/rounds.py": (
        ("DUMMY: int = STACK + 1", "DUMMY: int = STACK + 2",
         "a name for a zone: any number that no other has will do"),
        ("max(t.bids) < 0", "max(t.bids) <= 0",
         "a bid of 0 is the coop game's alone, which counts otherwise"),
        ("t.zone(TABLE)[:1]", "t.zone(TABLE)[:2]",
         "only the first of them is looked at"),
        ("else (0, 0)", "else (0, 1)",
         "a lost card stays below any card of the colour led, with any number"),
        ("if bid < 0 else", "if bid <= 0 else",
         "a bid of 0 is the coop game's alone, which says it with another text"),
        ("max(t.bids) < 0", "max(t.bids) < 1",
         "a bid of 0 is the coop game's alone, which counts otherwise"),
        ("(2, number(card))", "(3, number(card))",
         "trumps come before the colour led, by however much"),
        ("else (0, 0)", "else (1, 0)",
         "a lost card stays below any card of the colour led, whose numbers begin at 1"),
    ),
    "engine/games/celtic_whist/rulebook.py": (
        ("if bid > 0 else (DAY, NIGHT)", "if bid >= 0 else (DAY, NIGHT)",
         "a bid of 0 has no disc: the line above passes it over"),
    ),
    "engine/games/chariots/course.py": (
        ("place >= LINE", "place > LINE",
         "with power left on the line a creep of one crystal, past no bar, leads beyond it"),
    ),
    "engine/games/chariots/rulebook.py": (
        ("self.arrived = [0] * seats", "self.arrived = [1] * seats",
         "the grid sets it for every chariot, and nothing looks at it before"),
        ("([0] * seats, [0] * seats)", "([1] * seats, [0] * seats)",
         "before the first split nothing looks at the fists: it sets all of them"),
        ("([0] * seats, [0] * seats)", "([0] * seats, [1] * seats)",
         "before the first split nothing looks at the fists: it sets all of them"),
        ("t.seats, [0] * t.seats", "t.seats, [1] * t.seats",
         "who races learns both fists next; who has arrived is asked nothing any more"),
    ),
    "engine/games/chariots/shown.py": (
        ("step[1] < course.LINE", "step[1] <= course.LINE",
         "onto the line itself leads the last day well's one step alone, which is never asked"),
    ),
    "engine/games/faux_cilles/rulebook.py": (
        ("t.first + 1 + turn", "t.first + 1 - turn",
         "the game has two seats, and of two it is the same"),
        ("t.first + 1 + turn", "t.first - 1 + turn",
         "the game has two seats, and of two it is the same"),
        ("place - RIM", "place + RIM",
         "RIM is 0"),
    ),
    "engine/games/final_exam/prices.py": (
        ("place > INNER", "place >= INNER",
         "no bar lies on place 90: spaces go up to 30, circles begin at 91"),
    ),
    "engine/games/final_exam/shown.py": (
        ("(total - k) // 2", "(total + k) // 2",
         "what some cards add up to, the others add up to the rest: one is there with the other"),
        ("here < INNER", "here <= INNER",
         "nobody stands on place 90: spaces go up to 30, circles begin at 91"),
    ),
    "engine/games/five_suitors/rulebook.py": (
        ("t.bag[t.suitors[0]]", "t.bag[t.suitors[1]]",
         "of each suitor there are as many"),
    ),
    "engine/games/ghost_knights/guards.py": (
        ("range(BLACK + 1)", "range(BLACK + 2)",
         "what a seventh card may do is found, and never looked at: there are six colours"),
        ("number > 0", "number >= 0",
         "a guard comes or goes: the number is 1 or -1"),
    ),
    "engine/games/magic/rulebook.py": (
        ("strength(t, card) > best", "strength(t, card) >= best",
         "no two cards are equal (R-MAGIC-4)"),
    ),
    "engine/games/war_of_gods/clans.py": (
        ("BONUS = (0,", "BONUS = (1,",
         "no clan is of no pieces"),
        ("t.plate[ring(s, -1)] != seat", "t.plate[ring(s, +1)] != seat",
         "a group is found from its last space as from its first"),
    ),
    "engine/boxes/henge.py": (
        ("card < TRILITHONS else", "card <= TRILITHONS else",
         "the first trilithon card is 60, and white either way"),
    ),
    "engine/old_records.py": (
        ("len(known) < len(referee.log)", "len(known) <= len(referee.log)",
         "where nothing was given, what is restored is what is there"),
    ),
    "engine/table.py": (
        ("if zone >= SEATED", "if zone > SEATED",
         "the first seat's hand is the number of its family: nothing is taken away"),
        ("(0, 1, 2, 3, 4, 5, 8)", "(0, 1, 2, 3, 4, 6, 8)",
         "a name for a zone: any number that no other has will do"),
    ),
    "firmware/table/chance.py": (
        ("STEPS = 12", "STEPS = 13",
         "how long the light runs: nothing counts on one step more"),
        ("(play.at + 1)", "(play.at + 2)",
         "what passes by while the light runs is no answer"),
        ("(play.at + 1)", "(play.at - 1)",
         "what passes by while the light runs is no answer"),
        ("[1] * len(values)", "[2] * len(values)",
         "each as likely as any other"),
        ("os.urandom(2)", "os.urandom(3)",
         "as fair, and slower: most of such numbers are drawn again"),
    ),
    "firmware/table/leaving.py": (
        ("match.gesture() < 0", "match.gesture() < 1",
         "back in a repair there are fewer answers than before it, never as many"),
        ("match.gesture() < 0", "match.gesture() <= 0",
         "back in a repair there are fewer answers than before it, never as many"),
    ),
    "firmware/table/match.py": (
        ("self.gesture() < 0", "self.gesture() <= 0",
         "back in a repair there are fewer answers than before it, never as many"),
        ("self.gesture() < 0", "self.gesture() < 1",
         "back in a repair there are fewer answers than before it, never as many"),
    ),
    "firmware/table/play.py": (
        ("kind == 'leave' and self.app.match", "kind != 'leave' and self.app.match",
         "the new match is shown before the panel draws, and the cable knows the old question"),
        ("self.at = 0", "self.at = 1",
         "where nothing is offered nothing is looked at; the first question sets it"),
    ),
    "firmware/storage/crash.py": (
        ("place[5:]", "place[6:]",
         "the quote goes with the other one"),
        ("MOST = 400", "MOST = 401",
         "about as much as a report has room for"),
    ),
    "firmware/storage/few.py": (
        ("key(name) < key(found[at - 1])", "key(name) <= key(found[at - 1])",
         "of equal ones either may come first"),
        ("if at < most", "if at <= most",
         "one that is put behind the last goes at once"),
    ),
    "firmware/storage/room.py": (
        ("return (1, 0)", "return (2, 0)",
         "of nothing at all any number is enough"),
        ("return (1, 0)", "return (1, 1)",
         "a quarter of one byte is none"),
    ),
    "firmware/storage/shelf.py": (
        ("ANY = 1 << 30", "ANY = 2 << 30",
         "beyond any number"),
        ("PAGE + 1", "PAGE + 2",
         "whether there are more than a page"),
    ),
    "firmware/storage/tail.py": (
        ("len(data)), -1)", "len(data)), -2)",
         "nobody has looked yet: any number below 0"),
        ("SMALL = 120", "SMALL = 121",
         "up to 128 a file lies in its folder's own block: nothing counts on the byte"),
        ("if self.room < 0", "if self.room <= 0",
         "where no room is left looking again finds the same end"),
        ("self.room = -1", "self.room = -2",
         "nobody has looked yet: any number below 0"),
        ("max(0, self.room - len(data))", "max(1, self.room - len(data))",
         "what is appended is a line and its end, two bytes at least"),
    ),
    "firmware/link/commands.py": (
        ("least, most = (0, free + 1)", "least, most = (0, free - 1)",
         "the largest block is told to a kilobyte"),
        ("least, most = (0, free + 1)", "least, most = (1, free + 1)",
         "the largest block is told to a kilobyte"),
    ),
    "firmware/link/lines.py": (
        ("if 32 <= raw[at]", "if 33 <= raw[at]",
         "a short cut for most letters: what comes after it lets a space pass, too"),
        ("<= NONE[span + 2:span + 4]", "<= NONE[span + 2:span + 5]",
         "a third byte behind two says nothing of two others"),
    ),
    "firmware/table/panel.py": (
        ("AT_ONCE = 16", "AT_ONCE = 17",
         "about as many as a turn may take: nothing counts on one more"),
    ),
    "firmware/link/match_commands.py": (
        ("MOST = 100000", "MOST = 100001",
         "more answers than any match has"),
    ),
    "firmware/link/shelf_commands.py": (
        ("NAMES + 1, number)", "NAMES + 2, number)",
         "one more than a reply holds says that there are more; two say the same"),
    ),
    "firmware/link/reports.py": (
        ("CHUNK = 20", "CHUNK = 21",
         "about as many as a reply has room for: nothing counts on one more"),
        ("BLOCK = 512", "BLOCK = 513",
         "a file's hash is the same, in whatever pieces it is read"),
    ),
    "firmware/link/json_forms.py": (
        ("found.get(byte, 0) + 1", "found.get(byte, 1) + 1",
         "one such count is compared with another alone"),
        ("found.get(byte, 0) + 1", "found.get(byte, 0) + 2",
         "one such count is compared with another alone"),
        ("is_of(form[1:-1]", "is_of(form[2:-1]",
         "the first letter of a list's name, which is only shown to people"),
    ),
    "firmware/link/tag_commands.py": (
        ("erase(pages, what[-1]", "erase(pages, what[+1]",
         "of two the last is the second"),
    ),
    "firmware/link/serial.py": (
        ("PIECE = 64", "PIECE = 65",
         "a packet's length: a stream says how much of it it has taken"),
        ("FULL = 4096", "FULL = 4097",
         "about as much as a board can spare: nothing counts on the byte"),
    ),
}  # fmt: skip


def why(file: str, was: str, became: str) -> str:
    """Why no test can tell the two lines apart; empty where that is not known."""
    for part, broken, reason in EXPLAINED.get(file, ()):
        if part in was and broken in became:
            return reason
    return ""
