"""In which order the answers and the questions of mechanisms are numbered.

Learning programs know an action by its number: add new families at the end only. The questions of
a new mechanism go to its page in `registry`.
"""

from landsraad.games.imperium.facets.actions import openings
from landsraad.games.imperium.mechanisms.ahead import actions as ahead
from landsraad.games.imperium.mechanisms.commanders import actions as commanders
from landsraad.games.imperium.mechanisms.contracts import actions as contracts
from landsraad.games.imperium.mechanisms.court import actions as court
from landsraad.games.imperium.mechanisms.dreadnoughts import actions as dreadnoughts
from landsraad.games.imperium.mechanisms.embassy import actions as embassy
from landsraad.games.imperium.mechanisms.fray import actions as fray
from landsraad.games.imperium.mechanisms.intelligence import actions as intelligence
from landsraad.games.imperium.mechanisms.ledger import actions as ledger
from landsraad.games.imperium.mechanisms.navigation import actions as navigation
from landsraad.games.imperium.mechanisms.objectives import actions as objectives
from landsraad.games.imperium.mechanisms.project import actions as project
from landsraad.games.imperium.mechanisms.shipping import actions as shipping
from landsraad.games.imperium.mechanisms.smuggling import actions as smuggling
from landsraad.games.imperium.mechanisms.spies import actions as spies
from landsraad.games.imperium.mechanisms.tally import actions as tally
from landsraad.games.imperium.mechanisms.teams import actions as teams
from landsraad.games.imperium.mechanisms.tech import actions as tech
from landsraad.games.imperium.mechanisms.training import actions as training
from landsraad.games.imperium.mechanisms.twisted import actions as twisted

FAMILIES = (
    ("tech", tech.tiles),
    ("shipping", shipping.track),
    ("dreadnoughts", dreadnoughts.units),
    ("intelligence", intelligence.swaps),
    ("ahead", ahead.cards),
    ("tech", tech.reserve),
    ("commanders", commanders.hires),
    ("navigation", navigation.course),
    ("commanders", commanders.purchases),
    ("embassy", embassy.offer),
    ("ledger", ledger.waited),
    ("commanders", commanders.places),
    ("twisted", twisted.given),
    ("project", project.tiles),
    ("smuggling", smuggling.spice),
    ("twisted", openings),
    ("commanders", commanders.units),
    ("fray", fray.recalls),
    ("training", training.lessons),
    ("spies", spies.posts),
    ("objectives", objectives.trophies),
    ("contracts", contracts.contracts),
    ("court", court.prices),
    ("tally", tally.after_draws),
    ("teams", teams.shared),
    ("teams", commanders.farewells),
)
"""Each with the key of the mechanism that it needs."""

ASKS = (
    "freighter", "tech", "currency", "negotiators", "deploy_units", "retreat_units", "rout",
    "station", "lose_troop", "bury", "keep", "set_ahead", "extra_turn", "where", "which_troops",
    "skill", "scrap", "hand_over", "taker", "peek", "smuggle", "course", "project", "dismantle",
    "disrupt",
)  # fmt: skip
"""The keys of questions behind those of the base game, which share their features."""
