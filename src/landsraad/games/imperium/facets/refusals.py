"""Why something is not offered, in one sentence with its rule."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from landsraad.core.decisions import Decision, Reason, shown
from landsraad.core.refusals import no_word, not_asked, refuse
from landsraad.games.imperium.engine.board import (
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
from landsraad.games.imperium.engine.catalogue import (
    ANYWHERE,
    CARDS,
    INTRIGUES,
    PASSING,
    REACH,
    SPACES,
    TOLLS,
)
from landsraad.games.imperium.engine.conditions import holds, influence_of
from landsraad.games.imperium.engine.deeds import house_name
from landsraad.games.imperium.engine.market import market, price
from landsraad.games.imperium.engine.plug import Refusal, every
from landsraad.games.imperium.engine.rivalry import rivals_of
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.facets.occasions import asked_for, untimely
from landsraad.games.imperium.facets.offer import COMBAT_ICON, can_pay, of_cost
from landsraad.games.imperium.language.abilities import OPENS, given_on
from landsraad.games.imperium.language.board import RecallAgent, TakeMentat
from landsraad.games.imperium.language.structure import (
    Look,
    Pay,
    Special,
    ThisTurn,
    When,
    cost_words,
)
from landsraad.games.imperium.language.terms import (
    PERSUASION,
    RESOURCE_NAMES,
    SPICE,
    Phase,
)
from landsraad.games.imperium.language.values import Effect
from landsraad.games.imperium.language.words import NAMES, condition_words, describe, listed


def why_not(state: State, notation: str) -> Reason:
    """The reason why a notation is not among the options now."""
    return refuse(state.pending, notation, "IMP 8.1.1", partial(_because, state))


def _because(state: State, decision: Decision, words: list[str]) -> Reason:
    known = [refusal for pattern, refusal in _known().get(words[0], ()) if _fits(pattern, words)]
    if not known:
        return no_word(decision, words[0])
    for refusal in known:
        reason = refusal(state, decision, words[1:])
        if reason is not None:
            return reason
    return untimely(state, decision, words[0]) or not_asked(decision)


@cache
def _known() -> dict[str, list[tuple[list[str], Refusal]]]:
    """By verb, what mechanisms and then the base game say to which words."""
    found: dict[str, list[tuple[list[str], Refusal]]] = {}
    told = [one.refusals.notations for one in every() if one.refusals is not None]
    for notations in (*told, {f"{verb} *": refusal for verb, refusal in _EXPLAIN.items()}):
        for pattern, refusal in notations.items():
            words = pattern.split()
            found.setdefault(words[0], []).append((words, refusal))
    return found


def _fits(pattern: list[str], words: list[str]) -> bool:
    """Whether words are those of a pattern, in which a star stands for any word or the rest."""
    if pattern[1:] == ["*"]:
        return True
    pairs = zip(pattern, words, strict=False)
    return len(pattern) == len(words) and all(part in ("*", word) for part, word in pairs)


def unknown(what: str, name: str) -> Reason:
    """That there is no such thing."""
    return Reason(f"there is no {what} {shown(name)}", "")


def _send(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 2:
        return Reason("say which card sends the agent to which space", "IMP 4.1.1")
    cards, spaces = state.setup.selection.card, state.setup.selection.space
    if words[0] not in cards:
        return unknown("card", words[0])
    if words[1] not in spaces:
        return unknown("space", words[1])
    if decision.ask.key != "turn":
        return None
    seat, card, space = decision.seat, cards[words[0]], spaces[words[1]]
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
    passes = bool(PASSING[card] >> space & 1) and not state.agents[space] >> 2 * seat & 3
    return why_not_there(state, seat, space, card, ignore_agents=anywhere or passes)


def why_not_there(
    state: State, seat: int, space: int, card: int = -1, *, ignore_agents: bool = False
) -> Reason | None:
    """Why an agent of a seat cannot go to a space."""
    player, place = state.players[seat], SPACES[space]
    if not state.setup.board >> space & 1:
        return off_the_board(state, space)
    if banned(state, seat, space):
        return Reason(f"The Voice has closed {place.name}", "IMP 13.2.16")
    if place.once and used_up(state, player, space):
        if state.setup.no_swordmaster and not player.swordmaster and place.key == "swordmaster":
            return Reason(
                "at this difficulty you cannot gain a swordmaster", rivals_of(state).hardest
            )
        return Reason(f"you have been to {place.name} already", "IMP 4.3.3")
    if place.requirement and not any(
        waives(state, seat, card) >> space & 1 for waives in state.moments.waives
    ):
        faction, needed = place.requirement
        height = influence_of(state, seat, faction)
        if height < needed:
            return Reason(
                f"{place.name} asks for {needed} influence with the "
                f"{state.setup.edition.tracks[faction]}; you have {height}",
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


def off_the_board(state: State, space: int) -> Reason:
    """That no agent can be sent to a space that this game's board has not."""
    name = SPACES[space].name
    for mechanism in every():
        if mechanism.refusals is not None and mechanism.refusals.space is not None:
            reason = mechanism.refusals.space(space)
            if reason is not None:
                return reason
    edition, sets = state.setup.edition, state.setup.sets
    rules = [rule for key, rule in edition.spaces_with.items() if key in sets]
    return Reason(f"{name} is not on the board of this game", (*rules, edition.spaces)[0])


