"""War for Arrakis keeps the word that every game gives."""

import pytest

from landsraad.core import contract


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", (11,))
def test_the_contract(check, seed):
    check("war_for_arrakis", seats=2, seed=seed)


def test_secrets_are_dealt_anew():
    """WFA 15.1.1, WFA 15.1.5: the re-deals really differ."""
    assert contract.check_views("war_for_arrakis", seats=2, seed=5)
