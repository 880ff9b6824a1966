"""Takes the pictures of docs/pictures from real games: ``python tests/browser/shots.py``.

``--every FOLDER [names]`` takes each scene and page at three sizes, by night and by day.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, expect, sync_playwright

from browser import dawn, dawn_story, positions, war
from browser.guests import Guest
from browser.house import SWITCHES, TOP, House, build_client, find_chromium
from landsraad import Game

Scene = Callable[[Guest, House], None]
PICTURES = TOP / "docs" / "pictures"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
         "device_scale_factor": 2}  # fmt: skip
BOT = {"kind": "bot", "bot": "random"}
PEOPLE = ({"kind": "human", "name": "Mira"}, BOT, BOT, BOT)


@cache
def full_effect() -> Game:
    """The middle of a game: effects to resolve, a full hand, intrigue, troops in the conflict."""

    def wanted(game: Game) -> bool:
        if positions.chips(game) < 3 or not 3 <= positions.table(game)["round"] <= 6:
            return False
        own = game.view(0)["players"][0]
        full = len(own["hand"]) >= 3 and len(own["intrigue"]) in (1, 2)
        return full and len(positions.fighters(game)) >= 2

    return positions.search(wanted, 4, 1)


@cache
def hot_combat() -> Game:
    """Three houses fight, and intrigue can turn it."""

    def wanted(game: Game) -> bool:
        if not positions.asks(game, 0, "combat") or len(positions.fighters(game)) < 3:
            return False
        own = game.view(0)["players"][0]
        assert game.decision is not None
        playable = len(game.decision.options) >= 2
        return playable and len(own["intrigue"]) == 2 and own["strength"] > 0

    return positions.search(wanted, 4, 1)


def home(guest: Guest, house: House) -> None:
    """The home page of somebody who has a few games."""
    for game in (positions.late(), full_effect()):
        guest.sit(house.open(*PEOPLE, **positions.order(game)).seat(0))
    guest.sit(house.open(*PEOPLE[:3], **positions.order(positions.ended())).seat(0))
    guest.go("/")
    guest.page.get_by_role("button", name="Play: Bots").wait_for()
    guest.page.get_by_label("Your games").get_by_text("Your turn").first.wait_for()


def start(guest: Guest, house: House) -> None:
    """The first turn: a card is chosen, its spaces glow."""
    guest.sit(house.open(*PEOPLE, seed="12").seat(0))
    guest.scene()
    guest.page.locator("[data-card][data-open]").first.click()
    guest.wait("document.querySelector('[data-space][data-open]')")
    guest.page.mouse.move(2, 2)


def effect(guest: Guest, house: House) -> None:
    """Several effects of one turn are open."""
    guest.sit(house.open(*PEOPLE, **positions.order(full_effect())).seat(0))
    guest.scene()


def combat(guest: Guest, house: House) -> None:
    """Intrigue may be played in combat."""
    guest.sit(house.open(*PEOPLE, **positions.order(hot_combat())).seat(0))
    guest.scene()


def end(guest: Guest, house: House) -> None:
    """Scores and winner."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.ended(4, 3))).seat(0))
    title = guest.page.get_by_role("dialog", name="The end").get_by_role("heading")
    expect(title).to_contain_text(re.compile("wins|yours"))


def ix_start(guest: Guest, house: House) -> None:
    """Rise of Ix: the overlay, the Ix board and the shipping track, at the first turn."""
    guest.sit(house.open(*PEOPLE, seed="12", options=positions.IX).seat(0))
    guest.scene()


def ix_middle(guest: Guest, house: House) -> None:
    """Rise of Ix with tech tiles, freighters under way, dreadnoughts out."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.ix_middle())).seat(0))
    guest.scene()


def ix_tech(guest: Guest, house: House) -> None:
    """A tech tile is to be acquired."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.ix_tech())).seat(0))
    guest.scene()


def bloodlines_start(guest: Guest, house: House) -> None:
    """Bloodlines: commanders at their spaces, four skills, and the Ixian Embassy."""
    options = positions.EMBASSY | {"leaders": positions.CAST}
    guest.sit(house.open(*PEOPLE, seed="12", options=options).seat(0))
    guest.scene()