def _acquire(state: State, decision: Decision, words: list[str]) -> Reason | None:
    selection = state.setup.selection
    if not words or words[0] not in selection.card:
        return unknown("card", " ".join(words))
    card, seat = selection.card[words[0]], decision.seat
    name = CARDS[card].name
    if card == selection.foldspace:
        return Reason("Foldspace is only gained by its icon", "IMP 13.1.2")
    if decision.ask.key == "acquire":
        return Reason(f"this effect cannot acquire {name}", "IMP 19.1.32")
    if decision.ask.key != "reveal_turn":
        return Reason("cards are acquired on your reveal turn", "IMP 5.3.1")
    player = state.players[seat]
    if card not in market(state) and card not in player.aside:
        where = "its stack is empty" if card in selection.slot else "it is not in the Imperium row"
        return Reason(f"{name} cannot be acquired: {where}", "IMP 5.3.1")
    cost, wealth = price(state, seat, card), player.resources[PERSUASION]
    if cost > wealth:
        return Reason(f"{name} costs {cost} persuasion; you have {wealth}", "IMP 5.3.1")
    if len(words) > 1:
        return Reason("acquired cards go to your discard pile", "IMP 5.3.4")
    return None


def _play(state: State, decision: Decision, words: list[str]) -> Reason | None:
    known = state.setup.selection.keys("intrigue")
    if not words or words[0] not in known:
        return unknown("intrigue card", " ".join(words))
    card = INTRIGUES[known[words[0]]]
    if known[words[0]] not in state.players[decision.seat].intrigue:
        return Reason(f"you do not hold {card.name}", "IMP 10.2.2")
    moments = {"combat": card.combat, "endgame": card.endgame, "win": card.win}
    effect = moments.get(decision.ask.key, card.plot)
    if effect is None:
        kinds = [("plot", card.plot), ("combat", card.combat), ("combat", card.win),
                 ("endgame", card.endgame)]  # fmt: skip
        if card.win and decision.ask.key == "combat":
            return Reason(f"{card.name} is for the winner, and nothing is won yet", "IMP 6.4.2")
        kind = " or ".join(dict.fromkeys(word for word, part in kinds if part))
        return Reason(f"{card.name} is a card for: {kind}", "IMP 10.2.1")
    if decision.ask.key not in moments and decision.ask.key not in PLOT_ASKS:
        return None
    if card.opening:
        return Reason(f"{card.name} is for the very start of a turn", "IMP 14.1.1")
    lacking = what_lacks(state, decision.seat, effect, card.key)
    return Reason(f"{card.name} cannot be used now: {lacking}", "IMP 10.2.2")


def what_lacks(state: State, seat: int, effect: Effect, source: str) -> str:
    """What an effect that cannot be used lacks."""
    match effect:
        case When(condition, then) if not of_cost(effect):
            if not holds(state, seat, condition, source):
                return f"it only works {condition_words(condition)}"
            return what_lacks(state, seat, then, source)
        case Pay(cost, reward):
            if not can_pay(state, seat, cost, source):
                return f"you cannot pay its cost ({cost_words(cost)})"
            return what_lacks(state, seat, reward, source)
        case ThisTurn(ability) if ability == COMBAT_ICON:
            return "nothing may be deployed on this turn"
        case ThisTurn():
            return "it is played before the agent is sent"
        case TakeMentat():
            return "the Mentat is not on its space"
        case RecallAgent():
            return "you have no agent on the board"
        case Special("double_cross"):
            return "no opponent has a troop in the conflict"
        case Look():
            return "your deck is empty"
    return f"there is nothing for it to do ({describe(effect)})"


