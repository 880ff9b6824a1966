"""The position and what moves it: the loop, turns, combat and rounds."""
