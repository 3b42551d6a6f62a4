"""The games as PettingZoo, Gymnasium, OpenSpiel and vector environments."""
