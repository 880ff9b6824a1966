"""Every great event has its moment, which a key or a click ends."""

import random
import re

import pytest
from playwright.sync_api import expect

import landsraad
from browser import dawn, positions, war
from browser.test_first import WATCH, ended

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
LONGEST = 900
FACES = {
    (war.NAME, "attack"): 2, (war.NAME, "battle_over"): 2, (war.NAME, "won"): 1,
    (dawn.NAME, "attack"): 2, (dawn.NAME, "result"): 2, (dawn.NAME, "rejected"): 2,
    (dawn.NAME, "over"): 1,
}  # fmt: skip
"""How many are shown by their faces or emblems."""


def eve(name, seats, kind, seeds=range(1, 20), **options):
    """A choice that brings an event about: the position, whose it is, and the answer."""
    for seed in seeds:
        game, rng = landsraad.new(name, seats, seed=seed, **options), random.Random(seed)
        while game.decision is not None and len(game.actions) < LONGEST:
            decision, move = game.decision, rng.choice(game.decision.moves)
            told = game.apply(move)
            # The harvest has a panel of its own to answer in, intrigue cards lie on the table.
            plain = len(decision.options) > 1 and decision.ask.key != "harvest"
            plain &= kind != "place" or (decision.ask.key, move.notation) == ("combat", "pass")
            if plain and any(event.kind == kind for event in told):
                return game.at(len(game.actions) - 1), decision.seat, move.notation
    raise positions.NotReached


def fighters(game):
    """The strengths in the conflict, the greatest first."""
    strengths = [player["strength"] for player in game.view(None)["players"]]
    return sorted(filter(None, strengths), reverse=True)


def answer(guest, notation):
    """Choose this answer from the prompt, or from the list of all answers."""
    guest.scene()
    text = guest.see(f"seen.view.decision.options.find((o) => o.notation === '{notation}').text")
    prompt = guest.page.locator("#prompt")
    listed = prompt.get_by_role("button", name=re.compile(r"^List"))
    if listed.count():
        listed.click()
    named = prompt.get_by_role("button", name=text, exact=True)
    named.or_(prompt.get_by_title(text, exact=True)).first.click()


@pytest.mark.parametrize("name, seats, kind, skip, options", [
    (war.NAME, 2, "attack", "key", {}),
    (war.NAME, 2, "battle_over", "click", {}),
    (war.NAME, 2, "destroyed", "key", {}),
    (war.NAME, 2, "emerge", "click", {}),
    (war.NAME, 2, "round", "key", {}),
    (war.NAME, 2, "won", "click", {"last_round": 12}),
    (dawn.NAME, 3, "attack", "click", {}),
    (dawn.NAME, 3, "result", "key", {}),
    (dawn.NAME, 3, "promote", "click", {}),
    (dawn.NAME, 3, "call", "key", {}),
    (dawn.NAME, 3, "cycle", "click", {}),
    (dawn.NAME, 3, "rejected", "click", {}),
    (dawn.NAME, 3, "over", "key", {}),
    ("imperium", 3, "place", "key", {}),
])  # fmt: skip
def test_a_great_event_has_its_moment(invite, house, name, seats, kind, skip, options):
    game, seat, notation = eve(name, seats, kind, **options)
    company = [HUMAN if one == seat else BOT for one in range(seats)]
    table = house.open(*company, **{"game": name, **positions.order(game)}, pace="fast")
    guest, still = invite(reduced_motion="no-preference"), invite()
    for one, address in ((guest, table.seat(seat)), (still, table.watch())):
        one.context.add_init_script(WATCH)
        one.sit(address)
    number = guest.number
    answer(guest, notation)
    moment = guest.page.locator(f"[data-moment={kind}]")
    expect(moment).to_have_text(re.compile(r"\w+ \w+"))
    field = fighters(game) if kind == "place" else []
    faces = len(field) or FACES.get((name, kind), 0)
    expect(moment.locator(".camp .face svg:has(*)")).to_have_count(faces)
    if field:
        assert [int(one.inner_text()) for one in moment.locator(".camp strong").all()] == field
        expect(moment.locator(".camp.won em")).to_have_text(re.compile(r"\w+"))
    if name == war.NAME and kind == "battle_over":
        assert moment.locator(".rolled .die").count() > 0
    if name == dawn.NAME and kind == "result":
        assert re.findall(r"\d+", moment.locator("p").inner_text()) == [
            much.inner_text() for much in moment.locator(".camp strong").all()
        ]
    if skip == "key":
        ended(guest, moment, lambda: guest.page.keyboard.press("Shift"))
    else:
        ended(guest, moment, lambda: guest.page.mouse.click(2, 2))
    still.wait("seen.number > argument", number)
    assert still.see("moments") == []
