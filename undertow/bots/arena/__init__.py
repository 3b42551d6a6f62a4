"""The arena: entrants meet on the same deals at every seat, and what came of it is told with its uncertainty."""
