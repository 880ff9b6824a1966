"""Why something is not offered, in one sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.core.decisions import Decision, Reason, shown
from landsraad.games.imperium.board import (
    banned,
    blocked_spaces,
    deploy_limit,
    icons_of,
    lent_spaces,
    may_deploy,
    reach_of,
    toll,
    used_up,
)
from landsraad.games.imperium.catalogue import (
    ANYWHERE,
    CARD,
    CARDS,
    FOLDSPACE,
    INFILTRATE,
    INTRIGUE,
    INTRIGUES,
    LEADER_SPACES,
    LEADERS,
    NAMES,
    REACH,
    RESERVE,
    SPACE,
    SPACES,
    TECH,
    TECHS,
    TOLLS,
)
from landsraad.games.imperium.deeds import house_name
from landsraad.games.imperium.market import asked_discount, market, price, tile_price
from landsraad.games.imperium.offer import commander_price
from landsraad.games.imperium.state import State
from landsraad.games.imperium.state_bloodlines import NO_BLOODLINES
from landsraad.games.imperium.terms import (
    FACTION_NAMES,
    PERSUASION,
    RESOURCE_NAMES,
    Phase,
)
from landsraad.games.imperium.text import describe


def why_not(state: State, notation: str) -> Reason:
    """The reason why a notation is not among the options now."""
    decision = state.pending
    if decision is None:
        return Reason("the game is over", "IMP 8.1.1")
    words = notation.split()
    if not words:
        return Reason("nothing was chosen", decision.rule)
    explain = _EXPLAIN.get(words[0])
    if explain is None:
        return Reason(f"{shown(words[0])} is no word of this game", decision.rule)
    return explain(state, decision, words[1:]) or _not_asked(decision)


def _not_asked(decision: Decision) -> Reason:
    return Reason(f"now the question is: {decision.prompt}", decision.rule)


def _unknown(what: str, name: str) -> Reason:
    return Reason(f"there is no {what} {shown(name)}", "")


def _send(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 2:
        return Reason("say which card sends the agent to which space", "IMP 4.1.1")
    if words[0] not in CARD:
        return _unknown("card", words[0])
    if words[1] not in SPACE:
        return _unknown("space", words[1])
    if decision.ask.key != "turn":
        return None
    seat, card, space = decision.seat, CARD[words[0]], SPACE[words[1]]
    player = state.players[seat]
    if card not in player.hand:
        return Reason(f"{CARDS[card].name} is not in your hand", "IMP 4.1.1")
    anywhere = card in ANYWHERE
    if not player.agents and not anywhere:
        return Reason("you have no agent left on your leader", "IMP 4.1.1")
    if not anywhere and not icons_of(player, card):
        return Reason(f"{CARDS[card].name} has no agent icon", "IMP 4.1.2")
    reach = REACH[card] | lent_spaces(player) | reach_of(player, card)
    if not reach >> space & 1:
        return Reason(f"{CARDS[card].name} has no icon of {SPACES[space].name}", "IMP 4.2.1")
    infiltrates = bool(INFILTRATE[card] >> space & 1) and not state.agents[space] >> 2 * seat & 3
    return why_not_there(state, seat, space, card, ignore_agents=anywhere or infiltrates)


def why_not_there(
    state: State, seat: int, space: int, card: int = -1, *, ignore_agents: bool = False
) -> Reason | None:
    """Why an agent of a seat cannot go to a space."""
    player, place = state.players[seat], SPACES[space]
    if not state.setup.board >> space & 1:
        return _off_the_board(space)
    if banned(state, seat, space):
        return Reason(f"The Voice has closed {place.name}", "IMP 13.2.16")
    if place.once and used_up(state, player, space):
        if state.setup.no_swordmaster and not player.swordmaster and space == _SWORDMASTER:
            return Reason("at this difficulty you cannot gain a swordmaster", "IMP 18.2.4")
        return Reason(f"you have been to {place.name} already", "IMP 4.3.3")
    if place.requirement:
        faction, needed = place.requirement
        if player.influence[faction] < needed:
            return Reason(
                f"{place.name} asks for {needed} influence with the {FACTION_NAMES[faction]}; "
                f"you have {player.influence[faction]}",
                "IMP 4.3.2",
            )
    cost, resource = toll(state, seat, space, card), TOLLS[space].resource
    if player.resources[resource] < cost:
        return Reason(
            f"{place.name} costs {cost} {RESOURCE_NAMES[resource]}; "
            f"you have {player.resources[resource]}",
            "IMP 4.3.1",
        )
    if not ignore_agents and blocked_spaces(state, seat) >> space & 1:
        there = state.agents[space]
        owner = next(seat for seat in range(len(state.players)) if there >> 2 * seat & 3)
        return Reason(f"an agent of {house_name(state, owner)} stands on {place.name}", "IMP 4.2.2")
    return None


_SWORDMASTER = SPACE["swordmaster"]


def _off_the_board(space: int) -> Reason:
    name = SPACES[space].name
    if space in LEADER_SPACES:
        hosts = (leader for leader in LEADERS if leader.host is not None)
        host = next(one.name for one in hosts if one.host and SPACE[one.host[0]] == space)
        return Reason(f"{name} is in play only if a player has {host}", "IMP 32.1.4")
    return Reason(f"{name} is not on the board of this game", "IMP 20.1.1")


def _acquire(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not words or words[0] not in CARD:
        return _unknown("card", " ".join(words))
    card, seat = CARD[words[0]], decision.seat
    name = CARDS[card].name
    if card == FOLDSPACE:
        return Reason("Foldspace is only gained by its icon", "IMP 13.1.2")
    if decision.ask.key == "acquire":
        return Reason(f"this effect cannot acquire {name}", "IMP 19.1.32")
    if decision.ask.key != "reveal_turn":
        return Reason("cards are acquired on your reveal turn", "IMP 5.3.1")
    player = state.players[seat]
    if card not in market(state) and card not in player.aside:
        where = "its stack is empty" if card in RESERVE else "it is not in the Imperium row"
        return Reason(f"{name} cannot be acquired: {where}", "IMP 5.3.1")
    cost, wealth = price(state, seat, card), player.resources[PERSUASION]
    if cost > wealth:
        return Reason(f"{name} costs {cost} persuasion; you have {wealth}", "IMP 5.3.1")
    if len(words) > 1:
        return Reason("acquired cards go to your discard pile", "IMP 5.3.4")
    return None


def _play(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if not words or words[0] not in INTRIGUE:
        return _unknown("intrigue card", " ".join(words))
    card = INTRIGUES[INTRIGUE[words[0]]]
    if INTRIGUE[words[0]] not in state.players[decision.seat].intrigue:
        return Reason(f"you do not hold {card.name}", "IMP 10.2.2")
    moments = {"combat": card.combat, "endgame": card.endgame, "win": card.win}
    effect = moments.get(decision.ask.key, card.plot)
    if effect is None:
        kinds = [("plot", card.plot), ("combat", card.combat), ("combat", card.win),
                 ("endgame", card.endgame)]  # fmt: skip
        kind = " or ".join(dict.fromkeys(word for word, part in kinds if part))
        return Reason(f"{card.name} is a card for: {kind}", "IMP 10.2.1")
    if decision.ask.key not in moments and decision.ask.key not in _PLOT_ASKS:
        return None
    if card.opening:
        rule = "IMP 33.3.7" if card.twisted else "IMP 14.1.1"
        return Reason(f"{card.name} is for the very start of a turn", rule)
    return Reason(f"{card.name} cannot be used now: {describe(effect)}", "IMP 10.2.2")


_PLOT_ASKS = ("turn", "agent_turn", "deploy", "end_turn", "reveal_turn")


def _pass(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a card is not put into play in place of a turn."""
    if not words:
        return None
    if words[0] not in CARD:
        return _unknown("card", words[0])
    card = CARD[words[0]]
    name = CARDS[card].name
    if CARDS[card].opening is None:
        return Reason(f"{name} does not pass a turn", "IMP 33.1.8")
    if card not in state.players[decision.seat].hand:
        return Reason(f"{name} is not in your hand", "IMP 33.1.8")
    return Reason(f"{name} is put into play at the very start of a turn only", "IMP 33.1.8")


