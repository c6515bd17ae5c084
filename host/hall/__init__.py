"""A room of tables: what they say on the network, gathered, checked, kept and shown."""
