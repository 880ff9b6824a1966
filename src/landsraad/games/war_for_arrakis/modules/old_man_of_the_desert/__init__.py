"""The Old Man of the Desert, a rule one may play with: a worm as large as a sector."""
