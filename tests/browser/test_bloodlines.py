"""Bloodlines in the browser: whole games by clicking, the table at every size, the pages."""

import pytest
from playwright.sync_api import expect

import landsraad
from browser import positions
from browser.guests import Whim
from browser.test_ix import at_home
from browser.test_phone import PHONE, fits, touch_on
from browser.test_sight import INSIDE, SMALLEST, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
GUARDED = {"conspire", "wealth", "foldspace", "high_council", "rally_troops", "hall_of_oratory"}


class Heir(Whim):
    """Goes where commanders stand, and takes them, skills and tiles wherever it can."""

    def __call__(self, scene):
        things = scene["things"]
        wanted = [
            thing
            for thing in things
            if thing["kind"] in ("skill", "offer", "tech", "tile")
            or (thing["chip"] and "ommander" in thing["text"].split(":")[-1])
        ]
        if wanted and self.rng.random() < 0.8:
            return self.rng.choice(wanted)
        chosen = any(thing["chosen"] for thing in things if thing["kind"] == "card")
        there = [thing for thing in things if thing["kind"] == "space" and thing["key"] in GUARDED]
        return self.rng.choice(there) if there and chosen else super().__call__(scene)


def begin(guest, *labels):
    """From the new-game page to the table with these choices, with bots that answer at once."""
    page = at_home(guest, "you", "bot", "bot", "bot")
    for label in labels:
        page.locator("label", has_text=label).click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt') && seen.number >= 0")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")


def drawn(guest, kind):
    """The keys of all things of a kind on the table."""
    return guest.see(
        f"[...document.querySelectorAll('[data-{kind}]')].map((one) => one.dataset.{kind})"
    )


@pytest.mark.parametrize(("labels", "sets"), [
    (("Bloodlines",), ["base", "bloodlines"]),
    (("Rise of Ix", "Bloodlines", "Tech module"), ["base", "ix", "bloodlines", "tech"]),
], ids=["alone", "everything"])  # fmt: skip
def test_a_whole_game_by_clicking(invite, house, labels, sets):
    guest = invite(reduced_motion="no-preference")
    begin(guest, *labels)
    guest.scene()
    view = guest.view
    assert view["sets"] == sets
    assert set(drawn(guest, "space")) == set(view["table"]["spaces"])
    assert drawn(guest, "skill") == view["table"]["skills"]
    assert len(drawn(guest, "tech")) == (3 if "tech" in sets else 0)
    standing = guest.page.locator("[data-space] use[href='#commander']")
    assert standing.count() == len(view["table"]["commanders"])

    guest.play(Heir(5))

    end = guest.page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(len(view["players"]) + 1)
    table = guest.see("seen.info.table")
    game = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text).play()
    assert game.over
    assert list(game.scores) == house.get(f"/api/tables/{table}").json()["scores"]
    end.get_by_role("link", name="Replay").click()
    guest.wait("location.pathname.startsWith('/replay/')")
    guest.page.locator("[data-skill]").first.wait_for()
    assert axe(guest) == []


def seated(**options):
    """A new game, with leaders that have pieces of their own."""
    return lambda house: house.open(HUMAN, BOT, BOT, BOT, options=options)


def reached(make):
    """A position of a game."""
    return lambda house: house.open(HUMAN, BOT, BOT, BOT, **positions.order(make()))


TABLES = {
    "start": seated(**positions.BLOODLINES),
    "tuek": seated(**positions.BLOODLINES, leaders=["leader_esmar_tuek", *["random"] * 3]),
    "embassy": seated(**positions.EMBASSY, leaders=["leader_esmar_tuek", *["random"] * 3]),
    "course": seated(**positions.BLOODLINES, leaders=["steersman_yrkoon", *["random"] * 3]),
    "project": seated(**positions.EMBASSY, leaders=["kota_odax_of_ix", *["random"] * 3]),
    "middle": reached(positions.bloodlines_middle),
    "everything": reached(lambda: positions.bloodlines_middle(True)),
    "solo": lambda house: house.open(HUMAN, options=positions.EVERYTHING),
    "two": lambda house: house.open(HUMAN, BOT, options=positions.EMBASSY),
}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", ["embassy", "middle", "everything", "course"])
def test_axe_at_the_table(invite, house, theme, name):
    guest = invite(color_scheme=theme).sit(TABLES[name](house).seat(0))
    guest.scene()
    assert axe(guest) == []
    guest.page.keyboard.press("t")
    guest.page.get_by_role("heading", name="Skills of commanders").wait_for()
    assert axe(guest) == []


@pytest.mark.parametrize("width", [1366, 1024])
@pytest.mark.parametrize("name", TABLES)
def test_nothing_scrolls(invite, house, name, width):
    guest = invite(viewport={"width": width, "height": 768})
    guest.sit(TABLES[name](house).seat(0))
    guest.scene()
    assert guest.see("document.documentElement.scrollHeight") <= 768
    assert guest.see("document.documentElement.scrollWidth") <= width
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.page.evaluate(INSIDE) == []
    assert guest.page.evaluate(SMALLEST) > 9.5


