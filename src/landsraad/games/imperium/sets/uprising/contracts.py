"""The 20 contracts, and the ten that come into play with Rise of Ix."""

from landsraad.games.imperium.language.board import recall_agent
from landsraad.games.imperium.language.gains import draw, gain_influence, solari, troops, water
from landsraad.games.imperium.language.structure import seq
from landsraad.games.imperium.language.terms import BENE_GESSERIT, GUILD
from landsraad.games.imperium.mechanisms.contracts.words import (
    at,
    at_once,
    contract,
    harvest_of,
    on_acquiring,
)
from landsraad.games.imperium.mechanisms.spies.words import spy
from landsraad.games.imperium.mechanisms.tech.words import negotiator

CONTRACTS = (
    on_acquiring(
        "the_spice_must_flow",
        "acquire_spice_must_flow",
        seq(gain_influence(GUILD), solari(3)),
        name="The Spice Must Flow",
    ),
    at("arrakeen", "arrakeen_water", water(1), name="Arrakeen"),
    at("arrakeen", "arrakeen_spy", seq(troops(1), spy()), name="Arrakeen"),
    at("deliver_supplies", "deliver_supplies", solari(3), name="Deliver Supplies"),
    at("espionage", "espionage", solari(3), name="Espionage", copies=2),
    harvest_of(3, "harvest_3", solari(3), copies=2),
    harvest_of(4, "harvest_4", solari(4)),
    at("heighliner", "heighliner_water", water(2), name="Heighliner"),
    at("heighliner", "heighliner_troops", troops(2), name="Heighliner"),
    at("high_council", "high_council_solari", solari(3), name="High Council"),
    at(
        "high_council",
        "high_council_influence",
        gain_influence(BENE_GESSERIT),
        name="High Council",
    ),
    at_once("immediate", solari(2)),
    at("research_station", "research_station_solari", solari(3), name="Research Station"),
    at(
        "research_station",
        "research_station_spy",
        seq(solari(2), spy()),
        name="Research Station",
    ),
    at("sardaukar", "sardaukar_cards", draw(2), name="Sardaukar"),
    at("sardaukar", "sardaukar_recall", recall_agent(), name="Sardaukar"),
    at("spice_refinery", "spice_refinery_cards", draw(2), name="Spice Refinery"),
    at("spice_refinery", "spice_refinery_water", water(1), name="Spice Refinery"),
)

IX_CONTRACTS = (
    at("dreadnought", "ix_dreadnought", seq(negotiator(), contract()), name="Dreadnought"),
    at("espionage", "ix_espionage", seq(solari(1), contract()), name="Espionage"),
    harvest_of(3, "ix_harvest_3", contract()),
    harvest_of(4, "ix_harvest_4", seq(solari(2), contract())),
    at("heighliner", "ix_heighliner", seq(solari(3), contract()), name="Heighliner"),
    at("high_council", "ix_high_council", seq(negotiator(), contract()), name="High Council"),
    at(
        "interstellar_shipping",
        "ix_interstellar_shipping",
        seq(negotiator(), contract()),
        name="Interstellar Shipping",
    ),
    at("secrets", "ix_secrets", contract(), name="Secrets"),
    at("smuggling", "ix_smuggling", contract(), name="Smuggling"),
    at("tech_negotiation", "ix_tech_negotiation", contract(), name="Tech Negotiation"),
)
