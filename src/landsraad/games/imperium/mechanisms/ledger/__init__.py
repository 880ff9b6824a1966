"""What the cards of some sets ask about the turn that is being played."""
