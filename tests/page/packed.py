"""Imported before servers are forked: the page's files are packed then, once for all of them."""

from host.page import looks, words
from host.page.files import WEB
from host.page.responses import TYPES, zipped

zipped(words.module().encode())
zipped(looks.module().encode())
for each in (*WEB.iterdir(), *looks.files().values()):
    if each.suffix in TYPES:
        zipped(each.read_bytes())
