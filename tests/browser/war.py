"""Positions of War for Arrakis, and somebody who plays it by clicking: `COMMANDER`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import landsraad
from browser import positions
from landsraad import Game
from landsraad.bots import make

NAME = "war_for_arrakis"
ATREIDES, HARKONNEN = 0, 1


def order(game: Game) -> dict[str, Any]:
    """What opens a table at this position."""
    return {"game": NAME, **positions.order(game)}


def verbs(game: Game) -> set[str]:
    """The first words of what is offered."""
    assert game.decision is not None
    return {option.notation.split(" ")[0] for option in game.decision.options}


@cache
def asked(ask: str, seat: int, least: int = 2, verb: str = "", battle: bool = False) -> Game:
    """A game where a side is asked something, with at least so many answers."""

    def wanted(game: Game) -> bool:
        decision = game.decision
        if decision is None or not positions.asks(game, seat, ask):
            return False
        if len(decision.options) < least or (verb and verb not in verbs(game)):
            return False
        return not battle or positions.table(game)["battle"] is not None

    return positions.search(wanted, 2, 1, name=NAME)


@cache
def ended() -> Game:
    """A game that is over."""
    return positions.search(lambda game: game.over, 2, 1, name=NAME, last_round=12)


@cache
def campaign(seed: int = 3) -> tuple[Game, ...]:
    """A game of two greedy bots, at every choice: it looks like war, unlike a game of chance."""
    return tuple(_campaign(seed))


def _campaign(seed: int, **options: Any) -> Iterator[Game]:
    game = landsraad.new(NAME, 2, seed=seed, **options)
    bots = [make("greedy", seat) for seat in (1, 2)]
    while game.decision is not None:
        yield game.copy()
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.observe(seat), game.decision))
    yield game


DESERT = ("smugglers", "old_man_of_the_desert")
"""The modules of the positions below."""
SEEDS = {"base": 22, "smugglers": 22, "drone": 21, "dogfight": 21}
"""Where such answers come early in a campaign."""


@cache
def waged(ask: str, seat: int, verb: str) -> Game:
    """A position with these modules where an answer with this verb is offered."""

    def wanted(game: Game) -> bool:
        return positions.asks(game, seat, ask) and verb in verbs(game)

    if verb not in SEEDS:
        return positions.search(wanted, 2, 1, name=NAME, modules=DESERT)
    return next(filter(wanted, _campaign(SEEDS[verb], modules=DESERT)))


@cache
def landing(ask: str) -> Game:
    """The Atreides are asked something of the Spacing Guild or of a possible future."""
    options = {"modules": ("spacing_guild",), "futures": ("the_judge_of_the_change",)}
    return positions.search(lambda g: positions.asks(g, ATREIDES, ask), 2, 1, name=NAME, **options)


@cache
def crowded() -> Game:
    """Three modules at once, late enough for all of them to matter."""

    def wanted(game: Game) -> bool:
        if not positions.asks(game, ATREIDES, "desert_power") or "roam" not in verbs(game):
            return False
        return bool(positions.table(game)["round"] >= 2)

    return positions.search(wanted, 2, 1, name=NAME, modules=(*DESERT, "spacing_guild"))


@cache
def partners() -> Game:
    """Of four players House Harkonnen is asked who acts."""
    return positions.search(lambda g: positions.asks(g, 2, "who_acts"), 4, 1, name=NAME)


@cache
def alone() -> Game:
    """One seat in the second round, after a turn of the automaton in which legions moved."""
    game, bot = landsraad.new(NAME, 1, seed=5), make("greedy", 1)
    moved = 0
    while game.decision is not None:
        if positions.table(game)["round"] > 1 and moved and positions.asks(game, ATREIDES, "turn"):
            return game
        told = game.apply(bot.choose(game.observe(0), game.decision))
        if any(event.kind == "rolled" for event in told):
            moved = sum(event.kind == "move" and event.seat % 2 for event in told)
    raise positions.NotReached


def staged(ask: str, seat: int, after: int = 1, least: int = 2, battle: bool = False) -> Game:
    """A position of that campaign from a round on."""
    for game in campaign():
        table = positions.table(game)
        if table["round"] < after or not positions.asks(game, seat, ask):
            continue
        assert game.decision is not None
        if len(game.decision.options) >= least and (table["battle"] is not None or not battle):
            return game
    raise positions.NotReached


@cache
def contested() -> tuple[Game, int]:
    """An attack is planned that may go either way; and by whom."""
    for game in (game for seed in range(3, 12) for game in campaign(seed)):
        if positions.asks(game, ATREIDES, "target") or positions.asks(game, HARKONNEN, "target"):
            assert game.decision is not None
            odds = game.view(game.decision.seat)["table"]["odds"].values()
            if any(0.3 < one["attacker"] < 0.85 for one in odds):
                return game, game.decision.seat
    raise positions.NotReached


COMMANDER = """
async (patience) => {
  // Clicks what glows, after looking whether it can be hit; whimsical in the first round, then in
  // haste: nothing more than must be.
  const HASTE = [/^done, nothing more/i, /^decline/i, /^cease/i, /^stay/i, /^mentat: [1-9]/i]
  const LATER = /reveal a deployment|scout with|^list/i
  let chance = 1
  const random = (list) => list[(chance = (chance * 48271) % 2147483647) % list.length]
  const pick = ({ things: all, round }) => {
    // What was clicked may be done in several ways: the prompt asks which.
    const asks = document.querySelector('#prompt').innerText.includes('Not this')
    const things = asks ? all.filter(({ kind }) => kind === 'button') : all
    if (round > 1) {
      for (const words of HASTE) {
        const found = things.find(({ text }) => words.test(text.trim()))
        if (found) return found
      }
    }
    const rest = things.filter(({ text }) => !LATER.test(text))
    return random(rest.length ? rest : things)
  }
  // Whether a pointer can hit it: in the middle, or somewhere in an area that is no rectangle.
  const reachable = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const across of [0.5, 0.35, 0.65, 0.2, 0.8])
      for (const down of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const hit = document.elementFromPoint(left + width * across, top + height * down)
        if (hit && element.contains(hit)) return true
      }
    return false
  }
  const missed = []
  let before = '', clicks = 0
  for (;;) {
    let now = null
    for (const until = performance.now() + patience; !now; now = scene(before)) {
      if (performance.now() > until) return { clicks, missed, stuck: before }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (now.over) return { clicks, missed, stuck: '' }
    before = now.signature
    const thing = pick(now)
    const element = glowingElement(thing.index)
    if (!element) continue
    element.scrollIntoView({ block: 'nearest' })
    if (!reachable(element)) missed.push(thing.text)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    clicks += 1
  }
}
"""
