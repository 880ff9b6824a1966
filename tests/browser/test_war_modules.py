"""Modules of War for Arrakis in the browser: their boards, what they offer and what they refuse."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import landsraad
from browser import war
from browser.guests import LONG
from browser.test_sight import THEMES, axe
from browser.test_war import PHONE, SETUP, finish, sent, sit
from browser.test_words import refuses, words
from browser.war import ATREIDES, HARKONNEN, NAME

HOUSE = 2
"""The seat of House Harkonnen among four."""
SHORT = {NAME: SETUP[NAME] | {"picks": {"last_round": 8, "modules": []}}}


def seated(guest, house, ask, seat, verb):
    sit(house, guest, war.waged(ask, seat, verb), seat)
    guest.scene()
    return guest


def choose(guest, thing, notation):
    """A click there is that answer."""
    number = guest.number
    thing.tap() if guest.touch else thing.click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == notation


def test_a_whole_game_with_every_module_and_a_future(invite, house):
    guest = invite()
    page = guest.go("/").page
    page.evaluate("setup => localStorage.setItem('landsraad.setup', setup)", json.dumps(SHORT))
    page.reload()
    page.get_by_role("button", name="War for Arrakis").click()
    page.get_by_role("button", name="Seats and options").click()
    for module in ("Smugglers", "Old Man of", "Spacing Guild", "The Judge of the Change"):
        page.locator("label", has_text=module).click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    modules = [*war.DESERT, "spacing_guild", "the_judge_of_the_change"]
    assert guest.see("seen.view.table.modules") == modules
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")
    # It ends after few rounds, and how long these are depends on the bot.
    assert {"die", "done"} <= finish(guest, house, least=40)


def test_smuggler_harvesters_and_carryall_are_placed_on_the_map(guest, house):
    """WFA 17.2.2"""
    seated(guest, house, "harvester", HARKONNEN, "smuggler_harvester")
    area = next(o.split(" ")[1] for o in guest.options if o.startswith("smuggler_harvester"))
    guest.page.locator(f"[data-area={area}]").click()
    button = guest.page.locator("#prompt").get_by_role("button", name="A smuggler harvester")
    choose(guest, button, f"smuggler_harvester {area}")
    assert guest.view["table"]["areas"][area]["smuggler_harvester"]
    label = guest.page.locator(f"[data-area={area}]").get_attribute("aria-label")
    assert "smuggler harvester" in label
    assert "Staban" in words_of(guest, "smugglers")


def words_of(guest, about):
    """What a click on something that is never chosen says of it."""
    guest.page.locator(f"[data-about='{about}']").first.click()
    told = words(guest).inner_text()
    guest.page.keyboard.press("Escape")
    expect(words(guest)).to_have_count(0)
    return told


def test_the_base_is_placed_and_its_refusals_are_told(guest, house):
    """WFA 17.3.2"""
    seated(guest, house, "smugglers_base", ATREIDES, "base")
    refuses(guest, guest.page.locator("[data-area=carthag]"))
    area = next(o.split(" ")[1] for o in guest.options)
    choose(guest, guest.page.locator(f"[data-area={area}]"), f"base {area}")
    guest.wait("seen.view.table.smugglers.status === 'allied'")
    label = guest.page.locator(f"[data-area={area}]").get_attribute("aria-label")
    assert "smugglers base of rank 3" in label
    assert "Gurney Halleck" in label


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_smugglers_die_lies_on_their_board(invite, house, screen):
    """WFA 17.4.1"""
    guest = seated(invite(**screen), house, "turn", ATREIDES, "smugglers")
    die = next(o for o in guest.options if o.startswith("smugglers "))
    choose(guest, guest.page.locator("[data-die^=smugglers_][data-open]"), die)
    assert guest.view["table"]["smugglers"]["die"] is None
    if guest.touch:
        guest.page.get_by_label("Parts of the table").get_by_role("button", name="Dice").click()
    refuses(guest, guest.page.locator("[data-about='smugglers_die:']"))


def test_ornithopters_are_placed_and_fought(guest, house):
    """WFA 17.5.1, 17.5.3"""
    seated(guest, house, "drones", ATREIDES, "drone")
    zone = next(o.split(" ")[1] for o in guest.options if o.startswith("drone "))
    choose(guest, guest.page.locator(f"[data-zone={zone}]"), f"drone {zone}")
    label = guest.page.locator(f"[data-zone={zone}]").get_attribute("aria-label")
    assert "smuggler ornithopter" in label
    seated(guest, house, "airborne", HARKONNEN, "dogfight")
    zone = next(o.split(" ")[1] for o in guest.options if o.startswith("dogfight "))
    choose(guest, guest.page.locator(f"[data-zone={zone}].harmed"), f"dogfight {zone}")
    assert guest.view["table"]["zones"][zone] is None


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_old_man_is_summoned_to_a_sector(invite, house, screen):
    """WFA 18.2.1, 18.3.2"""
    guest = seated(invite(**screen), house, "desert_power", ATREIDES, "summon")
    place = guest.page.locator("[data-sector=s2]")
    if guest.touch:
        place.tap()
        place = guest.page.locator("#prompt").get_by_role("button", name="Summon")
    choose(guest, place, "summon s2")
    expect(guest.page.locator("#board .trail").first).to_be_attached()
    if not guest.touch:
        assert "South-East outer" in words_of(guest, "old_man")
    seated(guest, house, "desert_power", ATREIDES, "roam")
    refuses(guest, guest.page.locator("[data-sector]:not([data-open])").first)
    place = guest.page.locator("[data-sector][data-open]").first
    sector = place.get_attribute("data-sector")
    if guest.touch:
        place.tap()
        place = guest.page.locator("#prompt").get_by_role("button", name="The Old Man moves")
    choose(guest, place, f"roam {sector}")


def test_a_future_begins_and_a_heighliner_lands(guest, house):
    """WFA 20.4.2, 19.4.1"""
    sit(house, guest, war.landing("jamis"), ATREIDES)
    refuses(guest, guest.page.locator("[data-area=carthag]"))
    area = guest.options[0].split(" ")[1]
    choose(guest, guest.page.locator(f"[data-area={area}]"), f"jamis {area}")
    assert "Jamis" in guest.page.locator(f"[data-area={area}]").get_attribute("aria-label")
    sit(house, guest, war.landing("land"), ATREIDES)
    assert "from Arrakis" in words_of(guest, "heighliner:atreides")
    refuses(guest, guest.page.locator("[data-area=carthag]"))
    area = guest.options[0].split(" ")[1]
    choose(guest, guest.page.locator(f"[data-area={area}]"), f"land {area}")


def test_by_keyboard_and_in_words(guest, house):
    """WFA 18.2.1"""
    seated(guest, house, "desert_power", ATREIDES, "summon")
    guest.page.locator("[data-sector=s3]").focus()
    number = guest.number
    guest.page.keyboard.press("Enter")
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == "summon s3"
    guest.page.keyboard.press("t")
    main = guest.page.get_by_role("main")
    expect(main.get_by_role("heading", name="Smugglers")).to_be_visible()
    expect(main).to_contain_text("In the South-West outer sector")
    expect(main).to_contain_text("counts as a wormsign for sandriders")
    assert axe(guest) == []


@pytest.mark.parametrize("theme, ask, verb", [
    ("night", "turn", "smugglers"), ("day", "turn", "smugglers"), ("day", "desert_power", "roam"),
])  # fmt: skip
def test_axe_with_the_modules(invite, house, theme, ask, verb):
    guest = invite(color_scheme=THEMES[theme])
    seated(guest, house, ask, ATREIDES, verb)
    assert axe(guest) == []
    assert guest.see("document.documentElement.scrollHeight") <= 768


def test_the_replay_and_a_spectator_see_the_boards(guest, house):
    game = war.waged("turn", ATREIDES, "smugglers")
    table = house.open({"kind": "human", "name": "Mira"}, {"kind": "bot", "bot": "random"},
                       **war.order(game))  # fmt: skip
    guest.go(table.watch())
    expect(guest.page.locator("[data-about^=smugglers_die]")).to_be_visible()
    expect(guest.page.locator("[data-open]")).to_have_count(0)
    expect(guest.page.locator("[data-about=old_man]").first).to_be_visible()


@pytest.mark.parametrize("modules", [[], ["smugglers", "spacing_guild"]], ids=["none", "two"])
def test_what_draws_modules_is_fetched_with_them_only(guest, house, modules):
    """Scripts are known by what only these boards say, since their names are the builder's."""
    fetched = []
    guest.page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    people = {"kind": "human", "name": "Mira"}, {"kind": "bot", "bot": "random"}
    table = house.open(*people, game=NAME, seed="3", options={"modules": modules})
    guest.sit(table.seat(0))
    guest.scene()
    scripts = "".join(house.get(path).text for path in set(fetched) if path.endswith(".js"))
    for piece in ("smugglers_base", "houses_major_troop"):
        assert (piece in scripts) == bool(modules)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_four_players_sit_at_dashboards_of_their_own(invite, house, screen):
    """WFA 21.1.3, 21.2.6, 21.4.1"""
    guest, game = invite(**screen), war.partners()
    people = [{"kind": "bot", "bot": "random"}] * 4
    people[HOUSE] = {"kind": "human", "name": "Mira"}
    guest.sit(house.open(*people, **war.order(game)).seat(HOUSE))
    guest.scene()
    boards = guest.view["dashboards"]
    assert [("hand" in board) for board in boards] == [False, False, True, False]
    choose(guest, guest.page.get_by_role("button", name="Corrino Ally acts"), "acts corrino_ally")
    if guest.touch:
        guest.page.get_by_label("Parts of the table").get_by_role("button", name="Dice").click()
    assert guest.page.locator("#seats .board").count() == 4
    own = guest.page.locator("#seats .mine")
    assert own.locator("[data-die]").count() == 3
    assert guest.see("document.documentElement.scrollWidth") <= guest.page.viewport_size["width"]
    assert axe(guest) == []


