"""Any registered game for programs that learn: PettingZoo, OpenSpiel, Gymnasium, many at once."""

EXTRA = "rl"


def missing(package: str) -> ImportError:
    """The error for a module whose third-party package is not installed."""
    return ImportError(f"{package} is not installed: pip install 'landsraad[{EXTRA}]'")
