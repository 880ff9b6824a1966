"""Every page and table, night and day, on the desk and in the hand: clean for axe-core, readable in
pixels, and with numbers that agree with their nouns."""

import re

import pytest

from browser import shots
from browser.contrast import faint
from browser.shots import PHONE
from browser.spoken import disagreements
from browser.test_sight import axe

# Of a long list the first few stand for the rest: axe-core takes its time.
LONG = re.compile("^(cards|rules)")
SHORTEN = """() => {
  const rest = 'main li:nth-child(n+9), main section:nth-of-type(n+6)'
  for (const one of document.querySelectorAll(rest)) one.remove()
}"""
LOOKS = {"night": "dark", "day": "light"}


def looks(guest, name, size):
    """What is wrong with a scene, by theme."""
    found = []
    if LONG.match(name):
        guest.page.evaluate(SHORTEN)
    for theme, scheme in LOOKS.items():
        guest.page.emulate_media(color_scheme=scheme)
        guest.wait("document.documentElement.dataset.theme === argument", theme)
        # The structure is the same by day: colours are not.
        rules = [] if theme == "night" else ["color-contrast"]
        found += [f"{size}, {theme}: {line}" for line in axe(guest, rules)]
        found += [f"{size}, {theme}: {line}" for line in faint(guest)]
    return found + [f"{size}: {line}" for line in disagreements(guest)]


@pytest.mark.parametrize("name", shots.SCENES)
def test_every_page_can_be_read(invite, house, name):
    found = []
    for size, options in {"desk": {}, "hand": PHONE}.items():
        guest = invite(**options)
        shots.SCENES[name](guest, house)
        found += looks(guest, name, size)
        guest.close()
    assert not found, "\n".join(found)


TABS = {
    "effect": ("Hand", "Market", "Seats", "Log"),
    "uprising_everything": ("Hand", "Market", "Seats"),
    "war_modules": ("Dice", "Hand", "Spice", "Log"),
    "dawn_attack": ("Tribes", "Log"),
}


@pytest.mark.parametrize("name", TABS)
def test_every_tab_can_be_read(invite, house, name):
    guest = invite(**PHONE)
    shots.SCENES[name](guest, house)
    found = []
    for tab in TABS[name]:
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        guest.wait("document.querySelector(argument)", "nav [aria-current=page]")
        found += looks(guest, name, tab)
    assert not found, "\n".join(found)


def test_what_is_wrong_is_found(guest):
    """A page with a number that does not agree, a picture without words, and a pale line."""
    guest.go("/check").page.locator("form").wait_for()
    assert looks(guest, "check", "desk") == []
    guest.page.evaluate("""() => {
      document.querySelector('h1').insertAdjacentHTML('afterend',
        '<p style="color: #88808f">1 agents, 3 agent</p><img src="data:,">')
    }""")
    found = "\n".join(looks(guest, "check", "desk"))
    for fault in ("image-alt", "1 agents", "3 agent", "day: 3."):
        assert fault in found
