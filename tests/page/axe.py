"""What axe-core finds on a page: every rule it has, the experimental ones and target sizes too."""

from __future__ import annotations

from importlib import resources
from typing import Any

RULES = {
    "runOnly": [
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
        "experimental",
    ],
    "rules": {"target-size": {"enabled": True}},
}
RUN = """rules => axe.run(document, {...rules, resultTypes: ["violations"]})
    .then(found => found.violations.flatMap(each => each.nodes.map(
        node => `${each.id}: ${node.html.slice(0, 150)} ${node.failureSummary.slice(0, 300)}`)))"""


def faults(page: Any) -> list[str]:
    """In words, each with the node it is about."""
    if not page.evaluate("() => Boolean(window.axe)"):
        source = resources.files("axe_playwright_python").joinpath("axe.min.js")
        page.evaluate(source.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, RULES)
    return found
