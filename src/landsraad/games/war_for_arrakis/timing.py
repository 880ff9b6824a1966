"""When each answer is asked for at all: what is said of it at any other time."""

from __future__ import annotations

from typing import Final, NamedTuple

from landsraad.core.decisions import Reason


class Moment(NamedTuple):
    """The questions that an answer belongs to, and the rule that puts them."""

    asks: tuple[str, ...]
    words: str
    rule: str


def _moment(asks: str, words: str, rule: str) -> Moment:
    return Moment(tuple(asks.split()), words, f"WFA {rule}")


MOMENTS: Final = {
    "die": _moment("turn", "a die is spent at the start of one's turn", "4.3.1"),
    "token": _moment("turn", "a token is spent like a die, at the start of one's turn", "4.2.2"),
    "desert_power": _moment("turn", "it is chosen instead of spending a die", "4.3.4"),
    "special": _moment("action", "a special action is chosen for the die that is spent", "4.7.2"),
    "play": _moment("action play", "a planning card is played for the die that is spent", "4.6.1"),
    "as": _moment("action any_result", "only a house die is used as another result", "4.4.8"),
    "take": _moment(
        "action desert_power enter lose_die maker one_of ornithopter",
        "first a die is spent; then one of its actions is taken", "4.3.2",
    ),
    "change": _moment("change", "a die is changed where a result has too many", "4.1.3"),
    "bene_gesserit": _moment("token", "a token is laid right after the dice are rolled", "4.2.1"),
    "force": _moment("force", "Truthtrance alone forces a die", "14.1.10"),
    "draw": _moment("draw", "cards are drawn when an action or a card says so", "4.4.6"),
    "discard": _moment(
        "discard hand_limit reinforce",
        "cards are discarded for combat dice, for an effect, or above the limit of a hand", "6.2.1",
    ),
    "move": _moment("move", "a legion is moved by an action that says so", "4.4.1"),
    "to": _moment("to worm_to", "first it is said which legion or sandworm moves", "5.1.1"),
    "leave": _moment("to", "a legion is split when it is about to move", "5.1.2"),
    "transport": _moment("to target", "a legion boards before it moves or attacks", "5.4.1"),
    "attack": _moment("attack", "a legion attacks by an action that says so", "4.4.2"),
    "at": _moment("target", "first it is said which legion attacks", "6.1.1"),
    "apply": _moment("ability", "abilities turn the special results of a roll", "6.3.4"),
    "lose": _moment("casualty", "there is no hit to take", "6.4.1"),
    "continue": _moment("continue siege", "the attacker goes on after a round of battle", "6.5.1"),
    "cease": _moment("continue siege", "the attacker ceases after a round of battle", "6.5.1"),
    "stand": _moment("retreat", "the defender is asked when the attacker goes on", "6.5.3"),
    "retreat": _moment(
        "retreat retreat_to displaced", "a defender retreats when the attacker goes on", "6.5.3"
    ),
    "advance": _moment("advance advance_marker", "no battle has been won just now", "6.7.2"),
    "stay": _moment("advance maker", "no battle has been won just now", "6.7.2"),
    "tank": _moment("tank", "no leaders have fallen together", "7.1.5"),
    "place": _moment("place sietch", "pieces are placed by an action that says so", "2.2.4"),
    "from": _moment("place", "pieces are placed by an action that says so", "2.2.4"),
    "with": _moment("place", "pieces are placed by an action that says so", "2.2.4"),
    "skip": _moment("place", "only a kind of piece that is to be placed is left out", "4.3.3"),
    "upgrade": _moment("upgrade", "units are replaced by an action that says so", "4.4.7"),
    "remove": _moment(
        "excess flee train vehicles_off", "pieces are removed where an area holds too many", "5.2.2"
    ),
    "harvester": _moment(
        "harvester", "harvesters are placed before the dice are rolled, or by an action", "3.2.2"
    ),
    "ornithopter": _moment(
        "airborne", "ornithopters are placed before the dice are rolled, or by an action", "3.2.3"
    ),
    "carryall": _moment(
        "airborne", "carryalls are placed before the dice are rolled, or by an action", "3.2.3"
    ),
    "vehicle": _moment("vehicle", "a house die of the Harkonnens places vehicles", "4.4.7"),
    "save": _moment("carryall", "a carryall saves a harvester in the desert hazards", "9.1.6"),
    "shoot": _moment("vehicles_off", "a card removes vehicles from the air", "14.2.4"),
    "sector": _moment("sector", "a card asks for a sector", "14.2.4"),
    "wormsign": _moment(
        "wormsign shortage", "wormsigns are placed by Desert Power, or in the desert hazards",
        "8.1.1",
    ),
    "clear": _moment("clear", "wormsigns are discarded by a card that says so", "14.3.12"),
    "worm": _moment("worm", "sandworms move and attack by Desert Power", "8.1.1"),
    "sandworm": _moment(
        "sandworm maker", "sandworms come up from wormsigns, or by a card that says so", "8.2.2"
    ),
    "fresh": _moment("emerge", "no sandworm is rising", "8.2.3"),
    "relocate": _moment("emerge", "no sandworm is rising", "8.2.3"),
    "wild_maker": _moment("emerge", "no sandworm is rising", "8.2.3"),
    "strike": _moment("strike worm_at", "a sandworm strikes, or a card that says so", "6.8.1"),
    "expose": _moment("too_many", "not too many sandworms would rise", "9.1.5"),
    "resolve": _moment("order", "no sandworms have risen just now", "9.1.4"),
    "keep": _moment("harvest", "imperium markers are seen to in the spice harvest", "10.2.1"),
    "lift": _moment("harvest", "imperium markers are seen to in the spice harvest", "10.2.1"),
    "stockpile": _moment("harvest", "spice is stockpiled in the spice harvest", "10.3.2"),
    "reveal": _moment("scout reveal", "an area is revealed by scouting, or by a card", "4.5.3"),
    "blast": _moment("atomics", "first the family atomics are detonated", "12.4.2"),
    "recall": _moment("recall", "leaders are taken off the board at the end of a round", "11.1.3"),
    "drop": _moment(
        "drop unclaimed", "prescience cards are removed at the end of a round", "11.1.6"
    ),
    "attach": _moment("attach", "a card is laid at a prescience card when it is played", "14.1.18"),
    "withdraw": _moment("withdraw", "a card shuffles prescience cards back", "14.4.8"),
    "lower": _moment("lower lower_imperium", "a card lowers markers", "14.1.12"),
    "raise": _moment("raise", "a card raises a marker that another has gone down for", "14.1.12"),
    "steps": _moment("steps", "a card moves markers by steps", "14.1.12"),
    "seize": _moment("seize", "a card sends an enemy leader to the tank", "7.1.1"),
    "sietch": _moment("sietch sietch_moves swap", "a card asks for a sietch", "14.2.15"),
    "push": _moment("push", "Sandtides moves an enemy legion", "14.2.16"),
    "carry": _moment("carry", "Troop Carriers carry a legion", "14.4.6"),
    "flee": _moment("flee", "pieces flee for a prescience card", "14.5.15"),
    "decline": _moment("carryall claim token", "there is nothing to decline", "4.3.3"),
}  # fmt: skip
"""By the first word of an answer. Free actions and claims have their own reasons (WFA 4.5.1)."""


def at_another_time(verb: str, ask: str) -> Reason | None:
    """Why an answer does not belong to the question that is asked; None where it does."""
    moment = MOMENTS.get(verb)
    if moment is None or ask in moment.asks:
        return None
    return Reason(moment.words, moment.rule)
