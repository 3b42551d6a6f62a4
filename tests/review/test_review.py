"""The rest of a review: turns and verdicts, words, workers, resuming, the cache."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.review.matches import TABLES, played, reviewed
from undertow.bots.arena.executor import in_processes
from undertow.engine.game import OptionError
from undertow.engine.language import LANGUAGES, language
from undertow.engine.match import Match, replayed
from undertow.review import review
from undertow.review.cache import Cache, key
from undertow.review.effort import EFFORTS
from undertow.review.findings import Candidate, Decision, plain, restored
from undertow.review.plain import as_data
from undertow.review.texts import Teller
from undertow.review.turns import turns_of
from undertow.review.verdicts import Verdict, accuracy, is_doubtful, is_only_move, thresholds, verdict_of_loss

PLAYED = [table for table in TABLES if table[0] != "tiny"]


def choice(at: int, seat: int, *losses: float, taken: int = 0, error: float = 0.001) -> Decision:
    """A decision between actions that lose so much."""
    listed = (Candidate(str(index), (0.5 - loss, 0.5 + loss), loss, error, error) for index, loss in enumerate(losses))
    return Decision(at, seat, str(taken), tuple(listed))


def test_verdicts_scale_with_the_seats() -> None:
    assert thresholds(2) == (0.05, 0.1, 0.15)
    words = [verdict_of_loss(loss, 0.0, 2) for loss in (0.0, 0.02, 0.05, 0.1, 0.15)]
    assert words == [Verdict.BEST, Verdict.GOOD, Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER]
    assert verdict_of_loss(0.05, 0.0, 4) == Verdict.MISTAKE


def test_no_verdict_goes_beyond_its_interval() -> None:
    assert verdict_of_loss(0.16, 0.05, 2) == Verdict.INACCURACY
    assert verdict_of_loss(0.16, 0.2, 2) == Verdict.GOOD
    assert is_doubtful(choice(0, 0, 0.0, 0.11, taken=1, error=0.01), 2)
    assert not is_doubtful(choice(0, 0, 0.0, 0.125, taken=1, error=0.01), 2)


def test_a_loss_within_its_error_is_none() -> None:
    assert choice(0, 0, 0.0, 0.03, taken=1, error=0.02).loss == 0
    assert choice(0, 0, 0.0, 0.05, taken=1, error=0.02).loss == 0.05


def test_small_actions_are_one_turn_and_the_worst_step_is_named() -> None:
    steps = [
        choice(3, 0, 0.0, 0.04, taken=1),
        choice(5, 0, 0.0, 0.08, taken=1),
        Decision(6, 0, "1"),
        choice(7, 1, 0.0, 0.3),
        Decision(8, 0, "1"),
    ]
    first, second, third = turns_of(steps, 2)
    assert (first.seat, first.first, first.last, first.worst) == (0, 3, 6, 5)
    assert first.loss == pytest.approx(0.12)
    assert (first.verdict, second.verdict, third.verdict) == (Verdict.MISTAKE, Verdict.ONLY_MOVE, Verdict.FORCED)


def test_an_only_move_is_the_best_and_all_others_are_mistakes() -> None:
    assert is_only_move(choice(0, 0, 0.0, 0.2, 0.3), 2)
    assert not is_only_move(choice(0, 0, 0.0, 0.05, 0.3), 2)
    assert not is_only_move(choice(0, 0, 0.0, 0.2, taken=1), 2)
    surprising = replace(choice(0, 0, 0.0, 0.2), is_surprising=True)
    assert turns_of([surprising], 2)[0].verdict == Verdict.BRILLIANT


def test_accuracy_falls_with_the_error_rate() -> None:
    assert accuracy(0, 2) == 100
    assert 100 > accuracy(0.01, 2) > accuracy(0.02, 2) > 0
    assert accuracy(0.01, 4) == accuracy(0.02, 2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_forced_decisions_count_nowhere(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    for seat, report in enumerate(found.seats):
        chosen = [turn for turn in found.turns if turn.seat == seat and not turn.is_forced]
        assert report.turns == len(chosen) == sum(report.verdicts.values())
        assert Verdict.FORCED not in report.verdicts
    states = dict(found.match.states_from(0))
    for finding in found.findings:
        if isinstance(finding, Decision):
            assert finding.is_forced == (len(states[finding.at].legal_for(finding.seat)) == 1)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_players_and_moments_are_told_in_every_language(game: str, seats: int, code: str) -> None:
    found = reviewed(game, seats)
    teller = Teller(found, language(code, found.match.game.folder), ("Ana", "Bo", "Cy", "Di", "Ed")[:seats])
    assert 1 <= len(found.moments) <= 5
    assert all(teller.paragraph(seat).startswith(("Ana", "Bo", "Cy", "Di", "Ed")) for seat in range(seats))
    assert all("{" not in teller.moment(moment) for moment in found.moments)


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_plain_data_adds_up(game: str, seats: int) -> None:
    found = reviewed(game, seats)
    facts = json.loads(json.dumps(as_data(found, language("en", found.match.game.folder))))
    for seat in facts["seats"]:
        assert seat["even"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"], abs=1e-9)
    assert len(facts["events"]) == len(found.match.log)


def test_findings_survive_a_file() -> None:
    for finding in (*reviewed("atlantis", 2).findings, *reviewed("niagara", 4).findings):
        assert restored(json.loads(json.dumps(plain(finding)))) == finding


def test_workers_find_the_same() -> None:
    match = replayed(played("atlantis", 2), 90)
    assert review(match, "quick", executor=in_processes(2)) == review(match, "quick")


def test_progress_is_told_and_a_broken_off_review_is_continued(tmp_path: Path) -> None:
    match = replayed(played("atlantis", 2), 90)
    told: list[tuple[int, int]] = []

    class BrokenOff(Exception):
        pass

    def breaks_off(done: int, total: int) -> None:
        told.append((done, total))
        if done >= 36:
            raise BrokenOff

    with pytest.raises(BrokenOff):
        review(match, "quick", progress=breaks_off, cache=tmp_path)
    assert told == [(0, 90), (12, 90), (24, 90), (36, 90)]
    continued: list[int] = []
    found = review(match, "quick", progress=lambda done, total: continued.append(done), cache=tmp_path)
    assert continued[0] == 36
    assert found == review(match, "quick")


def test_a_cut_line_in_the_cache_is_measured_again(tmp_path: Path) -> None:
    match = replayed(played("atlantis", 2), 90)
    whole = review(match, "quick", cache=tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text()[:-40])
    assert len(Cache(tmp_path, match, EFFORTS["quick"]).findings()) == 89
    assert review(match, "quick", cache=tmp_path) == whole


def test_the_cache_tells_matches_and_efforts_apart() -> None:
    match = played("atlantis", 2)
    shorter = replayed(match, 90)
    keys = {key(each, effort) for each in (match, shorter) for effort in EFFORTS.values()}
    assert len(keys) == 6
    assert key(replayed(match), EFFORTS["quick"]) == key(match, EFFORTS["quick"])


def test_an_empty_match_has_an_empty_review() -> None:
    match = Match(played("niagara", 4).game, 4)
    assert review(match, "quick").turns == ()


def test_an_unknown_effort_is_refused() -> None:
    with pytest.raises(OptionError, match="quick, normal, deep"):
        review(played("atlantis", 2), "sloppy")
