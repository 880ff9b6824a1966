"""What expansions add to the rules, one folder a mechanism."""
