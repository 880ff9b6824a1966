"""What is noted of a turn for the cards that ask about it."""

from __future__ import annotations

from typing import Final

from landsraad.games.imperium.engine import army, deeds
from landsraad.games.imperium.engine.boxes import REVEAL_BOXES, Item, item, items, parts
from landsraad.games.imperium.engine.catalogue import FACTION_CARDS, INTRIGUES, LEADERS
from landsraad.games.imperium.engine.conditions import (
    asks_whether,
    counts,
    is_one_of,
    reads,
    revealing,
    stationed,
)
from landsraad.games.imperium.engine.holdings import own_turn
from landsraad.games.imperium.engine.loop import steps
from landsraad.games.imperium.engine.state import PlayerState, Resolve, State
from landsraad.games.imperium.facets.offer import (
    INSTANT,
    recruit_plainly,
    waits,
)
from landsraad.games.imperium.language.abilities import WINS, On
from landsraad.games.imperium.language.components import Leader
from landsraad.games.imperium.language.gains import Draw, Gain
from landsraad.games.imperium.language.moments import Whenever
from landsraad.games.imperium.language.structure import kept_for
from landsraad.games.imperium.language.terms import (
    BENE_GESSERIT,
    PERSUASION,
    SPICE,
    SWORD,
    TROOP,
    Place,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import label
from landsraad.games.imperium.mechanisms.commanders.state import commanders_of
from landsraad.games.imperium.mechanisms.ledger.state import ledger_of
from landsraad.games.imperium.mechanisms.ledger.words import (
    CONFLICT_UNITS,
    GENERATED,
    SPICE_GAINED,
    NextSister,
    RecruitHome,
    Stationed,
    SwordCards,
    Trashed,
)

SISTER_DRAW: Final = item(Draw(1), "urgent_shigawire")
SWORD_CARDS: Final = frozenset(
    card
    for card, read in enumerate(REVEAL_BOXES)
    if any(resource == SWORD for resource, _ in read.gains)
)
"""The cards that give swords whenever they are revealed."""


def _hunger(leader: Leader) -> tuple[int, Effect] | None:
    """The spice on one turn that a leader has something for, and what that is."""
    for ability in leader.abilities:
        if isinstance(ability, On) and isinstance(ability.moment, Whenever):
            deed = ability.moment.deed
            if isinstance(deed, Gain) and deed.resource == SPICE:
                return deed.amount, ability.effect
    return None


HUNGRY: Final = tuple(map(_hunger, LEADERS))


def arrivals(state: State, seat: int, card: int, space: int) -> list[Item]:
    """A card for each effect that waited for the next Bene Gesserit card (IMP 33.1.9)."""
    ledger = ledger_of(state.players[seat])
    if not ledger.sisters or card not in FACTION_CARDS[BENE_GESSERIT]:
        return []
    waited, ledger.sisters = ledger.sisters, 0
    return [SISTER_DRAW] * waited


def end_turn(state: State, seat: int) -> None:
    """Recruits kept at home are troops like any other from the next turn on."""
    ledger = ledger_of(state.players[seat])
    ledger.kept_home = 0
    ledger.sword_cards = ()


def note_swords(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Note the revealed cards that give swords, for what counts such cards."""
    ledger = ledger_of(state.players[seat])
    ledger.sword_cards += tuple((card, "") for card in cards if card in SWORD_CARDS)


def troops_moved(state: State, seat: int, kind: int, amount: int) -> None:
    """Of troops lost from the garrison those kept at home go last."""
    player = state.players[seat]
    ledger = ledger_of(player)
    if ledger.kept_home and kind in (army.LOSE_GARRISON, army.LOSE_CONFLICT):
        others = player.garrison - commanders_of(player).garrison
        ledger.kept_home = min(ledger.kept_home, others)


@steps(NextSister)
def _next_sister(state: State, frame: Resolve) -> None:
    ledger_of(state.players[frame.seat]).sisters += 1


@steps(RecruitHome)
def _recruit_home(state: State, frame: Resolve) -> None:
    """IMP 32.1.9: this recruit counts neither for a combat space nor as a troop of the garrison."""
    effect, player = frame.effect, state.players[frame.seat]
    assert isinstance(effect, RecruitHome)
    recruited = player.recruited
    deeds.recruit(state, frame.seat, effect.amount)
    ledger_of(player).kept_home += player.recruited - recruited
    player.recruited, player.just_recruited = recruited, 0


def _sword_cards(player: PlayerState, asking: int) -> int:
    """Cards that gave swords on this turn; one that does so by two effects counts once."""
    times: dict[tuple[int, str], int] = {}
    for given in ledger_of(player).sword_cards:
        times[given] = times.get(given, 0) + 1
    most: dict[int, int] = {}
    for (card, _), amount in times.items():
        most[card] = max(most.get(card, 0), amount)
    return sum(most.values()) - (most.get(asking, 0) > 0)


def note_gift_of_swords(state: State, seat: int, source: str, effect: Effect) -> None:
    """Note a card whose effect gave swords on the reveal turn, for what counts such cards."""
    card = state.setup.selection.card.get(source)
    if card is not None and revealing(state, seat):
        ledger = ledger_of(state.players[seat])
        ledger.sword_cards = (*ledger.sword_cards, (card, label(effect)))


@counts(SwordCards)
def _gave_swords(state: State, seat: int, what: SwordCards, source: str) -> int:
    asking = state.setup.selection.card[source] if what.others else -1
    return _sword_cards(state.players[seat], asking)


@reads(SPICE_GAINED)
def _spice_gained(state: State, seat: int) -> int:
    return ledger_of(state.players[seat]).spice


@reads(GENERATED)
def _generated(state: State, seat: int) -> int:
    return ledger_of(state.players[seat]).persuasion if revealing(state, seat) else 0


@counts(Stationed)
def _units(state: State, seat: int, what: Stationed, source: str) -> int:
    player = state.players[seat]
    if what.place == CONFLICT_UNITS:
        return player.units
    return player.garrison + sum(
        player.parts[key].garrisoned() for key in player.answers.garrisoned
    )


@stationed(TROOP)
def _troops(state: State, seat: int, place: Place) -> int:
    """Troops that are nothing more, as commanders are."""
    player = state.players[seat]
    fighting = player.conflict - player.among_troops(True)
    if place == Place.CONFLICT:
        return fighting
    return fighting + player.garrison - player.among_troops(False)


@asks_whether(Trashed)
def _trashed(state: State, seat: int, asked: Trashed, source: str) -> bool:
    return is_one_of(ledger_of(state.players[seat]).trashed, asked.cards)


waits(NextSister, INSTANT)


def tally(state: State, seat: int, resource: int, amount: int) -> None:
    """Count what is generated on one's own turn, and what a leader has for much spice."""
    player = state.players[seat]
    ledger = ledger_of(player)
    if resource == PERSUASION:
        ledger.persuasion += amount
    elif resource == SPICE and own_turn(state, seat):
        old, new = ledger.spice, ledger.spice + amount
        ledger.spice = new
        hungry = HUNGRY[player.leader]
        if hungry is not None and old < hungry[0] <= new:
            deeds.add_items(state, seat, items(hungry[1], LEADERS[player.leader].key))


def note_trash(state: State, seat: int, card: int) -> None:
    """Note the card trashed last, for what asks about it."""
    ledger_of(state.players[seat]).trashed = card


waits(RecruitHome, recruit_plainly)


def win_items(state: State, seat: int) -> list[Item]:
    """What cards that waited for the win bring (IMP 26.2.7)."""
    return [
        item(kept, INTRIGUES[card].key)
        for card in state.players[seat].waiting
        for step in parts(INTRIGUES[card].combat)
        if (kept := kept_for(step, WINS)) is not None
    ]
