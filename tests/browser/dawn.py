"""Positions of Dawn of the Fremen, and how its answers are clicked."""

from __future__ import annotations

from functools import cache
from typing import Any

from browser import positions
from browser.guests import LONG, Guest
from landsraad import Game

NAME = "dawn_of_the_fremen"


def order(game: Game) -> dict[str, Any]:
    """What opens a table at this position."""
    return {"game": NAME, **positions.order(game)}


@cache
def asked(ask: str, cycle: int = 2, least: int = 2) -> Game:
    """A game where the first seat is asked something, with at least so many answers."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        if decision is None or not positions.asks(game, 0, ask):
            return False
        return positions.table(game)["cycle"] >= cycle and len(decision.moves) >= least

    return positions.search(wanted, 3, 1, name=NAME)


@cache
def ended() -> Game:
    """A game that is over."""
    return positions.search(lambda game: game.over, 3, 1, name=NAME)


def answer(guest: Guest, number: int, notation: str) -> None:
    """Wait for a question, and click on the map or in the prompt until this is the answer."""
    found = guest.page.wait_for_function(WHERE, arg=[number, notation], timeout=LONG)
    where = found.json_value()
    if where["place"]:
        guest.page.locator(f"[data-open]{where['place']}").click()
    if where["button"]:
        buttons = guest.page.locator("#prompt button[data-open]")
        buttons.and_(guest.page.get_by_role("button", name=where["text"], exact=True)).click()


WHERE = """
([number, notation]) => {
  const options = seen.number === number && seen.view.decision?.options
  const option = options && options.find((one) => one.notation === notation)
  if (!option) return null
  const onMap = ({ notation }) => notation.split(' ').slice(1).filter((word) => document.querySelector(`[data-place="${word}"]`))
  const [first, second] = onMap(option)
  const place = second ? `[data-border="${first} ${second}"]` : first ? `[data-place="${first}"]` : ''
  const rivals = options.filter((one) => String(onMap(one)) === String(onMap(option)))
  return { text: option.text, place, button: !place || rivals.length > 1 }
}
"""  # noqa: E501
"""Where an answer is to be clicked; a place with several of them asks again in the prompt."""
