"""The 16 prescience cards. Those claimed during action resolution are our own stand-ins."""

from landsraad.games.war_for_arrakis.components import Prescience, Requirement

PRESCIENCE = (
    Prescience(
        "dew_collectors", "Dew Collectors for the Planting", True,
        Requirement("legions_in", "plateau", 3), (0, 2, 0),
    ),
    Prescience(
        "fremen_call_paul_mahdi", "The Fremen Call Paul the ‘Mahdi!’", True,
        Requirement("reveal_pauls_sietch"), (1, 0, 1),
    ),
    Prescience(
        "water_discipline", "The Water Discipline", True,
        Requirement("paul_and_jessica_in", "deep_desert"), (1, 1, 0),
    ),
    Prescience(
        "new_hidden_wind_traps", "New Hidden Wind Traps", True,
        Requirement("legions_in", "mountain", 3), (0, 1, 1),
    ),
    Prescience(
        "stunted_worms", "Stunted Worms", True,
        Requirement("legions_in", "minor_erg", 2), (1, 2, 0),
    ),
    Prescience(
        "jessica_trains_paul", "Jessica Trains Paul in the Bene Gesserit Ways", True,
        Requirement("paul_and_jessica_in_one_sietch"), (2, 0, 0),
    ),
    Prescience(
        "desert_war", "The Desert War", True,
        Requirement("legions_in", "desert", 4), (0, 1, 2),
    ),
    Prescience(
        "lisan_al_gaib", "The Lisan al-Gaib", True,
        Requirement("reveal_pauls_tokens", amount=2), (1, 1, 1),
    ),
    Prescience(
        "rider_of_the_maker", "Rider of the Maker", False,
        Requirement("paul_rode"), (2, 0, 0), designed=True,
    ),
    Prescience(
        "waking_dream", "The Waking Dream", False,
        Requirement("spend_die_tank_paul"), (2, 0, 1), designed=True,
    ),
    Prescience(
        "waters_of_memory", "The Waters of Memory", False,
        Requirement("spend_die_jessica_in_sietch"), (1, 2, 0), designed=True,
    ),
    Prescience(
        "raid_on_the_spice_fields", "Raid on the Spice Fields", False,
        Requirement("harvesters_removed", amount=2), (0, 0, 2), designed=True,
    ),
    Prescience(
        "blood_of_the_invaders", "Blood of the Invaders", False,
        Requirement("battle_won", amount=3), (0, 0, 2), designed=True,
    ),
    Prescience(
        "knives_in_the_dark", "Knives in the Dark", False,
        Requirement("leader_fell"), (1, 0, 1), designed=True,
    ),
    Prescience(
        "families_flee_to_the_palmaries", "Families Flee to the Palmaries of the South", False,
        Requirement("remove_from_sietches", amount=2), (0, 2, 0), designed=True,
    ),
    Prescience(
        "desert_unbound", "The Desert Unbound", False,
        Requirement("worm_struck"), (0, 1, 1), designed=True,
    ),
)  # fmt: skip
