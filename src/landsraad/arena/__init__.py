"""Matches between bots: common deals, rotated seats, intervals and ratings."""
