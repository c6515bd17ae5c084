"""How long tests wait for what must come: on a busy computer it comes late, which is no fault."""

HUNG_S = 300.0  # after this a program hangs: to compile all of a board takes a minute
COMES_MS = 60_000  # the next sign of a page; where one hangs, many such waits come in turn
