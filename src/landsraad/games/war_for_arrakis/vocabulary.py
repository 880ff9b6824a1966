"""The words that the sets are written in: one constructor for each effect and condition."""

from __future__ import annotations

from landsraad.games.war_for_arrakis.effects import (
    ANY,
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
from landsraad.games.war_for_arrakis.terms import ELITE, REGULAR, SPECIAL

LED = Legions(leader=True)
"""Legions with a leader."""
HARDENED = Legions(special=True)
"""Legions with a Fedaykin or a Sardaukar."""
IN_DESERT = Legions(desert=True)
IT = Legions(it=True)
"""The legion that the effect has just placed pieces in or moved."""

SETTLEMENT = Where("settlement")
SIETCH = Where("sietch")
LEGION = Where("legion")
EMPTY_DESERT = Where("empty_desert")
FREE_PLATEAU = Where("free_plateau")
FREE_MOUNTAIN = Where("free_mountain")


def with_leader(leader: str) -> Legions:
    """The legion with a named leader."""
    return Legions(named=leader)


def legion(which: Legions) -> Where:
    """Any area with such a legion."""
    return Where("legion", (), which)


def settlement(*areas: str) -> Where:
    """One of these settlements, while it stands."""
    return Where("settlement", areas)


def in_play(leader: str) -> InPlay:
    """Whether a leader has entered play."""
    return InPlay(leader)


def gone(leader: str) -> Gone:
    """Whether a leader is out of the game."""
    return Gone(leader)


def detonated() -> Detonated:
    """Whether the family atomics have been used."""
    return Detonated()


def foreseen(step: int) -> Foreseen:
    """Whether a prescience marker has reached a step."""
    return Foreseen(step)


def seq(*steps: Effect) -> Seq:
    """Several effects, one after another."""
    return Seq(steps)


def one_of(**options: Effect) -> OneOf:
    """A choice of one, by label."""
    return OneOf(tuple(options.items()))


def when(condition: Condition, then: Effect, otherwise: Effect | None = None) -> When:
    """An effect under a condition."""
    return When(condition, then, otherwise)


def special(key: str) -> Special:
    """An effect of one card only, written as a function."""
    return Special(key)


def draw(amount: int, deck: str = "") -> Draw:
    """Planning cards."""
    return Draw(amount, deck)


def play_card() -> PlayCard:
    """A planning card without a die."""
    return PlayCard()


def opponent_discards(amount: int) -> OpponentDiscards:
    """Cards that the opponent gives up."""
    return OpponentDiscards(amount)


def attach(key: str) -> Attach:
    """A card laid at a revealed prescience card."""
    return Attach(key)


def any_result() -> AnyResult:
    """A die of any result."""
    return AnyResult()


def take_token() -> TakeToken:
    """A Bene Gesserit token."""
    return TakeToken()


def enter(leader: str, then: Effect | None = None) -> Enter:
    """A leader enters play."""
    return Enter(leader, then)


def move(amount: int = 1, which: Legions = ANY) -> Move:
    """Legions move."""
    return Move(amount, which)


def attack(
    which: Legions = ANY,
    *,
    surprise: bool = False,
    extra: int = 0,
    enemy_dice: int = 6,
    relentless: bool = False,
) -> Attack:
    """A legion attacks."""
    return Attack(which, surprise, extra, enemy_dice, relentless)


def move_or_attack(
    which: Legions = ANY, *, surprise: bool = False, extra: int = 0, enemy_dice: int = 6
) -> OneOf:
    """A legion moves or attacks."""
    fight = Attack(which, surprise, extra, enemy_dice)
    return OneOf((("move", Move(1, which)), ("attack", fight)))


def strike(dice: int, reach: str) -> Strike:
    """A special attack."""
    return Strike(dice, reach)


def seize(reach: str = "anywhere") -> Seize:
    """An enemy leader goes to the tank."""
    return Seize(reach)


def place(*pieces: str, where: Where) -> Place:
    """Pieces to one area."""
    return Place(pieces, where)


def scatter(*pieces: str, where: Where) -> Place:
    """Pieces to an area each."""
    return Place(pieces, where, apart=True)


def deploy(*pieces: str, where: Where) -> Place:
    """Pieces from off the board, to an area each."""
    return Place(pieces, where, apart=True, deploy=True)


def train(amount: int) -> Upgrade:
    """Regular units become elite units."""
    return Upgrade(amount, REGULAR, ELITE)


def harden(amount: int) -> Upgrade:
    """Elite units become Fedaykin or Sardaukar."""
    return Upgrade(amount, ELITE, SPECIAL)


def deploy_token(amount: int) -> DeployToken:
    """Deployment tokens with leaders."""
    return DeployToken(amount)


def vehicles(
    harvesters: int = 0, ornithopters: int = 0, carryalls: int = 0, any: int = 0
) -> Vehicles:
    """Vehicles on the board."""
    return Vehicles(harvesters, ornithopters, carryalls, any)


def remove_vehicles(amount: int, reach: str) -> RemoveVehicles:
    """Harkonnen vehicles off the board."""
    return RemoveVehicles(amount, reach)


def desert_power() -> DesertPower:
    """A Desert Power action."""
    return DesertPower()


def wormsigns(amount: int) -> Wormsigns:
    """Wormsign tokens on the board."""
    return Wormsigns(amount)


def clear_wormsigns(amount: int = 0, around: str = "") -> ClearWormsigns:
    """Wormsign tokens off the board."""
    return ClearWormsigns(amount, around)


def worms(amount: int, near: str) -> Worms:
    """Sandworms on the board."""
    return Worms(amount, near)


def detonate() -> Detonate:
    """The family atomics."""
    return Detonate()


def storms() -> Storms:
    """Coriolis storms."""
    return Storms()
