"""The Smugglers expansion: neutral at first, then allies of the Atreides."""
