"""Rise of Ix in the browser: whole games by clicking, the table at every size, the pages."""

import json

import pytest
from playwright.sync_api import expect

import landsraad
from browser import positions
from browser.guests import Whim
from browser.test_phone import PHONE, fits, touch_on
from browser.test_sight import INSIDE, SMALLEST, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
COVERED = {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
ADDED = {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}


class Ixian(Whim):
    """Picks tech tiles and what is on Ix wherever it can, else as the mood takes it."""

    def __init__(self, seed=1, agent_rounds=4):
        super().__init__(seed, agent_rounds)
        self.chosen = set()

    def __call__(self, scene):
        things = scene["things"]
        tiles = [thing for thing in things if thing["kind"] in ("tech", "tile")]
        if tiles and self.rng.random() < 0.8:
            picked = self.rng.choice(tiles)
            self.chosen.add(picked["kind"])
            return picked
        cards = [thing for thing in things if thing["kind"] == "card"]
        ix = [thing for thing in things if thing["kind"] == "space" and thing["key"] in ADDED]
        if ix and (scene["ask"] != "turn" or any(card["chosen"] for card in cards)):
            return self.rng.choice(ix)
        return super().__call__(scene)


def setup(*kinds, leaders="random", **picks):
    """The new-game page as it was left last time."""
    slots = [{"kind": kind, "bot": "random", "leader": ""} for kind in kinds]
    return json.dumps({"imperium": {"slots": slots, "leaders": leaders, "picks": picks}})


def at_home(guest, *kinds, **chosen):
    """The new-game page with these seats."""
    page = guest.go("/").page
    page.evaluate(
        "setup => localStorage.setItem('landsraad.setup', setup)", setup(*kinds, **chosen)
    )
    page.reload()
    page.get_by_role("button", name="Seats and options").click()
    page.get_by_role("button", name="Start the game").wait_for()
    return page


def start(guest, *kinds, **chosen):
    """From the new-game page to the table, with bots that answer at once."""
    page = at_home(guest, *kinds, **chosen)
    page.locator("label", has_text="Rise of Ix").click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt') && seen.number >= 0")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("kinds", [
    ("you", "bot", "bot", "bot"), ("you", "closed", "closed", "closed"),
], ids=["four", "solo"])  # fmt: skip
def test_a_whole_game_by_clicking(invite, house, kinds):
    guest = invite(reduced_motion="no-preference")
    start(guest, *kinds)
    view = guest.view
    assert view["sets"] == ["base", "ix"]
    drawn = set(
        guest.see("[...document.querySelectorAll('[data-space]')].map((s) => s.dataset.space)")
    )
    assert drawn == set(view["table"]["spaces"])
    assert not drawn & COVERED
    assert drawn >= ADDED
    assert guest.see("document.querySelectorAll('[data-tech]').length") == 3

    whim = Ixian(5)
    guest.play(whim)

    end = guest.page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(len(view["players"]) + 1)
    table = guest.see("seen.info.table")
    summary = house.get(f"/api/tables/{table}").json()
    assert summary["ended"] == "over"
    replay = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text)
    game = replay.play()
    assert game.over
    assert list(game.scores) == summary["scores"]
    end.get_by_role("link", name="Replay").click()
    guest.wait("location.pathname.startsWith('/replay/')")
    guest.page.locator("[data-tech]").first.wait_for()
    assert axe(guest) == []


def tables(house):
    """Positions of Rise of Ix to sit down at."""
    return {
        "start": lambda: house.open(HUMAN, BOT, BOT, BOT, options=positions.IX),
        "middle": lambda: house.open(
            HUMAN, BOT, BOT, BOT, **positions.order(positions.ix_middle())
        ),
        "tech": lambda: house.open(HUMAN, BOT, BOT, BOT, **positions.order(positions.ix_tech())),
        "solo": lambda: house.open(HUMAN, options=positions.IX),
        "epic": lambda: house.open(HUMAN, BOT, options=positions.IX | {"epic": True}),
    }


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", ["start", "middle"])
def test_axe_at_the_table(invite, house, theme, name):
    guest = invite(color_scheme=theme).sit(tables(house)[name]().seat(0))
    guest.scene()
    assert axe(guest) == []
    guest.page.keyboard.press("t")
    guest.page.get_by_role("heading", name="Shipping track").wait_for()
    assert axe(guest) == []


