"""The 37 House Hagal cards, which play the rivals with one or two players."""

from landsraad.games.imperium.language.cards import reshuffle, signet, steal_intrigue
from landsraad.games.imperium.language.components import HagalCard, hagal
from landsraad.games.imperium.language.counts import influence
from landsraad.games.imperium.language.gains import intrigue, solari, water
from landsraad.games.imperium.language.structure import when
from landsraad.games.imperium.language.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.games.imperium.mechanisms.sandworms.words import break_wall, hooked, maker_hooks
from landsraad.games.imperium.mechanisms.shipping.words import either_space
from landsraad.games.imperium.mechanisms.spies.words import spy, spy_at
from landsraad.games.imperium.rivals.words import errand, ranked

HEIGHLINER = hagal("Heighliner", space="heighliner", faction=GUILD, troops=3, swords=5)


def _trade(number: int, rank: int) -> HagalCard:
    """Shipping with 2 influence of the guild, otherwise Accept Contract."""
    return either_space(
        hagal(
            "Accept Contract / Shipping",
            key=f"accept_contract_or_shipping_{number}",
            space="shipping",
            does=(solari(2), ranked(rank)),
            swords=2,
        ),
        hagal("Accept Contract", space="accept_contract", does=(solari(2),)),
    )


HAGAL = (
    hagal(
        "Place Spy (spice trade)",
        key="place_spy_spice_trade",
        does=(
            spy_at(
                *("post_choam", "post_shipping"),
                *("post_imperial_basin", "post_hagga_basin", "post_deep_desert"),
            ),
        ),
        swords=2,
    ),
    hagal(
        "Place Spy (city)",
        key="place_spy_city",
        does=(spy_at("post_arrakeen", "post_refinery", "post_sietch"),),
        swords=2,
    ),
    hagal(
        "Place Spy (landsraad)",
        key="place_spy_landsraad",
        does=(spy_at("post_assembly", "post_ix", "post_council"),),
        swords=2,
    ),
    hagal("Sardaukar", copies=2, space="sardaukar", faction=EMPEROR, troops=2, swords=4),
    hagal("Dutiful Service", space="dutiful_service", faction=EMPEROR, swords=2),
    HEIGHLINER,
    errand(
        hagal(
            "Deliver Supplies / Heighliner",
            key="deliver_supplies_or_heighliner",
            copies=2,
            space="deliver_supplies",
            faction=GUILD,
            swords=1,
        ),
        late=HEIGHLINER,
    ),
    hagal("Espionage", copies=2, space="espionage", faction=BENE_GESSERIT, does=(spy(),), swords=2),
    hagal("Secrets", space="secrets", faction=BENE_GESSERIT, does=(steal_intrigue(),), swords=1),
    hagal(
        "Desert Tactics",
        space="desert_tactics",
        faction=FREMEN,
        troops=1,
        does=(when(hooked(), break_wall()),),
        swords=3,
    ),
    hagal("Fremkit", copies=2, space="fremkit", faction=FREMEN, swords=1),
    hagal(
        "Assembly Hall",
        space="assembly_hall",
        does=(when(influence(EMPEROR) >= 2, ranked(1)), intrigue(1)),
    ),
    hagal("Gather Support", key="gather_support_1", space="gather_support", troops=1),
    hagal(
        "Gather Support",
        key="gather_support_2",
        space="gather_support",
        troops=1,
        does=(when(influence(EMPEROR) >= 2, ranked(2)),),
        swords=2,
    ),
    _trade(1, 3),
    _trade(2, 1),
    hagal("Research Station", copies=2, space="research_station", troops=2, swords=2),
    hagal("Spice Refinery", copies=3, space="spice_refinery", does=(signet(),), swords=1),
    hagal("Arrakeen", copies=2, space="arrakeen", troops=1, does=(signet(),), swords=1),
    hagal(
        "Sietch Tabr",
        copies=3,
        space="sietch_tabr",
        troops=1,
        does=(water(1), maker_hooks()),
        swords=3,
    ),
    errand(
        hagal(
            "Hagga Basin / Imperial Basin",
            key="hagga_basin_or_imperial_basin",
            copies=4,
            does=(when(hooked(), break_wall()),),
            swords=2,
            harvest=True,
        ),
        among=("hagga_basin", "imperial_basin"),
    ),
    hagal("Deep Desert", copies=2, space="deep_desert", swords=2, harvest=True),
    hagal("Reshuffle", seats=(2,), does=(reshuffle(),)),
)
DESIGNED = ("desert_tactics",)
"""How often it is in the deck is a guess of ours: once, as there are 37 cards in all."""
