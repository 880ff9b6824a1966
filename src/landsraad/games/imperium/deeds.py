"""The small changes of a position that effects and phases are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.core.events import Event
from landsraad.games.imperium.boxes import Item
from landsraad.games.imperium.catalogue import CARDS, LEADERS, NAMES, RESERVE, SPACES
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.state import NOBODY, STOLEN_FROM, Agenda, PlayerState, Resolve, State
from landsraad.games.imperium.terms import (
    BENE_GESSERIT,
    EMPEROR,
    GUILD,
    PERSUASION,
    SOLARI,
    SPICE,
    WATER,
    Zone,
)

RIVAL_PRICES: Final = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
RIVAL_INTRIGUE: Final = 3


def emit(state: State, kind: str, seat: int, *public: object) -> None:
    """Record something that everybody may know."""
    state.events.append(Event(kind, seat, public))


def house_key(state: State, seat: int) -> str:
    """The key of a house: its leader's, or House Hagal's own."""
    leader = state.players[seat].leader
    return LEADERS[leader].key if leader >= 0 else "house_hagal"


def house_name(state: State, seat: int) -> str:
    """The printed name of a house's leader."""
    return NAMES[house_key(state, seat)]


def clockwise(state: State, start: int) -> list[int]:
    """All houses in turn order from one of them."""
    count = len(state.players)
    return [(start + step) % count for step in range(count)]


def opponents(state: State, seat: int) -> list[int]:
    """The other houses, clockwise from the left of one."""
    return clockwise(state, seat)[1:]


# --- resources and points


def gain(state: State, seat: int, resource: int, amount: int) -> None:
    """Take a resource from the bank."""
    state.players[seat].resources[resource] += amount
    state.events.append(Event("gain", seat, (resource, amount)))
    if seat >= state.setup.seats:
        rival_spends(state, seat)


def spend(state: State, seat: int, resource: int, amount: int) -> None:
    """Pay a resource to the bank."""
    state.players[seat].resources[resource] -= amount
    state.events.append(Event("pay", seat, (resource, amount)))


def pay_controller(state: State, space: int) -> None:
    """An agent has been sent to a space: who controls it gains the bonus (IMP 4.7.1)."""
    bonus, controller = SPACES[space].control, state.control[space]
    if bonus is not None and controller != NOBODY:
        emit(state, "control_bonus", controller, space)
        gain(state, controller, bonus, 1)


def score(state: State, seat: int, amount: int) -> None:
    """Gain or lose victory points; House Hagal never scores (IMP 19.1.11)."""
    if state.players[seat].leader != NOBODY:
        state.players[seat].vp += amount
        emit(state, "vp", seat, amount)


def rival_can_spend(rival: PlayerState) -> bool:
    """Whether a solo rival has enough of something for a point."""
    enough = any(rival.resources[resource] >= price for resource, price in RIVAL_PRICES)
    return enough or len(rival.intrigue) >= RIVAL_INTRIGUE


def rival_spends(state: State, seat: int) -> None:
    """A solo rival turns what it has gathered into points at once (IMP 18.4.3)."""
    rival = state.players[seat]
    if rival.leader == NOBODY:
        return
    for resource, price in RIVAL_PRICES:
        while rival.resources[resource] >= price:
            spend(state, seat, resource, price)
            score(state, seat, 1)
    while len(rival.intrigue) >= RIVAL_INTRIGUE:
        spent = rival.intrigue[:RIVAL_INTRIGUE]
        del rival.intrigue[:RIVAL_INTRIGUE], rival.intrigue_eyes[:RIVAL_INTRIGUE]
        state.intrigue_discard.extend(spent)
        emit(state, "intrigue_spent", seat, tuple(spent))
        score(state, seat, 1)


# --- troops


def recruit(state: State, seat: int, amount: int) -> None:
    """Take troops from the supply into the garrison, as far as there are any."""
    player = state.players[seat]
    player.just_recruited = amount = min(amount, player.supply)
    if amount:
        player.supply -= amount
        player.garrison += amount
        player.recruited += amount
        state.events.append(Event("recruit", seat, (amount,)))


def deploy(state: State, seat: int, amount: int, *, from_supply: bool = False) -> None:
    """Move troops into the conflict; enough of them on one turn are a masterstroke."""
    player = state.players[seat]
    if from_supply:
        player.supply -= amount
    else:
        player.garrison -= amount
    player.conflict += amount
    player.deployed += amount
    state.events.append(Event("deploy", seat, (amount, from_supply)))
    if player.secret and not player.masterstroke:
        maybe_masterstroke(state, seat, player)


def maybe_masterstroke(state: State, seat: int, player: PlayerState) -> None:
    """Reveal the two secret factions once enough troops are deployed (IMP 19.1.8)."""
    if player.deployed < LEADERS[player.leader].masterstroke:
        return
    player.masterstroke = True
    emit(state, "masterstroke", seat, player.secret)
    for faction in player.secret:
        change_influence(state, seat, faction, 1)