def test_a_commander_is_acquired_where_it_stands(invite, house):
    guest = invite().sit(reached(positions.commander_to_buy)(house).seat(0))
    scene = guest.scene()
    space = next(option for option in guest.options if option.endswith("buy_commander")).split()[1]
    place = guest.page.locator(f"[data-space={space}]")
    assert "Sardaukar Commander stands here" in place.locator(".sr").inner_text()
    guest.click(next(thing for thing in scene["things"] if thing["key"] == space))
    guest.wait("document.querySelector('[data-skill][data-open]')")
    skill = guest.page.locator("[data-skill][data-open]").first
    name = skill.get_attribute("data-skill")
    skill.click()
    own = guest.page.get_by_label("Your tech tiles and skills")
    own.get_by_role("button", name=name.title()).wait_for()
    assert "asleep" in own.get_by_role("button", name=name.title()).inner_text()
    assert place.locator("use[href='#commander']").count() == 0


def test_a_councilor_sees_the_lower_prices_of_tiles(invite, house):
    table = reached(positions.councilor)(house)
    guest = invite().sit(table.seat(0))
    guest.scene()
    tile = guest.page.locator("[data-tech]").first
    printed = int(tile.locator(".pc s").inner_text())
    assert int(tile.locator(".pc b").inner_text()) == printed - 1
    assert f"Costs you {printed - 1} spice instead of {printed}" in tile.locator(".sr").inner_text()
    assert (axe(guest), guest.page.evaluate(INSIDE)) == ([], [])
    watcher = invite().sit(table.watch())
    watcher.page.locator("[data-tech]").first.wait_for()
    assert watcher.page.locator("[data-tech] .pc s").count() == 0


def test_the_course_is_plotted_card_by_card(invite, house):
    guest = invite().sit(TABLES["course"](house).seat(0))
    for slot in range(1, 5):
        guest.page.get_by_label(f"Which navigation card goes into slot {slot}?").first.wait_for()
        guest.page.locator("[data-offer]").first.click()
    guest.wait("!document.querySelector('[data-offer]')")
    course = guest.view["players"][0]["course"]
    label = guest.page.locator(".me [role=img]").get_by_text("1").first
    assert len(course) == 4
    assert label.count() == 1


def test_the_secret_project_is_known_to_its_house_alone(invite, house):
    table = TABLES["project"](house)
    guest = invite().sit(table.seat(0))
    guest.scene()
    offer = guest.page.locator("[data-offer]").first
    key = offer.get_attribute("data-offer")
    offer.click()
    guest.page.locator(f"[data-own=project][data-tile={key}]").wait_for()
    watcher = invite().sit(table.watch())
    watcher.wait("seen.view.players[0].has_project")
    assert watcher.page.locator("[data-own=project]").count() == 0


@pytest.mark.parametrize("name", ["middle", "everything"])
def test_on_the_phone_everything_is_in_reach(invite, house, name):
    guest = invite(**PHONE).sit(TABLES[name](house).seat(0))
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
    touch_on(guest, Heir(3, agent_rounds=9), clicks=16)


def test_on_the_phone_a_skill_is_chosen_in_the_market(invite, house):
    guest = invite(**PHONE).sit(reached(lambda: positions.bloodlines_asked("skill"))(house).seat(0))
    guest.wait("document.querySelector('[data-skill][data-open]')")
    fits(guest)
    guest.page.locator("[data-skill][data-open]").first.tap()
    guest.wait("seen.view.players[0].skills.length > 0")


def test_the_new_game_page_combines_the_boxes(guest):
    page = at_home(guest, "you", "bot", "bot", "closed")
    page.get_by_text("Bloodlines", exact=True).click()
    assert page.get_by_text("Tiles of Ix").count() == 0
    page.get_by_text("Tech module").click()
    page.get_by_text("Tiles of Ix").click()
    assert axe(guest) == []
    assert guest.see("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_text("Rise of Ix", exact=True).click()
    assert page.get_by_text("Tiles of Ix").count() == 0
    page.get_by_text("Epic game").click()
    page.get_by_text("pick here").click()
    page.locator("select", has_text="Kota Odax").first.select_option(label="Kota Odax of Ix")
    assert guest.see("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt') && seen.number >= 0")
    assert guest.view["sets"] == ["base", "ix", "bloodlines", "tech"]
    assert guest.view["epic"] is True
    assert guest.view["players"][0]["leader"] == "kota_odax_of_ix"


def test_the_catalogue_and_the_rules_have_the_expansion(guest):
    page = guest.go("/cards?set=Bloodlines").page
    for kind, count in {"skill": 6, "navigation": 9, "twisted": 12, "leader": 5}.items():
        page.locator(f"ul.{kind} .tile").nth(count - 1).wait_for()
        assert page.locator(f"ul.{kind} .tile").count() == count
    assert axe(guest) == []
    page.locator("ul.skill .tile").first.click()
    page.get_by_role("complementary").get_by_text("Skills of commanders").wait_for()
    guest.go("/rules")
    page.get_by_text("Commanders as troops").first.wait_for()
