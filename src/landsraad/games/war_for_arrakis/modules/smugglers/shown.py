"""How the smugglers look: views, described positions, features, the catalogue, the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.core.decisions import Option
from landsraad.core.entries import Entry
from landsraad.games.war_for_arrakis import options
from landsraad.games.war_for_arrakis.catalogue import (
    AREAS,
    CARD,
    DECK_OF,
    ZONES,
    bits,
)
from landsraad.games.war_for_arrakis.chronicle import area_words, result_words, tells, zone_words
from landsraad.games.war_for_arrakis.entries import card_entry, leader_entry, sentence
from landsraad.games.war_for_arrakis.frames import Step
from landsraad.games.war_for_arrakis.modules.smugglers import choices
from landsraad.games.war_for_arrakis.modules.smugglers.box import (
    ACTIONS,
    BOX,
    CARRYALL,
    DRONE,
    DRONES,
    FIGURES,
    HARVESTERS,
    KIND,
    LOWEST,
    RANK,
    START,
)
from landsraad.games.war_for_arrakis.modules.smugglers.rules import STABAN
from landsraad.games.war_for_arrakis.modules.smugglers.shapes import Area, Table
from landsraad.games.war_for_arrakis.modules.smugglers.state import (
    ALLIED,
    NEUTRAL,
    STATUS_KEYS,
    smugglers,
)
from landsraad.games.war_for_arrakis.players import hand_of
from landsraad.games.war_for_arrakis.state import ASIDE, TANK, State
from landsraad.games.war_for_arrakis.terms import (
    ATREIDES,
    DECK,
    RESULT_KEYS,
    RESULTS,
    SIDES,
)
from landsraad.games.war_for_arrakis.text import describe_for

TITLE: Final = "Smugglers"

# --- views


def table(state: State, looker: int | None) -> Table:
    """The smugglers board, the die and Staban Tuek on his track."""
    part = smugglers(state)
    return {
        "smugglers": {
            "status": STATUS_KEYS[part.status],
            "step": part.step if part.status == NEUTRAL else None,
            "board": part.board,
            "harvesters": part.harvesters,
            "ornithopters": part.drones,
            "base": AREAS[part.base].key if part.base >= 0 else None,
            "die": RESULT_KEYS[part.die] if part.die >= 0 else None,
        }
    }


def area(state: State, number: int) -> Area:
    """A smuggler harvester, or the base with its rank."""
    found: Area = {}
    if state.foreign >> number & 1:
        found["smuggler_harvester"] = True
    if smugglers(state).base == number:
        found["smugglers_base"] = RANK
    return found


# --- checks and guesses


def audit(state: State) -> None:
    """Raise AssertionError if a piece of the smugglers appeared or vanished."""
    part = smugglers(state)
    assert LOWEST <= part.step <= START
    assert 0 <= part.board <= FIGURES
    assert 0 <= part.harvesters <= HARVESTERS
    assert 0 <= part.drones <= DRONES
    assert state.foreign.bit_count() + part.waiting <= part.harvesters, (
        "too many smuggler harvesters"
    )
    assert state.zones.count(DRONE) <= part.drones, "too many smuggler ornithopters"
    assert state.zones.count(CARRYALL) <= int(part.status == NEUTRAL), "too many smuggler carryalls"
    assert state.camps == (1 << part.base if part.base >= 0 else 0)
    assert (part.base >= 0) == (part.status == ALLIED)
    assert part.die < 0 or part.status == ALLIED, "a die without an alliance"
    if part.status != ALLIED:
        assert state.supply[ATREIDES][KIND] == FIGURES, "smugglers without an alliance"


def forget(guess: State, seat: int | None) -> None:
    """The two cards of which one is kept, among those dealt to whoever keeps it."""
    if seat is not None and guess.kit.holders[DECK["house_atreides"]] == seat:
        return
    for place, frame in enumerate(guess.stack):
        if isinstance(frame, Step) and frame.name == "keep_one":
            held = [c for c in guess.hands[ATREIDES] if DECK_OF[c] == DECK_OF[frame.value]]
            guess.stack[place] = frame.changed(value=held[-2], more=held[-1])


# --- features and actions

CARDS: Final = tuple(CARD[card.key] for card in BOX.cards)
_MARKS: Final = ("smugglers", "smuggler_harvester", "base")
NAMES: Final[tuple[str, ...]] = (
    *STATUS_KEYS, "step", "board", "harvesters", "ornithopters",
    *(f"die.{key}" for key in RESULT_KEYS),
    *(f"{pile}.{card.key}" for card in BOX.cards for pile in ("hand", "discard")),
    *(f"staban_tuek.{where}" for where in ("on_board", "aside", "tank", "spent")),
    *(f"zone.{zone.key}.{what}" for zone in ZONES for what in ("ornithopter", "carryall")),
    *(f"area.{area.key}.{mark}" for area in AREAS for mark in _MARKS),
)  # fmt: skip


def numbers(state: State, seat: int) -> list[float]:
    """The smugglers in numbers."""
    part, where = smugglers(state), state.leader_at[STABAN]
    found: list[float] = [float(part.status == n) for n in range(3)]
    found += [part.step / START, part.board / FIGURES, part.harvesters / HARVESTERS,
              part.drones / DRONES]  # fmt: skip
    found += [float(part.die == result) for result in RESULTS]
    for card in CARDS:
        played = sum(state.discards[side].count(card) for side in SIDES)
        found += [hand_of(state, seat).count(card) / 3, played / 3]
    found += [float(where >= 0), float(where == ASIDE), float(where <= TANK),
              float(state.spent >> STABAN & 1)]  # fmt: skip
    for there in state.zones:
        found += [float(there == DRONE), float(there == CARRYALL)]
    land = [0.0] * (len(_MARKS) * len(AREAS))
    for place in bits(state.armies[ATREIDES]):
        land[3 * place] = state.legions[place].amount(KIND) / 6
    for place in bits(state.foreign):
        land[3 * place + 1] = 1.0
    if part.base >= 0:
        land[3 * part.base + 2] = 1.0
    return found + land


def actions() -> Iterator[Option]:
    """Every answer that only a game with smugglers offers."""
    yield from (choices.smugglers_die(result) for result in RESULTS)
    for verb in choices.AREA_WORDS:
        yield from (options.of_area(verb, number) for number in range(len(AREAS)))
    for verb in choices.ZONE_WORDS:
        yield from (options.of_zone(verb, zone) for zone in range(len(ZONES)))
    yield from (options.take(label, "") for label in ("legion", "smugglers", "play", "draw"))
    for card in CARDS:
        yield from (options.of_card(verb, card) for verb in options.CARD_WORDS)
    for verb in options.LEADER_WORDS:
        yield options.of_leader(verb, STABAN)
    for verb in options.PIECE_WORDS:
        yield options.named(verb, STABAN)
        yield options.figure(verb, ATREIDES, KIND)


# --- the catalogue


def entries() -> Iterator[Entry]:
    """The components with their words."""
    yield from (card_entry(card, TITLE, designed=True) for card in BOX.cards)
    yield from (leader_entry(leader, TITLE) for leader in BOX.leaders)
    for result, effect in enumerate(ACTIONS):
        name = f"{RESULT_KEYS[result].capitalize()} ({TITLE})"
        words = sentence(describe_for(effect, ATREIDES))
        yield Entry(f"{RESULT_KEYS[result]}_smugglers", name, "die", TITLE, (words,))
    for key, name, words in PIECES:
        yield Entry(key, name, "piece", TITLE, (words,), key == "smuggler_regular")


PIECES: Final = (
    ("smuggler_regular", "Smuggler", "A regular unit of the Atreides once the smugglers ally."),
    ("smuggler_harvester", "Smuggler harvester",
     "Brings the Harkonnens 1 spice wherever it is. An Atreides legion captures it."),
    ("smuggler_carryall", "Smuggler carryall", "Saves smuggler harvesters only."),
    ("smuggler_ornithopter", "Smuggler ornithopter",
     "Carries an Atreides legion up to 2 areas; it holds its air zone."),
    ("smugglers_base", "Smugglers base", "A settlement of rank 3. With it the smugglers fall."),
)  # fmt: skip


# --- the log

tells("smuggler_joins", "A smuggler joins the smugglers board: {1} there.", str)
tells("smuggler_harvester", "{0} places a smuggler harvester in {1}.", area_words)
tells("captured", "{0} captures the smuggler harvester in {1}.", area_words)
tells("smugglers_lose", "The smuggler harvester in {1} is lost for this round.", area_words)
tells("staban", "Staban Tuek comes down to step {1}.", str)
tells("smugglers_ally", "The smugglers ally with {0}; their base is in {1}.", area_words)
tells("smugglers_defeated", "{0} has destroyed the smugglers base: the smugglers are gone.")
tells("smugglers_roll", "The smugglers die shows {1}.", result_words)
tells("smugglers_die", "{0} spends the smugglers die: {1}.", result_words)
tells("dogfight", "{0} gives up an ornithopter against the smugglers over {1}.", zone_words)
