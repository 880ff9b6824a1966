"""What teams hide: a team-mate's cards are as hidden as an opponent's (IMP 60.9.2)."""

from __future__ import annotations

from typing import Final

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.options import DECLINE
from landsraad.games.imperium.engine.plug import Deal
from landsraad.games.imperium.engine.state import State
from landsraad.games.imperium.mechanisms.teams.options import GOODS
from landsraad.games.imperium.mechanisms.teams.trades import gifts, has_goods


def _goods(guess: State, seat: int) -> tuple[Option, ...]:
    goods = tuple(option for kind, option in GOODS.items() if has_goods(guess, seat, kind))
    return (*goods, DECLINE)


DEAL: Final[Deal] = Deal(reoffers={"goods": _goods, "gift": gifts})
