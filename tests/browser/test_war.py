"""War for Arrakis in the browser: whole games by clicking, the map, battles, phone and keyboard."""

import json
import re

import pytest
from playwright.sync_api import expect

import landsraad
from browser import war
from browser.guests import LONG
from browser.test_sight import THEMES, axe
from browser.war import ATREIDES, HARKONNEN

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SETUP = {
    war.NAME: {
        "slots": [
            {"kind": kind, "bot": "random", "leader": ""}
            for kind in ("you", "bot", "closed", "closed")
        ],
        "leaders": "random", "picks": {"last_round": 12},
    }
}  # fmt: skip
LAST = {"last_round": 12}


def sit(house, guest, game, seat):
    seats = [BOT, BOT]
    seats[seat] = HUMAN
    return guest.sit(house.open(*seats, **war.order(game)).seat(seat))


def sent(guest):
    return [json.loads(frame).get("notation") for frame in guest.sent]


def finish(guest, house, least=100):
    """Play on to the end by clicking, this often at least; the verbs that were chosen."""
    played = guest.page.evaluate(war.COMMANDER, LONG)
    assert played["stuck"] == ""
    assert played["missed"] == []
    assert played["clicks"] > least
    end = guest.page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(3)
    table = guest.see("seen.info.table")
    assert house.get(f"/api/tables/{table}").json()["ended"] == "over"
    replay = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text)
    assert replay.play().over
    return {notation.split(" ")[0] for notation in sent(guest) if notation}


def test_a_whole_game_of_the_atreides(invite, house):
    guest = invite()
    page = guest.go("/").page
    page.evaluate("setup => localStorage.setItem('landsraad.setup', setup)", json.dumps(SETUP))
    page.reload()
    page.get_by_role("button", name="War for Arrakis").click()
    page.get_by_role("button", name="Seats and options").click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    assert guest.see("seen.view.table.last_round") == 12
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")
    assert {"die", "done"} <= finish(guest, house)


def test_a_whole_game_of_the_harkonnens(guest, house):
    guest.sit(house.open(BOT, HUMAN, game=war.NAME, seed="3", options=LAST).seat(HARKONNEN))
    assert {"die", "done", "harvester"} <= finish(guest, house)


def test_every_area_that_is_offered_can_be_clicked(guest, house):
    sit(house, guest, war.asked("harvester", HARKONNEN, 40), HARKONNEN)
    offered = {option.split(" ")[1] for option in guest.options if " " in option}
    glowing = {thing["key"] for thing in guest.see("glowing()") if thing["kind"] == "area"}
    assert glowing == offered
    number, area = guest.number, sorted(offered)[-1]
    guest.page.locator(f"[data-area={area}]").click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == f"harvester {area}"
    assert guest.view["table"]["areas"][area]["harvester"]


def test_a_legion_moves_from_area_to_area(guest, house):
    sit(house, guest, war.asked("move", HARKONNEN, 5), HARKONNEN)
    origin = next(o.split(" ")[1] for o in guest.options if o.startswith("move "))
    guest.page.locator(f"[data-area={origin}]").click()
    guest.wait("seen.view.table.business?.kind === 'moving'")
    expect(guest.page.locator("#prompt")).to_contain_text("on its way from")
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("to "))
    place = guest.page.locator(f"[data-area={target}]")
    place.hover()
    expect(guest.page.locator(".marks .arrow")).to_have_count(1)
    place.click()
    guest.wait(f"seen.view.table.areas.{target}?.legion?.side === 'harkonnen'")


def test_the_odds_stand_at_the_target(guest, house):
    sit(house, guest, war.asked("target", HARKONNEN, 2, "at"), HARKONNEN)
    target, odds = next(iter(guest.view["table"]["odds"].items()))
    words = f"{round(odds['attacker'] * 100)} %"
    assert words in guest.page.locator(".marks text").all_text_contents()
    guest.page.locator(f"[data-area={target}]").hover()
    panel = guest.page.get_by_label("The area looked at")
    expect(panel).to_contain_text("Expected losses")
    expect(panel.get_by_role("img", name=odds["words"])).to_be_visible()


def test_a_battle_is_told_beside_the_map(guest, house):
    sit(house, guest, war.asked("casualty", HARKONNEN, 2, battle=True), HARKONNEN)
    battle, business = guest.view["table"]["battle"], guest.view["table"]["business"]
    panel = guest.page.locator("#conflict")
    expect(panel).to_contain_text(f"round {battle['round']}")
    expect(panel).to_contain_text(f"{business['hits']} hit")
    assert panel.locator(".die").count() == sum(map(sum, battle["rolls"]))
    number = guest.number
    guest.page.locator("#prompt").get_by_role("button", name="Lose").first.click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1].startswith("lose ")


