"""A game looked at afterwards: win chances, turning points, luck against decision."""
