"""The archive: every match that was played, who played it, and the statistics of both.

A record is replayed by the rules before it counts. The archive is a database: an SQLite file in the
user's data folder, unless another one is named. Everything but matches, seats and people is derived
and can be derived again.
"""
