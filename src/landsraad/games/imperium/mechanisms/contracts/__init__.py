"""Contracts of CHOAM."""
