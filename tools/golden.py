"""Records golden replays: finished matches between bots, one for every ending and number of seats that is missing."""

import sys
from pathlib import Path

import undertow
from undertow.bots import choose
from undertow.engine.chance import ChanceStream, commitment
from undertow.engine.match import fingerprint
from undertow.engine.matchfile import MatchFile, read, write

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def main(id: str, tries: int) -> None:
    """Play until every ending and number of seats has a match, or the tries are used up."""
    game, folder = undertow.game(id), FOLDER / id
    folder.mkdir(parents=True, exist_ok=True)
    have = [read(file.read_bytes(), undertow.game).match for file in folder.glob("*.match")]
    missing = set(game.endings) - {match.game.ending(match.state) for match in have}
    missing_seats = set(game.seats) - {match.seats for match in have}
    for number in range(tries):
        if not missing and not missing_seats:
            return
        seats = game.seats[number % len(game.seats)]
        bots = [("greedy", "random")[(number >> seat) & 1] for seat in range(seats)]
        saved = played(game, bots, number)
        ending = game.ending(saved.match.state)
        if ending in missing or seats in missing_seats:
            missing.discard(ending)
            missing_seats.discard(seats)
            file = folder / f"{ending.removeprefix('ended-')}-{seats}.match"
            file.write_text(write(saved), encoding="utf-8")
            file.with_suffix(".fingerprint").write_text(fingerprint(saved.match.state) + "\n")
            print(f"{file.name}: {len(saved.match.log)} actions")
    print(f"not found: {sorted(missing)} {sorted(missing_seats)}")


def played(game: undertow.Game, bots: list[str], number: int) -> MatchFile:  # type: ignore[type-arg]
    """One match between bots, its chance from a seed of its own."""
    seed = number.to_bytes(32, "big")
    stream, rng = ChanceStream(seed), undertow.Rng(number)
    match = undertow.Match(game, len(bots), {"first": "lot"}, bots)
    match.draw(stream)
    while match.turn != undertow.OVER:
        match.record(game.text(choose(bots[match.turn], match.state, match.turn, rng)))
        match.draw(stream)
    return MatchFile(match, commitment(seed), seed)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000)
