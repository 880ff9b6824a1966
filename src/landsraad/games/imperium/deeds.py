"""The small changes of a position that effects and phases are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from landsraad.core.events import Event
from landsraad.games.imperium.boxes import EXTRA_SOLARI, Item, items, optional
from landsraad.games.imperium.catalogue import (
    BASE_BOARD,
    CARDS,
    CONFLICTS,
    LEADERS,
    NAMES,
    RESERVE,
    SPACES,
    TECHS,
)
from landsraad.games.imperium.effects import Effect
from landsraad.games.imperium.state import (
    EFFECT,
    NO_IX,
    NOBODY,
    STOLEN_FROM,
    Agenda,
    PlayerState,
    Resolve,
    State,
)
from landsraad.games.imperium.terms import (
    BENE_GESSERIT,
    EMPEROR,
    GUILD,
    PERSUASION,
    SOLARI,
    SPICE,
    SWORD,
    WATER,
    Phase,
    Zone,
)

RIVAL_PRICES: Final = ((WATER, 3), (SOLARI, 7), (SPICE, 7))
RIVAL_INTRIGUE: Final = 3
LAST_LEVEL: Final = 3


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
    player, rival = state.players[seat], seat >= state.setup.seats
    if rival and player.leader == NOBODY and resource != SWORD:
        return  # IMP 17.2.2
    if resource == SOLARI and EXTRA_SOLARI[player.leader]:
        amount += extra_solari(state, seat)
    player.resources[resource] += amount
    state.events.append(Event("gain", seat, (resource, amount)))
    if rival:
        rival_spends(state, seat)


def extra_solari(state: State, seat: int) -> int:
    """What a leader adds to each gain of solari on the own turn (IMP 25.1.5)."""
    player = state.players[seat]
    own = state.turn == seat and state.phase == Phase.TURNS and not player.rival
    return EXTRA_SOLARI[player.leader] if own else 0


def spend(state: State, seat: int, resource: int, amount: int) -> None:
    """Pay a resource to the bank."""
    state.players[seat].resources[resource] -= amount
    state.events.append(Event("pay", seat, (resource, amount)))


def controller_of(state: State, space: int) -> int:
    """Who controls a space: a dreadnought there covers any marker (IMP 21.4.3)."""
    for flag in state.flags:
        if flag.space == space:
            return flag.seat
    return state.control[space]


def pay_controller(state: State, space: int) -> None:
    """An agent has been sent to a space: who controls it gains the bonus (IMP 4.7.1)."""
    bonus = SPACES[space].control
    controller = NOBODY if bonus is None else controller_of(state, space)
    if bonus is not None and controller != NOBODY:
        emit(state, "control_bonus", controller, space)
        gain(state, controller, bonus, 1)


def score(state: State, seat: int, amount: int) -> None:
    """Gain or lose victory points; House Hagal never scores (IMP 19.1.11)."""
    if state.players[seat].leader != NOBODY:
        state.players[seat].vp += amount
        emit(state, "vp", seat, amount)


def rival_prices(state: State) -> tuple[tuple[int, int], ...]:
    """What rivals buy points with; spice is hoarded for tech tiles (IMP 28.4.2)."""
    if state.tech and (state.conflict == NOBODY or CONFLICTS[state.conflict].level < LAST_LEVEL):
        return RIVAL_PRICES[:2]
    return RIVAL_PRICES


def rival_can_spend(state: State, rival: PlayerState) -> bool:
    """Whether a solo rival has enough of something for a point."""
    prices = rival_prices(state)
    enough = any(rival.resources[resource] >= price for resource, price in prices)
    return enough or len(rival.intrigue) >= RIVAL_INTRIGUE


def rival_spends(state: State, seat: int) -> None:
    """A solo rival turns what it has gathered into points at once (IMP 18.4.3)."""
    rival = state.players[seat]
    if rival.leader == NOBODY:
        return
    for resource, price in rival_prices(state):
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
    if not player.deck and player.ix.ahead == NOBODY:
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
    if CARDS[card].unload:
        unload(state, seat, card)
    bounty = CARDS[card].when_trashed
    if bounty is not None:
        state.stack.append(Resolve(bounty, seat, CARDS[card].key))


def discard(state: State, seat: int, card: int) -> None:
    """Put a card of the hand on the discard pile."""
    player = state.players[seat]
    leave_hand(player, card)
    player.discard.append(card)
    emit(state, "discard", seat, card)
    if CARDS[card].unload:
        unload(state, seat, card)


def unload(state: State, seat: int, card: int) -> None:
    """A card that unloads gives its reveal box when discarded or trashed (IMP 24.1.2)."""
    emit(state, "unload", seat, card)
    add_items(state, seat, items(CARDS[card].reveal, CARDS[card].key))


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
        push_box(state, bonus, seat, CARDS[card].key)


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
        player.intrigue_eyes.append(seen_before(state) & ~(1 << seat))
    if not drawn:
        return
    state.news = True
    player.intrigue.extend(drawn)
    eyes = 1 << seat if seat < state.setup.seats else 0
    state.events.append(Event("intrigue", seat, (len(drawn),), tuple(drawn), eyes))
    if seat >= state.setup.seats:
        rival_spends(state, seat)


def seen_before(state: State) -> int:
    """Which seats knew the intrigue card just taken from the top of the deck, as bits."""
    eyes, state.intrigue_top = state.intrigue_top, 0
    buried = state.intrigue_buried
    if len(buried) > len(state.intrigue_deck):
        eyes |= 1 << buried[-1]
        state.intrigue_buried = buried[:-1]
    return eyes


def bury_intrigue(state: State, seat: int, card: int) -> None:
    """Put an intrigue card unseen under the deck (IMP 24.1.5)."""
    player = state.players[seat]
    number = player.intrigue.index(card)
    del player.intrigue[number]
    eyes = player.intrigue_eyes.pop(number)
    for held in set(player.intrigue):
        lose_sight(player, held, ~eyes if held == card else ~(1 << seat))
    state.intrigue_deck.insert(0, card)
    state.intrigue_buried = (seat, *state.intrigue_buried)
    state.events.append(Event("bury", seat, (), (card,), 1 << seat))


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
        if state.setup.board != BASE_BOARD:
            snoop(state, seat, faction)
    if new < 4:
        return
    if old < 4 and seat < state.setup.seats:
        track_bonus(state, seat, faction)
    holder = state.alliances[faction]
    if holder == NOBODY or (holder != seat and new > state.players[holder].influence[faction]):
        give_alliance(state, faction, seat)


def snoop(state: State, seat: int, faction: int) -> None:
    """A leader with snooper tokens reaches one on a track and takes what it gives (IMP 25.1.7)."""
    player = state.players[seat]
    if player.leader == NOBODY or player.rival or faction in player.ix.snooped:
        return
    observations = LEADERS[player.leader].snoopers
    if observations:
        reward = observations[faction][len(player.ix.snooped)]
        player.ix.snooped = (*player.ix.snooped, faction)
        emit(state, "snooper", seat, faction)
        add_items(state, seat, items(reward, LEADERS[player.leader].key))


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
    """Add effects to the open turn or reward of a seat; without one they are offered next."""
    stack = state.stack
    for number in range(len(stack) - 1, -1, -1):
        frame = stack[number]
        if isinstance(frame, Agenda) and frame.seat == seat and frame.mode != EFFECT:
            stack[number] = Agenda(seat, frame.mode, (*frame.items, *items))
            return
    stack.append(Agenda(seat, EFFECT, tuple(items)))


def push_box(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out a box next; what is optional in it may be declined."""
    if optional(effect):
        state.stack.append(Agenda(seat, EFFECT, items(effect, source)))
    else:
        state.stack.append(Resolve(effect, seat, source))


def push_effect(state: State, effect: Effect, seat: int, source: str) -> None:
    """Carry out an effect next."""
    state.stack.append(Resolve(effect, seat, source))


def reset_turn(player: PlayerState) -> None:
    """Forget what belonged to the last turn."""
    player.rules = player.deployed = player.deployed_by_right = 0
    player.recruited = player.just_recruited = 0
    player.space = NOBODY
    player.resources[PERSUASION] = 0
    if player.ix is not NO_IX:
        player.rules = standing_rules(player)
        player.ix.reset_turn()


def standing_rules(player: PlayerState) -> int:
    """The rules that a house's tech tiles change for good."""
    rules = 0
    for tile in player.ix.tech:
        rules |= TECHS[tile].standing
    return rules
