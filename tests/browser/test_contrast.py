"""Words over the table stand out from it: at least 4.5 to 1 in pixels; and the measure itself."""

import re

import pytest

from browser.contrast import LEAST, faint, measure
from browser.test_sight import THEMES

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}


def clear(found):
    """Nothing is faint anywhere; else all that is, by page."""
    lines = [f"{where}: {words}" for where, faint in found.items() for words in faint]
    assert not lines, "\n".join(sorted(set(lines)))


@pytest.mark.parametrize("theme", THEMES)
def test_words_of_the_sheet_the_drawers_and_the_text(invite, house, theme):
    guest = invite(color_scheme=THEMES[theme])
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    page, found = guest.page, {}
    page.locator("[data-space]:not([data-open])").first.click()
    page.locator("[data-words] blockquote").wait_for()
    found["sheet"] = faint(guest)
    page.keyboard.press("Escape")
    for tool in ("Menu", "Chat", "Signs and keys"):
        page.get_by_role("button", name=tool).click()
        page.get_by_role("dialog").wait_for()
        found[tool] = faint(guest)
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.get_by_role("heading", name="Seats").wait_for()
    found["text"] = faint(guest)
    clear(found)


def test_the_measure_finds_what_is_faint(guest):
    """The same page with one line too pale, and with one on a ground of its own colour."""
    guest.go("/check").page.locator("form").wait_for()
    assert faint(guest) == []
    assert len(measure(guest)) > 8
    guest.page.evaluate("() => { document.querySelector('h1').style.color = '#555566' }")
    assert re.match(r"[123]\.\d+ 'Was the deal honest", faint(guest)[0])
    guest.page.evaluate("""() => {
      const { style } = document.querySelector('h1')
      style.color = ''
      style.background = 'linear-gradient(90deg, transparent 5%, #b0a890 5%)'
    }""")
    heading = next(piece for piece in measure(guest) if piece["text"].startswith("Was the deal"))
    assert heading["ratio"] < LEAST
