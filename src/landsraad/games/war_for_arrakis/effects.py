"""Effects: values without behaviour.

One value drives the rule (`resolve` and its siblings), whether it may be offered (`offer`) and its
English (`text`). The sets write them with the words of `vocabulary`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effect:
    """Base class. Every subclass has one resolver, one offer rule and one description."""


# --- which legions, which areas


@dataclass(frozen=True, slots=True)
class Legions:
    """Which of a side's legions an effect may use; every mark that is set must hold."""

    leader: bool = False
    special: bool = False
    desert: bool = False
    it: bool = False
    """The legion that an earlier step of the same effect placed or moved."""
    named: str = ""
    """A leader that must be in the legion; ``paul`` and ``jessica`` in either guise."""
    unit: str = ""
    """A kind of unit, of those that modules bring, that must be in the legion."""

    def __repr__(self) -> str:
        added = f", unit={self.unit!r}" if self.unit else ""
        return (
            f"Legions(leader={self.leader!r}, special={self.special!r}, desert={self.desert!r}, "
            f"it={self.it!r}, named={self.named!r}{added})"
        )


ANY: Final = Legions()
"""Any legion."""


@dataclass(frozen=True, slots=True)
class Where:
    """Where pieces may be placed, by a kind of area, its names or the legions there."""

    kind: str
    areas: tuple[str, ...] = ()
    legions: Legions = ANY


# --- conditions


@dataclass(frozen=True, slots=True)
class Condition:
    """Base class of what `when` asks for."""


@dataclass(frozen=True, slots=True)
class InPlay(Condition):
    """A leader has entered play, whether on the board, set aside or in the tank."""

    leader: str


@dataclass(frozen=True, slots=True)
class Gone(Condition):
    """A leader has been removed from the game."""

    leader: str


@dataclass(frozen=True, slots=True)
class Detonated(Condition):
    """The family atomics have been used."""


@dataclass(frozen=True, slots=True)
class Foreseen(Condition):
    """Some prescience marker has reached a step."""

    step: int


# --- structure


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """The steps in their order, each in full, in part or not at all."""

    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class OneOf(Effect):
    """Pick one. Labels are stable names: they appear in replays."""

    options: tuple[tuple[str, Effect], ...]


@dataclass(frozen=True, slots=True)
class When(Effect):
    """One effect where the condition holds, another or none where it does not."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """The escape hatch: a registered function with its own description."""

    key: str


# --- cards and dice


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw planning cards, of one deck or of one's own decks in any split chosen before."""

    amount: int
    deck: str = ""


@dataclass(frozen=True, slots=True)
class PlayCard(Effect):
    """Play a planning card without spending a die."""


@dataclass(frozen=True, slots=True)
class OpponentDiscards(Effect):
    """The opponent discards planning cards of their choice."""

    amount: int


@dataclass(frozen=True, slots=True)
class Attach(Effect):
    """Lay the card at a revealed prescience card: ``fear`` or ``eyes``."""

    key: str


@dataclass(frozen=True, slots=True)
class AnyResult(Effect):
    """Use the die as any other result."""


@dataclass(frozen=True, slots=True)
class TakeToken(Effect):
    """Take a Bene Gesserit token from the reserve."""


@dataclass(frozen=True, slots=True)
class Enter(Effect):
    """A named leader enters play, and what then follows."""

    leader: str
    then: Effect | None = None


# --- movement and attacks


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move a number of different legions."""

    amount: int
    legions: Legions = ANY


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """Attack with a legion."""

    legions: Legions = ANY
    surprise: bool = False
    extra: int = 0
    """Dice more in each round."""
    enemy_dice: int = 6
    """The most dice for the defender in the first round."""
    relentless: bool = False
    """No hit is taken to go on."""


@dataclass(frozen=True, slots=True)
class Strike(Effect):
    """A special attack on a legion: dice against an area ``adjacent`` or below an ornithopter."""

    dice: int
    reach: str


@dataclass(frozen=True, slots=True)
class Seize(Effect):
    """An enemy named leader goes to the regeneration tank: anywhere, near ``it`` or in a sector.

    ``adjacent`` is for legions with special elites, ``beside`` for any.
    """

    reach: str


# --- figures and tokens


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Pieces to one area, or ``apart``; from wherever they are unless they are deployed."""

    pieces: tuple[str, ...]
    where: Where
    apart: bool = False
    deploy: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Replace units on the board by better ones."""

    amount: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class DeployToken(Effect):
    """Draw deployment tokens and place each with a leader in a sietch."""

    amount: int


@dataclass(frozen=True, slots=True)
class Vehicles(Effect):
    """Place vehicles: a number of each kind, or a number of any kind."""

    harvesters: int = 0
    ornithopters: int = 0
    carryalls: int = 0
    any: int = 0


@dataclass(frozen=True, slots=True)
class RemoveVehicles(Effect):
    """Remove Harkonnen vehicles: near a leader, or harvesters in the deep desert of a sector."""

    amount: int
    reach: str


# --- the desert


@dataclass(frozen=True, slots=True)
class DesertPower(Effect):
    """A Desert Power action."""


@dataclass(frozen=True, slots=True)
class Wormsigns(Effect):
    """Place wormsign tokens in the desert."""

    amount: int


@dataclass(frozen=True, slots=True)
class ClearWormsigns(Effect):
    """Discard wormsign tokens: a number anywhere, or all around an area."""

    amount: int = 0
    around: str = ""


@dataclass(frozen=True, slots=True)
class Worms(Effect):
    """Place sandworms in empty desert areas next to a ``sandworm`` or to a ``legion``."""

    amount: int
    near: str


@dataclass(frozen=True, slots=True)
class Detonate(Effect):
    """The family atomics detonate now."""


@dataclass(frozen=True, slots=True)
class Storms(Effect):
    """Coriolis storms strike the Harkonnen legions."""


AnyEffect = (
    Seq | OneOf | When | Special | Draw | PlayCard | OpponentDiscards | Attach | AnyResult
    | TakeToken | Enter | Move | Attack | Strike | Seize | Place | Upgrade | DeployToken | Vehicles
    | RemoveVehicles | DesertPower | Wormsigns | ClearWormsigns | Worms | Detonate | Storms
)  # fmt: skip
