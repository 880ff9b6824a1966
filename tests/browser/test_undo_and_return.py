"""Taking back, reloading in mid-effect, and a server that dies."""

from playwright.sync_api import expect

from browser import positions
from browser.guests import Whim

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human"}


def free_step(wanted):
    """A position with effects open, and one of them whose resolving can be taken back.

    Afterwards it must be as is wanted; a lone plain option is taken by itself.
    """
    game = positions.search(lambda game: next(steps(game, wanted), None) is not None)
    return game, next(steps(game, wanted))


def steps(game, wanted):
    for option in game.decision.options if positions.chips(game) >= 2 else ():
        after = game.copy()
        after.apply(option)
        free = after.frontier < len(after.actions) and positions.asks(after, 0, "agent_turn")
        if option.notation.startswith("resolve ") and free and wanted(after):
            yield option


def named(scene):
    return [(thing["kind"], thing["key"], thing["text"]) for thing in scene["things"]]


def test_a_free_step_is_taken_back(guest, house):
    game, option = free_step(lambda after: len(after.decision.options) > 1)
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    before, number = guest.scene(), guest.number
    guest.page.locator("#prompt").get_by_role("button", name=option.text).click()
    guest.wait("seen.number === argument", number + 1)
    guest.page.get_by_role("button", name="Undo").click()
    guest.wait("seen.number === argument", number)
    assert named(guest.scene()) == named(before)


def test_what_was_taken_by_itself_is_not_taken_again_after_undo(guest, house):
    game, option = free_step(lone)
    guest.page.clock.install()
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    before, number = guest.scene(), guest.number
    # The end of the turn would be taken as well, if the next click came too late for it.
    guest.page.clock.pause_at(guest.see("Date.now()") / 1000 + 0.1)
    guest.page.locator("#prompt").get_by_role("button", name=option.text).click()
    guest.wait("seen.number === argument", number + 1)
    guest.page.clock.run_for(500)
    guest.wait("seen.number === argument", number + 2)
    undo = guest.page.get_by_role("button", name="Undo")
    for taken_back in (number + 1, number):
        undo.click()
        guest.wait("seen.number === argument", taken_back)
        chosen = choices(guest)
        guest.page.clock.fast_forward(5000)
        assert choices(guest) == chosen
    assert named(guest.scene()) == named(before)


def choices(guest):
    guest.see("1")
    return sum('"choose"' in frame for frame in guest.sent)


def lone(game):
    """One option is left, which tells nothing new and costs nothing."""
    [only, *others] = game.decision.options
    if others or not only.notation.startswith("resolve ") or not only.plain:
        return False
    after = game.copy()
    after.apply(only)
    return after.frontier < len(after.actions) - 1


def test_past_the_frontier_the_other_browser_agrees(invite, house):
    table = house.open(HUMAN, HUMAN, **positions.order(positions.play_until(turn_of_both, 2)))
    ann, ben = (invite().sit(table.seat(seat)) for seat in (0, 1))
    number = ann.number
    ann.play(Whim(3, agent_rounds=0), until="seen.view.decision?.seat === 1")
    ben.play(Whim(3, agent_rounds=0), until=f"seen.number > {ann.number}")
    ann.wait("seen.number >= argument", ben.number)
    target = max(at for at, seat in enumerate(actors(ann)) if seat == 0)
    assert target >= number
    ann.page.get_by_role("button", name="Ask to take back").click()
    expect(ann.page.locator("#prompt")).to_contain_text("waiting for consent")
    expect(ben.page.locator("#prompt")).to_contain_text("asks to take back")
    assert ann.number > target
    ben.page.get_by_role("button", name="Agree").click()
    for guest in (ann, ben):
        guest.wait("seen.number === argument", target)
    assert ann.scene()["things"]
    assert ben.glowing == []


def turn_of_both(game):
    return positions.asks(game, 0, "turn") and not game.view(1)["players"][1]["revealed"]


def actors(guest):
    """Whose choice each position awaited, from the frames."""
    seats = {}
    for message in guest.messages("position"):
        if message["view"]["decision"] is not None:
            seats[message["number"]] = message["view"]["decision"]["seat"]
    return [seats.get(at, -1) for at in range(max(seats))]


def test_reloading_in_mid_effect_offers_the_same(guest, house):
    game = positions.mid_effect()
    guest.sit(house.open(HUMAN, BOT, BOT, **positions.order(game)).seat(0))
    before, number, options = guest.scene(), guest.number, guest.options
    assert len(options) >= 2
    assert "#" not in guest.page.url, "the secret is kept, but not in the address"
    guest.page.reload()
    guest.wait("seen.number >= 0 && document.querySelector('#prompt')")
    after = guest.scene()
    assert (guest.number, guest.options) == (number, options)
    assert named(after) == named(before)
    guest.play(Whim(), clicks=2)
    assert guest.number > number


def test_play_goes_on_after_the_server_was_killed(invite, own_house):
    guest = invite(own_house.address)
    guest.forgive(r"WebSocket|ERR_CONNECTION_REFUSED")
    guest.sit(own_house.open(HUMAN, BOT, BOT).seat(0))
    for kill in range(2):
        guest.play(Whim(kill, agent_rounds=9), clicks=6)
        number = guest.number
        own_house.kill()
        expect(guest.page.locator("#prompt")).to_contain_text("Reconnecting")
        assert guest.glowing == []
        positions_seen = guest.see("seen.positions")
        own_house.start()
        guest.wait("seen.positions > argument", positions_seen)
        assert guest.number >= number
        expect(guest.page.locator("#prompt")).not_to_contain_text("Reconnecting")
        guest.play(Whim(kill, agent_rounds=9), clicks=4)
        assert guest.number > number
