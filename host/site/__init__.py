"""The table in a browser's tab: a folder of static files, and what runs in it."""