def _deploy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if words == ["dreadnought"]:
        return _deploy_dreadnought(state, decision)
    if len(words) != 1 or not words[0].isdigit():
        return Reason("say how many troops", "IMP 4.5.1")
    player = state.players[decision.seat]
    if decision.ask.key == "reveal_turn" and state.setup.bloodlines:
        if not may_deploy(state, decision.seat):
            return Reason("on a reveal turn it takes a combat icon to deploy", "IMP 31.2.1")
    elif decision.ask.key not in ("agent_turn", "deploy", "end_turn"):
        return None
    if player.space >= 0 and not may_deploy(state, decision.seat):
        return Reason(f"{SPACES[player.space].name} is no combat space", "IMP 4.5.3")
    limit = deploy_limit(state, decision.seat)
    return Reason(f"you may deploy {limit} more on this turn", "IMP 4.5.2")


def _deploy_dreadnought(state: State, decision: Decision) -> Reason | None:
    if not state.players[decision.seat].ix.dreadnoughts:
        return Reason("you have no dreadnought in your garrison", "IMP 21.2.2")
    if decision.ask.key not in ("agent_turn", "deploy", "end_turn"):
        return None
    return Reason("you may deploy no more units of your garrison on this turn", "IMP 21.2.3")


def _tech(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in TECH:
        return _unknown("tech tile", " ".join(words))
    tile = TECH[words[0]]
    if tile not in [pile[-1] for pile in state.tech if pile]:
        return Reason(f"{TECHS[tile].name} does not lie open", "IMP 23.2.1")
    if decision.ask.key != "tech":
        return Reason("tiles are acquired by the icon alone", "IMP 23.2.2")
    cost = tile_price(state, decision.seat, tile, asked_discount(state, decision.seat))
    return Reason(f"{TECHS[tile].name} costs you {cost} spice", "IMP 23.2.3")


def _use(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or words[0] not in TECH:
        return _unknown("tech tile", " ".join(words))
    tile, player = TECH[words[0]], state.players[decision.seat]
    name = TECHS[tile].name
    if tile not in player.ix.tech:
        return Reason(f"you do not have {name}", "IMP 23.3.1")
    if player.ix.flipped >> tile & 1:
        return Reason(f"{name} has been used this round", "IMP 23.3.2")
    ability = TECHS[tile].ability
    if ability is None:
        return Reason(f"{name} works by itself", "IMP 23.3.1")
    if decision.ask.key not in _PLOT_ASKS:
        return Reason("tiles are used on your own turns", "IMP 23.3.1")
    return Reason(f"{name} cannot be used now: {describe(ability)}", "IMP 23.3.1")


def _recruit(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why no commander is recruited from the supply now."""
    player = state.players[decision.seat]
    if words != ["commander"] or player.bl is NO_BLOODLINES:
        return Reason("only commanders are recruited from the supply by choice", "IMP 30.1.4")
    if not player.bl.supply:
        return Reason("there is no commander in your supply", "IMP 30.1.4")
    if player.bl.hired:
        return Reason("you have recruited a commander on this turn already", "IMP 30.1.4")
    if decision.ask.key not in ("agent_turn", "deploy", "end_turn", "reveal_turn"):
        return None
    price = commander_price(state, decision.seat)
    return Reason(f"a commander costs {price} solari", "IMP 30.1.4")


def _done(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key in ("agent_turn", "reveal_turn", "reward", "win", "effect"):
        return Reason("an effect that is not optional is still to be carried out", "IMP 3.1.1")
    return None


def _reveal(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.phase != Phase.TURNS:
        return Reason("reveal turns belong to the phase of player turns", "IMP 2.3.1")
    return Reason("a turn is an agent turn or a reveal turn; this one has begun", "IMP 2.3.1")


def _buy_commander(state: State, seat: int, key: str) -> Reason:
    """Why a commander cannot be acquired on the space of this turn's agent."""
    if SPACE[key] not in state.bl.commanders:
        return Reason(f"no commander stands on {NAMES[key]}", "IMP 30.1.1")
    if SPACE[key] != state.players[seat].space:
        return Reason(f"you have not sent an agent to {NAMES[key]} on this turn", "IMP 30.1.1")
    price = commander_price(state, seat)
    return Reason(f"a commander costs {price} solari", "IMP 30.1.1")


def _resolve(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) == 2 and words[0] in SPACE and words[1] == "buy_commander":
        return _buy_commander(state, decision.seat, words[0])
    if words and words[0] in NAMES:
        return Reason(
            f"that effect of {NAMES[words[0]]} is not open now: it was used, its condition does "
            "not hold or its cost cannot be paid", "IMP 3.2.3",
        )  # fmt: skip
    return None


def _plain(state: State, decision: Decision, words: list[str]) -> Reason | None:
    return None


_EXPLAIN: dict[str, Callable[[State, Decision, list[str]], Reason | None]] = {
    "send": _send, "acquire": _acquire, "play": _play, "deploy": _deploy, "done": _done,
    "reveal": _reveal, "resolve": _resolve, "tech": _tech, "use": _use, "recruit": _recruit,
    "pass": _pass,
    **dict.fromkeys(
        ("decline", "discard", "recover", "set_aside", "trash", "retreat", "sell", "take",
         "faction", "from", "recall", "name", "give", "target", "lead", "return", "station",
         "rout", "bury", "keep", "commanders", "skill", "course", "project", "dismantle", "scrap",
         "hand_over", "smuggle"),
        _plain,
    ),
}  # fmt: skip
