"""What each effect does: one small function an effect, by its class."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium import army, asks, commanders, deeds, piles, tracks
from landsraad.games.imperium.boxes import INSTEAD_OF_SPICE, ON_SEAT, items, optional
from landsraad.games.imperium.catalogue import CARD, FOLDSPACE, NAMES, RESERVE, SPACE
from landsraad.games.imperium.conditions import count, holds, revealing
from landsraad.games.imperium.effects import (
    Choose,
    Deploy,
    DeployRecruits,
    Draw,
    DrawIntrigue,
    EachOpponent,
    Effect,
    ForEach,
    Gain,
    GainInfluence,
    GainVp,
    Harvest,
    LoseTroops,
    OneOf,
    OnReveal,
    OnWin,
    Pay,
    RecallAgent,
    Recruit,
    RecruitAndDeploy,
    Retreat,
    Seq,
    StealIntrigue,
    TakeControl,
    TakeFoldspace,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    ThisTurn,
    TrackBonus,
    TrashSelf,
    When,
)
from landsraad.games.imperium.engine import answers, ask_or_take, steps
from landsraad.games.imperium.market import TO_TOP
from landsraad.games.imperium.offer import eligible, open_factions, possible
from landsraad.games.imperium.options import (
    Acquire,
    Number,
    OfFaction,
    OfSpace,
    OfUnit,
    Take,
    acquire,
    label,
    numbers,
    of_faction,
    of_space,
    of_unit,
    take,
)
from landsraad.games.imperium.phases.reveal import reveal_hand
from landsraad.games.imperium.rivals.expert import stays_home
from landsraad.games.imperium.state import NOBODY, Resolve, State
from landsraad.games.imperium.terms import SPICE, SWORD, Phase, Place, Rule, Zone
from landsraad.games.imperium.text import describe

RECALL_FIGHTER: Final = of_unit("recall", "agent")
DOUBLE_HARVEST: Final = int(Rule.DOUBLE_HARVEST)


def draw(state: State, seat: int, amount: int) -> None:
    """Draw cards; on one's own reveal turn they are revealed at once (IMP 5.1.3)."""
    piles.draw_cards(state, seat, amount)
    if state.players[seat].hand and revealing(state, seat):
        reveal_hand(state, seat)


# --- structure


@steps(Seq)
def _seq(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Seq)
    if optional(effect):
        deeds.add_items(state, seat, items(effect, source))
        return
    for step in reversed(effect.steps):
        state.stack.append(Resolve(step, seat, source))


@steps(When)
def _when(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, When)
    if holds(state, seat, effect.condition, source):
        state.stack.append(Resolve(effect.then, seat, source))


@steps(OneOf)
def _one_of(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, OneOf)
    options = tuple(
        take(label, describe(option))
        for label, option in effect.options
        if eligible(state, seat, option, source)
    )
    if options:
        if seat >= state.setup.seats and _settled_for_rival(effect):
            options = options[:1]
        ask_or_take(state, frame, seat, asks.ONE_OF, options, NAMES[source])


def _settled_for_rival(effect: OneOf) -> bool:
    """IMP 28.4.4: a rival takes a tile if it can; IMP 35.3.6: it draws no cards for a deck."""
    return optional(effect.options[0][1]) or isinstance(effect.options[-1][1], Draw)


@answers(OneOf)
def _one_of_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, OneOf)
    state.stack.append(Resolve(dict(effect.options)[option.label], seat, source))


@steps(Choose)
def _choose(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Choose)
    open_to = effect.options
    if seat >= state.setup.seats:
        open_to = _least(state, seat, effect)
    options = tuple(take(label, describe(option)) for label, option in open_to)
    ask_or_take(state, frame, seat, asks.ONE_OF, options, NAMES[source])


def _least(state: State, seat: int, effect: Choose) -> tuple[tuple[str, Effect], ...]:
    """Of a rival's influence choices those where it has least; other choices stay open."""
    influence = state.players[seat].influence
    heights = {
        label: influence[option.factions[0]]
        for label, option in effect.options
        if isinstance(option, GainInfluence)
    }
    if not heights:
        return effect.options
    lowest = min(heights.values())
    return tuple(pair for pair in effect.options if heights.get(pair[0]) == lowest)


@answers(Choose)
def _choose_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Choose)
    rest = tuple(pair for pair in effect.options if pair[0] != option.label)
    if effect.amount > 1:
        state.stack.append(Resolve(Choose(effect.amount - 1, rest), seat, source))
    state.stack.append(Resolve(dict(effect.options)[option.label], seat, source))


@steps(ForEach)
def _for_each(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, ForEach)
    amount = effect.gain.amount * count(state, seat, effect.count, source)
    if isinstance(effect.gain, GainVp):
        if amount:
            deeds.score(state, seat, amount)
        return
    deeds.gain(state, seat, effect.gain.resource, amount)
    if effect.gain.resource == SWORD and amount:
        gave_swords(state, frame)


