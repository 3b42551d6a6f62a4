"""Records golden replays: finished bot matches for every ending and number of seats that has none yet.

    python tools/golden.py GAME [TRIES] [OPTION=VALUE …] [BOX.toml]

With options, only matches with these options count, and the file names contain them. Components of another box help to reach
rare endings and are stored beside the match in the folder `other-box`. Only matches of the newest rules version count. Those
of version 2 and later are in the folders `v2`, `v3` and so on.
"""

import sys
from pathlib import Path
from typing import Any

import undertow
from undertow.bots import choose
from undertow.engine.chance import commitment
from undertow.engine.game import Game
from undertow.engine.match import fingerprint
from undertow.engine.matchfile import MatchFile, read, write

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def kept(file: Path) -> MatchFile:
    """A golden replay, read with the components beside it, if any."""
    box = file.with_suffix(".toml")

    def find(id: str, version: int | None) -> Game[Any]:
        game = undertow.game(id, version)
        return game.with_components(box) if box.is_file() else game

    return read(file.read_bytes(), find)


def main(id: str, tries: int, options: dict[str, str], box: Path | None) -> None:
    """Play until every ending and number of seats has a match, or `tries` matches are played."""
    game, folder = undertow.game(id) if box is None else undertow.game(id).with_components(box), FOLDER / id
    matches = [kept(file).match for file in folder.rglob("*.match")]
    current = [match for match in matches if match.game.version == game.version]
    have = [match for match in current if match.options.items() >= options.items()]
    folder = folder if game.version == 1 else folder / f"v{game.version}"
    missing = set(game.endings) - {match.game.ending(match.state) for match in have}
    missing_seats = set(game.seats) - {match.seats for match in have}
    for number in range(tries):
        if not missing and not missing_seats:
            return
        seats = game.seats[number % len(game.seats)]
        bots = [("greedy", "random")[(number >> seat) & 1] for seat in range(seats)]
        saved = played(game, bots, number, options)
        ending = game.ending(saved.match.state)
        if ending in missing or seats in missing_seats:
            missing.discard(ending)
            missing_seats.discard(seats)
            named = "-".join([ending.removeprefix("ended-"), str(seats), *options.values()]).replace(" ", "-")
            file = (folder if box is None else folder / "other-box") / f"{named}.match"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(write(saved), encoding="utf-8")
            file.with_suffix(".fingerprint").write_text(fingerprint(saved.match.state) + "\n")
            if box is not None:
                file.with_suffix(".toml").write_bytes(box.read_bytes())
            print(f"{file.name}: {len(saved.match.log)} actions")
    print(f"not found: {sorted(missing)} {sorted(missing_seats)}")


def played(game: Game[Any], bots: list[str], number: int, options: dict[str, str]) -> MatchFile:
    """One match between bots, with its own seed of chance."""
    seed = number.to_bytes(32, "big")
    rng = undertow.Rng(number)
    match = undertow.Match(game, len(bots), {"first": "lot", **options}, bots)
    match.finish(lambda state, seat: choose(bots[seat], state, seat, rng), seed)
    return MatchFile(match, commitment(seed), seed)


if __name__ == "__main__":
    arguments = sys.argv[2:]
    boxes = [Path(argument) for argument in arguments if argument.endswith(".toml")]
    chosen = dict(argument.split("=", 1) for argument in arguments if "=" in argument)
    most = [int(argument) for argument in arguments if argument.isdigit()]
    main(sys.argv[1], most[0] if most else 2000, chosen, boxes[0] if boxes else None)
