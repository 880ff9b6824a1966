"""Names and colours of the four tribes. Our own: no source at hand prints them."""

from landsraad.games.dawn_of_the_fremen.components import Tribe

TRIBES = (
    Tribe("tabr", "Tribe of Tabr", "#2F6DB5", "crescent"),
    Tribe("iduali", "Tribe of the Iduali", "#B5382F", "drop"),
    Tribe("ben_sharuk", "Tribe of Ben Sharuk", "#3F8F4F", "hook"),
    Tribe("habbanya", "Tribe of Habbanya", "#7A4BA8", "hawk"),
)
