"""Sardaukar Commanders."""
