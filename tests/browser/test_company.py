"""Company at the table: emotes, the host's role, hints, hurried bots, the rematch, rivals."""

from playwright.sync_api import expect

from browser import positions
from browser.guests import Whim
from browser.test_sight import axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
ANN, BEN = HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_drawer(guest, name):
    guest.page.get_by_role("button", name=name).first.click()
    return guest.page.get_by_role("dialog")


def test_an_emote_is_seen_at_its_seat_and_read_in_the_chat(invite, house):
    table = house.open(ANN, BEN, BOT)
    ann, ben, phone = (
        invite(**options).sit(table.seat(seat)) for seat, options in ((0, {}), (1, {}), (1, PHONE))
    )
    open_drawer(ann, "Chat").get_by_role("button", name="Well played").click()
    for guest in (ann, ben, phone):
        bubble = guest.page.locator("[data-bubble='0']")
        expect(bubble).to_have_text("Well played")
        expect(bubble.locator("use")).to_have_attribute("href", "#emote-well_played")
        spoken = guest.page.locator("[aria-live=polite]").filter(has_text="Ann: Well played")
        assert spoken.count() == 1
    seat = ben.page.locator("[data-at='seat:0']").bounding_box()
    shown = ben.page.locator("[data-bubble='0']").bounding_box()
    assert seat["y"] <= shown["y"] < seat["y"] + seat["height"]
    expect(ben.page.locator("[data-bubble]")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(open_drawer(ben, "Chat").locator("li")).to_contain_text("Well played")
    ben.page.reload()
    ben.wait("document.querySelector('#prompt')")
    expect(open_drawer(ben, "Chat").locator("li")).to_contain_text("Well played")
    assert ben.page.locator("[data-bubble]").count() == 0


def test_emotes_can_be_muted(invite, house):
    table = house.open(ANN, BEN, BOT)
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    open_drawer(ben, "Menu").get_by_label("Show emotes").uncheck()
    ben.page.keyboard.press("Escape")
    drawer = open_drawer(ann, "Chat")
    drawer.get_by_role("button", name="Ha!").click()
    drawer.get_by_role("textbox").fill("did you see?")
    ann.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    assert ben.page.locator("[data-bubble]").count() == 0
    expect(open_drawer(ben, "Chat").locator("li")).to_have_count(1)
    expect(drawer.locator("li")).to_have_count(2)


def test_the_host_makes_another_person_host(invite, house):
    table = house.open(ANN, BEN, BOT)
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    menus = [open_drawer(guest, "Menu") for guest in (ann, ben)]
    expect(menus[1].get_by_role("button", name="Pause")).to_have_count(0)
    menus[0].get_by_label("Seat 2: make host").select_option("Make host")
    expect(menus[1].get_by_role("button", name="Pause")).to_be_visible()
    expect(menus[0].get_by_role("button", name="Pause")).to_have_count(0)
    expect(menus[0]).to_contain_text("here · host")


def test_others_are_offered_the_rematch(invite, house):
    table = house.open(ANN, BEN, BOT, **positions.order(positions.ended()))
    ann, ben, phone, carl = (
        invite(**options).sit(address)
        for address, options in (
            (table.seat(0), {}), (table.seat(1), {}), (table.seat(1), PHONE), (table.watch(), {}),
        )
    )  # fmt: skip
    ben.page.get_by_role("button", name="Look at the table").click()
    ann.page.get_by_role("button", name="Rematch", exact=True).click()
    ann.wait("location.pathname !== argument && !over() && seen.view", f"/table/{table.id}")
    phone.page.get_by_role("button", name="Join the rematch").wait_for()
    ben.page.get_by_role("button", name="Join the rematch").click()
    carl.page.get_by_role("button", name="Watch the rematch").click()
    new = ann.see("location.pathname")
    for guest, seat in ((ben, 1), (carl, None)):
        guest.wait("location.pathname === argument && seen.info.table === argument.slice(7)", new)
        guest.wait("document.querySelector('#prompt')")
        assert guest.see("seen.info.you") == seat
    expect(ben.page.locator("#seats")).to_contain_text("Ann")
    assert ann.see("seen.info.host")
    ben.page.reload()
    ben.wait("seen.info?.you === 1")


def test_space_held_hurries_the_bots(guest, house):
    table = house.open(HUMAN, BOT, BOT, BOT, pace="slow", seed="4")
    guest.sit(table.seat(0))
    guest.play(Whim(3, agent_rounds=0), until="seen.view.decision.seat !== 0")
    expect(guest.page.locator("#prompt")).to_contain_text("hold Space to hurry")
    guest.page.keyboard.down("Space")
    guest.wait("seen.view.decision.seat === 0")
    guest.page.keyboard.up("Space")
    assert any("hurry" in frame for frame in guest.sent)
    assert guest.see("seen.info.pace") == "slow"


def test_what_a_rival_does_is_shown_where_it_happens(invite, house):
    guest = invite(reduced_motion="no-preference").sit(house.open(HUMAN, seed="3").seat(0))
    guest.page.evaluate(
        "() => { window.cards = []; new MutationObserver(() => {"
        " const card = document.querySelector('[data-hagal]');"
        " if (card && !cards.includes(card.dataset.hagal)) cards.push(card.dataset.hagal)"
        " }).observe(document.body, { childList: true, subtree: true }) }"
    )
    guest.play(Whim(3, agent_rounds=9), until="cards.length > 1")
    turned = set(guest.view["table"]["hagal_discard"])
    assert set(guest.see("cards")) <= turned
    expect(guest.page.locator("[data-hagal]")).to_have_count(0)


def test_a_hint_names_options_that_can_be_clicked(invite, house):
    guest = invite().sit(house.open(HUMAN, BOT, BOT).seat(0))
    guest.scene()
    guest.page.get_by_role("button", name="Hint").click()
    panel = guest.page.get_by_role("region", name="Hint")
    first = panel.get_by_role("listitem").first
    first.get_by_text("%").wait_for()
    assert axe(guest) == []
    guest.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    guest.page.keyboard.press("i")
    number = guest.number
    first.get_by_role("button").click()
    guest.wait("seen.number > argument", number)
    expect(panel).to_have_count(0)


def test_there_are_no_hints_against_people_unless_the_host_allows_them(invite, house):
    table = house.open(ANN, BEN)
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    first = ann if ann.options else ben
    first.scene()
    hints = first.page.get_by_role("button", name="Hint", exact=True)
    expect(hints).to_have_count(0)
    open_drawer(ann, "Menu").get_by_label("Hints for everybody").check()
    expect(hints).to_be_visible()
