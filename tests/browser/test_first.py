"""The guided first round, and the moments of the table."""

import re

import pytest
from playwright.sync_api import expect

from browser import positions
from browser.guests import Whim
from browser.test_sight import INSIDE, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TITLES = ("Imperium", "War for Arrakis", "Dawn of the Fremen")


def begin(guest, title):
    page = guest.go("/").page
    page.get_by_role("button", name=title, exact=True).click()
    page.get_by_role("button", name="First game with Maro").click()
    guest.wait("seen.number >= 0 && document.querySelector('#prompt')")
    return page.get_by_role("region", name="Maro, your guide")


def hurry(guest):
    """Bots answer at once."""
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="instant").click()
    guest.wait("seen.info.pace === 'instant'")
    page.keyboard.press("Escape")


def call_back(guest, coach):
    """Send the guide away, and call it back where the game stands."""
    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_have_count(0)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_label("Maro guides me through a round").check()
    guest.page.keyboard.press("Escape")


# What the guide says of the questions that every first round of a game asks.
SAID = {
    "Imperium": {"turn": "Send an agent, or reveal", "reveal_turn": "Buy with what you revealed"},
    "War for Arrakis": {"turn": "Spend a die", "action": "What shall the die do?"},
    "Dawn of the Fremen": {"settle": "Settle a territory"},
}
FIRST_PICKS = (("A", "Arrakeen"), ("B", "Carthag"), ("C", "Hall of Oratory"))
"""Good choices of the first turn, in the deal that a guided game begins with."""
BRIEF = re.compile(r"^(done|decline|cease|pass|stop|hold|refuse)\b", re.IGNORECASE)
STRAY = re.compile(r"vanish|^list|reveal a deployment|scout with", re.IGNORECASE)


def brief(scene):
    """Picks the shortest way through a round, and does not leave the game."""
    things = [thing for thing in scene["things"] if not STRAY.search(thing["text"])]
    short = [thing for thing in things if BRIEF.match(thing["text"].strip())]
    buttons = [thing for thing in things if thing["kind"] == "button"]
    return (short or buttons or things)[0]


def answer(guest, scene, pupil):
    """Click, and see what comes of it: the table may change before the answer has arrived."""
    number, sent = guest.number, chosen(guest)
    guest.click(pupil(scene))
    after = guest.scene(scene["signature"])
    if chosen(guest) == sent or guest.number > number:
        return after
    guest.wait("seen.number > argument", number)
    return guest.scene()


def chosen(guest):
    return sum('"choose"' in frame for frame in guest.sent)


PUPILS = {
    "Imperium": Whim(3, agent_rounds=1), "War for Arrakis": brief, "Dawn of the Fremen": brief,
}  # fmt: skip
TOLD = """seen.view.decision?.ask !== argument.ask
  || document.querySelector('[aria-label^=Maro] b')?.innerText === argument.said"""
ROUND = "(seen.view.table.round ?? seen.view.table.cycle)"


@pytest.mark.parametrize("title", TITLES)
def test_the_first_round_is_guided_to_its_end(guest, title):
    coach = begin(guest, title)
    hurry(guest)
    scene, pupil, heard = guest.scene(), PUPILS[title], set()
    if title == "Imperium":
        assert guest.view["players"][0]["leader"] == "paul_atreides"
    assert guest.see(f"({INSIDE})()") == []
    if title == "Imperium":
        # What the guide would look at has the same letters on the board.
        named = coach.get_by_role("list", name="Good choices").get_by_role("listitem")
        expect(named).to_have_text([re.compile(f"^{letter}{name}") for letter, name in FIRST_PICKS])
        expect(guest.page.locator("[data-letter=A]")).to_have_attribute("data-space", "arrakeen")
    for click in range(200):
        if guest.see(ROUND) > 1:
            break
        if click == 5:
            call_back(guest, coach)
        if (ask := scene["ask"]) in SAID[title]:
            # What was clicked may be answered meanwhile: then another question is told of.
            guest.wait(TOLD, {"ask": ask, "said": SAID[title][ask]})
            heard.add(ask)
        scene = answer(guest, scene, pupil)
    assert heard == SAID[title].keys()
    expect(coach).to_contain_text("That was a whole round")
    coach.get_by_role("button", name="Thank you").click()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("title", TITLES[1:])
def test_on_a_phone_the_guide_covers_nothing(invite, title):
    guest = invite(**PHONE)
    begin(guest, title)
    guest.scene()
    assert guest.see(f"({INSIDE})()") == []


@pytest.mark.parametrize("title", TITLES)
def test_the_guide_can_be_sent_away_and_called_back(guest, title):
    coach = begin(guest, title)
    expect(coach.locator("b")).to_have_text(re.compile(r"\w+"))
    assert axe(guest) == []
    coach.get_by_role("button", name="Skip").click()
    expect(coach).to_have_count(0)
    guest.page.reload()
    guest.wait("document.querySelector('#prompt')")
    expect(coach).to_have_count(0)
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_label("Maro guides me through a round").check()
    expect(coach).to_be_visible()


# A moment stays until it is skipped: its own timers, and no others, never end.
WATCH = """
window.moments = []
new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-moment]'))
    if (!moments.includes(one.dataset.moment)) moments.push(one.dataset.moment)
}).observe(document, { subtree: true, childList: true, attributes: true })
const later = window.setTimeout
window.setTimeout = (then, wait, ...more) =>
  later(then, [700, 1200, 1800].includes(wait) ? 2 ** 30 : wait, ...more)
"""


MOMENTS = {"round", "place", "vp", "alliance", "acquire", "control", "swordmaster", "winner"}


def ended(guest, moment, skip):
    """Skip the moment on show, and see it go; the next may come at once, since bots play on."""
    shown = moment.first.element_handle()
    skip()
    guest.wait("!argument.isConnected", shown)


def passes(guest):
    """Pass in combat until the next round has begun."""
    scene = guest.scene()
    first = guest.see("seen.view.table.round")
    for _ in range(12):
        if guest.see("seen.view.table.round") > first:
            return
        buttons = [thing for thing in scene["things"] if thing["kind"] == "button"]
        guest.click((buttons or scene["things"])[-1])
        scene = guest.scene(scene["signature"])


@pytest.mark.parametrize("skip", ["key", "click"])
def test_moments_come_with_events_and_are_skipped(invite, house, skip):
    guest = invite(reduced_motion="no-preference")
    guest.context.add_init_script(WATCH)
    table = house.open(HUMAN, BOT, BOT, **positions.order(positions.combat()), pace="fast")
    guest.sit(table.seat(0))
    passes(guest)
    moment = guest.page.locator("[data-moment]")
    guest.wait("moments.length > 0")
    assert set(guest.see("moments")) <= MOMENTS
    expect(moment).to_have_count(1)
    if skip == "key":
        ended(guest, moment, lambda: guest.page.keyboard.press("Shift"))
    else:
        ended(guest, moment, guest.page.locator("#log h2").click)


def test_no_moment_with_reduced_motion(invite, house):
    guest = invite()
    guest.context.add_init_script(WATCH)
    table = house.open(HUMAN, BOT, BOT, **positions.order(positions.combat()), pace="fast")
    guest.sit(table.seat(0))
    passes(guest)
    assert guest.see("moments") == []
