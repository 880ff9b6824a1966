"""The automaton in the browser: alone and by two, its turn step by step; cones of silence."""

import json

import pytest
from playwright.sync_api import expect

import landsraad
from browser import positions, war
from browser.test_sight import axe
from browser.test_war import HUMAN, PHONE, SETUP, sent
from browser.test_words import refuses
from browser.war import NAME
from landsraad.bots import make

BOT = {"kind": "bot", "bot": "random"}


def alone(ask, least=1, seed=5, **options):
    """One seat against the automaton, asked something after a turn of it."""
    game, bot = landsraad.new(NAME, 1, seed=seed, **options), make("greedy", 1)
    while not (positions.asks(game, 0, ask) and told(game) and len(game.decision.options) >= least):
        game.apply(bot.choose(game.observe(0), game.decision))
    return game


def told(game):
    return any(event.kind == "rolled" for _, event in game.events(0))


def sit(house, guest, game):
    guest.sit(house.open(HUMAN, **war.order(game)).seat(0))
    guest.scene()
    return guest


def start(guest, seats, modules=()):
    """Open a table by the home page; after few rounds it ends."""
    kinds = ["you", *["bot"] * (seats - 1)]
    slots = [{"kind": kind, "bot": "random", "leader": "", "name": "Jon"} for kind in kinds]
    slots += [{"kind": "closed", "bot": "random", "leader": ""}] * (4 - seats)
    setup = SETUP[NAME] | {"slots": slots, "picks": {"last_round": 8, "modules": list(modules)}}
    page = guest.go("/").page
    page.evaluate("s => localStorage.setItem('landsraad.setup', s)", json.dumps({NAME: setup}))
    page.reload()
    page.get_by_role("button", name="War for Arrakis").click()
    page.get_by_role("button", name="Seats and options").click()
    return page


def test_a_whole_game_against_the_automaton(invite, house):
    """WFA 22.1.1, WFA 22.3.4"""
    guest = invite()
    page = start(guest, 1)
    expect(page.get_by_text("against the automaton")).to_be_visible()
    expect(page.locator("label", has_text="Spacing Guild")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    assert guest.see("seen.view.table.modules") == ["mahdi"]
    played = page.evaluate(war.COMMANDER, 60_000)
    assert (played["stuck"], played["missed"]) == ("", [])
    assert played["clicks"] > 20
    end = page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(3)
    table = guest.see("seen.info.table")
    summary = house.get(f"/api/tables/{table}").json()
    assert summary["ended"] == "over"
    winner = guest.view["table"]["winner"]
    expect(end.get_by_role("heading", level=2).first).to_contain_text(
        "Harkonnen wins" if winner == "harkonnen" else "Victory is yours"
    )
    assert landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text).play().over
    assert sent(guest)


def test_two_are_offered_the_automaton_and_not_the_guild_with_it(invite):
    """WFA 22.1.1"""
    guest = invite()
    page = start(guest, 2)
    page.locator("label", has_text="Mahdi").click()
    expect(page.locator("label", has_text="Spacing Guild")).to_have_count(0)
    expect(page.get_by_text("Fremen ally")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    assert "mahdi" in guest.see("seen.view.table.modules")
    assert [board["role"] for board in guest.view["dashboards"]] == [
        "house_atreides", "fremen_ally",
    ]  # fmt: skip


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_its_turn_is_walked_through_with_the_criteria(invite, house, screen):
    """WFA 22.1.3"""
    guest = sit(house, invite(**screen), alone("turn"))
    page = guest.page
    parts = page.get_by_label("Parts of the table")
    if guest.touch:
        parts.get_by_role("button", name="Map").click()
    board = page.get_by_role("region", name="The automaton")
    expect(board).to_contain_text("step")
    back = board.get_by_role("button", name="The step before")
    while back.is_enabled():
        back.focus()
        page.keyboard.press("Enter")
    expect(board).to_contain_text("step 1 of")
    rules, after = [], board.get_by_role("button", name="The next step")
    while True:
        rules += board.locator(".rule").all_inner_texts()
        if not after.is_enabled():
            break
        after.click()
    logged = [line["public"][1] for line in log(guest) if line["kind"] == "automaton"]
    assert rules
    assert {f"WFA {rule}" for rule in rules} <= set(logged)
    if guest.touch:
        parts.get_by_role("button", name="Dice").click()
    rival = page.get_by_role("region", name="Harkonnen: dice and leaders")
    expect(rival).to_contain_text("automaton")
    assert axe(guest) == []
    assert guest.see("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def log(guest):
    lines = []
    for frame in map(json.loads, guest.frames):
        if frame["type"] == "position":
            lines[frame["log_from"] :] = frame["log"]
    return lines


def test_in_words_and_in_the_replay(guest, house):
    """WFA 22.2.2"""
    game = alone("turn")
    table = house.open(HUMAN, **war.order(game))
    guest.sit(table.seat(0))
    guest.page.keyboard.press("t")
    main = guest.page.get_by_role("main")
    expect(main.get_by_role("heading", name="Mahdi")).to_be_visible()
    expect(main).to_contain_text("Target sietch:")
    expect(main).to_contain_text("Its last turn, step 1")
    expect(main).to_contain_text("Harkonnen, the automaton")
    guest.page.keyboard.press("t")
    guest.page.locator("#log button").last.click()
    expect(guest.page.get_by_role("region", name="The automaton")).to_be_visible()


def test_the_player_chooses_for_it_and_refusals_are_told(guest, house):
    """WFA 22.1.3, WFA 22.15.2"""
    game, bot = landsraad.new(NAME, 1, seed=3), make("greedy", 1)
    while not positions.asks(game, 0, "harvester"):
        game.apply(bot.choose(game.observe(0), game.decision))
    sit(house, guest, game)
    expect(guest.page.locator("#prompt")).to_contain_text("for the Harkonnens")
    refuses(guest, guest.page.locator("[data-area=carthag]"))
    area = guest.options[0].split(" ")[1]
    number = guest.number
    guest.page.locator(f"[data-area={area}]").click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == f"harvester {area}"


def test_partners_speak_under_a_cone_of_silence(invite, house):
    """WFA 21.6.3"""
    game = positions.search(
        lambda g: g.decision is not None and "cone" in war.verbs(g), 4, 1, name=NAME
    )
    seat = game.decision.seat
    team = landsraad.games()[NAME].teams(4)
    partner = next(n for n in range(4) if n != seat and team[n] == team[seat])
    people = [BOT] * 4
    people[seat] = {"kind": "human", "name": "Mira"}
    people[partner] = {"kind": "human", "name": "Jon"}
    table = house.open(*people, **war.order(game))
    mira, jon, crowd = invite(), invite(), invite()
    mira.sit(table.seat(seat))
    jon.sit(table.seat(partner))
    crowd.sit(table.watch())
    mira.page.locator("#prompt").get_by_role("button", name="cone of silence").click()
    cone = mira.page.get_by_role("region", name="Cone of silence")
    expect(cone).to_contain_text("Only Jon can read this.")
    cone.get_by_label("Say it in private").fill("the pole at dawn")
    cone.get_by_role("button", name="Say").click()
    there = jon.page.get_by_role("region", name="Cone of silence")
    expect(there).to_contain_text("the pole at dawn")
    assert axe(jon) == []
    assert not any("the pole at dawn" in frame for frame in crowd.frames)
    expect(crowd.page.get_by_role("region", name="Cone of silence")).to_have_count(0)
