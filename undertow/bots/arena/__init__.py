"""The arena: entrants meet on the same deals at every seat. Results have confidence intervals."""
