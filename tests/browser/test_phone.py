"""The table in the hand: 390 by 844, by touch."""

from browser import positions
from browser.guests import Whim

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
         "device_scale_factor": 2}  # fmt: skip
FINGER = 44
BOT = {"kind": "bot", "bot": "random"}


def fits(guest):
    """Nothing is wider than the screen, and what glows is as large as a finger."""
    assert guest.see("document.documentElement.scrollWidth <= innerWidth")
    assert guest.see("document.documentElement.scrollHeight <= innerHeight")
    small = [
        f"{thing['text'][:40]} {thing['width']:.0f}x{thing['height']:.0f}"
        for thing in guest.glowing
        if min(thing["width"], thing["height"]) < FINGER - 0.5
    ]
    assert small == []


def touch_on(guest, whim, clicks):
    """Touch what glows; what glows on another tab calls there."""
    scene = guest.scene()

    def touch(seen):
        if seen["things"]:
            guest.click(whim(seen))
        else:
            guest.page.locator("nav button", has_text="something to choose").first.tap()

    for _ in range(clicks):
        fits(guest)
        scene = guest.go_on(touch, scene)


def test_start_and_several_turns_by_touch(invite):
    guest = invite(**PHONE).go("/")
    start = guest.page.get_by_role("button", name="Play: Bots")
    start.wait_for()
    assert guest.see("document.documentElement.scrollWidth <= innerWidth")
    start.tap()
    guest.wait("seen.number >= 0 && document.querySelector('#prompt')")
    guest.page.get_by_role("button", name="Menu").tap()
    guest.page.get_by_role("button", name="instant").tap()
    guest.wait("seen.info.pace === 'instant'")
    guest.page.get_by_role("button", name="Close").tap()
    first = guest.number
    touch_on(guest, Whim(2, agent_rounds=9), clicks=24)
    assert guest.number > first + 10


def test_every_tab_fits_late_in_a_game_of_four(invite, house):
    table = house.open({"kind": "human"}, BOT, BOT, BOT, **positions.order(positions.late()))
    guest = invite(**PHONE).sit(table.seat(0))
    guest.scene()
    for tab in ("Seats", "Hand", "Market", "Log", "Board"):
        button = guest.page.get_by_role("navigation").get_by_role("button", name=tab)
        button.tap()
        guest.wait(
            "document.querySelector('nav [aria-current=page]').innerText.includes(argument)", tab
        )
        fits(guest)


def test_one_swipe_between_board_and_hand(invite, house):
    guest = invite(**PHONE).sit(house.open({"kind": "human"}, BOT, BOT).seat(0))
    guest.scene()
    line = guest.context.new_cdp_session(guest.page)
    points = [{"x": x, "y": 300} for x in (300, 220, 140, 60)]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    for point in points[1:]:
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    guest.wait("document.querySelector('nav [aria-current=page]').innerText.includes('Hand')")
    assert guest.page.locator("#hand [data-card]").count() == len(guest.view["players"][0]["hand"])
