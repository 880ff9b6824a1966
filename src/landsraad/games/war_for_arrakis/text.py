"""English written from the effects; nothing printed is copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from landsraad.core.words import listed as listed
from landsraad.games.war_for_arrakis.catalogue import AREA, AREAS, LEADER, LEADERS, UNIT_OF
from landsraad.games.war_for_arrakis.components import Prescience, Requirement
from landsraad.games.war_for_arrakis.effects import (
    AnyResult,
    Attach,
    Attack,
    ClearWormsigns,
    Condition,
    DeployToken,
    DesertPower,
    Detonate,
    Detonated,
    Draw,
    Effect,
    Enter,
    Foreseen,
    Gone,
    InPlay,
    Legions,
    Move,
    OneOf,
    OpponentDiscards,
    Place,
    PlayCard,
    RemoveVehicles,
    Seize,
    Seq,
    Special,
    Storms,
    Strike,
    TakeToken,
    Upgrade,
    Vehicles,
    When,
    Where,
    Worms,
    Wormsigns,
)
from landsraad.games.war_for_arrakis.terms import (
    DECK,
    DECK_NAMES,
    MARKER_NAMES,
    PIECE_KEYS,
    PIECE_NAMES,
    TERRAIN_KEYS,
)

SPECIALS = {
    "second_objective": "draw a second secret objective: reaching either one wins",
    "force_die": "choose an unused Harkonnen die: they must use it on their next turn",
    "renew_prescience": (
        "discard any number of revealed prescience cards for good and reveal as many new ones"
    ),
    "shift_prescience": (
        "move a prescience marker down any number of steps and another one up as many"
    ),
    "lower_imperium": "move an imperium marker down a step without activating its ban",
    "maker_enters": "the Wild Maker enters play in an empty desert area, his card spent",
    "maker_acts": "move the Wild Maker, then attack with him",
    "maker_leaps": (
        "place the Wild Maker in a desert area that holds only a wormsign, discarding it, or move "
        "him; then attack with him"
    ),
    "fremen_rockets": (
        "choose a sector with one of your legions and roll 3 combat dice: each hit or special "
        "removes a Harkonnen vehicle in that sector or in an air zone connected to it"
    ),
    "cielagos_message": (
        "place a deployment token in a sietch that has a Harkonnen legion within 2 areas"
    ),
    "swap_tokens": "swap all deployment tokens between two sietches",
    "move_sietch": ("move a sietch, and any pieces in its area, to an adjacent empty desert area"),
    "sandtides": "move an enemy legion in the desert to an adjacent empty area",
    "troop_carriers": "move a legion from a settlement to the area of another of your legions",
    "withdraw_prescience": "shuffle a revealed prescience card back into its deck",
    "discard_house_die": "an unused Atreides die showing house is lost for the round",
    "reveal_area": "reveal the sietch and all deployment tokens in an area",
    "hold_paul": (
        "on their next turn the Atreides cannot place or deploy Paul, "
        "nor move or attack with his legion"
    ),
}
REQUIREMENTS: dict[str, str] = {
    "legions_in": "your legions stand in {amount} or more {terrain} areas",
    "reveal_pauls_sietch": "reveal the facedown sietch where Paul is",
    "paul_and_jessica_in": "Paul and Jessica are in {terrain} areas without a sietch",
    "paul_and_jessica_in_one_sietch": "Paul and Jessica are in the same sietch",
    "reveal_pauls_tokens": "reveal {amount} deployment tokens where Paul is",
    "paul_rode": "a legion with Paul has just moved or attacked by sandriding",
    "spend_die_tank_paul": "spend an action die; Paul, if on the board, goes to the tank",
    "spend_die_jessica_in_sietch": "spend an action die while Jessica is in a sietch",
    "harvesters_removed": "{amount} or more harvesters have been removed this phase",
    "battle_won": ("your attacking legion has just won a battle against {amount} or more units"),
    "leader_fell": "a Harkonnen named leader has just been sent to the regeneration tank",
    "remove_from_sietches": (
        "on your turn remove {amount} units, or a deployment token, from your sietches"
    ),
    "worm_struck": "a sandworm's attack has just eliminated a Harkonnen unit or a harvester",
}
_WORDS: dict[type, Callable[[Any], str]] = {}


def describe(effect: Effect) -> str:
    """An effect in words, on one line."""
    return _WORDS[type(effect)](effect)


def describe_for(effect: Effect, side: int) -> str:
    """An effect in words for a side: its special elites by their name."""
    return describe(effect).replace("Fedaykin or Sardaukar", PIECE_NAMES[side][2])


def words_of(kind: type) -> Callable[[Callable[[Any], str]], Callable[[Any], str]]:
    """Register the words of an effect."""

    def register(function: Callable[[Any], str]) -> Callable[[Any], str]:
        _WORDS[kind] = function
        return function

    return register


def plural(amount: int, noun: str) -> str:
    """``1 card``, ``2 cards``; ``a`` stands for one of something."""
    same = noun in ("Fedaykin", "Sardaukar")
    if amount == 1:
        return f"{'an' if noun[0] in 'aeio' else 'a'} {noun}"
    return f"{amount} {noun}" if same else f"{amount} {noun}s"


def leader_name(key: str) -> str:
    """A leader by key; Paul and Jessica in either guise."""
    return LEADERS[LEADER[key]].name if key in LEADER else key.title()


def legions_words(legions: Legions, amount: int) -> str:
    """``2 legions with a leader``, ``the legion with Paul``."""
    if legions.it:
        return "that legion"
    if legions.named:
        return f"the legion with {leader_name(legions.named)}"
    words = plural(amount, "legion")
    marks = []
    if legions.leader:
        marks.append("with a leader")
    if legions.special:
        marks.append("with a Fedaykin or Sardaukar")
    if legions.unit:
        marks.append(f"with {plural(1, UNIT_NAME[legions.unit])}")
    if legions.desert:
        marks.append("in the desert")
    return " ".join([words, *(("each",) if amount > 1 and marks else ()), *marks])


def where_words(where: Where) -> str:
    """Where pieces are placed."""
    if where.areas:
        return f"in {listed([AREAS[AREA[key]].name for key in where.areas], 'or')}"
    if where.kind == "legion":
        return f"in {legions_words(where.legions, 1)}"
    return PLACES[where.kind]


PLACES: Final = {
    "settlement": "in a settlement",
    "sietch": "in a sietch",
    "empty_desert": "in an empty desert area",
    "free_plateau": "in a free plateau area",
    "free_mountain": "in a free mountain area",
}
"""Where pieces may be placed, by kind; modules add theirs."""
UNIT_NAME: Final = {unit.key: unit.name for unit in UNIT_OF.values()}


def pieces_words(pieces: Sequence[str]) -> str:
    """``2 elite units and Paul``."""
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    words = []
    for piece, amount in counts.items():
        for keys, names in zip(PIECE_KEYS, PIECE_NAMES, strict=True):
            if piece in keys:
                words.append(plural(amount, names[keys.index(piece)]))
                break
        else:
            if piece in UNIT_NAME:
                words.append(plural(amount, UNIT_NAME[piece]))
            else:
                words.append("a leader" if piece == "leader" else leader_name(piece))
    return listed(words)


def condition_words(condition: Condition) -> str:
    """A condition, after ``if``."""
    return CONDITIONS[type(condition)](condition)


CONDITIONS: Final[dict[type, Callable[[Any], str]]] = {
    InPlay: lambda c: f"if {leader_name(c.leader)} is in play",
    Gone: lambda c: f"if {leader_name(c.leader)} is out of the game",
    Detonated: lambda c: "if the family atomics have been detonated",
    Foreseen: lambda c: f"if a prescience marker is on step {c.step} or more",
}
"""Conditions by their class; modules add theirs."""


@words_of(Seq)
def _seq(effect: Seq) -> str:
    words: list[str] = []
    for number, step in enumerate(effect.steps):
        if number and step == effect.steps[number - 1]:
            words[-1] += " twice"
        else:
            words.append(describe(step))
    return "; ".join(words)


@words_of(OneOf)
def _one_of(effect: OneOf) -> str:
    match effect.options:
        case ((_, Move(1, Legions(leader=True))), (_, Attack(surprise=True, enemy_dice=dice))):
            # Said of the legion once, not of each alternative.
            return f"a legion that has a leader moves or attacks by surprise{_limit_words(dice)}"
    return " or ".join(describe(option) for _, option in effect.options)


words_of(Special)(lambda e: SPECIALS[e.key])
words_of(PlayCard)(lambda e: "play a planning card")
words_of(AnyResult)(lambda e: "use the die as any other result")
words_of(TakeToken)(lambda e: "take a Bene Gesserit token")
words_of(Move)(lambda e: f"move {legions_words(e.legions, e.amount)}")
words_of(DesertPower)(lambda e: "take a Desert Power action")
words_of(Detonate)(lambda e: "the family atomics detonate")
words_of(Storms)(lambda e: "coriolis storms strike as in the desert hazards phase")
words_of(Wormsigns)(lambda e: f"place {plural(e.amount, 'wormsign')}")
words_of(OpponentDiscards)(
    lambda e: f"the opponent discards {plural(e.amount, 'planning card')} of their choice"
)


@words_of(Enter)
def _enter(effect: Enter) -> str:
    words = f"{leader_name(effect.leader)} enters play"
    return words if effect.then is None else f"{words}; {describe(effect.then)}"


@words_of(When)
def _when(effect: When) -> str:
    words = f"{condition_words(effect.condition)}: {describe(effect.then)}"
    if effect.otherwise is None:
        return words
    return f"{words}. Otherwise: {describe(effect.otherwise)}"


@words_of(Draw)
def _draw(effect: Draw) -> str:
    kind = f"{DECK_NAMES[DECK[effect.deck]]} card" if effect.deck else "planning card"
    return f"draw {plural(effect.amount, kind)}"


@words_of(Attach)
def _attach(effect: Attach) -> str:
    if effect.key == "fear":
        return (
            "choose a revealed prescience card: if it is claimed this round, "
            "any marker advances 2 steps more"
        )
    return "choose a revealed prescience card: it stays revealed until it is claimed"


def _limit_words(dice: int) -> str:
    return f"; the defender rolls at most {dice} dice in the first round" if dice < 6 else ""


@words_of(Attack)
def _attack(effect: Attack) -> str:
    words = "surprise attack with" if effect.surprise else "attack with"
    words += f" {legions_words(effect.legions, 1)}"
    if effect.extra:
        words += f", rolling {effect.extra} more die each round"
    words += _limit_words(effect.enemy_dice)
    if effect.relentless:
        words += ", going on without taking a hit"
    return words


@words_of(Strike)
def _strike(effect: Strike) -> str:
    what = "roll {} combat dice against {}, with a hit for each hit and special result"
    if effect.reach == "adjacent":
        return what.format(effect.dice, "an enemy legion adjacent to one of yours")
    where = "a legion in a connected sector"
    return f"remove a Harkonnen ornithopter: {what.format(effect.dice, where)}"


@words_of(Seize)
def _seize(effect: Seize) -> str:
    where = {
        "anywhere": "",
        "adjacent": " adjacent to it",
        "beside": " adjacent to it",
        "sector": " in the sector of one of your legions",
    }
    return f"an enemy named leader{where[effect.reach]} goes to the regeneration tank"


@words_of(Place)
def _place(effect: Place) -> str:
    verb = "deploy" if effect.deploy else "place"
    across = " across any settlements" if effect.deploy else f" {where_words(effect.where)}"
    if effect.apart and not effect.deploy:
        across = f"{across.replace(' an ', ' ').replace(' a ', ' ')}s, one each"
    return f"{verb} {pieces_words(effect.pieces)}{across}"


@words_of(Upgrade)
def _upgrade(effect: Upgrade) -> str:
    names = ("regular unit", "elite unit", "Fedaykin or Sardaukar")
    new = names[effect.new] if effect.new == 2 else f"{names[effect.new]}s"
    return f"replace {plural(effect.amount, names[effect.old])} by {effect.amount} {new}"


@words_of(DeployToken)
def _deploy_token(effect: DeployToken) -> str:
    each = "each " if effect.amount > 1 else ""
    tokens = plural(effect.amount, "deployment token")
    return f"draw {tokens} and place {each or 'it '}with a leader in a sietch"


@words_of(Vehicles)
def _vehicles(effect: Vehicles) -> str:
    counts = (
        (effect.harvesters, "harvester"),
        (effect.ornithopters, "ornithopter"),
        (effect.carryalls, "carryall"),
        (effect.any, "vehicle"),
    )
    return f"place {listed([plural(amount, noun) for amount, noun in counts if amount])}"


@words_of(RemoveVehicles)
def _remove_vehicles(effect: RemoveVehicles) -> str:
    if effect.reach == "deep_desert":
        return f"remove up to {effect.amount} harvesters from the deep desert of a sector"
    return (
        f"remove {effect.amount} Harkonnen vehicles from the sector of {leader_name(effect.reach)}"
    )


@words_of(ClearWormsigns)
def _clear(effect: ClearWormsigns) -> str:
    if effect.around:
        return f"discard all wormsigns adjacent to {AREAS[AREA[effect.around]].name}"
    return f"discard {plural(effect.amount, 'wormsign')}"


@words_of(Worms)
def _worms(effect: Worms) -> str:
    near = "a sandworm" if effect.near == "sandworm" else "your legions"
    return f"place {plural(effect.amount, 'sandworm')} in empty desert areas adjacent to {near}"


ENDINGS: Final = {
    "supremacy": "The supremacy marker reached the last step of its track.",
    "objective": "All three prescience markers reached a secret objective.",
    "length": "After the last round the side wins that has come a larger part of its way.",
    "draw": "After the last round both sides have come an equal part of their way.",
}
"""How a game was decided (WFA 12.6)."""


def ability_words(hits: int, shields: int) -> str:
    """What one special result becomes for a leader."""
    counts = ((hits, "hit"), (shields, "shield"))
    return listed([f"{n} {noun}{'s' * (n != 1)}" for n, noun in counts if n])


def requirement_words(requirement: Requirement) -> str:
    """What must be met to claim a prescience card."""
    terrain = requirement.terrain.replace("_", " ")
    if requirement.kind == "legions_in" and requirement.terrain in TERRAIN_KEYS[3:]:
        terrain = f"{terrain} (without a sietch)"
    return REQUIREMENTS[requirement.kind].format(amount=requirement.amount, terrain=terrain)


def advance_words(card: Prescience) -> str:
    """The steps a prescience card brings."""
    steps = zip(MARKER_NAMES, card.advance, strict=True)
    return listed([f"{name} +{amount}" for name, amount in steps if amount])
