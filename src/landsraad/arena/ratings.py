"""Ratings of a match by openskill, if it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from landsraad.arena.referee import Result
from landsraad.arena.schedule import Match

MISSING = "ratings need openskill: pip install 'landsraad[arena]'"


def available() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def rate(match: Match, results: Sequence[Result]) -> dict[str, float] | None:
    """The rating of each name (25 at the start); None without openskill or without opponents.

    Places of all seats count, not wins alone: Plackett and Luce's model in the order of play. A
    name that sits at a table several times has one rating; what its seats learn is averaged.
    """
    names = dict.fromkeys(match.bots)
    if len(names) < 2 or not available():
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = dict.fromkeys(names, (model.mu, model.sigma))
    for result in results:
        seated = [match.bots[entry] for entry in result.entries]
        teams = [[model.rating(*known[name])] for name in seated]
        rated = model.rate(teams, ranks=[float(place) for place in result.places()])
        for name in names:
            learnt = [team[0] for team, own in zip(rated, seated, strict=True) if own == name]
            known[name] = (
                sum(rating.mu for rating in learnt) / len(learnt),
                sum(rating.sigma for rating in learnt) / len(learnt),
            )
    return {name: round(mu, 2) for name, (mu, _) in known.items()}
