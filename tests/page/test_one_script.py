"""A page is one script, and does what its modules do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from host.hall.site import HALL_WEB
from host.page.files import WEB, contents, written
from host.page.one_script import one_script
from host.page.responses import file_response
from tests.page import browser as web

MODULES = {
    "first.js": """import { add, total as sum } from "./sums.js";
import * as sums from "./sums.js";
add(2);
window.said = [sums.count, sum()];
window.later = async () => (await import("./late.js")).Late.name + sum();
""",
    "sums.js": """import { STEP } from "./step.js";
export let count = 0;
const own = "private";
export function add(number) { count += number * STEP; }
export const total = () => count;
""",
    "late.js": """import {
  add,
} from "./sums.js";
import { STEP } from './step.js'

const own = STEP;
export class Late { }
add(own);
""",
    "step.js": "export const STEP = 10;\n",
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from web.browser()


def test_modules_run_once_after_what_they_import_and_share_what_changes(browser: Any) -> None:
    page = browser.new_page()
    page.set_content(f"<script type=module>{one_script('first.js', MODULES.__getitem__)}</script>")
    assert page.evaluate("said") == [20 + 100, 120]
    assert page.evaluate("later()") == "Late120"
    page.close()


def test_what_is_fetched_later_stays_an_import() -> None:
    text = one_script("first.js", MODULES.__getitem__, ("late.js",))
    assert 'import("./late.js")' in text and "class Late" not in text
    assert text.count("STEP = 10") == 1


@pytest.mark.parametrize(
    ("module", "why"),
    [
        ('import { b } from "./b.js";', "a.js imports itself: a.js > b.js > a.js"),
        ("export default 1;", "a.js: export default 1;"),
        ('import "./b.js";', 'a.js: import "./b.js";'),
        ("export { a };", "a.js: export { a };"),
        ('import { b } from "elsewhere";', 'a.js: import { b } from "elsewhere";'),
    ],
)
def test_what_is_written_in_another_way_is_refused_by_name(module: str, why: str) -> None:
    sources = {"a.js": module + "\n", "b.js": 'import { a } from "./a.js";\n'}
    with pytest.raises(ValueError) as refused:
        one_script("a.js", sources.__getitem__)
    assert str(refused.value).startswith(why)


def test_a_browser_that_asks_for_such_a_script_hears_which_line_it_is(tmp_path: Path) -> None:
    (tmp_path / "late.js").write_text("export default 1;\n", encoding="utf-8")
    (tmp_path / "own.js").write_text('import { a } from "./late.js";\n', encoding="utf-8")
    found = file_response("/own.all.js", "", (WEB, tmp_path))
    assert found.status_code == 500 and found.body.startswith(b"late.js: export default 1;: write ")
    assert file_response("/none.all.js", "", (WEB, tmp_path)).status_code == 404


def test_every_page_has_a_script_of_its_own() -> None:
    for folder in (WEB, HALL_WEB):
        for page in folder.glob("*.html"):
            text = page.read_text(encoding="utf-8")
            if "<script" in text:
                name = page.stem if page.stem != "index" else "app"
                assert f'src="{name}.all.js"' in text
                source = partial(contents, files=written(WEB, HALL_WEB))
                script = one_script(name + ".js", source)
                assert "const $dom = " in script