@pytest.mark.parametrize("width", [1366, 1024])
@pytest.mark.parametrize("name", ["start", "middle", "tech", "solo", "epic"])
def test_nothing_scrolls(invite, house, name, width):
    guest = invite(viewport={"width": width, "height": 768})
    guest.sit(tables(house)[name]().seat(0))
    guest.scene()
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.see("document.documentElement.scrollWidth") <= width
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.page.evaluate(INSIDE) == []
    assert guest.page.evaluate(SMALLEST) > 9.5


def test_a_tile_is_acquired_where_it_lies_and_shown_at_its_house(invite, house):
    guest = invite().sit(tables(house)["tech"]().seat(0))
    scene = guest.scene()
    tiles = [thing for thing in scene["things"] if thing["kind"] == "tech"]
    assert {thing["key"] for thing in tiles} == {
        option.split()[1] for option in guest.options if option.startswith("tech ")
    }
    guest.click(tiles[0])
    key = tiles[0]["key"]
    # Negotiators may be asked for first.
    guest.play(Whim(), clicks=3, until=f"document.querySelector('[data-tile={key}]')")
    assert guest.page.locator(f"#tech [data-tile={key}]").count() == 1


def test_a_dreadnought_stands_over_the_marker(invite, house):
    guest = invite().sit(tables(house)["middle"]().seat(0))
    guest.scene()
    for space, seat in guest.view["table"]["flags"].items():
        label = guest.page.locator(f"[data-space={space}] .sr").inner_text()
        assert "held by a dreadnought" in label
        flag = guest.page.locator(f"[data-space={space}] use[href='#dreadnought']")
        assert flag.count() == 1
        assert seat in range(4)


def test_on_the_phone_everything_is_in_reach(invite, house):
    guest = invite(**PHONE).sit(tables(house)["middle"]().seat(0))
    guest.scene()
    for tab in ("Seats", "Hand", "Market", "Log", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        guest.wait(
            "document.querySelector('nav [aria-current=page]').innerText.includes(argument)", tab
        )
        fits(guest)
        assert axe(guest) == [], tab
    board = guest.page.locator("#board")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") <= 1
    touch_on(guest, Ixian(3, agent_rounds=9), clicks=16)


def test_the_new_game_page_offers_the_box_and_the_epic_game(guest):
    page = at_home(guest, "you", "bot", "bot", "closed")
    page.get_by_text("Rise of Ix").click()
    page.get_by_text("Epic game").click()
    assert axe(guest) == []
    assert guest.see("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_text("pick here").click()
    picker = page.locator("select", has_text="Tessia Vernius").first
    picker.select_option(label="Tessia Vernius")
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt') && seen.number >= 0")
    assert guest.view["epic"] is True
    assert guest.view["players"][0]["leader"] == "tessia_vernius"


def test_alone_the_epic_game_is_not_offered(guest):
    page = at_home(guest, "you", "closed", "closed", "closed", expansions=["ix"], epic=True)
    assert page.get_by_role("checkbox", name="Rise of Ix").is_checked()
    assert page.get_by_text("Epic game").count() == 0
    assert guest.see("document.documentElement.scrollHeight <= innerHeight")


def test_the_catalogue_and_the_rules_have_the_expansion(guest):
    page = guest.go("/cards?kind=tech").page
    page.get_by_label("Set").select_option(label="Rise of Ix")
    page.locator("ul.tech .tile").nth(17).wait_for()
    expect(page.locator("ul.tech .tile")).to_have_count(18)
    assert axe(guest) == []
    page.get_by_label("Kind").select_option("")
    page.locator("ul.leader .tile").first.wait_for()
    assert page.locator("ul.leader .tile").count() == 6
    guest.go("/rules")
    page.get_by_text("The shipping track").first.wait_for()