def test_a_whole_game_of_four_by_two_browsers_and_bots(invite, house):
    """WFA 21.1.2: partners at a screen each, against two bots."""
    people = [{"kind": "human", "name": "Mira"}, {"kind": "human", "name": "Jon"}]
    people += [{"kind": "bot", "bot": "random"}] * 2
    table = house.open(*people, game=NAME, seed="5", options={"last_round": 2})
    mira, jon = invite(), invite()
    mira.sit(table.seat(0))
    jon.sit(table.seat(1))
    for guest in (mira, jon):
        guest.page.evaluate(f"() => {{ window.played = ({war.COMMANDER})({LONG}) }}")
    for guest in (mira, jon):
        played = guest.page.evaluate("() => window.played")
        assert (played["stuck"], played["missed"]) == ("", [])
        end = guest.page.get_by_role("dialog", name="The end")
        expect(end.get_by_role("row")).to_have_count(5)
        for name in ("Mira", "Jon", "House Atreides", "Fremen Ally", "Corrino Ally"):
            expect(end).to_contain_text(name)
    assert {"acts", "die"} <= {notation.split(" ")[0] for notation in sent(mira) if notation}
    assert any(notation for notation in sent(jon))
    told = guest_log(mira)
    assert any(line.startswith("Mira ") for line in told)
    assert any(line.startswith("Jon ") for line in told)
    replay = house.get(f"/api/tables/{table.id}/replay").text
    assert landsraad.Replay.from_json(replay).play().over


def guest_log(guest):
    """The lines of the log that a browser was sent."""
    frames = map(json.loads, guest.frames)
    return [line["text"] for f in frames if f["type"] == "position" for line in f["log"]]
