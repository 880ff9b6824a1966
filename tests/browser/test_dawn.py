"""Dawn of the Fremen in the browser: a whole game by clicking, its pages, phone and keyboard."""

import json
from collections import Counter

import pytest
from playwright.sync_api import expect

import landsraad
from browser import dawn, dawn_story
from browser.test_sight import THEMES, axe

BOT = {"kind": "bot", "bot": "random"}
HUMAN = {"kind": "human", "name": "Mira"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PEOPLE = ("Mira", "Jonas", "Anya")
PERSONS = [{"kind": "human", "name": name} for name in PEOPLE]
AUTOMATIC_OFF = "localStorage.setItem('landsraad.settings', JSON.stringify({ automatic: false }))"


APART = 13
"""So many answers between two that matter are not worth another page load."""
HANDS = 2


def legs(story):
    """The parts of the story that are clicked: wherever a kind of answer is given or a thing told
    for the first time, the last warriors of the Harj, and the end."""
    actions = story.replay().actions
    first, settled = {}, 0
    for at, notation in enumerate(actions):
        verb = notation.split(" ")[0]
        first.setdefault(verb, at)
        settled = at if verb == "settle" else settled
    for at, event in story.events(None):
        if event.kind in dawn_story.TOLD:
            first.setdefault(f"told {event.kind}", at)
    parts = []
    for at in sorted({*first.values(), settled, len(actions) - 1}):
        if parts and at - parts[-1][1] <= APART:
            parts[-1][1] = at + 1
        else:
            parts.append([at, at + 1])
    return parts


def test_a_whole_game_by_clicking(invite, house):
    """Three people at three browsers play the story of `dawn_story`, click by click: by a hand the
    first times that places, borders or buttons are clicked, and from within the page after that,
    which looks as well whether they can be hit."""
    story = dawn_story.story()
    actions, lands = story.replay().actions, story.view(None)["table"]["territories"]
    news = dict(zip(story.events(None), story.log(None, PEOPLE), strict=True))
    guests = [invite() for _ in PEOPLE]
    for guest in guests:
        guest.context.add_init_script(AUTOMATIC_OFF)
    done, told, hands = set(), set(), Counter()
    for start, stop in legs(story):
        table = house.open(*PERSONS, **dawn.order(story.at(start)))
        for seat, guest in enumerate(guests):
            guest.sit(table.seat(seat))
        game = story.at(start)
        for number, notation in enumerate(actions[start:stop], start):
            verb, *words = notation.split(" ")
            places = sum(word in lands for word in words)
            click = dawn.play if hands[places] >= HANDS else dawn.answer
            hands[places] += 1
            done.add(verb)
            click(guests[game.decision.seat], number, notation)
            game.apply(notation)
            for (at, event), line in news.items():
                if at == number and event.kind in dawn_story.TOLD:
                    told.add(event.kind)
                    for guest in guests:
                        guest.wait("seen.number > argument", number)
                        shows(guest, event, line)
    assert done == {notation.split(" ")[0] for notation in actions}
    assert told == dawn_story.TOLD
    assert len(hands) == 3

    for seat, guest in enumerate(guests):
        end = guest.page.get_by_role("dialog", name="The end")
        won = seat in story.winners
        expect(end.get_by_role("heading")).to_have_text("Victory is yours" if won else "Mira wins")
        expect(end.get_by_role("row")).to_have_count(4)
    replay = landsraad.Replay.from_json(house.get(f"/api/tables/{table.id}/replay").text)
    assert replay.actions == actions
    assert replay.play().digest() == story.digest()
    assert table.summary()["winners"] == list(story.winners)


def shows(guest, event, line):
    """What happened is told in the log, and where else it matters."""
    page = guest.page
    expect(page.locator("#log").get_by_text(line).first).to_be_visible()
    if event.kind == "bar":
        barred, place = event.public
        assert {"territory": place, "seat": barred} in guest.view["table"]["barred"]
        expect(page.get_by_label("Council", exact=True)).to_contain_text("Barred")
    elif event.kind == "vanish":
        expect(page.locator(f"[data-at='seat:{event.seat}']")).to_contain_text("vanished")
        assert guest.view["players"][event.seat]["vanished"]
        owners = {land["owner"] for land in guest.view["table"]["territories"].values()}
        assert event.seat not in owners


def after(kind):
    """The story before the choice that leads to the first such event, and that choice."""
    story = dawn_story.story()
    number = next(at for at, event in story.events(None) if event.kind == kind)
    return story.at(number), story.replay().actions[number]


FLOWN = """
const animate = Element.prototype.animate
window.flown = []
Element.prototype.animate = function (...words) {
  flown.push(this.querySelector('use')?.getAttribute('href'))
  return animate.apply(this, words)
}
"""


@pytest.mark.parametrize("kind, pieces", [
    ("settle", ["#warrior"]), ("trade", ["#spice", "#water_debt"]), ("bar", ["#water_debt"]),
    ("roll", []), ("fallen", ["#crysknife", "#water_debt"]),
])  # fmt: skip
def test_pieces_travel(invite, house, kind, pieces):
    game, notation = after(kind)
    guest = invite(reduced_motion="no-preference")
    guest.context.add_init_script(FLOWN)
    guest.sit(house.open(*PERSONS, **dawn.order(game)).seat(game.decision.seat))
    dawn.answer(guest, guest.number, notation)
    guest.wait("argument.every((piece) => flown.includes(piece))", pieces)
    if kind == "roll":
        guest.page.locator(".roll .die").wait_for()


def test_nothing_travels_where_motion_is_unwelcome(guest, house):
    game, notation = after("settle")
    guest.context.add_init_script(FLOWN)
    guest.sit(house.open(*PERSONS, **dawn.order(game)).seat(game.decision.seat))
    number = guest.number
    dawn.answer(guest, number, notation)
    guest.wait("seen.number > argument", number)
    assert guest.see("flown") == []


def test_at_one_screen_the_curtain_bears_the_emblem(guest, house):
    table = house.open(*PERSONS, game=dawn.NAME)
    for seat in range(2):
        guest.go("/").go(table.seat(seat))
        guest.wait("seen.info?.you === argument", seat)
    guest.go("/").go(f"/table/{table.id}")
    expect(guest.page.get_by_role("heading")).to_contain_text("take the screen")
    expect(guest.page.locator(".curtain .emblem")).to_have_count(1)
    guest.page.get_by_role("button", name="I am").click()
    assert guest.scene()["things"]
    assert axe(guest) == []


def sit(house, guest, game):
    return guest.sit(house.open(HUMAN, BOT, BOT, **dawn.order(game)).seat(0))


def test_pointing_at_a_target_shows_the_sum(guest, house):
    sit(house, guest, dawn.asked("first_action", 2, 8))
    number = guest.number
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("attack "))
    guest.page.locator(f"[data-place={target}]").hover()
    land = guest.view["table"]["territories"][target]
    panel = guest.page.get_by_label("The place looked at")
    expect(panel).to_contain_text("if you attack")
    sums = panel.locator(".sum b")
    assert sums.all_inner_texts() == [str(land["bearing"].get("0", 0)), str(land["defence"])]
    guest.page.locator(f"[data-place={target}]").click()
    guest.wait("seen.number > argument", number)
    assert f"attack {target}" in [json.loads(frame).get("notation") for frame in guest.sent]


