"""Records an OpenSpiel playthrough of each game: `python -m tools.playthroughs`, after a rule change."""

import gzip
import sys
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import undertow
import undertow.env.openspiel

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "env" / "playthroughs"

if __name__ == "__main__":
    undertow.env.openspiel.register()
    for game in sys.argv[1:] or undertow.game_ids():
        text = playthrough(f"undertow_{game}", [], seed=1)
        (FOLDER / f"{game}.txt.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        print(f"{game}: {len(text)} characters")
