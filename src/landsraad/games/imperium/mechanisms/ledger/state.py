"""What the cards of some sets ask about the turn that is being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from landsraad.core.canon import canonical
from landsraad.games.imperium.engine.catalogue import ALL_SPACES, FACTION_CARDS
from landsraad.games.imperium.engine.state import NOBODY, Part, PlayerState, own_part
from landsraad.games.imperium.language.terms import BENE_GESSERIT

KEY: Final = "ledger"


@dataclass(slots=True)
class Ledger(Part):
    """What the cards of some sets ask about the turn that is being played."""

    sword_cards: tuple[tuple[int, str], ...] = ()
    """The cards that gave swords on this reveal turn, each with the effect that did."""
    persuasion: int = 0
    """Generated on this reveal turn."""
    spice: int = 0
    """Gained on this turn of one's own."""
    trashed: int = NOBODY
    """The card trashed last on this turn."""
    kept_home: int = 0
    """Recruits of this turn that may not be deployed on it."""
    sisters: int = 0
    """What waits for the next Bene Gesserit card of this round."""
    plain: bool = False
    """Whether the intrigue card given up last was an ordinary one."""

    def copy(self) -> Ledger:
        """An independent copy."""
        new = Ledger.__new__(Ledger)
        new.sword_cards = self.sword_cards
        new.persuasion = self.persuasion
        new.spice = self.spice
        new.trashed = self.trashed
        new.kept_home = self.kept_home
        new.sisters = self.sisters
        new.plain = self.plain
        return new

    def __repr__(self) -> str:
        return canonical(self)

    def lends(self, card: int) -> int:
        """What waits for a Bene Gesserit card gives it all icons (IMP 33.1.9)."""
        if not self.sisters:
            return 0
        return ALL_SPACES if card == NOBODY or card in FACTION_CARDS[BENE_GESSERIT] else 0

    def held_back(self) -> int:
        """Recruits that stay at home for this turn."""
        return self.kept_home

    def reset_round(self) -> None:
        """Forget what waited for a card of the round."""
        self.sisters = 0

    def reset_turn(self) -> None:
        """Forget what belonged to the last turn."""
        self.sword_cards = ()
        self.persuasion = self.spice = self.kept_home = 0
        self.trashed = NOBODY
        self.plain = False


_NONE: Final = Ledger()


def ledger_of(player: PlayerState) -> Ledger:
    """The part of a house; where the mechanism is not in play, one without anything in it."""
    part: Any = player.own.get(KEY)
    own: Ledger = own_part(player, KEY, _NONE) if part is None else part
    return own
