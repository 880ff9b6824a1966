"""Small faults that players found, each kept from coming back."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser import positions, war
from browser.guests import Whim

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
         "device_scale_factor": 2}  # fmt: skip


def test_text_mode_has_its_keys_its_focus_and_its_tools(guest, house):
    game = positions.mid_effect()
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    guest.scene()
    page, number = guest.page, guest.number
    page.keyboard.press("t")
    page.get_by_role("heading", name="Options").wait_for()
    page.keyboard.press("1")
    guest.wait("seen.number > argument", number)
    guest.wait("document.activeElement.id === 'prompt'")
    said = [one["notation"] for one in map(json.loads, guest.sent) if one["type"] == "choose"]
    assert said[0] == game.decision.options[0].notation
    for tool, title in (("Chat", "Chat"), ("Menu", "Table")):
        page.get_by_role("button", name=tool, exact=True).click()
        page.get_by_role("dialog", name=title).wait_for()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_escape_closes_the_menu_after_a_checkbox(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, seed="12").seat(0))
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.get_by_role("dialog", name="Table")
    menu.get_by_role("checkbox").first.click()
    guest.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_the_log_comes_back_to_now(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, **positions.order(positions.late())).seat(0))
    guest.scene()
    log = guest.page.locator("#log ul")
    log.locator("button").nth(30).click()
    guest.page.get_by_role("button", name="Back to now").click()
    expect(guest.page.get_by_text("looking at choice")).to_have_count(0)
    guest.wait("document.querySelector('#log ul').scrollTop === 0")
    expect(log.locator("button.now")).to_have_count(0)


@pytest.mark.parametrize("agrees", [True, False])
def test_a_wish_to_take_back_says_how_it_ended(invite, house, agrees):
    game = positions.play_until(lambda game: positions.asks(game, 0, "turn"), 2)
    names = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"})
    table = house.open(*names, **positions.order(game))
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    ann.play(Whim(3, agent_rounds=0), until="seen.view.decision?.seat === 1")
    ben.play(Whim(3, agent_rounds=0), until=f"seen.number > {ann.number}")
    ann.wait("seen.number >= argument", ben.number)
    ann.page.get_by_role("button", name="Ask to take back").click()
    wish = re.compile(r"Ann asks to take back \d+ choices?\b.*“.+”")
    expect(ben.page.locator("#prompt")).to_contain_text(wish)
    ben.page.get_by_role("button", name="Agree" if agrees else "No", exact=True).click()
    words = "Ann took it back" if agrees else "Not everybody agreed"
    for guest in (ann, ben):
        expect(guest.page.get_by_text(words)).to_be_visible()


def test_a_deal_that_was_chosen_is_not_called_sealed(guest, house):
    table = house.open(HUMAN, BOT, BOT, **positions.order(positions.ended()))
    guest.sit(table.seat(0))
    guest.go(f"/replay/{table.id}")
    seal = guest.page.locator("a.seed")
    expect(seal).to_have_text(re.compile("deal chosen, not sealed"))
    expect(seal).to_have_attribute("title", re.compile("could know every card"))
    guest.go(f"/check/{table.id}")
    expect(guest.page.get_by_text("could know every card")).to_be_visible()
    result = guest.page.get_by_role("status", name="Result")
    expect(result).to_contain_text("proves nothing")
    expect(result).not_to_contain_text("was kept")


def test_a_new_name_is_told_everywhere(invite, house):
    table = house.open(HUMAN, {"kind": "open"}, BOT)
    mira, guest = invite().sit(table.seat(0)), invite().sit(table.seat(1))
    form = guest.page.get_by_role("form", name="Your name")
    form.get_by_role("textbox").fill("Kaveh")
    form.get_by_role("button", name="Sit down").click()
    mira.wait("seen.info.seats[1].name === 'Kaveh'")
    for one in (mira, guest):
        expect(one.page.locator("#seats, .me").filter(has_text="Kaveh").first).to_be_visible()
        expect(one.page.get_by_text("Seat 2", exact=True)).to_have_count(0)


def test_text_mode_hints_and_asks_back_before_an_agent_is_wasted(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    page, number = guest.page, guest.number
    page.keyboard.press("t")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").get_by_text("%").first.wait_for()
    page.keyboard.press("Escape")
    page.locator("ol button", has_text="reveal turn").click()
    expect(page.get_by_role("alert")).to_contain_text("2 agents could still be sent")
    assert guest.number == number
    page.get_by_role("alert").get_by_role("button", name=re.compile("reveal turn")).click()
    guest.wait("seen.number > argument", number)


def test_a_preview_goes_with_the_focus(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    page = guest.page
    page.locator("[data-card][data-open]").first.click()
    page.keyboard.press("b")
    preview = page.locator("#prompt .peek")
    expect(preview).to_be_visible()
    page.keyboard.press("l")
    expect(preview).to_have_count(0)


PLAIN = {"convincing_argument", "dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance",
         "seek_allies", "signet_ring"}  # fmt: skip


def councillor(game):
    """A seat on the council, an agent at the Hall of Oratory, and a hand without conditions."""
    if not positions.asks(game, 0, "turn") or 0 not in positions.table(game)["agents"].get(
        "hall_of_oratory", []
    ):
        return False
    own = game.view(0)["players"][0]
    return own["council"] and set(own["hand"]) <= PLAIN


def test_the_reveal_is_foretold_with_council_and_hall(guest, house):
    game = positions.search(councillor, 3, 1)
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    guest.scene()
    foretold = guest.page.locator("#market header small").inner_text()
    told = int(re.search(r"your reveal: (\d+)", foretold)[1])
    cards = [
        guest.view["players"][0]["hand"].count(key) for key in ("convincing_argument", "dagger")
    ]
    assert told >= 2 + 1 + 2 * cards[0]
    guest.page.keyboard.press("r")
    guest.page.keyboard.press("r")
    guest.wait("seen.view.players[0].revealed")
    assert guest.see("seen.view.players[0].persuasion") == told


def test_without_an_agent_nobody_is_told_to_send_one(guest, house):
    def spent(game):
        options = game.decision.options if positions.asks(game, 0, "turn") else ()
        return len(options) > 1 and not any(one.notation.startswith("send ") for one in options)

    game = positions.search(spent, 3, 1)
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    guest.scene()
    expect(guest.page.locator("#prompt h2")).to_have_text(re.compile("^Take your reveal turn"))
    expect(guest.page.locator("#prompt")).not_to_contain_text("card, then space")


def test_rivals_of_a_solo_game_have_names(guest, house):
    guest.sit(house.open(HUMAN, seed="3").seat(0))
    guest.scene()
    log = guest.page.locator("#log")
    expect(log).to_contain_text("joins the game.")
    for part in (log, guest.page.locator("#seats")):
        expect(part).not_to_contain_text(re.compile(r"Seat \d"))


def test_names_survive_download_and_import(guest, house, tmp_path):
    names = [HUMAN, BOT | {"name": "Kaveh"}, BOT | {"name": "Orsa"}]
    table = house.open(*names, **positions.order(positions.ended()))
    guest.sit(table.seat(0)).go(f"/replay/{table.id}")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name="Download").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    guest.go("/").page.locator("input[type=file]").set_input_files(file)
    guest.wait("location.pathname.startsWith('/replay/') && !location.pathname.includes(argument)",
               table.id)  # fmt: skip
    for name in ("Mira", "Kaveh", "Orsa"):
        expect(guest.page.get_by_role("button", name=name, exact=True)).to_be_visible()


APART = """() => {
  const found = []
  const box = (one) => one.getBoundingClientRect()
  const title = document.querySelector('#prompt h2')
  const words = document.createRange()
  words.selectNodeContents(title)
  for (const tool of document.querySelectorAll('#prompt .tools > *')) {
    const [a, b] = [words.getBoundingClientRect(), box(tool)]
    if (a.right > b.left + 1 && a.left < b.right && a.bottom > b.top + 1 && a.top < b.bottom)
      found.push(`the title lies under ${tool.ariaLabel ?? tool.innerText}`)
  }
  for (const part of document.querySelectorAll('[data-at=supremacy], [data-at=prescience]'))
    for (const inner of part.querySelectorAll('li, .title, .row span'))
      if (inner.scrollWidth > inner.clientWidth + 1 || box(inner).right > box(part).right + 1)
        found.push(`${part.dataset.at}: ${inner.textContent.trim()}`)
  for (const text of document.querySelectorAll('#hand .face:not(.low) .text'))
    if (text.scrollHeight > text.clientHeight + 2) found.push(`cut: ${text.textContent}`)
  return found
}"""


@pytest.mark.parametrize("width", [1366, 1024])
def test_titles_tracks_and_cards_of_war_have_room(invite, house, width):
    tables = {"modules": (war.crowded(), war.ATREIDES), "attack": war.contested()}
    for game, seat in tables.values():
        guest = invite(viewport={"width": width, "height": 768})
        seats = [BOT, BOT]
        seats[seat] = HUMAN
        guest.sit(house.open(*seats, **war.order(game)).seat(seat))
        guest.scene()
        assert guest.page.evaluate(APART) == []


OVER = """() => {
  const touch = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const found = []
  for (const space of document.querySelectorAll('#board [data-space]')) {
    const pawns = [...space.querySelectorAll('.ag')].map((one) => one.getBoundingClientRect())
    const walk = document.createTreeWalker(space.querySelector('.drawn'), NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (pawns.some((pawn) => touch(pawn, box))) found.push(`${space.dataset.space}: ${node.data}`)
    }
  }
  return found
}"""  # noqa: E501


def test_agents_stand_over_no_words_on_the_phone(invite, house):
    table = house.open(HUMAN, BOT, BOT, BOT, **positions.order(crowd()))
    guest = invite(**PHONE).sit(table.seat(0))
    guest.scene()
    guest.page.get_by_role("navigation").get_by_role("button", name="Board").tap()
    guest.page.evaluate("() => document.fonts.ready")
    assert guest.page.locator("#board .ag").count() >= 5
    assert guest.page.evaluate(OVER) == []


def crowd():
    """Seat 0's turn with many agents out."""

    def wanted(game):
        agents = positions.table(game)["agents"]
        return positions.asks(game, 0, "turn") and sum(map(len, agents.values())) >= 6

    return positions.search(wanted, 4, 3)
