"""The archive: every match that was played, who played it, and what can be said of them.

A record is replayed by the rules before it counts. What it says is kept in a database: an SQLite
file of one's own unless another one is named. Everything but matches, seats and people is derived
and can be derived again.
"""
