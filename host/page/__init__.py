"""The page: its server, what each viewer sees of a room, and the room itself."""
