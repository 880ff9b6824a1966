"""Uprising for one and two in the browser: rivals with their cards, whole games to the end."""

import pytest
from playwright.sync_api import expect

from browser.guests import Whim
from browser.test_phone import PHONE, fits
from browser.test_sight import INSIDE, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
SOLO = {"edition": "uprising", "difficulty": "mentat", "modules": ["choam"]}
PAIR = {"edition": "uprising", "streamlined": True}


def solo(house):
    return house.open(HUMAN, seed="5", options=SOLO)


def pair(house):
    return house.open(HUMAN, BOT, seed="5", options=PAIR)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_rivals_are_drawn_with_their_cards(invite, house, screen):
    """IMP 50.1.2"""
    guest = invite(**screen).sit(solo(house).seat(0))
    guest.scene()
    rivals = [player for player in guest.view["players"] if player["rival"]]
    if screen:
        guest.page.get_by_role("navigation").get_by_role("button", name="Seats").tap()
        fits(guest)
    for player in rivals:
        plan = guest.page.locator(f"[data-rival={player['leader']}]").first
        expect(plan).to_be_visible()
        price = player["antagonist"]
        expect(plan).to_contain_text(f"{price['pieces']}/{price['swordmaster']}")
        assert plan.locator("svg").count() == 4 + 1
    if not screen:
        assert guest.see("document.documentElement.scrollHeight") <= 768
        assert guest.page.evaluate(INSIDE) == []
        assert axe(guest) == []


def test_a_solo_game_to_its_end(guest, house):
    """IMP 50.7.1"""
    table = solo(house)
    guest.sit(table.seat(0)).play(Whim(3, agent_rounds=1))
    expect(guest.page.get_by_role("dialog", name="The end")).to_be_visible()
    assert table.summary()["ended"] == "over"


def test_a_streamlined_game_of_two_to_its_end(guest, house):
    """IMP 50.8.1, IMP 50.8.2"""
    table = pair(house)
    guest.sit(table.seat(0)).play(Whim(4, agent_rounds=1))
    expect(guest.page.get_by_role("dialog", name="The end")).to_be_visible()
    assert table.summary()["ended"] == "over"
    assert table.summary()["winners"] in ([0], [1])
    assert guest.view["players"][2]["vp"] == 0