def test_free_actions_are_never_taken_by_a_mere_click(guest, house):
    sit(house, guest, war.asked("turn", ATREIDES, 4, "train"), ATREIDES)
    number = guest.number
    sietch = next(o.split(" ")[1] for o in guest.options if o.startswith("train "))
    guest.page.locator(f"[data-area={sietch}]").click()
    prompt = guest.page.locator("#prompt")
    button = prompt.get_by_role("button", name="Reveal a deployment token")
    expect(button).to_have_count(1)
    assert guest.number == number
    button.click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == f"train {sietch}"


def test_dice_cards_and_markers_are_where_they_lie(guest, house):
    sit(house, guest, war.asked("harvest", HARKONNEN, 5, "lift"), HARKONNEN)
    number = guest.number
    guest.page.get_by_role("button", name=re.compile("^Raise the .* marker")).first.click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1].startswith("lift ")
    sit(house, guest, war.asked("action", ATREIDES, 3, "play"), ATREIDES)
    card = next(o.split(" ")[1] for o in guest.options if o.startswith("play "))
    expect(guest.page.locator(f"[data-card={card}]").first).to_have_attribute("data-open", "true")
    sit(house, guest, war.asked("turn", ATREIDES, 2, "die"), ATREIDES)
    number, die = guest.number, next(o for o in guest.options if o.startswith("die "))
    guest.page.locator(f"[data-die={die.split(' ')[1]}][data-open]").click()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == die


def span(guest):
    box = guest.page.locator("#board svg[role=group]").get_attribute("viewBox")
    return float(box.split(" ")[2])


def test_the_map_comes_nearer_and_is_dragged(guest, house):
    sit(house, guest, war.asked("move", HARKONNEN, 5), HARKONNEN)
    page, number, whole = guest.page, guest.number, span(guest)
    page.mouse.move(500, 300)
    page.mouse.wheel(0, -500)
    guest.wait("document.querySelector('[aria-label=\"The whole planet\"]')")
    near = span(guest)
    assert near < whole / 1.5
    before = page.locator("#board svg[role=group]").get_attribute("viewBox")
    page.mouse.down()
    page.mouse.move(420, 260, steps=4)
    page.mouse.up()
    assert page.locator("#board svg[role=group]").get_attribute("viewBox") != before
    assert guest.number == number
    page.keyboard.press("b")
    page.keyboard.press("+")
    assert span(guest) < near
    page.keyboard.press("0")
    assert span(guest) == pytest.approx(whole)
    page.get_by_role("button", name="Where storms strike").click()
    sheltered = len(guest.view["table"]["sheltered"])
    expect(page.locator("#board .safe")).to_have_count(sheltered)


def test_by_keyboard_alone(guest, house):
    sit(house, guest, war.asked("move", HARKONNEN, 5), HARKONNEN)
    guest.page.keyboard.press("b")
    key = guest.see("document.activeElement.dataset.area")
    assert f"move {key}" in guest.options
    guest.page.keyboard.press("ArrowRight")
    assert guest.see("document.activeElement.dataset.area") != key
    guest.page.keyboard.press("b")
    number = guest.number
    guest.page.keyboard.press("Enter")
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == f"move {key}"
    guest.page.keyboard.press("p")
    guest.wait("seen.number > argument", number + 1)
    assert sent(guest)[-1] == "done"


def test_text_mode_tells_the_map(guest, house):
    sit(house, guest, war.asked("to", HARKONNEN, 4), HARKONNEN)
    guest.page.keyboard.press("t")
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text("On its way from")
    expect(main).to_contain_text("Shield Wall (west), mountain")
    expect(main.locator("ol button")).to_have_count(len(guest.options))
    assert axe(guest) == []


@pytest.mark.parametrize("width, height", [(1366, 768), (1920, 1080), (1024, 768)])
def test_nothing_scrolls(invite, house, width, height):
    guest = invite(viewport={"width": width, "height": height})
    sit(house, guest, war.asked("turn", ATREIDES, 4, "train"), ATREIDES)
    guest.scene()
    assert guest.see("document.documentElement.scrollHeight") <= height
    assert guest.see("document.documentElement.scrollWidth") <= width
    for part in ("#board", "#prompt", "#seats", "#hand", "#market", "#log"):
        box = guest.page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= height + 1, part
        assert box["x"] + box["width"] <= width + 1, part


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ask, seat", [
    ("harvester", HARKONNEN), ("casualty", HARKONNEN), ("turn", ATREIDES), ("action", ATREIDES),
    ("harvest", HARKONNEN), ("target", HARKONNEN),
])  # fmt: skip
def test_axe_at_the_table(invite, house, theme, ask, seat):
    guest = invite(color_scheme=THEMES[theme])
    sit(house, guest, war.asked(ask, seat), seat)
    guest.scene()
    assert axe(guest) == []


