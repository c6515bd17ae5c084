# Everything happens in .venv and build/, both made here and both safe to delete.
# Paths are relative, so that the tree may stand in a folder whose name has spaces.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
STUBS := build/typings/.ready
BOARD_CODE := $(wildcard firmware/boards firmware/drivers)
CODE := $(wildcard engine firmware host hardware tests)
# Twice quiet: errors only.
PIP := -m pip --disable-pip-version-check -qq

# The boards' type stubs live outside .venv because they describe MicroPython's `time`, `os`,
# `sys`...: host code must not be checked against those.
BOARDS := rp2 esp32

.PHONY: wide long help setup play hall test check editor format bench attack mutants soak emulate emulator \
	qemu pictures stl hardware site release lock licences clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: $(READY)  ## make .venv with everything the other targets use
	@echo ".venv is ready"

play: $(READY)  ## play at a simulated table, in a browser
	@$(BIN)/trilithon play

hall: $(READY)  ## a room of four simulated tables, its broker and its page
	@$(BIN)/trilithon hall --try 4

# Files stay together, so that a browser, a server or a board is set up once for each, and come in
# the order that tests/conftest.py gives them, the longest first. Tests of pages, cables and
# networks wait as often as they work: so there are three workers for two processors. What is
# compiled of Python is kept out of the tree, also where the environment forbids to write it there.
# Where what all stand on is broken, each test would wait for what does not come: thirty will do.
WORKERS ?= 3
PYTEST = env -u PYTHONDONTWRITEBYTECODE "PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache" \
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder \
	--maxfail 30 -rs

test: $(READY)  ## run the tests on CPython, then on MicroPython
	@status=0; \
	$(PYTEST) || status=1; \
	$(BIN)/python -m tests.micropython || status=1; \
	exit $$status

wide: $(READY)  ## run the tests that CI runs after `make test`: more games, sizes, languages
	@status=0; \
	$(PYTEST) -m "wide and not long" || status=1; \
	$(BIN)/python -m tests.micropython --wide || status=1; \
	exit $$status

long: $(READY)  ## run the tests that take minutes: whole matches in browsers, faults of a network
	@$(PYTEST) -m long

check: $(READY) $(STUBS)  ## check format, lint and types
	@status=0; \
	$(BIN)/ruff format --quiet --check --output-format concise $(CODE) || \
		{ echo "make format puts that right"; status=1; }; \
	$(BIN)/ruff check --quiet --output-format concise $(CODE) || status=1; \
	$(BIN)/mypy --no-error-summary --exclude '^firmware/(boards|drivers)/' \
		$(filter-out tests,$(CODE)) tests/generate tests/measure tests/micropython.py || status=1; \
	$(call check_board,rp2,esp32) || status=1; \
	$(call check_board,esp32,rp2|pico) || status=1; \
	[ $$status -eq 0 ] && echo "format, lint and types are in order"

# $(call check_board,<board>,<others>): board code against one board's stubs, without the files
# whose path names another board. Drivers name none, and must hold on every board.
check_board = files=$$(find $(BOARD_CODE) /dev/null -name '*.py' | grep -Ev '$(2)' || true); \
	[ -z "$$files" ] || MYPYPATH=build/typings/$(1) $(BIN)/mypy --no-error-summary \
	--custom-typeshed-dir build/typings/$(1) --cache-dir build/mypy-$(1) \
	--follow-imports silent $$files

# playwright's wheel has a node, for computers without one; pyright's asks for no newer version.
NODE = .venv/lib/python3*/site-packages/playwright/driver

editor: $(READY)  ## read engine, firmware and host as an editor does: pyright finds no error
	@PATH="$$PATH:$$(echo $(NODE))" PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright

format: $(READY)  ## write the code in the project's format
	@$(BIN)/ruff check --quiet --fix-only $(CODE)
	@$(BIN)/ruff format --quiet $(CODE)

attack: $(READY)  ## attack the table and the host in every way known; ATTACK=NAME for one
	@$(BIN)/python -m tests.attack $(ATTACK)

mutants: $(READY)  ## break the code in a few places of every file: do the tests notice?
	@$(BIN)/python -m tests.mutants --sample 12 --keep $(MUTANTS)

soak: $(READY)  ## use one table for 72 emulated hours; what stays flat, as a plot in build/
	@$(BIN)/python -m tests.soak $(SOAK)

bench: $(READY)  ## measure the engine, and the table in a tab
	@$(BIN)/python -m tests.measure.bench
	@$(BIN)/python -m tests.app.bench_flash
	@$(BIN)/python -m tests.page.bench_tab

emulate: $(READY)  ## play on an emulated Pico, with the MicroPython of TRILITHON_UF2
	@$(BIN)/python -m tests.emulated $(EMULATE)

emulator: $(READY)  ## compile that Pico for this computer: `make emulate` is several times as quick
	@$(BIN)/python -m tests.emulated.faster

qemu: $(READY)  ## run tests/both on a Cortex-M7 or a RISC-V, with the MicroPython of TRILITHON_QEMU
	@$(BIN)/python -m tests.qemu $(QEMU)

pictures: $(READY)  ## every screen, and the page at every question of every game, into build/
	@$(BIN)/python -m tests.generate.screens
	@$(BIN)/python -m tests.generate.questions

stl: $(READY)  ## make the box's parts for a 3D printer, where OpenSCAD is installed
	@$(BIN)/python -m hardware.build stl build/stl

hardware: $(READY)  ## draw plans, plates and tag sheets again
	@$(BIN)/python -m hardware.build

site: $(READY)  ## make the table in a tab, as static files, in dist/site
	@$(BIN)/trilithon site dist/site

release: $(READY)  ## make what is given away, with its checksums, in dist/
	@$(BIN)/python -m tests.generate.release

# Resolved for every platform at once and with the hash of every file, which pip alone cannot do.
UV := build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command 'make lock'

lock:  ## re-pin what `make setup` installs
	@rm -rf build/lock
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python $(PIP) install uv
	@$(UV) --extra dev --extra hall pyproject.toml -o requirements.lock
	@for board in $(BOARDS); do \
		echo "micropython-$$board-stubs" | $(UV) - -o firmware/boards/$$board.lock || exit 1; \
	done
	@rm -rf build/lock
	@grep -c == requirements.lock | sed 's/$$/ versions pinned in requirements.lock/'

licences: $(READY)  ## list the licence of every dependency and of every asset
	@$(BIN)/python -m tests.generate.licences

clean:  ## remove .venv, build/ and other left-overs
	@rm -rf .venv build .hypothesis *.egg-info
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# Nothing is installed but the files whose hashes the lock lists. A half-made .venv has no stamp and
# is made again.
$(READY): requirements.lock pyproject.toml firmware/link/commands.py  # where the version is
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Trilithon needs Python 3.11 or newer; $(PYTHON) is:" \
			"$$($(PYTHON) --version 2>&1 || true)"; \
		echo "With another one installed, name it: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments: its venv or ensurepip is missing."; \
		echo "On Debian and Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "setting up .venv"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(BIN)/python $(PIP) install --require-hashes -r requirements.lock
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(STUBS): $(BOARDS:%=firmware/boards/%.lock) $(READY)
	@rm -rf build/typings
	@for board in $(BOARDS); do \
		$(BIN)/python $(PIP) install --require-hashes -r firmware/boards/$$board.lock \
			--target "build/typings/$$board" || exit 1; \
	done
	@touch $@
