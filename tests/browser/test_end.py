"""The end of a game says where each point came from; the reveal asks before an agent is wasted."""

import re

import pytest
from playwright.sync_api import expect

from browser import positions
from browser.test_sight import THEMES, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def the_end(guest, house, game):
    seats = [HUMAN, *[BOT] * (game.seats - 1)]
    guest.sit(house.open(*seats, **positions.order(game)).seat(0))
    return guest.page.get_by_role("dialog", name="The end")


@pytest.mark.parametrize("seats, seed, options", [
    (3, 1, {}), (4, 3, {}), (2, 5, {}), (4, 2, positions.IX), (3, 6, positions.BLOODLINES),
    (4, 1, {"edition": "uprising", "modules": ["choam"]}),
])  # fmt: skip
def test_points_by_source_add_up_to_the_score(guest, house, seats, seed, options):
    game = positions.play_until(lambda game: game.over, seats, seed, **options)
    end = the_end(guest, house, game)
    rivals = 1 if seats == 2 else 0
    expect(end.get_by_role("row")).to_have_count(seats + rivals + 1)
    rows = end.locator("tbody tr")
    sums = []
    for i in range(seats):
        words = rows.nth(i).locator("[role=img]").last.get_attribute("aria-label")
        parts = {name: int(much) for name, much in re.findall(r"(\w+) (-?\d+)", words)}
        assert parts.get("Start", 0) >= 0
        sums.append(sum(parts.values()))
        assert rows.nth(i).locator("td").first.inner_text().split()[0] == str(sums[-1])
    assert sorted(sums) == sorted(game.scores)
    expect(end.get_by_label("Honours").locator("li").first).to_contain_text(re.compile(r"\d"))


@pytest.mark.parametrize("screen", [{}, PHONE])
@pytest.mark.parametrize("theme", THEMES)
def test_the_end_fits_the_screen(invite, house, screen, theme):
    guest = invite(**screen, color_scheme=THEMES[theme])
    end = the_end(guest, house, positions.ended(4, 3))
    last = end.get_by_role("button", name="Look at the table")
    last.scroll_into_view_if_needed()
    box, high = last.bounding_box(), guest.page.viewport_size["height"]
    assert box["y"] + box["height"] <= high
    if not screen:
        assert end.evaluate("panel => panel.scrollHeight <= panel.clientHeight + 1")
    assert axe(guest) == []


def test_the_reveal_is_quiet_and_asks_once_while_agents_wait(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    number = guest.number
    prompt = guest.page.locator("#prompt")
    reveal = prompt.get_by_role("button", name=re.compile("reveal turn"))
    expect(reveal).to_have_class(re.compile("ghost"))
    guest.page.keyboard.press("r")
    expect(prompt).to_contain_text("2 agents could still be sent")
    assert guest.number == number
    prompt.get_by_role("button", name="Not this").click()
    reveal.click()
    guest.wait("seen.number > argument", number)


def test_signs_are_explained_and_sound_is_off_until_asked_for(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    sound = guest.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("n")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    guest.page.keyboard.press("?")
    help_ = guest.page.get_by_role("dialog", name="Signs and keys")
    expect(help_).to_contain_text("persuasion: buys cards")
    assert axe(guest) == []
