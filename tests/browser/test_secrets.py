"""Each browser sees its own secrets only: every frame it received is searched for the others'."""

import itertools
import json
import re

from browser import positions
from browser.guests import Whim

BOT = {"kind": "bot", "bot": "random"}
HIDDEN = {"hand", "intrigue", "deck_cards", "deck_top", "secret"}
SEATS = (0, 1)


def bought(game):
    """Both people hold secrets that nobody could guess from the starting decks."""
    if not positions.asks(game, 0, "turn"):
        return False
    own = [game.view(seat)["players"][seat] for seat in SEATS]
    return all(player["intrigue"] for player in own) and positions.table(game)["round"] >= 4


def test_two_people_and_a_spectator_see_only_their_own(invite, house):
    game = positions.play_until(bought, seed=11)
    names = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}, BOT]
    table = house.open(*names, **positions.order(game))
    ann, ben = people = [invite().sit(table.seat(seat)) for seat in SEATS]
    watcher = invite().sit(table.watch())
    whims = [Whim(seed, agent_rounds=20) for seed in SEATS]
    play_by_turns(people, whims, clicks=50)
    last = max(guest.number for guest in people)
    for guest in (*people, watcher):
        guest.wait("seen.number >= argument", last)
        guest.page.evaluate("1")

    sheet = house.get("/api/catalogue/imperium").json()
    own = [truth(guest, seat) for seat, guest in enumerate(people)]
    checked = search(ann, 0, 1, own[1], sheet) + search(ben, 1, 0, own[0], sheet)
    checked += sum(search(watcher, None, seat, own[seat], sheet) for seat in SEATS)
    assert checked > 100
    assert watcher.glowing == []
    assert watcher.page.locator("#hand [data-card]").count() == 0


def play_by_turns(people, whims, clicks):
    """Each clicks while it is asked, so often in all."""
    made = 0
    for seat in itertools.cycle(SEATS):
        if made >= clicks:
            return
        until = f"seen.view.decision?.seat === {1 - seat}"
        made += people[seat].play(whims[seat], clicks - made, until)


def truth(guest, seat):
    """What a person held at each position, by that person's own frames."""
    return {
        message["number"]: message["view"]["players"][seat]
        for message in guest.messages("position")
    }


def search(guest, seat, other, held, sheet):
    """Search what a guest received for what another seat held; how often there was something."""
    checked = 0
    for place, message in enumerate(guest.messages("position")):
        view = message["view"]
        shown = view["players"][other]
        assert not HIDDEN & set(shown)
        decision = view["decision"]
        assert decision is None or decision["seat"] == seat or "options" not in decision
        # The first frame tells the whole story, and so what was bought in the open.
        text = json.dumps(view if place == 0 else message)
        for key, name in secrets(held.get(message["number"]), shown, view, seat, sheet):
            checked += 1
            for word in (key, name):
                assert not re.search(rf"\b{re.escape(word)}\b", text), (word, message["number"])
    return checked


def secrets(player, shown, view, seat, sheet):
    """Cards of a hidden hand that this observer cannot see anywhere else either."""
    if player is None:
        return
    table = view["table"]
    open_cards = {*table["row"], *table["reserve"], *table["trashed"], *table["intrigue_discard"]}
    for each in view["players"]:
        for zone in ("discard", "play", "aside", "waiting", "hand_shown", "deck_shown"):
            open_cards |= set(each[zone])
        open_cards |= set(each["intrigue_known"])
    if seat is not None:
        mine = view["players"][seat]
        open_cards |= {*mine["hand"], *mine["deck_cards"], *mine["intrigue"]}
    for key in {*player["hand"], *player["intrigue"]} - open_cards:
        yield key, (sheet["cards"].get(key) or sheet["intrigue"][key])["name"]
