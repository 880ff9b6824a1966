"""Cards whose agents are not kept out by those of others."""
