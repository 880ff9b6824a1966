"""Positions of Dawn of the Fremen, and somebody who plays it by clicking: `NAIB`."""

from __future__ import annotations

from functools import cache
from typing import Any

from browser import positions
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
        return positions.table(game)["cycle"] >= cycle and len(decision.options) >= least

    return positions.search(wanted, 3, 1, name=NAME)


@cache
def ended() -> Game:
    """A game that is over."""
    return positions.search(lambda game: game.over, 3, 1, name=NAME)


NAIB = """
async (patience) => {
  // Clicks what glows, after looking whether it can be hit; calm from the second cycle on, and in
  // the council it strives for the end.
  const HASTE = [/^propose to declare victory/i, /^make a proposal/i, /^yes$/i, /^accept$/i]
  const CALM = /^(pass|done|refuse|remain neutral|attack without|end the shipment)/i
  const LATER = /vanish|counter-offer|list \\(/i
  let chance = 1
  const random = (list) => list[(chance = (chance * 48271) % 2147483647) % list.length]
  const pick = ({ things, round }) => {
    for (const words of HASTE) {
      const found = things.find(({ text }) => words.test(text.trim()))
      if (found) return found
    }
    const calm = round >= 2 ? things.filter(({ text }) => CALM.test(text.trim())) : []
    const rest = things.filter(({ text }) => !LATER.test(text))
    return random(calm.length ? calm : rest.length ? rest : things)
  }
  const missed = []
  let before = '', clicks = 0
  for (;;) {
    let now = null
    for (const until = performance.now() + patience; !now; now = scene(before)) {
      if (performance.now() > until) return { clicks, missed, stuck: before }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    if (now.over) return { clicks, missed, stuck: '' }
    before = now.signature
    const thing = pick(now)
    const element = glowingElement(thing.index)
    if (!element) continue
    element.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit || !element.contains(hit)) missed.push(thing.text)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    clicks += 1
  }
}
"""
