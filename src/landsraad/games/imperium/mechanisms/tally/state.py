"""What has happened on a turn, for the cards that ask about it, and what was granted for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, own_part
from landsraad.games.imperium.language.abilities import Ability
from landsraad.games.imperium.mechanisms.tally.bargains import NO_UNITS, RECRUITS, Deploys

KEY: Final = "tally"
BAN: Final = Deploys(NO_UNITS)
MUSTER: Final = Deploys(RECRUITS)
ALL: Final = 99


@dataclass(slots=True)
class Tally(Part):
    """What a house has discarded, acquired and revealed on its turn, and what lasts for it."""

    discarded: int = NOBODY
    """The card discarded last on this turn."""
    acquired: tuple[int, ...] = ()
    revealed: tuple[int, ...] = ()
    granted: tuple[Ability, ...] = ()
    """Abilities for the rest of the turn."""

    def copy(self) -> Tally:
        """An independent copy."""
        new = Tally.__new__(Tally)
        new.discarded = self.discarded
        new.acquired = self.acquired
        new.revealed = self.revealed
        new.granted = self.granted
        return new

    def __repr__(self) -> str:
        return canonical(self)

    @property
    def banned(self) -> bool:
        """Whether no units may be deployed on this turn."""
        return BAN in self.granted

    def held_back(self) -> int:
        """Under a ban every troop stays at home."""
        return ALL if self.granted and self.banned else 0

    def musters(self) -> bool:
        """Whether all recruits of the turn may be deployed, wherever the agent is."""
        return bool(self.granted) and MUSTER in self.granted

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.discarded = NOBODY
        self.acquired = self.revealed = ()
        self.granted = ()


_NONE: Final = Tally()


def tally_of(player: PlayerState) -> Tally:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Tally = own_part(player, KEY, _NONE) if part is None else part
    return own
