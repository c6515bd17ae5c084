"""The tests' own honesty: code broken in one place at a time (`python -m tests.mutants`)."""
