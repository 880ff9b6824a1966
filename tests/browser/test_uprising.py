"""Uprising in the browser: posts, contracts and all, whole at every size."""

import pytest
from playwright.sync_api import expect

import landsraad
from browser import positions
from browser.guests import Whim
from browser.test_bloodlines import Heir, begin, drawn
from browser.test_ix import at_home
from browser.test_phone import PHONE, fits, touch_on
from browser.test_sight import INSIDE, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
OPTIONS = {"edition": "uprising", "modules": ["choam"]}


def start(house, seats=4):
    return house.open(HUMAN, *[BOT] * (seats - 1), seed="12", options=OPTIONS)


def spying(house):
    """A spy is to be placed, in the middle of a game."""
    game = positions.search(lambda game: positions.asks(game, 0, "place_spy"), 4, 5, **OPTIONS)
    return house.open(HUMAN, BOT, BOT, BOT, **positions.order(game))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_board_has_its_spaces_posts_and_contracts(invite, house, theme):
    """IMP 39.1.1, IMP 42.1.1"""
    guest = invite(color_scheme=theme).sit(start(house).seat(0))
    guest.scene()
    table = guest.view["table"]
    for kind, keys in {
        "space": table["spaces"],
        "post": [post["key"] for post in table["posts"]],
        "contract": table["contracts"],
    }.items():
        drawn = guest.see(
            f"[...document.querySelectorAll('[data-{kind}]')].map((one) => one.dataset.{kind})"
        )
        assert set(drawn) == set(keys)
    assert guest.page.get_by_text("Shield Wall stands").is_visible()
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.page.evaluate(INSIDE) == []
    assert axe(guest) == []


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_spy_is_placed_on_a_post(invite, house, screen):
    """IMP 39.2.1"""
    guest = invite(**screen).sit(spying(house).seat(0))
    guest.scene()
    post = guest.page.locator("[data-post][data-open]").first
    key = post.get_attribute("data-post")
    post.tap() if guest.touch else post.click()
    guest.wait("seen.view.players[0].spies.includes(argument)", key)


def test_a_game_goes_on_by_clicking(guest, house):
    guest.sit(start(house, 3).seat(0))
    guest.play(Whim(3, agent_rounds=2), until="seen.view.table.round > 3")
    assert guest.view["table"]["round"] > 3


def test_on_the_phone_everything_is_in_reach(invite, house):
    guest = invite(**PHONE).sit(start(house).seat(0))
    guest.scene()
    for tab in ("Seats", "Market", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        fits(guest)
        assert axe(guest) == [], tab
    touch_on(guest, Whim(3, agent_rounds=9), clicks=8)


# --- with Bloodlines and Rise of Ix


def fuller(house, name):
    """A table in the middle of a game with more boxes."""
    return house.open(HUMAN, BOT, BOT, BOT, **positions.order(positions.fuller(name)))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", positions.FULLER)
def test_with_more_boxes_everything_is_drawn_and_whole(invite, house, name, theme):
    """IMP 48.1.1, IMP 48.1.2, IMP 47.5.6"""
    guest = invite(color_scheme=theme).sit(fuller(house, name).seat(0))
    guest.scene()
    table = guest.view["table"]
    assert set(drawn(guest, "space")) == set(table["spaces"])
    assert set(drawn(guest, "post")) == {post["key"] for post in table["posts"]}
    held = guest.view["players"][0]["contracts"]
    assert set(drawn(guest, "contract")) == {*table["contracts"], *held}
    assert len(drawn(guest, "tech")) == len(table.get("tech", []))
    assert drawn(guest, "skill") == table.get("skills", [])
    standing = guest.page.locator("[data-space] use[href='#commander']")
    assert standing.count() == len(table.get("commanders", []))
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.page.evaluate(INSIDE) == []
    assert axe(guest) == []


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_first_contract_is_kept(invite, house, screen):
    """IMP 48.3.1"""
    game = positions.search(
        lambda game: positions.asks(game, 0, "first_contract"), 4, 5, **positions.FULLER["ix"]
    )
    table = house.open(HUMAN, BOT, BOT, BOT, **positions.order(game))
    guest = invite(**screen).sit(table.seat(0))
    guest.scene()
    guest.page.get_by_text("Keep one contract").wait_for()
    first = guest.page.locator("[data-contract][data-open]").first
    key = first.get_attribute("data-contract")
    first.tap() if guest.touch else first.click()
    guest.wait("seen.view.players[0].contracts.includes(argument)", key)


def test_a_whole_game_with_contracts_and_bloodlines(invite, house):
    """From the new-game page to the end, and the replay of it is the same game."""
    guest = invite()
    begin(guest, "Uprising", "Bloodlines", "CHOAM module")
    guest.scene()
    view = guest.view
    assert view["sets"][0] == "uprising"
    assert {"bloodlines", "choam", "bloodlines_uprising"} <= set(view["sets"])
    guest.play(Heir(5, agent_rounds=2))
    end = guest.page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(len(view["players"]) + 1)
    table = guest.see("seen.info.table")
    game = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text).play()
    assert game.over
    assert list(game.scores) == house.get(f"/api/tables/{table}").json()["scores"]


def test_the_new_game_page_offers_what_goes_with_an_edition(invite):
    page = at_home(invite(), "you", "bot", "bot", "bot")
    offered = page.locator("label")
    assert offered.filter(has_text="CHOAM module").count() == 0
    offered.filter(has_text="Uprising").first.click()
    offered.filter(has_text="CHOAM module").wait_for()
    for label in ("Rise of Ix", "Bloodlines"):
        assert offered.filter(has_text=label).first.is_visible()
    assert offered.filter(has_text="Epic game").count() == 0
    offered.filter(has_text="Rise of Ix").first.click()
    offered.filter(has_text="Epic game").wait_for()


@pytest.mark.parametrize("name", ["embassy", "everything"])
def test_with_more_boxes_the_phone_has_everything_in_reach(invite, house, name):
    guest = invite(**PHONE).sit(fuller(house, name).seat(0))
    guest.scene()
    for tab in ("Seats", "Market", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        fits(guest)
        assert axe(guest) == [], tab