PLOT_ASKS = ("turn", "agent_turn", "deploy", "end_turn", "reveal_turn")


def _pass(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """Why a card is not put into play in place of a turn."""
    if not words:
        return None
    known = state.setup.selection.card
    if words[0] not in known:
        return unknown("card", words[0])
    card = known[words[0]]
    name = CARDS[card].name
    if given_on(OPENS, CARDS[card].abilities) is None:
        return Reason(f"{name} does not pass a turn", "IMP 33.1.8")
    if card not in state.players[decision.seat].hand:
        return Reason(f"{name} is not in your hand", "IMP 33.1.8")
    return Reason(f"{name} is put into play at the very start of a turn only", "IMP 33.1.8")


def _deploy(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if len(words) != 1 or not words[0].isdigit():
        return Reason("say how many troops", "IMP 4.5.1")
    player = state.players[decision.seat]
    revealing = decision.ask.key == "reveal_turn" and may_deploy(state, decision.seat)
    if not revealing and decision.ask.key not in ("agent_turn", "deploy", "end_turn"):
        return None if asked_for(decision, "deploy") else _nobody_deploys(state, decision)
    if player.space >= 0 and not may_deploy(state, decision.seat):
        return Reason(f"{SPACES[player.space].name} is not a combat space", "IMP 4.5.3")
    limit = deploy_limit(state, decision.seat)
    return Reason(f"you may deploy {limit} more on this turn", "IMP 4.5.2")


def _nobody_deploys(state: State, decision: Decision) -> Reason | None:
    """Why it is not the time to deploy troops."""
    if state.phase != Phase.TURNS or decision.seat != state.turn:
        return Reason("troops are deployed on one's own turn", "IMP 4.5.1")
    if decision.ask.key == "turn":
        return Reason("troops follow an agent, and none has been sent yet", "IMP 4.5.1")
    if decision.ask.key == "reveal_turn":
        return Reason("on a reveal turn troops are deployed only by an effect", "IMP 5.2.2")
    return None


def _done(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key == "lines":
        return Reason("a card is played for one of its effects at least", "IMP 3.2.4")
    if decision.ask.key in ("agent_turn", "reveal_turn", "reward", "win", "effect"):
        return Reason("an effect that is not optional is still to be carried out", "IMP 3.1.1")
    return None


def _reveal(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if state.phase != Phase.TURNS:
        return Reason("reveal turns belong to the phase of player turns", "IMP 2.3.1")
    return Reason("a turn is an agent turn or a reveal turn; this one has begun", "IMP 2.3.1")


def _resolve(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if words and words[0] in NAMES:
        return Reason(
            f"that effect of {NAMES[words[0]]} is not open now: it was used, its condition does "
            "not hold or its cost cannot be paid", "IMP 3.2.3",
        )  # fmt: skip
    return None


def _sell(state: State, decision: Decision, words: list[str]) -> Reason | None:
    if decision.ask.key != "price":
        return None
    if len(words) != 1 or not words[0].isdigit():
        return Reason("say how much spice", "IMP 11.6.2")
    held = state.players[decision.seat].resources[SPICE]
    offered = listed([option.notation.split()[1] for option in decision.options], "or")
    return Reason(f"you have {held} spice and may sell {offered}", "IMP 11.6.2")


def no_reason(state: State, decision: Decision, words: list[str]) -> Reason | None:
    """What is answered where another question is asked, and nothing more is to be said."""
    return None


_EXPLAIN: Final[dict[str, Refusal]] = {
    "send": _send, "acquire": _acquire, "play": _play, "deploy": _deploy, "done": _done,
    "reveal": _reveal, "resolve": _resolve, "pass": _pass, "sell": _sell,
    **dict.fromkeys(
        ("decline", "discard", "recover", "set_aside", "trash", "retreat", "take", "faction",
         "from", "recall", "name", "give", "target", "lead", "rout", "bury", "keep"),
        no_reason,
    ),
}  # fmt: skip
