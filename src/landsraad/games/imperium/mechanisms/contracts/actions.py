"""Every answer about contracts."""

from __future__ import annotations

from collections.abc import Iterator

from landsraad.core.decisions import Option
from landsraad.games.imperium.engine.catalogue import KINDS, number_of
from landsraad.games.imperium.engine.plug import Actions
from landsraad.games.imperium.language.components import ComponentSet
from landsraad.games.imperium.mechanisms.contracts.options import COMPLETE, TAKE, of_contract
from landsraad.games.imperium.mechanisms.contracts.rules import FULFIL


def contracts(box: ComponentSet) -> Iterator[Option]:
    """Contracts that are taken and completed."""
    numbers = [number_of(one) for kind in KINDS["contracts"] for one in box.of(kind)]
    for verb in (TAKE, COMPLETE):
        yield from (of_contract(verb, number) for number in numbers)
    yield from (FULFIL[number].option for number in numbers)


ACTIONS: Actions = Actions(refusable=True)
