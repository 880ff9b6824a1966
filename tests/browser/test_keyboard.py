"""Without a mouse: start a game and take turns with the keys that "?" lists."""

from playwright.sync_api import expect

from browser import positions

BOT = {"kind": "bot", "bot": "random"}
FOCUS = "document.activeElement"


def press(guest, *keys):
    for key in keys:
        guest.page.keyboard.press(key)


def tab_to(guest, name, limit=60):
    for _ in range(limit):
        press(guest, "Tab")
        if name in (guest.see(f"{FOCUS}.ariaLabel || {FOCUS}.innerText") or ""):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def step_to(guest, condition, limit=60):
    """`.` until the focus is where it should be."""
    for _ in range(limit):
        press(guest, ".")
        if guest.see(condition):
            return
    raise AssertionError(f"'.' does not lead to {condition}")


def moved(guest, number):
    guest.wait("seen.number > argument", number)


def answer(guest, limit=40):
    """Finish the turn with `.` and Enter."""
    for _ in range(limit):
        scene = guest.scene()
        if scene["ask"] == "turn" or scene["over"]:
            return
        step_to(guest, f"{FOCUS}.dataset.open")
        press(guest, "Enter")
        guest.scene(scene["signature"])
    raise AssertionError("the turn does not end")


def test_a_game_is_started_and_turns_are_taken(guest):
    guest.go("/")
    guest.page.get_by_role("button", name="Play: Bots").wait_for()
    tab_to(guest, "Play: Bots")
    press(guest, "Enter")
    guest.wait("seen.number >= 0 && document.querySelector('#prompt')")
    # Some leaders ask for something before the first hands are drawn.
    answer(guest)

    hand = guest.page.locator("#hand [data-card]")
    place = next(i for i in range(9) if hand.nth(i).get_attribute("data-open"))
    press(guest, str(place + 1))
    expect(hand.nth(place)).to_have_attribute("aria-pressed", "true")
    press(guest, "Escape")
    expect(hand.nth(place)).to_have_attribute("aria-pressed", "false")
    press(guest, str(place + 1))
    number = guest.number
    step_to(guest, f"{FOCUS}.dataset.space")
    press(guest, "Enter")
    moved(guest, number)
    answer(guest)

    number = guest.number
    press(guest, "r", "r")  # An agent is still waiting, so the table asks first.
    moved(guest, number)
    assert guest.see("seen.view.players[0].revealed")
    answer(guest)
    assert guest.view["table"]["round"] >= 2


def test_the_keys_of_the_regions(guest, house):
    guest.sit(house.open({"kind": "human"}, BOT, BOT).seat(0))
    guest.scene()
    regions = {"b": "board", "h": "hand", "m": "market", "c": "conflict", "s": "seats", "l": "log"}
    for key, region in regions.items():
        press(guest, key)
        assert guest.see(f"Boolean({FOCUS}.closest('#{region}'))"), region
    press(guest, "b", "ArrowDown", "ArrowRight")
    assert guest.see(f"Boolean({FOCUS}.closest('#board'))")
    press(guest, "Tab")
    assert not guest.see(f"Boolean({FOCUS}.closest('#board'))"), "Tab leaves a region"
    press(guest, "?")
    expect(guest.page.get_by_role("dialog", name="Signs and keys")).to_be_visible()
    press(guest, "Escape")
    expect(guest.page.get_by_role("dialog", name="Signs and keys")).to_be_hidden()


def test_undo_why_not_and_text_mode_by_keys(guest, house):
    game = positions.mid_effect()
    guest.sit(house.open({"kind": "human"}, BOT, BOT, **positions.order(game)).seat(0))
    guest.scene()
    press(guest, "m", "w")
    expect(guest.page.locator("[data-words] .why .rule")).to_be_visible()
    press(guest, "Escape", "t")
    expect(guest.page.get_by_role("heading", name="Options")).to_be_visible()
    expect(guest.page.locator("ol li button")).to_have_count(len(guest.options))
    number = guest.number
    step_to(guest, f"{FOCUS}.innerText === argument0".replace("argument0", repr(free_text(game))))
    press(guest, "Enter")
    moved(guest, number)
    press(guest, "t")
    expect(guest.page.locator("#board")).to_be_visible()


def free_text(game):
    return next(one.text for one in game.decision.options if one.notation.startswith("resolve "))
