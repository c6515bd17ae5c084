"""A room of tables: gathers, checks, keeps and shows what they send over the network."""