def test_a_shipment_is_drawn_as_a_path(guest, house):
    sit(house, guest, dawn.asked("trip", 2, 3))
    place = next(o.split(" ")[1] for o in guest.options if o.startswith("go "))
    number = guest.number
    guest.page.locator(f"[data-place={place}]").click()
    guest.wait("seen.number > argument", number)
    if guest.view["table"]["shipment"]:
        expect(guest.page.locator(".trail .over")).to_have_count(1)
        assert guest.view["table"]["shipment"]["path"][-1] == place


def test_panels_answer_in_words(guest, house):
    """What is never chosen says what it is: phases, the council, the deck, the die, a wall."""
    sit(house, guest, dawn.asked("offered", 3, 3))
    guest.scene()
    wall = " ".join(guest.view["table"]["barriers"][0])
    for about, said in {
        "phase:council": "Proposals that bind", "council": "for a tribe alone",
        "deck": "Whoever scavenges", f"face:{guest.view['table']['face']}": "the Arrakis die",
    }.items():  # fmt: skip
        guest.page.locator(f"[data-about='{about}']").first.click(position={"x": 3, "y": 3})
        expect(guest.page.locator("[data-words]")).to_contain_text(said)
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator("[data-words]")).to_have_count(0)
    expect(guest.page.locator(f"[data-about='wall:{wall}']")).to_have_count(1)