def retreat(state: State, seat: int, amount: int) -> None:
    """Troops go back from the conflict to the garrison."""
    player = state.players[seat]
    player.conflict -= amount
    player.garrison += amount
    emit(state, "retreat", seat, amount)


def lose_troops(state: State, seat: int, amount: int, *, in_conflict: bool) -> None:
    """Troops go back to the supply."""
    player = state.players[seat]
    if in_conflict:
        player.conflict -= amount
    else:
        player.garrison -= amount
    player.supply += amount
    emit(state, "lose_troops", seat, amount, in_conflict)


# --- cards


def draw_cards(state: State, seat: int, amount: int) -> None:
    """Draw from the own deck, reshuffling the discard pile where the deck runs out."""
    player = state.players[seat]
    deck, drawn = player.deck, []
    for _ in range(amount):
        if not deck:
            if not player.discard:
                break
            reshuffle(state, seat)
        card = deck.pop()
        drawn.append(card)
        player.hand.append(card)
        if player.deck_shown:
            player.deck_shown -= 1
            player.hand_shown.append(card)
    if not drawn:
        return
    state.news = True
    state.events.append(Event("draw", seat, (len(drawn),), tuple(drawn), 1 << seat))


def reshuffle(state: State, seat: int) -> None:
    """Shuffle the discard pile into the deck; what was not in an empty one is in the hand."""
    player = state.players[seat]
    if not player.deck:
        player.hand_shown = player.hand[:]
    player.deck.extend(player.discard)
    player.discard.clear()
    state.rng.shuffle(player.deck)
    player.deck_shown = 0
    state.news = True
    emit(state, "reshuffle", seat)


def leave_hand(player: PlayerState, card: int) -> None:
    """Take a card out of the hand."""
    player.hand.remove(card)
    if card in player.hand_shown:
        player.hand_shown.remove(card)


def trash(state: State, seat: int, card: int, zone: int) -> None:
    """Take a card out of the game; a reserve card goes back to its stack (IMP 3.4.1)."""
    player = state.players[seat]
    if zone == Zone.HAND:
        leave_hand(player, card)
    elif zone == Zone.DISCARD:
        player.discard.remove(card)
    else:
        player.play.remove(card)
    emit(state, "trash", seat, card)
    out_of_game(state, card)
    bounty = CARDS[card].when_trashed
    if bounty is not None:
        state.stack.append(Resolve(bounty, seat, CARDS[card].key))


def out_of_game(state: State, card: int) -> None:
    """Put a card away: reserve cards on their stack, others into the box."""
    if card in RESERVE:
        state.reserve[RESERVE.index(card)] += 1
    else:
        state.trashed.append(card)


def refill_row(state: State, slot: int) -> None:
    """Deal a card to a gap in the Imperium row (IMP 5.3.3)."""
    if state.deck:
        state.row[slot] = state.deck.pop()
        state.news = True
        emit(state, "row", NOBODY, state.row[slot])
    else:
        del state.row[slot]


def take_from_market(state: State, seat: int, card: int, *, paid: bool) -> None:
    """Take a card from the row, the reserve or those set aside (these first, if paid for)."""
    aside = state.players[seat].aside
    if card in aside and (paid or card not in state.row):
        aside.remove(card)
    elif card in RESERVE:
        state.reserve[RESERVE.index(card)] -= 1
    else:
        refill_row(state, state.row.index(card))


def acquire(state: State, seat: int, card: int, *, to_top: bool, paid: bool) -> None:
    """Gain a card of the market, to the discard pile or the deck, with its acquire effect."""
    player = state.players[seat]
    emit(state, "acquire", seat, card, to_top)
    take_from_market(state, seat, card, paid=paid)
    if to_top:
        player.deck.append(card)
        player.deck_shown += 1
    else:
        player.discard.append(card)
    bonus = CARDS[card].acquire
    if bonus is not None:
        state.stack.append(Resolve(bonus, seat, CARDS[card].key))


def draw_intrigue(state: State, seat: int, amount: int) -> None:
    """Draw intrigue cards, renewing the deck from its discards."""
    player, drawn = state.players[seat], []
    for _ in range(amount):
        if not state.intrigue_deck:
            if not state.intrigue_discard:
                break
            state.intrigue_deck, state.intrigue_discard = state.intrigue_discard, []
            state.rng.shuffle(state.intrigue_deck)
            emit(state, "intrigue_reshuffle", NOBODY)
        drawn.append(state.intrigue_deck.pop())
    if not drawn:
        return
    state.news = True
    player.intrigue.extend(drawn)
    player.intrigue_eyes.extend([0] * len(drawn))
    eyes = 1 << seat if seat < state.setup.seats else 0
    state.events.append(Event("intrigue", seat, (len(drawn),), tuple(drawn), eyes))
    if seat >= state.setup.seats:
        rival_spends(state, seat)


