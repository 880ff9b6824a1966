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


def play(guest: Guest, number: int, notation: str) -> None:
    """As `answer`, but within the page: what glows is looked for, and clicked where it is hit.

    It costs the page half the work of a hand, which makes it draw every step of its way.
    """
    script = f"([number, notation]) => ({PLAY})({WHERE}, number, notation)"
    missed = guest.page.evaluate(script, [number, notation])
    assert missed == "", f"{notation} cannot be clicked: {missed}"


PLAY = """
async (where, number, notation) => {
  const soon = async (find) => {
    for (const until = performance.now() + 60000; performance.now() < until; ) {
      const found = find()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return null
  }
  // Somewhere in it, for a territory is no rectangle.
  const click = (element) => {
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const across of [0.5, 0.35, 0.65, 0.2, 0.8])
      for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        if (!hit || !element.contains(hit)) continue
        for (const type of ['pointerdown', 'pointerup', 'click'])
          hit.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
        return true
      }
    return false
  }
  const place = await soon(() => where([number, notation]))
  if (!place) return `nothing glows at ${seen.number}`
  if (place.place) {
    const element = await soon(() => document.querySelector(`[data-open]${place.place}`))
    if (!element || !click(element)) return place.place
  }
  if (place.button) {
    const called = (one) => (one.getAttribute('aria-label') ?? one.innerText).trim()
    const buttons = () => [...document.querySelectorAll('#prompt button[data-open]')]
    const button = await soon(() => buttons().find((one) => called(one) === place.text))
    if (!button || !click(button)) return place.text
  }
  return ''
}
"""
"""Clicks an answer where `WHERE` says; what could not be clicked, or nothing."""

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