def test_by_keyboard_alone(guest, house):
    sit(house, guest, dawn.asked("settle", 0, 5))
    guest.page.keyboard.press("b")
    key = guest.see("document.activeElement.dataset.place")
    assert f"settle {key}" in guest.options
    guest.page.keyboard.press("ArrowRight")
    assert guest.see("document.activeElement.dataset.place") not in (None, key)
    guest.page.keyboard.press(".")
    key = guest.see("document.activeElement.dataset.place")
    number = guest.number
    guest.page.keyboard.press("Enter")
    guest.wait("seen.number > argument", number)
    assert f"settle {key}" in [json.loads(frame).get("notation") for frame in guest.sent]


def test_text_mode_tells_the_map(guest, house):
    sit(house, guest, dawn.asked("first_action", 2, 8))
    guest.page.keyboard.press("t")
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text("Hollow Erg")
    expect(main).to_contain_text("One tribe wins with 3 sietches")
    expect(main.locator("ol button")).to_have_count(len(guest.options))
    assert axe(guest) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ask", ["barrier", "first_action", "offered", "council_vote"])
def test_axe_at_the_table(invite, house, theme, ask):
    guest = invite(color_scheme=THEMES[theme])
    sit(house, guest, dawn.asked(ask, 0 if ask == "barrier" else 2))
    guest.scene()
    assert axe(guest) == []


@pytest.mark.parametrize("path, ready", [
    (f"/cards?game={dawn.NAME}", "main .tile"), (f"/rules?game={dawn.NAME}", "section .line"),
])  # fmt: skip
def test_axe_on_its_pages(guest, path, ready):
    guest.go(path).page.locator(ready).first.wait_for()
    expect(guest.page.locator("h1")).to_contain_text("Dawn of the Fremen")
    assert axe(guest) == []


def test_the_replay(guest, house):
    table = house.open(HUMAN, BOT, BOT, **dawn.order(dawn.ended()))
    guest.go(f"/replay/{table.id}")
    guest.page.locator("[data-place]").first.wait_for()
    expect(guest.page.get_by_role("heading", name="Sietches")).to_be_visible()
    # The map stays in its place: neither who looks nor the controls are covered.
    chart = guest.page.locator("#board").bounding_box()
    controls = guest.page.get_by_role("button", name="Play", exact=True).bounding_box()
    assert chart["y"] + chart["height"] <= controls["y"]
    guest.page.get_by_label("View as").get_by_role("button", name="Mira").click(trial=True)
    assert axe(guest) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ask", ["offered", "bar", "council_vote"])
def test_axe_on_a_phone(invite, house, theme, ask):
    guest = invite(color_scheme=THEMES[theme], **PHONE)
    game = dawn_story.asked(ask)
    guest.sit(house.open(*PERSONS, **dawn.order(game)).seat(game.decision.seat))
    guest.scene()
    assert guest.see("document.documentElement.scrollWidth") <= 390
    assert axe(guest) == []
    guest.page.get_by_role("button", name="Tribes").last.tap()
    guest.page.get_by_role("heading", name="Council", exact=True).wait_for()
    assert axe(guest) == []


def test_on_a_phone(invite, house):
    guest = invite(**PHONE)
    sit(house, guest, dawn.asked("first_action", 2, 8))
    guest.scene()
    assert guest.see("document.documentElement.scrollWidth") <= 390
    target = next(o.split(" ")[1] for o in guest.options if o.startswith("attack "))
    number, place = guest.number, guest.page.locator(f"[data-place={target}]")
    place.tap()
    expect(guest.page.get_by_label("The place looked at")).to_contain_text("if you attack")
    expect(guest.page.locator("#prompt")).to_contain_text("Not this")
    assert guest.number == number
    place.tap()
    guest.wait("seen.number > argument", number)
    assert axe(guest) == []
