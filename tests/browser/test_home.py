"""The home page: three doors to the table, games with company, invitations and names."""

import pytest
from playwright.sync_api import expect

from browser.test_sight import THEMES, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AT_TABLE = "location.pathname.startsWith('/table/') && seen.number >= 0"
FOCUS = "(document.activeElement.ariaLabel ?? document.activeElement.innerText).trim()"


def kinds(guest):
    guest.wait("location.pathname.startsWith('/table/') && seen.info")
    return [seat["kind"] for seat in guest.see("seen.info.seats")]


def tab_to(guest, words):
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if guest.see(FOCUS) == words:
            return
    raise AssertionError(f"{words} is not reached by Tab")


DOORS = {
    "Play: Solo": (["human"], None),
    "Set a table: Friends": (["human", "open", "open", "open"], "Open the table"),
    "Play: Bots": (["human", "bot", "bot", "bot"], None),
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("way", ["touch", "keys"])
def test_every_door_leads_to_a_table_within_two_steps(invite, door, way):
    guest = invite(**PHONE if way == "touch" else {}).go("/")
    guest.page.get_by_role("button", name=door).wait_for()
    seats, then = DOORS[door]
    for words in filter(None, (door, then)):
        if way == "touch":
            guest.page.get_by_role("button", name=words).tap()
        else:
            tab_to(guest, words)
            guest.page.keyboard.press("Enter")
    assert kinds(guest) == seats


def test_the_level_of_a_solo_game_is_explained_and_kept(guest):
    page = guest.go("/").page
    door = page.get_by_role("region", name="Solo")
    door.get_by_label("Difficulty").select_option("kwisatz_haderach")
    expect(door).to_contain_text("no swordmaster")
    door.get_by_role("button", name="Play").click()
    assert kinds(guest) == ["human"]
    assert guest.view["difficulty"] == "kwisatz_haderach"
    page.goto("/")
    expect(door.get_by_label("Difficulty")).to_have_value("kwisatz_haderach")


def test_bots_have_names_and_the_first_game_is_gentle(guest):
    page = guest.go("/").page
    door = page.get_by_role("region", name="Bots")
    expect(door).to_contain_text("Two Tamos and Orsa")
    door.get_by_label("Level of the bots").select_option("hard")
    expect(door).to_contain_text("Three Isharas")
    door.get_by_role("button", name="Play").click()
    guest.wait(AT_TABLE)
    assert [seat["bot"] for seat in guest.see("seen.info.seats")] == [None, *["mentat"] * 3]


def test_a_game_without_rules_for_one_has_two_doors(guest):
    page = guest.go("/").page
    page.get_by_role("button", name="Dawn of the Fremen").click()
    expect(page.get_by_role("region", name="Solo")).to_have_count(0)
    page.get_by_role("button", name="Play: Bots").click()
    assert kinds(guest) == ["human", "bot", "bot"]


def test_my_games_say_with_whom_and_the_name_is_remembered(guest, house):
    for _ in range(5):
        guest.sit(house.open(HUMAN, BOT, BOT).seat(0))
    page = guest.go("/").page
    page.get_by_label("What others call you").fill("Ann")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ann")
    games = page.get_by_label("Your games")
    expect(games.locator("li")).to_have_count(5)
    names = games.locator("small").all_text_contents()
    assert any("with " in words and " and " in words for words in names)
    games.locator("li a").last.scroll_into_view_if_needed()
    last, box = games.locator("li").last.bounding_box(), games.bounding_box()
    assert last["y"] + last["height"] <= box["y"] + box["height"] + 1
    page.reload()
    expect(page.get_by_label("What others call you")).to_have_value("Ann")


def test_the_host_invites_and_the_guest_gives_a_name(invite, house):
    table = house.open(HUMAN, {"kind": "open"}, BOT)
    host = invite(permissions=["clipboard-read", "clipboard-write"]).go("/")
    links = {str(seat): secret for seat, secret in table.secrets.items() if seat}
    known = {"table": table.id, "game": "imperium", "title": "", "seats": {}, "spectator": "",
             "host": "", "links": links, "ended": "", "seen": ""}  # fmt: skip
    host.page.evaluate(
        "([id, mine]) => localStorage.setItem('landsraad.tables', JSON.stringify({ [id]: mine }))",
        [table.id, known],
    )
    host.sit(table.seat(0))
    host.page.get_by_role("button", name="Invite").click()
    expect(host.page.get_by_role("button", name="Link copied")).to_be_visible()
    address = host.page.evaluate("() => navigator.clipboard.readText()")
    assert address.endswith(table.seat(1))

    guest = invite(**PHONE).sit(table.seat(1))
    form = guest.page.get_by_role("form", name="Your name")
    form.get_by_role("textbox").fill("Kaveh")
    form.get_by_role("button", name="Sit down").tap()
    host.wait("seen.info.seats[1].name === 'Kaveh' && seen.info.seats[1].kind === 'human'")
    expect(host.page.get_by_role("button", name="Link copied")).to_have_count(0)
    expect(form).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_friends_gather_before_a_joint_deal(invite, house, theme):
    table = house.open(HUMAN, {"kind": "open"}, BOT, seed=None, joint=True)
    host = invite(color_scheme=THEMES[theme]).go(table.seat(0))
    gathering = host.page.get_by_role("list", name="Seats")
    expect(gathering).to_contain_text("nobody yet")
    expect(host.page.get_by_role("button", name="Begin without them")).to_be_visible()
    assert axe(host) == []
    guest = invite(**PHONE).sit(table.seat(1))
    host.wait(AT_TABLE)
    assert host.see("seen.info.shares") == guest.see("seen.info.shares")
    mine = [
        one.page.evaluate("id => JSON.parse(localStorage['landsraad.tables'])[id].share", table.id)
        for one in (host, guest)
    ]
    assert host.see("seen.info.shares") == [*mine, ""]
    host.page.evaluate("() => history.replaceState(null, '', location.pathname)")
    host.page.goto(f"/check/{table.id}")
    expect(host.page.get_by_text("is part of the deal")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_on_the_doors_and_behind_them(invite, theme):
    guest = invite(color_scheme=THEMES[theme]).go("/")
    guest.page.get_by_role("button", name="Play: Solo").wait_for()
    assert axe(guest) == []
    guest.page.get_by_role("button", name="Set a table").click()
    guest.page.get_by_role("button", name="Open the table").wait_for()
    assert axe(guest) == []