def bloodlines_middle(guest: Guest, house: House) -> None:
    """Bloodlines with commanders in a conflict, and skills at work."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.bloodlines_middle())).seat(0))
    guest.scene()


def bloodlines_everything(guest: Guest, house: House) -> None:
    """Rise of Ix, Bloodlines and the tech module on one table."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.bloodlines_middle(True))).seat(0))
    guest.scene()


def uprising_bloodlines(guest: Guest, house: House) -> None:
    """Uprising with contracts and Bloodlines, on its own board."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.fuller("bloodlines"))).seat(0))
    guest.scene()


def uprising_everything(guest: Guest, house: House) -> None:
    """Uprising, Rise of Ix, Bloodlines, contracts and tech on one table."""
    guest.sit(house.open(*PEOPLE, **positions.order(positions.fuller("everything"))).seat(0))
    guest.scene()


def six(guest: Guest, house: House) -> None:
    """Six players: two teams, a Commander's turn with an ally activated."""
    seats = (PEOPLE[0], *[BOT] * 5)
    guest.sit(house.open(*seats, **positions.order(positions.six(least=4))).seat(0))
    guest.scene()


def six_end(guest: Guest, house: House) -> None:
    """A team has won."""
    game = positions.search(lambda game: game.over, 6, 5, **positions.SIX["plain"])
    guest.sit(house.open(PEOPLE[0], *[BOT] * 5, **positions.order(game)).seat(0))
    title = guest.page.get_by_role("dialog", name="The end").get_by_role("heading")
    expect(title).to_contain_text(re.compile("wins|yours"))


def dawn_start(guest: Guest, house: House) -> None:
    """The Harj: rock barriers are placed."""
    guest.sit(house.open(*PEOPLE[:3], game=dawn.NAME, seed="5").seat(0))
    guest.scene()


def dawn_asked(guest: Guest, house: House, ask: str, cycle: int, least: int) -> None:
    """A question of the middle of a game."""
    guest.sit(house.open(*PEOPLE[:3], **dawn.order(dawn.asked(ask, cycle, least))).seat(0))
    guest.scene()


def dawn_attack(guest: Guest, house: House) -> None:
    """An attack is planned: who bears on the target, and the sum."""
    dawn_asked(guest, house, "first_action", 5, 10)
    lands = guest.view["table"]["territories"]
    targets = [option.split(" ")[1] for option in guest.options if option.startswith("attack ")]
    best = max(targets, key=lambda key: lands[key]["bearing"].get("0", 0) - lands[key]["defence"])
    place = guest.page.locator(f"[data-place={best}]")
    place.tap() if guest.touch else place.hover()
    guest.page.get_by_text("if you attack").wait_for()


def dawn_support(guest: Guest, house: House) -> None:
    """An attack is under way, and sides are taken."""
    dawn_asked(guest, house, "support", 4, 2)


def dawn_trade(guest: Guest, house: House) -> None:
    """An offer to think over."""
    dawn_asked(guest, house, "offered", 3, 3)


def dawn_shipment(guest: Guest, house: House) -> None:
    """A shipment on its way."""

    def wanted(game: Game) -> bool:
        trip = positions.table(game)["shipment"]
        return positions.asks(game, 0, "trip") and len(trip["path"]) > 2

    game = positions.search(wanted, 3, 1, name=dawn.NAME)
    guest.sit(house.open(*PEOPLE[:3], **dawn.order(game)).seat(0))
    guest.scene()


def dawn_told(guest: Guest, house: House, ask: str) -> None:
    """A question of the story that the tests click through, at the seat that is asked."""
    game = dawn_story.asked(ask)
    assert game.decision is not None
    seats = [BOT, BOT, BOT]
    seats[game.decision.seat] = PEOPLE[0]
    guest.sit(house.open(*seats, **dawn.order(game)).seat(game.decision.seat))
    guest.scene()


def dawn_bar(guest: Guest, house: House) -> None:
    """The attacker can be barred with water debts."""
    dawn_told(guest, house, "bar")


def dawn_council(guest: Guest, house: House) -> None:
    """The council votes on an alliance."""
    dawn_told(guest, house, "council_vote")


def dawn_end(guest: Guest, house: House) -> None:
    """The council has declared victory; one tribe has vanished."""
    guest.sit(house.open(*PEOPLE[:3], **dawn.order(dawn_story.story())).seat(0))
    expect(guest.page.get_by_role("dialog", name="The end")).to_contain_text("Victory is yours")


