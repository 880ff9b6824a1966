"""The games of the table, one package each."""

from landsraad.core.registry import register


def register_all() -> None:
    """Make every game known to the registry."""
    from landsraad.games import imperium

    register(imperium.INFO)
