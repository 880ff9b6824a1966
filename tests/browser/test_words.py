"""Whatever is pointed at, held or clicked answers in words, with the number of the rule."""

import re

import pytest
from playwright.sync_api import expect

from browser import dawn, positions, war
from browser.guests import Whim
from browser.test_sight import THEMES, axe
from browser.war import ATREIDES, HARKONNEN

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS = {"desktop": {}, "phone": PHONE}
RULE = re.compile(r"^(IMP|WFA|DOF) \d+\.\d+\.\d+$")


def sit(guest, house, name):
    """A decision in the middle of a game, with things that are closed."""
    if name == "imperium":
        guest.sit(house.open(HUMAN, BOT, BOT, BOT, **positions.order(positions.late())).seat(0))
    elif name == "war":
        game = war.asked("move", HARKONNEN, 5)
        guest.sit(house.open(BOT, HUMAN, **war.order(game)).seat(HARKONNEN))
    else:
        game = dawn.asked("first_action", 3, 5)
        guest.sit(house.open(HUMAN, BOT, BOT, **dawn.order(game)).seat(0))
    guest.scene()
    return guest


def touch(guest, thing):
    thing.tap() if guest.touch else thing.click()


def words(guest):
    return guest.page.locator("[data-words]")


def refuses(guest, thing):
    """A click there ends in a reason with its rule, and chooses nothing."""
    number = guest.number
    touch(guest, thing)
    sheet = words(guest)
    expect(sheet.locator(".why b")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    expect(sheet.locator(".why .rule")).to_have_text(RULE)
    expect(sheet.locator("blockquote")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    assert guest.number == number
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name, kind", [("imperium", "space"), ("war", "area"), ("dawn", "place")])
def test_a_click_on_a_closed_place_is_never_silent(invite, house, name, kind, screen):
    guest = sit(invite(**SCREENS[screen]), house, name)
    closed = guest.page.locator(f"[data-{kind}]:not([data-open])")
    shown = [
        i for i in range(closed.count()) if guest.page.evaluate(
            """([kind, i]) => {
              const found = document.querySelectorAll(`[data-${kind}]:not([data-open])`)[i]
              const { left, top, width, height } = found.getBoundingClientRect()
              return document.elementFromPoint(left + width / 2, top + height / 2)
                ?.closest(`[data-${kind}]`) === found
            }""", [kind, i],
        )
    ]  # fmt: skip
    assert len(shown) > 2
    for i in (shown[0], shown[len(shown) // 2]):
        refuses(guest, closed.nth(i))


@pytest.mark.parametrize("seat, ask, option, closed", [
    (ATREIDES, "turn", "die", "[data-die]:not([data-open])[data-about$='_0']"),
    (ATREIDES, "turn", "die", "[data-card]:not([data-open])"),
    (ATREIDES, "turn", "die", "[data-leader]:not([data-open])"),
    (ATREIDES, "turn", "die", "[data-foresight]:not([data-open])"),
    (HARKONNEN, "turn", "die", "[data-zone]:not([data-open])"),
])  # fmt: skip
def test_dice_cards_leaders_and_zones_refuse_in_words(guest, house, seat, ask, option, closed):
    seats = [BOT, BOT]
    seats[seat] = HUMAN
    guest.sit(house.open(*seats, **war.order(war.asked(ask, seat, 2, option))).seat(seat))
    guest.scene()
    refuses(guest, guest.page.locator(closed).first)


@pytest.mark.parametrize("closed", ["[data-market]", "[data-card]"])
def test_cards_of_the_row_and_of_the_hand_refuse_in_words(guest, house, closed):
    game = positions.mid_effect()
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    guest.scene()
    refuses(guest, guest.page.locator(f"{closed}:not([data-open])").first)


@pytest.mark.parametrize("name, abouts", [
    ("imperium", ["reward:0", "reward:1", "track:emperor", "alliance:fremen", "points", "conflict",
                  "council", "leader:1"]),
    ("war", ["supremacy", "prescience", "imperium:choam", "die:strategy_0"]),
    ("dawn", ["tribe:1", "token:crysknife"]),
])  # fmt: skip
def test_tracks_rewards_dice_and_markers_tell_what_they_are(guest, house, name, abouts):
    sit(guest, house, name)
    for about in abouts:
        thing = guest.page.locator(f"[data-about='{about}']").first
        guest.page.mouse.move(2, 2)
        thing.hover()
        expect(guest.page.get_by_role("tooltip")).to_have_text(re.compile(r"\w+ \w+"))
        thing.click(position={"x": 3, "y": 3} if name != "war" else None)
        expect(words(guest)).to_have_text(re.compile(r"\w+ \w+ \w+"))
        expect(words(guest).locator(".why")).to_have_count(0)
        guest.page.keyboard.press("Escape")
        expect(words(guest)).to_have_count(0)


def hold(guest, thing):
    box = thing.bounding_box()
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line = guest.context.new_cdp_session(guest.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    words(guest).wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_holding_tells_and_offers_but_chooses_nothing(invite, house):
    guest = invite(**PHONE).sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    number = guest.number
    hold(guest, guest.page.locator("[data-space=arrakeen]"))
    offered = words(guest).locator("[data-open]")
    expect(offered.first).to_be_visible()
    assert guest.number == number
    offered.first.tap()
    guest.wait("seen.number > argument", number)
    assert guest.view["table"]["agents"]["arrakeen"] == [0]


def test_escape_closes_one_thing_at_a_time(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    page = guest.page
    page.locator("[data-card][data-open]").first.click()
    page.locator("[data-space]:not([data-open])").first.click()
    words(guest).locator(".why .rule").click()
    rule = page.get_by_role("dialog", name=re.compile("^IMP"))
    expect(rule).to_be_visible()
    chosen = page.locator("[data-card][aria-pressed=true]")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(words(guest)).to_be_visible()
    page.keyboard.press("Escape")
    expect(words(guest)).to_have_count(0)
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


def test_escape_leaves_the_chat_from_its_input(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.page.get_by_role("button", name="Chat").click()
    chat = guest.page.get_by_role("dialog", name="Chat")
    chat.get_by_role("textbox").focus()
    guest.page.keyboard.press("Escape")
    expect(chat).to_have_count(0)


@pytest.mark.parametrize("name, kind", [("imperium", "space"), ("war", "area"), ("dawn", "place")])
def test_closed_places_answer_to_the_keyboard(guest, house, name, kind):
    sit(guest, house, name)
    thing = guest.page.locator(f"[data-{kind}]:not([data-open])").nth(3)
    thing.focus()
    guest.page.keyboard.press("Enter")
    expect(words(guest).locator(".why .rule")).to_have_text(RULE)
    guest.page.keyboard.press("Escape")
    expect(words(guest)).to_have_count(0)
    guest.page.keyboard.press("w")
    expect(words(guest).locator(".why .rule")).to_have_text(RULE)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name, kind", [("imperium", "space"), ("war", "area"), ("dawn", "place")])
def test_axe_with_the_words_open(invite, house, theme, name, kind):
    guest = sit(invite(color_scheme=THEMES[theme]), house, name)
    guest.page.locator(f"[data-{kind}]:not([data-open])").nth(3).focus()
    guest.page.keyboard.press("w")
    expect(words(guest).locator("blockquote")).to_be_visible()
    assert axe(guest) == []


REACHED = """() => {
  const sheet = document.querySelector('[data-words]')
  return !sheet || ![...document.querySelectorAll('[data-open]')].some((open) => {
    if (!open.checkVisibility() || sheet.contains(open)) return false
    const { left, top, width, height } = open.getBoundingClientRect()
    return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}"""


@pytest.mark.parametrize("name, kind", [
    ("imperium", "space"), ("imperium", "market"), ("war", "area"), ("dawn", "place"),
])  # fmt: skip
def test_words_leave_what_may_be_chosen_in_reach(guest, house, name, kind):
    sit(guest, house, name)
    closed = guest.page.locator(f"[data-{kind}]:not([data-open])")
    assert closed.count() > 2
    for i in range(0, closed.count(), max(1, closed.count() // 8)):
        closed.nth(i).focus()
        guest.page.keyboard.press("w")
        expect(words(guest).locator("blockquote")).to_be_visible()
        guest.page.wait_for_function(REACHED)
        guest.page.keyboard.press("Escape")


def test_a_click_that_comes_too_late_opens_no_words(guest, house):
    """The table may go on by itself while the hand is on its way."""
    guest.sit(house.open(HUMAN, BOT, BOT, BOT, seed="12").seat(0))
    guest.scene()
    guest.page.locator("[data-card][data-open]").first.click()
    guest.page.evaluate("""() => {
      const space = document.querySelector('[data-space][data-open]')
      const number = seen.number
      // On a busy machine the hand may come later than late: for this click time stands still.
      const moment = performance.now()
      performance.now = () => moment
      window.late = new Promise((done) => {
        const look = () => {
          if (seen.number === number || space.matches('[data-open]')) return setTimeout(look, 0)
          space.click()
          delete performance.now
          setTimeout(done, 50)
        }
        look()
      })
      space.click()
    }""")
    guest.page.evaluate("() => late")
    expect(words(guest)).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_words_make_way_for_the_next_question(invite, house, screen):
    table = house.open(HUMAN, HUMAN | {"name": "Ravi"}, seed="12")
    first, second = invite(**SCREENS[screen]), invite(**SCREENS[screen])
    first.sit(table.seat(0))
    second.sit(table.seat(1))
    mover, reader = (first, second) if first.options else (second, first)
    touch(reader, reader.page.locator("[data-space=arrakeen]"))
    expect(words(reader)).to_be_visible()
    mover.play(Whim(), until="seen.view.decision.seat !== seen.view.seat")
    reader.scene()
    if screen == "phone":
        expect(words(reader)).to_have_count(0)
    reader.page.wait_for_function(REACHED)