def war_sit(guest: Guest, house: House, seat: int, **order: Any) -> None:
    """Sit at a table of War for Arrakis."""
    seats: list[dict[str, Any]] = [BOT, BOT]
    seats[seat] = PEOPLE[0]
    guest.sit(house.open(*seats, **{"game": war.NAME, **order}).seat(seat))
    guest.scene()


def war_start(guest: Guest, house: House) -> None:
    """The first round: harvesters are placed."""
    war_sit(guest, house, war.HARKONNEN, seed="5")


def war_turn(guest: Guest, house: House) -> None:
    """The middle of a game: a die is to be spent."""
    war_sit(guest, house, war.ATREIDES, **war.order(war.staged("turn", war.ATREIDES, 4, 3)))


def war_attack(guest: Guest, house: House) -> None:
    """An attack is planned: its odds at the targets and in full."""
    game, seat = war.contested()
    war_sit(guest, house, seat, **war.order(game))
    odds = guest.view["table"]["odds"]
    even = min(odds, key=lambda at: abs(odds[at]["attacker"] - 0.5))
    place = guest.page.locator(f"[data-area={even}]")
    place.tap() if guest.touch else place.hover()
    guest.page.get_by_text("Expected losses").wait_for()


def war_battle(guest: Guest, house: House) -> None:
    """Dice have fallen: casualties are chosen."""
    game = war.staged("casualty", war.HARKONNEN, 2, 3, battle=True)
    war_sit(guest, house, war.HARKONNEN, **war.order(game))


def war_modules(guest: Guest, house: House) -> None:
    """The boards of the modules around the planet, the Old Man in a sector."""
    war_sit(guest, house, war.ATREIDES, **war.order(war.crowded()))


def war_mahdi(guest: Guest, house: House) -> None:
    """The automaton has just moved: its turn, step by step, and the target on the map."""
    guest.sit(house.open(PEOPLE[0], **war.order(war.alone())).seat(0))
    guest.scene()


SHOTS: dict[str, tuple[Scene, dict[str, Any]]] = {
    "home": (home, {}),
    "table-start": (start, {}),
    "table-effect": (effect, {}),
    "table-combat": (combat, {}),
    "table-end": (end, {}),
    "table-phone": (start, PHONE),
    "table-day": (effect, {"color_scheme": "light"}),
    "ix-start": (ix_start, {}),
    "ix-middle": (ix_middle, {}),
    "ix-tech": (ix_tech, {}),
    "ix-phone": (ix_middle, PHONE),
    "bloodlines-start": (bloodlines_start, {}),
    "bloodlines-middle": (bloodlines_middle, {}),
    "bloodlines-everything": (bloodlines_everything, {}),
    "bloodlines-phone": (bloodlines_everything, PHONE),
    "uprising-bloodlines": (uprising_bloodlines, {}),
    "uprising-everything": (uprising_everything, {"color_scheme": "light"}),
    "six": (six, {}),
    "six-phone": (six, PHONE),
    "six-end": (six_end, {}),
    "dawn-start": (dawn_start, {}),
    "dawn-attack": (dawn_attack, {}),
    "dawn-support": (dawn_support, {}),
    "dawn-trade": (dawn_trade, {}),
    "dawn-shipment": (dawn_shipment, {}),
    "dawn-bar": (dawn_bar, {}),
    "dawn-council": (dawn_council, {}),
    "dawn-end": (dawn_end, {}),
    "dawn-phone": (dawn_attack, PHONE),
    "dawn-day": (dawn_attack, {"color_scheme": "light"}),
    "war-start": (war_start, {}),
    "war-turn": (war_turn, {}),
    "war-attack": (war_attack, {}),
    "war-battle": (war_battle, {}),
    "war-modules": (war_modules, {}),
    "war-mahdi": (war_mahdi, {}),
    "war-phone": (war_attack, PHONE),
    "war-day": (war_turn, {"color_scheme": "light"}),
}


def page(path: str) -> Scene:
    """A page that needs no table."""

    def scene(guest: Guest, house: House) -> None:
        guest.go(path)
        guest.page.get_by_role("heading").first.wait_for()
        guest.page.wait_for_load_state("networkidle")

    return scene


