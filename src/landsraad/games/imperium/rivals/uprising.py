"""The rivals of Uprising: turns by the House Hagal deck and a Rival card each (IMP 50)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Ask, Option
from landsraad.games.imperium.engine import asks, deeds, piles, tracks
from landsraad.games.imperium.engine.catalogue import BASE_SPICE, CONFLICTS, HAGALS, SPACES
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.options import OfFaction, Take
from landsraad.games.imperium.engine.rivalry import Automaton
from landsraad.games.imperium.engine.setup import DIFFICULTIES
from landsraad.games.imperium.engine.state import (
    NOBODY,
    TROOPS,
    PlayerState,
    Resolve,
    State,
    Step,
)
from landsraad.games.imperium.facets.offer import PLAIN, waits
from landsraad.games.imperium.language.cards import Signet
from landsraad.games.imperium.language.components import HagalCard
from landsraad.games.imperium.language.gains import GainInfluence
from landsraad.games.imperium.language.terms import FACTION_KEYS, SPICE, SWORD
from landsraad.games.imperium.rivals import cards, purse
from landsraad.games.imperium.rivals.cards import by_list, card_of, plays
from landsraad.games.imperium.rivals.deck import (
    DRY,
    UNFIT,
    Ways,
    deal_hagal,
    needs_more,
    register_ways,
    rival_turn,
    send,
    skipped,
    turn_up,
)
from landsraad.games.imperium.rivals.hagal import carry_out
from landsraad.games.imperium.rivals.words import Covet, Deepen, Errand, Levy, Ranked

KEY: Final = "uprising"
LAST_LEVEL: Final = 3
EXPERT_LEAD: Final = 3
ALLIANCE: Final = 4
TOP: Final = 6
BEHIND: Final = 2


def set_up(state: State) -> None:
    """Lay out the rivals (IMP 50.1.4), with what the level changes (IMP 50.2)."""
    seats = state.setup.seats
    deal_hagal(state)
    garrison = state.setup.edition.garrison
    if state.setup.difficulty:
        level = DIFFICULTIES[state.setup.difficulty]
        garrison = level.garrison
        piles.draw_intrigue(state, 0, level.extra)
    for seat, rival in enumerate(state.players[seats:], seats):
        rival.rival = True
        rival.garrison, rival.supply = garrison, TROOPS - garrison
        start = card_of(rival).setup
        if isinstance(start, GainInfluence):
            tracks.change_influence(state, seat, start.factions[0], start.amount)


# --- reading a card


def _level(state: State) -> int:
    return CONFLICTS[state.conflict].level if state.conflict != NOBODY else 0


def _reading(state: State, seat: int, card: HagalCard) -> HagalCard | None:
    """The half of a card that fits the state of the game (IMP 50.4.4), if any does."""
    if skipped(state, seat, card):
        return None
    if isinstance(card, Errand) and card.late is not None and _level(state) == LAST_LEVEL:
        card = card.late
    read = card.instead() if needs_more(state, seat, card) else card
    return None if read is None or _needless(state, seat, read) else read


def _passes_over(state: State, seat: int, card: HagalCard, obstacle: str, space: int) -> None:
    """Say why a card is passed over (IMP 50.4.2, IMP 50.4.5, IMP 50.9.1)."""
    if obstacle != UNFIT:
        among = card.among if isinstance(card, Errand) and obstacle == DRY else ()
        spaces = tuple(state.setup.selection.space[key] for key in among) or (space,)
        deeds.emit(state, "hagal_passed", seat, obstacle, spaces)
    elif skipped(state, seat, card):
        deeds.emit(state, "hagal_passed", seat, "useless", ())
    elif needs_more(state, seat, card):
        spaces = (state.setup.selection.space[card.space],)
        deeds.emit(state, "hagal_passed", seat, "influence", spaces)
    else:
        deeds.emit(state, "hagal_passed", seat, _needless(state, seat, card), ())


def _needless(state: State, seat: int, card: HagalCard) -> str:
    """IMP 50.9.1: an alliance that is safe, or out of reach, is not worth a free space."""
    faction, rival = card.faction, state.players[seat]
    if not plays(state.setup, cards.POLITICS) or faction is None or not card.space:
        return ""
    if SPACES[state.setup.selection.space[card.space]].cost is not None:
        return ""
    others = [state.players[other].influence[faction] for other in deeds.opponents(state, seat)]
    own, most = rival.influence[faction], max(others)
    if state.alliances[faction] == seat and own > most:
        return "safe"
    return "behind" if BEHIND <= own <= most - BEHIND else ""


def _destination(state: State, seat: int, card: HagalCard) -> int:
    """The space of a card; of two basins that with more bonus spice, then more spice in all."""
    spaces = state.setup.selection.space
    if card.space or not isinstance(card, Errand):
        return spaces[card.space]
    among = [spaces[key] for key in card.among]
    return max(among, key=lambda space: (state.bonus[space], BASE_SPICE[space]))


# --- the agent and what it brings


def _arrive(state: State, seat: int, card: HagalCard, space: int) -> None:
    """IMP 50.4.5: what the card shows and nothing else, then a commander, then units."""
    fights = send(state, seat, space)
    state.stack.append(Step("rival_settles", seat))
    if fights:
        state.stack.append(Step("rival_deploy", seat))
    state.stack.append(Step("rival_finds", seat, space))
    if card.harvest:
        state.stack.append(Step("rival_harvests", seat, space))
    state.stack.append(Step("rival_recruits", seat, card.troops))
    for handler in state.moments.arrived:
        handler(state, seat, space)
    for effect in reversed(card.does):
        carry_out(state, seat, effect, SPACES[space].key)
        if isinstance(effect, Signet):
            deeds.emit(state, "rival_signet", seat)
    if card.harvest:
        state.stack.append(Step("rival_bonus", seat, space))
    if card.faction is not None:
        tracks.change_influence(state, seat, card.faction, 1)


@steps("rival_bonus")
def _bonus(state: State, frame: Step) -> None:
    """All the bonus spice of a maker space (IMP 50.4.16)."""
    bonus, state.bonus[frame.value] = state.bonus[frame.value], 0
    deeds.gain(state, frame.seat, SPICE, bonus)


@steps("rival_harvests")
def _harvest(state: State, frame: Step) -> None:
    """The base spice, unless something comes in its place."""
    seat, space = frame.seat, frame.value
    if not any(instead(state, seat, space) for instead in state.moments.rival_harvests):
        deeds.gain(state, seat, SPICE, BASE_SPICE[space])


@steps("rival_recruits")
def _recruits(state: State, frame: Step) -> None:
    deeds.recruit(state, frame.seat, frame.value)


@steps("rival_finds")
def _finds(state: State, frame: Step) -> None:
    for handler in state.moments.rival_arrived:
        handler(state, frame.seat, frame.value)


@steps("rival_settles")
def _settles(state: State, frame: Step) -> None:
    """Stolen intrigue cards may pay for something too."""
    purse.spends(state, frame.seat)


def _stranded(state: State, seat: int) -> None:
    """IMP 50.4.17: the agent stays, and the rival has no further turn in this round."""
    state.players[seat].agents = 0
    deeds.emit(state, "rival_waits", seat)


# --- combat


def stays_home(state: State, seat: int) -> bool:
    """IMP 50.9.3: at levels I and II a lead of three units keeps the troops at home."""
    if not plays(state.setup, cards.DEPLOYMENT) or _level(state) == LAST_LEVEL:
        return False
    most = max(state.players[other].units for other in deeds.opponents(state, seat))
    return state.players[seat].units - most >= EXPERT_LEAD


def combat_swords(state: State, seat: int) -> None:
    """IMP 50.6.1: the swords of one Hagal card; IMP 50.9.2: of two at level III."""
    brutal = plays(state.setup, cards.BRUTAL) and _level(state) == LAST_LEVEL
    swords = sum(HAGALS[turn_up(state, seat)].swords for _ in range(2 if brutal else 1))
    if swords:
        deeds.gain(state, seat, SWORD, swords)


# --- choices


def picks(
    state: State, seat: int, question: Ask, options: tuple[Option, ...], source: str
) -> Option | None:
    """What a rival chooses: a faction by its list, otherwise what stands first (IMP 50.4.18).

    Ties on a track that is not a faction's are for players to break (IMP 52.1.4).
    """
    if source in OTHER_TRACKS:
        return None
    rival = state.players[seat]
    named: dict[int, Option] = {}
    for option in options:
        if isinstance(option, OfFaction):
            named[option.faction] = option
        elif isinstance(option, Take) and option.label in FACTION_KEYS:
            named[FACTION_KEYS.index(option.label)] = option
    if not named:
        return options[0]
    return named[_to_lose(rival, [*named]) if question in LOSSES else by_list(rival, [*named])]


LOSSES: Final = (asks.FACTION_DOWN,)
OTHER_TRACKS: Final = ("Shipping track",)


def _to_lose(rival: PlayerState, factions: list[int]) -> int:
    """Where it has most, on a tie the rightmost of its list."""
    order = [int(faction) for faction in card_of(rival).priority]
    return max(factions, key=lambda faction: (rival.influence[faction], order.index(faction)))


# --- the words of the cards


@steps(Ranked)
def _ranked(state: State, frame: Resolve) -> None:
    assert isinstance(frame.effect, Ranked)
    faction = card_of(state.players[frame.seat]).priority[frame.effect.rank - 1]
    tracks.change_influence(state, frame.seat, faction, 1)


@steps(Covet)
def _covet(state: State, frame: Resolve) -> None:
    """IMP 50.4.11: where this very gain brings the alliance, else wherever it has least."""
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Covet)
    every = list(range(len(FACTION_KEYS)))
    within = [faction for faction in every if _brings(state, seat, faction, effect.amount)]
    faction = by_list(state.players[seat], within or every)
    tracks.change_influence(state, seat, faction, effect.amount)


def _brings(state: State, seat: int, faction: int, amount: int) -> bool:
    height = min(state.players[seat].influence[faction] + amount, TOP)
    holder = state.alliances[faction]
    if holder == seat or height < ALLIANCE:
        return False
    return holder == NOBODY or height > state.players[holder].influence[faction]


@steps(Deepen)
def _deepen(state: State, frame: Resolve) -> None:
    rival = state.players[frame.seat]
    order = card_of(rival).priority
    faction = min(order, key=lambda one: (-rival.influence[one], order.index(one)))
    tracks.change_influence(state, frame.seat, faction, 1)


@steps(Levy)
def _levy(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Levy)
    payers = [
        other
        for other in deeds.opponents(state, seat)
        if state.players[other].resources[effect.resource]
    ]
    for other in payers:
        deeds.spend(state, other, effect.resource, 1)
    if payers:
        deeds.gain(state, seat, effect.resource, len(payers))


for word in (Ranked, Covet, Deepen, Levy):
    waits(word, PLAIN)
register_ways(KEY, Ways(_reading, _destination, _arrive, _passes_over, _stranded))
RIVALS: Final = Automaton(
    KEY,
    turn=rival_turn,
    swords=combat_swords,
    stays_home=stays_home,
    spends=purse.spends,
    rich=purse.rich,
    cards=cards.cards_for,
    named=cards.named,
    unfit=cards.unfit,
    hardest="IMP 50.2.1",
    set_up=set_up,
    picks=picks,
    collects=cards.collects,
    scores=cards.scores,
)
