"""One folder a game. Load them by name through `engine.catalogue`, one at a time (law L5)."""
