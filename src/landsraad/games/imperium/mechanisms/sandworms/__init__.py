"""Sandworms, maker hooks and the shield wall."""
