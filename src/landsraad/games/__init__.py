"""The games of the table, one package each."""

from landsraad.core.registry import register


def register_all() -> None:
    """Make every game known to the registry."""
    from landsraad.games import dawn_of_the_fremen, imperium, war_for_arrakis

    register(imperium.INFO)
    register(dawn_of_the_fremen.INFO)
    register(war_for_arrakis.INFO)