def new_game(title: str) -> Scene:
    """The page that sets up a game."""

    def scene(guest: Guest, house: House) -> None:
        guest.go("/").page.get_by_role("button", name=title, exact=True).click()
        guest.page.get_by_role("button", name="Seats and options").click()
        guest.page.get_by_role("button", name="Back to the doors").wait_for()

    return scene


def gathering(guest: Guest, house: House) -> None:
    """Friends are waited for before a joint deal."""
    seats = (PEOPLE[0], {"kind": "open"}, BOT)
    guest.go(house.open(*seats, seed=None, joint=True).seat(0))
    guest.page.get_by_role("list", name="Seats").wait_for()


def check_game(guest: Guest, house: House) -> None:
    """The deal of a finished game is checked."""
    table = house.open(*PEOPLE[:3], **positions.order(positions.ended()))
    guest.sit(table.seat(0)).go(f"/check/{table.id}")
    guest.page.get_by_role("heading").first.wait_for()
    guest.page.wait_for_load_state("networkidle")


def pressed(scene: Scene, key: str) -> Scene:
    """A scene after a key."""

    def after(guest: Guest, house: House) -> None:
        scene(guest, house)
        guest.page.keyboard.press(key)
        guest.page.wait_for_timeout(300)

    return after


def draft(guest: Guest, house: House) -> None:
    """Leaders are picked, one after the other."""
    options = positions.EVERYTHING | {"leaders": "draft"}
    guest.sit(house.open(*PEOPLE, seed="12", options=options).seat(0))
    guest.scene()


def replay(guest: Guest, house: House) -> None:
    """A finished game is looked at."""
    table = house.open(*PEOPLE[:3], **positions.order(positions.ended()))
    guest.sit(table.seat(0))
    guest.go(f"/replay/{table.id}")
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(500)


PAGES: dict[str, Scene] = {
    "rules": page("/rules"),
    "rules-war": page("/rules?game=war_for_arrakis"),
    "rules-dawn": page("/rules?game=dawn_of_the_fremen"),
    "cards": page("/cards"),
    "cards-bloodlines": page("/cards?set=Bloodlines"),
    "cards-war": page("/cards?game=war_for_arrakis"),
    "cards-dawn": page("/cards?game=dawn_of_the_fremen"),
    "new": new_game("Imperium"),
    "new-war": new_game("War for Arrakis"),
    "gathering": gathering,
    "check": page("/check"),
    "check-game": check_game,
    "lost": page("/nowhere"),
    "no-table": page("/table/none#secret"),
    "draft": draft,
    "replay": replay,
    "text": pressed(effect, "t"),
    "keys": pressed(effect, "?"),
}
SCENES: dict[str, Scene] = {scene.__name__: scene for scene, _ in SHOTS.values()} | PAGES
"""Every scene and page by its name."""
SCREENS: dict[str, dict[str, Any]] = {
    "1366": {}, "1920": {"viewport": {"width": 1920, "height": 1080}}, "phone": PHONE,
}  # fmt: skip
THEMES = {"night": "dark", "day": "light"}


def every() -> dict[str, tuple[Scene, dict[str, Any]]]:
    """All scenes and pages, at each size and in each theme."""
    return {
        f"{name}-{size}-{theme}": (scene, screen | {"color_scheme": THEMES[theme]})
        for name, scene in SCENES.items() for size, screen in SCREENS.items() for theme in THEMES
    }  # fmt: skip


def shoot(browser: Browser, house: House, taken: Path, shot: tuple[Scene, dict[str, Any]]) -> None:
    """One picture."""
    scene, options = shot
    guest = Guest(browser, house.address, **options)
    scene(guest, house)
    guest.page.evaluate("() => document.fonts.ready")
    guest.page.screenshot(path=taken, animations="disabled")
    guest.close()
    guest.check()


def main(words: list[str]) -> None:
    build_client()
    folder_of, shots = PICTURES, SHOTS
    if words[:1] == ["--every"]:
        folder_of, shots, words = Path(words[1]), every(), words[2:]
    folder_of.mkdir(parents=True, exist_ok=True)
    names = [name for name in shots if not words or any(word in name for word in words)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        try:
            for name in names:
                shoot(browser, house, folder_of / f"{name}.png", shots[name])
                print(folder_of / f"{name}.png", flush=True)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
