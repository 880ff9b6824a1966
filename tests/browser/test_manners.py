"""The curtain of a hot seat, hostile words, motion, themes, and reasons."""

import re

from playwright.sync_api import expect

from browser.guests import Whim

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}
HOSTILE = "<img src=x onerror=hacked=1>"


def test_at_a_hot_seat_the_hand_comes_after_the_curtain(guest, house):
    table = house.open({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"})
    guest.sit(table.seat(0))
    first = guest.see("seen.view.decision.seat")
    names = ("Ann", "Ben")
    guest.go("/").sit(table.seat(1))
    guest.go("/").go(f"/table/{table.id}")
    for seat in (first, 1 - first):
        button = guest.page.get_by_role("button", name=f"I am {names[seat]}")
        button.wait_for()
        assert guest.page.locator("[data-card], [data-intrigue], #hand").count() == 0
        button.click()
        guest.wait("document.querySelector('#hand') && seen.view.seat === argument", seat)
        shown = guest.page.locator("#hand [data-card]")
        assert sorted(card.get_attribute("data-card") for card in shown.all()) == sorted(
            guest.view["players"][seat]["hand"]
        )
        guest.play(Whim(5, agent_rounds=0), until=f"seen.view.decision.seat !== {seat}")


def test_hostile_names_and_chat_are_words(invite, house):
    table = house.open({"kind": "human", "name": HOSTILE}, HUMAN, BOT)
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    words = f"{HOSTILE}<script>hacked=2</script>"
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("textbox", name="Say something").fill(words)
    ann.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Chat").click()
    for guest in (ann, ben):
        chat = guest.page.get_by_role("dialog", name="Chat")
        expect(chat).to_contain_text(words)
        expect(chat.locator("li b")).to_have_text(HOSTILE)
        assert guest.see("typeof hacked") == "undefined"
        assert guest.page.locator("img[src=x], li script").count() == 0
    expect(ben.page.locator("#seats")).to_contain_text(HOSTILE)
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("textbox", name="Your name").fill('"><b onclick=x>')
    ben.page.get_by_role("button", name="Rename").click()
    expect(ann.page.locator("#seats")).to_contain_text('"><b onclick=x>')


def test_motion_is_reduced_if_wished(invite, house):
    for wish, moving in (("reduce", False), ("no-preference", True)):
        table = house.open(HUMAN, BOT, BOT)
        guest = invite(reduced_motion=wish).sit(table.seat(0))
        guest.scene()
        running = "document.getAnimations().filter((one) => one.playState === 'running').length"
        assert (guest.see(running) > 0) == moving
        if not moving:
            guest.page.evaluate(
                "() => { window.flights = 0; const animate = Element.prototype.animate;"
                " Element.prototype.animate = function (...words) {"
                " flights += 1; return animate.apply(this, words) } }"
            )
            guest.play(Whim(4, agent_rounds=9), clicks=8)
            assert guest.see("flights") == 0


def test_the_theme_is_switched_and_kept(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT).seat(0))
    ground = "getComputedStyle(document.body).backgroundColor"
    night = guest.see(ground)
    guest.page.get_by_role("button", name="Day").click()
    guest.wait("document.documentElement.dataset.theme === 'day'")
    assert guest.see(ground) != night
    guest.page.reload()
    guest.wait("document.documentElement.dataset.theme === 'day'")
    guest.go("/")
    guest.page.get_by_role("button", name="Switch to night").click()
    guest.wait("document.documentElement.dataset.theme === 'night'")


def test_a_closed_space_says_why_with_the_rule(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT).seat(0))
    guest.scene()
    closed = guest.page.locator("[data-space]:not([data-open])").first
    closed.hover()
    tip = guest.page.get_by_role("tooltip")
    expect(tip.locator(".rule")).to_have_text(re.compile(r"^IMP \d+\.\d+\.\d+$"))
    expect(tip.locator(".why")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    guest.page.locator("#prompt button.rule").first.click()
    expect(guest.page.get_by_role("dialog").locator(".here .rule")).to_be_visible()


def test_a_card_is_dragged_to_a_space(guest, house):
    guest.sit(house.open(HUMAN, BOT, BOT).seat(0))
    guest.scene()
    send = next(one.split() for one in guest.options if one.startswith("send "))
    number = guest.number
    card = guest.page.locator(f"#hand [data-card={send[1]}]").first
    card.drag_to(guest.page.locator(f"[data-space={send[2]}]"))
    guest.wait("seen.number > argument", number)
    assert 0 in guest.view["table"]["agents"][send[2]]
