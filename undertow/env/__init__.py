"""For programmers: the games as PettingZoo, Gymnasium and OpenSpiel environments, and as rows of numbers."""
