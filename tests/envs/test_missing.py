"""Without the extra the modules say what to install."""

import builtins
import importlib
import sys

import pytest


@pytest.mark.parametrize(
    "module, package",
    [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gym", "gymnasium")],
)
def test_a_missing_package_is_named(module, package, monkeypatch):
    real = builtins.__import__

    def absent(name, *rest, **more):
        if name.split(".")[0] == package:
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", absent)
    monkeypatch.delitem(sys.modules, f"landsraad.envs.{module}", raising=False)
    with pytest.raises(ImportError, match=r"landsraad\[rl\]"):
        importlib.import_module(f"landsraad.envs.{module}")
