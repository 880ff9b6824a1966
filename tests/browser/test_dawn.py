"""Dawn of the Fremen in the browser: a whole game by clicking, its pages, phone and keyboard."""

import json

import pytest
from playwright.sync_api import expect

import landsraad
from browser import dawn
from browser.guests import LONG
from browser.test_sight import THEMES, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SETUP = {
    dawn.NAME: {
        "slots": [
            {"kind": kind, "bot": "random", "leader": ""}
            for kind in ("you", "bot", "bot", "closed")
        ],
        "leaders": "random", "picks": {"sietches": "2"},
    }
}  # fmt: skip


def test_a_whole_game_by_clicking(invite, house):
    guest = invite()
    page = guest.go("/").page
    page.evaluate("setup => localStorage.setItem('landsraad.setup', setup)", json.dumps(SETUP))
    page.reload()
    page.get_by_role("button", name="Dawn of the Fremen").click()
    page.get_by_role("button", name="Start the game").click()
    guest.wait("document.querySelector('#prompt')")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")

    played = page.evaluate(dawn.NAIB, LONG)
    assert played["stuck"] == ""
    assert played["missed"] == []
    assert played["clicks"] > 25

    end = page.get_by_role("dialog", name="The end")
    expect(end.get_by_role("row")).to_have_count(4)
    table = guest.see("seen.info.table")
    summary = house.get(f"/api/tables/{table}").json()
    assert summary["ended"] == "over"
    assert summary["options"]["sietches_to_win"] == 2
    replay = landsraad.Replay.from_json(house.get(f"/api/tables/{table}/replay").text)
    assert replay.play().over
    verbs = {json.loads(frame).get("notation", "").split(" ")[0] for frame in guest.sent}
    assert {"barrier", "site", "settle", "worm", "yes"} <= verbs


def sit(house, guest, game):
    return guest.sit(house.open(HUMAN, BOT, BOT, **dawn.order(game)).seat(0))


def test_pointing_at_a_target_shows_the_sum(guest, house):
    sit(house, guest, dawn.asked("first_action", 2, 8))
    number = guest.number
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("attack "))
    guest.page.locator(f"[data-place={target}]").hover()
    land = guest.view["table"]["territories"][target]
    panel = guest.page.get_by_label("The place looked at")
    expect(panel).to_contain_text("if you attack")
    sums = panel.locator(".sum b")
    assert sums.all_inner_texts() == [str(land["bearing"].get("0", 0)), str(land["defence"])]
    guest.page.locator(f"[data-place={target}]").click()
    guest.wait("seen.number > argument", number)
    assert f"attack {target}" in [json.loads(frame).get("notation") for frame in guest.sent]


def test_a_shipment_is_drawn_as_a_path(guest, house):
    sit(house, guest, dawn.asked("trip", 2, 3))
    place = next(o.split(" ")[1] for o in guest.options if o.startswith("go "))
    number = guest.number
    guest.page.locator(f"[data-place={place}]").click()
    guest.wait("seen.number > argument", number)
    if guest.view["table"]["shipment"]:
        expect(guest.page.locator(".trail .over")).to_have_count(1)
        assert guest.view["table"]["shipment"]["path"][-1] == place


def test_by_keyboard_alone(guest, house):
    sit(house, guest, dawn.asked("settle", 0, 5))
    guest.page.keyboard.press("b")
    key = guest.see("document.activeElement.dataset.place")
    assert f"settle {key}" in guest.options
    guest.page.keyboard.press("ArrowRight")
    assert guest.see("document.activeElement.dataset.place") not in (None, key)
    guest.page.keyboard.press(".")
    key = guest.see("document.activeElement.dataset.place")
    number = guest.number
    guest.page.keyboard.press("Enter")
    guest.wait("seen.number > argument", number)
    assert f"settle {key}" in [json.loads(frame).get("notation") for frame in guest.sent]


def test_text_mode_tells_the_map(guest, house):
    sit(house, guest, dawn.asked("first_action", 2, 8))
    guest.page.keyboard.press("t")
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text("Hollow Erg")
    expect(main).to_contain_text("One tribe wins with 3 sietches")
    expect(main.locator("ol button")).to_have_count(len(guest.options))
    assert axe(guest) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ask", ["barrier", "first_action", "offered", "council_vote"])
def test_axe_at_the_table(invite, house, theme, ask):
    guest = invite(color_scheme=THEMES[theme])
    sit(house, guest, dawn.asked(ask, 0 if ask == "barrier" else 2))
    guest.scene()
    assert axe(guest) == []


@pytest.mark.parametrize("path, ready", [
    (f"/cards?game={dawn.NAME}", "main .tile"), (f"/rules?game={dawn.NAME}", "section .line"),
])  # fmt: skip
def test_axe_on_its_pages(guest, path, ready):
    guest.go(path).page.locator(ready).first.wait_for()
    expect(guest.page.locator("h1")).to_contain_text("Dawn of the Fremen")
    assert axe(guest) == []


def test_the_replay(guest, house):
    table = house.open(HUMAN, BOT, BOT, **dawn.order(dawn.ended()))
    guest.go(f"/replay/{table.id}")
    guest.page.locator("[data-place]").first.wait_for()
    expect(guest.page.get_by_role("heading", name="Sietches")).to_be_visible()
    assert axe(guest) == []


def test_on_a_phone(invite, house):
    guest = invite(**PHONE)
    sit(house, guest, dawn.asked("first_action", 2, 8))
    guest.scene()
    assert guest.see("document.documentElement.scrollWidth") <= 390
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("attack "))
    number, place = guest.number, guest.page.locator(f"[data-place={target}]")
    place.tap()
    expect(guest.page.get_by_label("The place looked at")).to_contain_text("if you attack")
    assert guest.number == number
    place.tap()
    guest.wait("seen.number > argument", number)
    assert axe(guest) == []
