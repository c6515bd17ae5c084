"""Imported before servers are forked: the page's files are packed then, once for all of them."""

from host.page.files import MADE, WEB, written
from host.page.one_script import ENDING
from host.page.responses import file_response, packed

PAGES = [path.stem + ENDING for path in WEB.glob("*.html") if path.stem != "index"]

for name in (*MADE, *written(WEB), "app" + ENDING, *PAGES):
    packed(file_response("/" + name, ""))