@steps(EachOpponent)
def _each_opponent(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, EachOpponent)
    for other in reversed(deeds.opponents(state, seat)):
        if possible(state, other, effect.effect, source):
            state.stack.append(Resolve(effect.effect, other, source))


@steps(OnReveal)
def _on_reveal(state: State, frame: Resolve) -> None:
    # A plot card that waits for the reveal turn is kept by whoever played it; here that turn is.
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, OnReveal)
    state.stack.append(Resolve(effect.effect, seat, source))


@steps(OnWin)
def _on_win(state: State, frame: Resolve) -> None:
    # The card stays open; whoever wins finds its effect among the rewards (`phases.combat`).
    pass


@steps(ThisTurn)
def _this_turn(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, ThisTurn)
    state.players[seat].rules |= effect.rule


# --- gains


@steps(Gain)
def _gain(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Gain)
    deeds.gain(state, seat, effect.resource, effect.amount)
    if effect.resource == SWORD:
        gave_swords(state, frame)


def gave_swords(state: State, frame: Resolve) -> None:
    """Note a card whose effect gave swords on the reveal turn, for what counts such cards."""
    card = CARD.get(frame.source)
    if card is not None and state.tech and revealing(state, frame.seat):
        player = state.players[frame.seat]
        player.ix.sword_cards = (*player.ix.sword_cards, (card, label(frame.effect)))


@steps(Recruit)
def _recruit(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Recruit)
    deeds.recruit(state, seat, effect.amount)


@steps(Draw)
def _draw(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, Draw)
    draw(state, seat, effect.amount)


@steps(DrawIntrigue)
def _draw_intrigue(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, DrawIntrigue)
    piles.draw_intrigue(state, seat, effect.amount)


@steps(GainVp)
def _vp(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, GainVp)
    deeds.score(state, seat, effect.amount)


@steps(GainInfluence)
def _gain_influence(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, GainInfluence)
    factions = open_factions(state, seat, effect)
    if not factions:
        return
    if seat >= state.setup.seats:
        # IMP 18.5.1: a rival takes the faction where it has least.
        influence = state.players[seat].influence
        lowest = min(influence[faction] for faction in factions)
        factions = tuple(faction for faction in factions if influence[faction] == lowest)
    options = tuple(map(of_faction, factions))
    ask_or_take(state, frame, seat, asks.FACTION_UP, options, NAMES[source])


@answers(GainInfluence)
def _gain_influence_answer(state: State, frame: Resolve, option: OfFaction) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, GainInfluence)
    tracks.change_influence(state, seat, option.faction, effect.amount)


@steps(Harvest)
def _harvest(state: State, frame: Resolve) -> None:
    seat, source = frame.seat, frame.source
    player, space = state.players[seat], SPACE[source]
    assert isinstance(frame.effect, Harvest)
    base = frame.effect.base * (2 if player.rules & DOUBLE_HARVEST else 1)
    amount = base + state.bonus[space]
    state.bonus[space] = 0
    instead = INSTEAD_OF_SPICE[player.leader]
    if instead and amount:
        amount -= 1
        deeds.add_items(state, seat, instead)
    if amount:
        deeds.gain(state, seat, SPICE, amount)


@steps(StealIntrigue)
def _steal(state: State, frame: Resolve) -> None:
    piles.steal_intrigue(state, frame.seat)


@steps(TrackBonus)
def _track_bonus(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, TrackBonus)
    tracks.track_bonus(state, seat, effect.faction)


@steps(TakeFoldspace)
def _foldspace(state: State, frame: Resolve) -> None:
    if state.reserve[RESERVE.index(FOLDSPACE)]:
        places = (False, True) if state.players[frame.seat].rules & TO_TOP else (False,)
        options = tuple(acquire(FOLDSPACE, place) for place in places)
        ask_or_take(state, frame, frame.seat, asks.WHERE, options, NAMES[frame.source])


@answers(TakeFoldspace)
def _foldspace_answer(state: State, frame: Resolve, option: Acquire) -> None:
    piles.acquire(state, frame.seat, FOLDSPACE, to_top=option.to_top, paid=False)


@steps(TakeMentat)
def _mentat(state: State, frame: Resolve) -> None:
    if state.phase == Phase.COMBAT:
        state.mentat_next = frame.seat  # IMP 15.1.3: taken when the next round begins.
        deeds.emit(state, "mentat_won", frame.seat)
    elif state.mentat == NOBODY:
        take_mentat(state, frame.seat)


def take_mentat(state: State, seat: int) -> None:
    """The Mentat joins a house as an agent of this round."""
    state.mentat = seat
    state.players[seat].agents += 1
    deeds.emit(state, "mentat", seat)


@steps(TakeControl)
def _control(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, TakeControl)
    state.control[SPACE[effect.space]] = seat
    deeds.emit(state, "control", seat, SPACE[effect.space])