def lose_sight(player: PlayerState, card: int, seats: int) -> None:
    """A copy of an intrigue card went that some seats cannot tell from the one they had seen."""
    for place, held in enumerate(player.intrigue):
        if held == card:
            blind = player.intrigue_eyes[place] & seats
            player.intrigue_eyes[place] &= ~blind
            seats &= ~blind


def steal_intrigue(state: State, seat: int) -> None:
    """Take a random intrigue card from each opponent who holds four or more.

    Only thief and victim see it: others no longer know for sure what the victim kept.
    """
    for other in opponents(state, seat):
        victim = state.players[other]
        if len(victim.intrigue) < STOLEN_FROM:
            continue
        number = state.rng.below(len(victim.intrigue))
        card, eyes = victim.intrigue.pop(number), victim.intrigue_eyes.pop(number)
        both = 1 << seat | 1 << other
        for held in set(victim.intrigue):
            lose_sight(victim, held, ~eyes if held == card else ~both)
        thief = state.players[seat]
        thief.intrigue.append(card)
        thief.intrigue_eyes.append(1 << other)
        state.news = True
        state.events.append(Event("steal", seat, (other,), (card,), both))


def play_intrigue(state: State, seat: int, card: int) -> None:
    """Take an intrigue card out of the hand and show it."""
    player = state.players[seat]
    number = player.intrigue.index(card)
    del player.intrigue[number]
    lose_sight(player, card, ~player.intrigue_eyes.pop(number))
    emit(state, "play", seat, card)


# --- influence


def change_influence(state: State, seat: int, faction: int, amount: int) -> None:
    """Rise on a track, with the point at 2, the bonus at 4 and the alliance."""
    influence = state.players[seat].influence
    old = influence[faction]
    new = min(old + amount, 6)
    if new == old:
        return
    influence[faction] = new
    state.events.append(Event("influence", seat, (faction, new - old, new)))
    if old < 2 <= new:
        score(state, seat, 1)
    if new < 4:
        return
    if old < 4 and seat < state.setup.seats:
        track_bonus(state, seat, faction)
    holder = state.alliances[faction]
    if holder == NOBODY or (holder != seat and new > state.players[holder].influence[faction]):
        give_alliance(state, faction, seat)


def track_bonus(state: State, seat: int, faction: int) -> None:
    """What rising to 4 gives (IMP 9.1.3)."""
    if faction == EMPEROR:
        recruit(state, seat, 2)
    elif faction == GUILD:
        gain(state, seat, SOLARI, 3)
    elif faction == BENE_GESSERIT:
        draw_intrigue(state, seat, 1)
    else:
        gain(state, seat, WATER, 1)


def give_alliance(state: State, faction: int, seat: int) -> None:
    """Hand an alliance token over (to nobody: back to the board)."""
    holder = state.alliances[faction]
    state.alliances[faction] = seat
    emit(state, "alliance", seat, faction, holder)
    if holder != NOBODY:
        score(state, holder, -1)
    if seat != NOBODY:
        score(state, seat, 1)


def fall(state: State, seat: int, faction: int, amount: int) -> list[int]:
    """Lose influence; returns the houses that may now take the alliance token.

    With one of them or none the token has been settled (IMP 9.2.3 to 9.2.5).
    """
    influence = state.players[seat].influence
    old = influence[faction]
    new = influence[faction] = old - amount
    emit(state, "influence", seat, faction, -amount, new)
    if new < 2 <= old:
        score(state, seat, -1)
    if state.alliances[faction] != seat:
        return []
    others = opponents(state, seat)
    heights = {other: state.players[other].influence[faction] for other in others}
    heirs = [other for other in others if heights[other] == old]
    if not heirs and new < 4:
        top = max(heights.values())
        heirs = [other for other in others if heights[other] == top >= 4]
    if len(heirs) == 1:
        give_alliance(state, faction, heirs[0])
    elif not heirs and new < 4:
        give_alliance(state, faction, NOBODY)
    return heirs


# --- the agenda of a turn


def add_items(state: State, seat: int, items: Iterable[Item]) -> None:
    """Add effects to the open agenda of a seat."""
    stack = state.stack
    for number in range(len(stack) - 1, -1, -1):
        frame = stack[number]
        if isinstance(frame, Agenda) and frame.seat == seat:
            stack[number] = Agenda(seat, frame.mode, (*frame.items, *items))
            return
    for item in items:
        stack.append(Resolve(item.effect, seat, item.source))


def push_effect(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out an effect next."""
    state.stack.append(Resolve(effect, seat, source))


def reset_turn(player: PlayerState) -> None:
    """Forget what belonged to the last turn."""
    player.rules = player.deployed = player.deployed_by_right = 0
    player.recruited = player.just_recruited = 0
    player.space = NOBODY
    player.resources[PERSUASION] = 0
