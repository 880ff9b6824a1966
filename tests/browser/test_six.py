"""Six players in the browser: two teams, drawn whole, played to the end, told in words."""

import re

import pytest
from playwright.sync_api import expect

import landsraad
from browser import positions
from browser.guests import Whim
from browser.test_bloodlines import drawn
from browser.test_ix import at_home
from browser.test_phone import PHONE, fits, touch_on
from browser.test_sight import INSIDE, axe

BOT = {"kind": "bot", "bot": "random"}
MUADDIB, SHADDAM = 0, 3
ALLY, ENEMY = 2, 1
"""An ally of Muad'Dib, and one of Shaddam."""


def person(name):
    return {"kind": "human", "name": name}


def table_of(house, game, *seats):
    """A table at a position, with people at these seats."""
    kinds = [person(f"Mira{seat}") if seat in seats else BOT for seat in range(6)]
    return house.open(*kinds, **positions.order(game))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", positions.SIX)
def test_the_table_is_whole(invite, house, name, theme):
    """IMP 60.4.1, IMP 60.4.3, IMP 60.10.1"""
    guest = invite(color_scheme=theme).sit(table_of(house, positions.six(name), 0).seat(0))
    guest.scene()
    table = guest.view["table"]
    assert set(drawn(guest, "space")) == set(table["spaces"])
    assert set(drawn(guest, "post")) == {post["key"] for post in table["posts"]}
    assert drawn(guest, "team") == ["0", "1"]
    assert drawn(guest, "own") == ["0", "1"]
    assert drawn(guest, "seat") == ["2", "4", "3", "5", "1"]
    assert set(table["throne_row"]) <= set(drawn(guest, "market"))
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.page.evaluate(INSIDE) == []
    assert axe(guest) == []


def test_teams_differ_without_their_colours(guest, house):
    guest.go(table_of(house, positions.six(), 0).watch())
    guest.wait("document.querySelector('[data-team]')")
    signs = guest.see(
        "[...document.querySelectorAll('[data-team] use')].map((one) => one.getAttribute('href'))"
    )
    assert [sign for sign in signs if "faction" in sign] == ["#faction-fremen", "#faction-emperor"]
    assert len(drawn(guest, "seat")) == 6
    expect(guest.page.locator("#conflict li")).to_have_count(4)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_commander_activates_an_ally(invite, house, screen):
    """IMP 60.2.1"""
    game = positions.six(ask="activate")
    guest = invite(**screen).sit(table_of(house, game, MUADDIB).seat(MUADDIB))
    guest.scene()
    if guest.touch:
        fits(guest)
    ally = guest.page.locator("[data-at='seat:2'][data-open]").last
    ally.tap() if guest.touch else ally.click()
    guest.wait("seen.view.table.activated === 2")


def test_a_refused_click_says_why_with_the_rule(guest, house):
    """IMP 60.4.2"""
    game = positions.six(seat=ALLY)
    guest.sit(table_of(house, game, ALLY).seat(ALLY))
    guest.scene()
    guest.page.locator("[data-space='vast_wealth']").click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text("only its Commander goes there")
    expect(sheet).to_contain_text("IMP 60.4.2")


@pytest.mark.parametrize(("about", "words", "rule"), [
    ("team:0", "larger sum of points", "IMP 60.8.2"),
    ("own:1", "personal board of Shaddam", "IMP 60.3.4"),
    ("throne", "Only Shaddam and his allies", "IMP 60.6.2"),
    ("track:emperor", "means the Great Houses", "IMP 60.3.1"),
    ("space:sietch_tabr", "Fringe Worlds influence", ""),
    ("points", "more points together", "IMP 60.8.2"),
])  # fmt: skip
def test_things_of_teams_tell_what_they_are(guest, house, about, words, rule):
    guest.go(table_of(house, positions.six(), 0).watch())
    thing = guest.page.locator(f"[data-about='{about}']").first
    thing.click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet).to_contain_text(words)
    expect(sheet).to_contain_text(rule)


def test_team_mates_talk_in_the_open_and_show_no_hands(invite, house):
    """IMP 60.9.1, IMP 60.9.2"""
    table = table_of(house, positions.six(), MUADDIB, ALLY, ENEMY)
    mate, enemy = (invite().sit(table.seat(seat)) for seat in (ALLY, ENEMY))
    mate.page.get_by_role("button", name="Chat").first.click()
    expect(mate.page.get_by_text("team-mates talk in the open")).to_be_visible()
    mate.page.get_by_label("Say something").fill("I can hold Arrakeen")
    mate.page.get_by_role("button", name="Say", exact=True).click()
    enemy.page.get_by_role("button", name="Chat").first.click()
    expect(enemy.page.get_by_text("I can hold Arrakeen")).to_be_visible()
    players = mate.view["players"]
    assert "hand" in players[ALLY]
    assert not any("hand" in players[seat] or "intrigue" in players[seat] for seat in (0, 1, 3, 4))


def test_on_the_phone_everything_is_in_reach(invite, house):
    guest = invite(**PHONE).sit(table_of(house, positions.six("embassy"), 0).seat(0))
    guest.scene()
    for tab in ("Seats", "Market", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        fits(guest)
        assert axe(guest) == [], tab
    touch_on(guest, Whim(3, agent_rounds=9), clicks=6)


def test_six_seats_are_offered_and_seated_in_teams(invite):
    """IMP 60.1.2"""
    page = at_home(invite(), "you", "bot", "bot", "bot")
    slots = page.get_by_label("New table").get_by_role("listitem")
    expect(slots).to_have_count(6)
    slots.nth(4).get_by_role("button").first.click()
    expect(slots.filter(has_text="Closed")).to_have_count(0)
    expect(slots.nth(3)).to_contain_text("Shaddam, Commander")
    assert page.locator("label", has_text="Rise of Ix").count() == 0
    assert page.locator("label", has_text="CHOAM module").count() == 0
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-team]")).to_have_count(2)


def turn_about(guests, whims):
    """Everybody clicks what glows before them, until the game is over."""
    before = dict.fromkeys(guests, "")
    while True:
        for guest, whim in zip(guests, whims, strict=True):
            scene = guest.page.evaluate("(before) => scene(before)", before[guest])
            if scene is None:
                continue
            if scene["over"]:
                return
            guest.click(whim(scene))
            before[guest] = scene["signature"]
        guests[0].page.wait_for_timeout(20)


def test_a_whole_game_with_three_browsers_and_bots(invite, house):
    """IMP 60.8.2"""
    kinds = [person("Mira"), person("Noor"), person("Otis"), BOT, BOT, BOT]
    table = house.open(*kinds, seed="12", options={"edition": "uprising"})
    guests = [invite().sit(table.seat(seat)) for seat in range(3)]
    turn_about(guests, [Whim(seat, agent_rounds=2) for seat in range(3)])
    end = guests[0].page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("heading").first).to_contain_text(re.compile("team wins|yours"))
    expect(end.get_by_role("row")).to_have_count(9)
    summary = table.summary()
    assert set(summary["winners"]) in ({0, 2, 4}, {1, 3, 5})
    game = landsraad.Replay.from_json(house.get(f"/api/tables/{table.id}/replay").text).play()
    assert game.over
    assert list(game.scores) == summary["scores"]
    guests[0].go(f"/replay/{table.id}")
    expect(guests[0].page.locator("[data-own]")).to_have_count(2)
