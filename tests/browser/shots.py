"""Takes the pictures of docs/pictures from real games: ``python tests/browser/shots.py``."""

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
    guest.page.get_by_role("button", name="Start the game").wait_for()
    guest.page.get_by_label("Your games").get_by_text("your turn").first.wait_for()


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


SHOTS: dict[str, tuple[Callable[[Guest, House], None], dict[str, Any]]] = {
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
    "war-phone": (war_attack, PHONE),
    "war-day": (war_turn, {"color_scheme": "light"}),
}


def shoot(browser: Browser, house: House, name: str) -> None:
    """One picture."""
    scene, options = SHOTS[name]
    guest = Guest(browser, house.address, **options)
    scene(guest, house)
    guest.page.evaluate("() => document.fonts.ready")
    guest.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    guest.close()
    guest.check()


def main(names: list[str]) -> None:
    build_client()
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        try:
            for name in names or SHOTS:
                shoot(browser, house, name)
                print(PICTURES / f"{name}.png")
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