@pytest.mark.parametrize("path, ready", [
    (f"/cards?game={war.NAME}", "main .tile"), (f"/rules?game={war.NAME}", "section .line"),
])  # fmt: skip
def test_axe_on_its_pages(guest, path, ready):
    guest.go(path).page.locator(ready).first.wait_for()
    expect(guest.page.locator("h1")).to_contain_text("War for Arrakis")
    assert axe(guest) == []


def test_the_replay(guest, house):
    table = house.open(HUMAN, BOT, **war.order(war.ended()))
    guest.go(f"/replay/{table.id}")
    guest.page.locator("[data-area]").first.wait_for()
    expect(guest.page.get_by_role("heading", name="Steps on the tracks")).to_be_visible()
    assert axe(guest) == []


def test_the_end_says_why(guest, house):
    game = war.ended()
    guest.sit(house.open(HUMAN, BOT, **war.order(game)).seat(0))
    why = game.view(0)["table"]["ended"]["words"]
    end = guest.page.get_by_role("dialog", name="The end")
    expect(end).to_contain_text(why)
    # Where the steps of each side came from adds up to what it has.
    for row in end.locator("tbody tr").all():
        steps = int(row.locator("td").first.inner_text().split()[0])
        bars = row.locator(".bars[role=img]")
        told = bars.get_attribute("aria-label") if bars.count() else ""
        assert sum(map(int, re.findall(r" (-?\d+)(?:,|$)", told))) == steps
    expect(end.get_by_label("Honours").get_by_role("listitem").first).to_be_visible()


def test_panels_answer_in_words(guest, house):
    """What is never chosen says what it is: phases, terrain, decks, sides, prescience, spice."""
    sit(house, guest, war.staged("turn", ATREIDES, 2, 3), ATREIDES)
    guest.scene()
    cards, leaders = guest.page.locator("#hand [data-card]"), guest.page.locator("[data-leader]")
    expect(cards.locator(".emblem:has(path)")).to_have_count(len(guest.view["players"][0]["hand"]))
    assert leaders.locator(".bust:has(path)").count() > 2
    for about, said in {
        "phase:harvest": "Each harvester gives spice", "terrain:deep_desert": "two spice",
        "deck:fremen_ally": "left to draw", "discard": "Discarded", "objective": "three markers",
        "row": "Prescience cards", "side:1": "settlements", "content": "stand-ins",
    }.items():  # fmt: skip
        assert said in spoken(guest, about), about


def spoken(guest, about):
    """What a click on something says."""
    guest.page.locator(f"[data-about='{about}']").first.click(position={"x": 3, "y": 3})
    sheet = guest.page.locator("[data-words]")
    told = sheet.inner_text()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return told


def test_on_a_phone(invite, house):
    guest = invite(**PHONE)
    sit(house, guest, war.asked("target", HARKONNEN, 2, "at"), HARKONNEN)
    guest.scene()
    assert guest.see("document.documentElement.scrollWidth") <= 390
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("at "))
    number, place = guest.number, guest.page.locator(f"[data-area={target}]")
    place.tap()
    expect(guest.page.get_by_label("The area looked at")).to_contain_text("Expected losses")
    expect(guest.page.locator("#prompt")).to_contain_text("Not this")
    assert guest.number == number
    place.tap()
    guest.wait("seen.number > argument", number)
    assert sent(guest)[-1] == f"at {target}"
    assert axe(guest) == []


def test_a_phone_turns_to_where_the_answers_lie(invite, house):
    guest = invite(**PHONE)
    sit(house, guest, war.asked("turn", ATREIDES, 2, "die"), ATREIDES)
    tabs = guest.page.get_by_label("Parts of the table")
    expect(tabs.get_by_role("button", name="Dice")).to_have_attribute("aria-current", "page")
    die = next(o for o in guest.options if o.startswith("die "))
    number = guest.number
    guest.page.locator(f"[data-die={die.split(' ')[1]}][data-open]").tap()
    guest.wait("seen.number > argument", number)
    tabs.get_by_role("button", name="Map").click()
    expect(guest.page.locator("[data-area]")).to_have_count(101)