@steps(TakeSeat)
def _seat(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    player.council = True
    deeds.emit(state, "council", frame.seat)
    deeds.add_items(state, frame.seat, ON_SEAT[player.leader])


@steps(TakeSwordmaster)
def _swordmaster(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    player.swordmaster = True
    player.agents += 1
    deeds.emit(state, "swordmaster", frame.seat)


@steps(TrashSelf)
def _trash_self(state: State, frame: Resolve) -> None:
    if CARD[frame.source] in state.players[frame.seat].play:
        piles.trash(state, frame.seat, CARD[frame.source], Zone.PLAY)


@steps(RecallAgent)
def _recall(state: State, frame: Resolve) -> None:
    seat = frame.seat
    options: list[Option] = [
        of_space("recall", space)
        for space, there in enumerate(state.agents)
        if there >> 2 * seat & 3
    ]
    if state.players[seat].bl.agents:
        options.append(RECALL_FIGHTER)
    if options:
        ask_or_take(state, frame, seat, asks.RECALL, tuple(options), NAMES[frame.source])


@answers(RecallAgent)
def _recall_answer(state: State, frame: Resolve, option: OfSpace | OfUnit) -> None:
    player = state.players[frame.seat]
    player.agents += 1
    if isinstance(option, OfUnit):
        player.bl.agents -= 1  # IMP 36.1.8
        deeds.emit(state, "recall_fighter", frame.seat)
        return
    state.agents[option.space] -= 1 << 2 * frame.seat
    deeds.emit(state, "recall", frame.seat, option.space)


# --- troops


@steps(Deploy)
def _deploy(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Deploy)
    player = state.players[seat]
    most = min(effect.amount, player.garrison - player.bl.kept_home)
    ask_or_take(state, frame, seat, asks.DEPLOY_SOME, numbers("deploy", 0, most), NAMES[source])


@answers(Deploy)
def _deploy_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        commanders.move(state, frame.seat, commanders.DEPLOY, option.amount)


@steps(DeployRecruits)
def _deploy_recruits(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, DeployRecruits)
    player = state.players[seat]
    least, most = 0, min(effect.amount, player.just_recruited, player.garrison)
    if seat >= state.setup.seats:
        least = most = 0 if stays_home(state, seat) else most  # IMP 28.5.8
    options = numbers("deploy", least, most)
    ask_or_take(state, frame, seat, asks.DEPLOY_SOME, options, NAMES[source])


@answers(DeployRecruits)
def _deploy_recruits_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        army.deploy(state, frame.seat, option.amount)
    if not revealing(state, frame.seat) or state.setup.bloodlines:
        # A recruit is deployed once: by this effect, or by right of a combat space or icon.
        state.players[frame.seat].deployed_by_right += option.amount


@steps(RecruitAndDeploy)
def _recruit_and_deploy(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, RecruitAndDeploy)
    amount = min(effect.amount, state.players[seat].supply)
    if amount:
        army.deploy(state, seat, amount, from_supply=True)


@steps(Retreat)
def _retreat(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Retreat)
    most = min(effect.amount, state.players[seat].conflict)
    ask_or_take(state, frame, seat, asks.RETREAT, numbers("retreat", 0, most), NAMES[source])


@answers(Retreat)
def _retreat_answer(state: State, frame: Resolve, option: Number) -> None:
    if option.amount:
        commanders.move(state, frame.seat, commanders.RETREAT, option.amount)


@steps(LoseTroops)
def _lose_troops(state: State, frame: Resolve) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, LoseTroops)
    if effect.place == Place.EITHER:
        if effect.amount > 1:
            commanders.one_loss(state, seat)
        _ask_place(state, frame)
        return
    player, in_conflict = state.players[seat], effect.place == Place.CONFLICT
    amount = min(effect.amount, player.conflict if in_conflict else player.garrison)
    if amount:
        commanders.lose(state, seat, amount, in_conflict=in_conflict)


def _ask_place(state: State, frame: Resolve) -> None:
    player = state.players[frame.seat]
    places = ((player.garrison, "garrison"), (player.conflict, "conflict"))
    options = tuple(take(where, f"from the {where}") for troops, where in places if troops)
    ask_or_take(state, frame, frame.seat, asks.LOSE_TROOP, options, NAMES[frame.source])


@answers(LoseTroops)
def _lose_troops_answer(state: State, frame: Resolve, option: Take) -> None:
    effect, seat = frame.effect, frame.seat
    assert isinstance(effect, LoseTroops)
    if effect.amount > 1:
        following = LoseTroops(effect.place, effect.amount - 1)
        state.stack.append(Resolve(following, seat, frame.source))
    commanders.lose(state, seat, 1, in_conflict=option.label == "conflict")


@steps(Pay)
def _pay(state: State, frame: Resolve) -> None:
    effect, seat, source = frame.effect, frame.seat, frame.source
    assert isinstance(effect, Pay)
    if optional(effect.reward):
        deeds.add_items(state, seat, items(effect.reward, source))
    else:
        state.stack.append(Resolve(effect.reward, seat, source))
    costs = effect.cost.steps if isinstance(effect.cost, Seq) else (effect.cost,)
    for cost in reversed(costs):
        if isinstance(cost, Gain):
            deeds.spend(state, seat, cost.resource, cost.amount)
        else:
            state.stack.append(Resolve(cost, seat, source))
