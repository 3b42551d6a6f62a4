"""The verifiable stream of live matches."""

import hashlib

import pytest

from tests.engine.tiny import tiny_game
from undertow.engine.chance import SEED_BYTES, ChanceStream, commitment, is_commitment_to, new_seed, nonce_note
from undertow.engine.draws import verify_chance
from undertow.engine.match import ChanceNote, Match, Undo, replayed

SEED = bytes(range(SEED_BYTES))


def test_the_stream_is_what_the_specification_says() -> None:
    """Recomputed from the words of docs/chance.md, with nothing but hashlib."""
    words = []
    for block in range(2):
        digest = hashlib.sha256(b"undertow chance 1" + SEED + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8)]
    stream = ChanceStream(SEED)
    assert [stream.below(2**32) for _ in range(8)] == [word % 2**32 for word in words]


def test_known_draws() -> None:
    stream = ChanceStream(SEED)
    assert [stream.below(6) for _ in range(12)] == [0, 5, 1, 1, 2, 1, 4, 0, 2, 3, 2, 2]
    assert commitment(SEED) == "c1fbdcf6c92f667aea72ccd2e3b10ff3ac6897cc652929bac827e6aa4d800a9c"


def test_words_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = ChanceStream(SEED)
    words = iter([2**64 - 1, 5])
    monkeypatch.setattr(stream, "_next_word", lambda: next(words))
    assert stream.below(3) == 2  # 2**64 - 1 is rejected, so the next word decides


def test_draws_are_unbiased() -> None:
    stream, counts = ChanceStream(SEED), [0, 0, 0]
    for _ in range(6000):
        counts[stream.pick([1, 2, 3])] += 1
    assert all(abs(count - expected) < 150 for count, expected in zip(counts, (1000, 2000, 3000), strict=True))


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_impossible_draws_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="possibilities"):
        ChanceStream(SEED).below(bound)


def test_a_seed_has_32_bytes() -> None:
    assert len(new_seed()) == SEED_BYTES
    assert new_seed() != new_seed()
    with pytest.raises(ValueError, match="32 bytes"):
        ChanceStream(b"short")
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(b"short")


def test_a_commitment_belongs_to_one_seed() -> None:
    assert is_commitment_to(SEED, commitment(SEED))
    assert not is_commitment_to(new_seed(), commitment(SEED))


def dealt() -> Match:
    match = Match(tiny_game(), 2, {})
    match.play_chance(SEED)
    return match


def with_steered_draw(match: Match, index: int) -> Match:
    """The match up to a draw, with another outcome than chance gave."""
    steered = replayed(match, index)
    other = next(text for text in ("drawn low", "drawn mid", "drawn high") if text != match.log[index])
    steered.record(other)
    return steered


def test_a_match_that_followed_its_seed_is_verified() -> None:
    assert len(dealt().log) == 4
    assert verify_chance(dealt(), SEED) is None


def test_a_steered_draw_is_found() -> None:
    assert verify_chance(with_steered_draw(dealt(), 2), SEED) == 2


def bid(match: Match) -> None:
    """Let both seats bid their lowest card, without the draws that follow."""
    while match.turn >= 0:
        match.record(match.game.text(match.state.legal()[0]))


def test_a_stream_is_taken_up_where_the_match_left_it() -> None:
    match = dealt()
    bid(match)
    resumed = replayed(match)
    assert resumed.play_chance(SEED) == match.play_chance(SEED) != []
    assert verify_chance(resumed, SEED) is None


def test_notes_rekey_the_stream_as_the_specification_says() -> None:
    """Recomputed from the words of docs/chance.md, with nothing but hashlib."""
    note = f"nonce 1 {'5a' * 16}"
    key = hashlib.sha256(b"undertow chance note 1" + SEED + note.encode()).digest()
    key = hashlib.sha256(b"undertow chance note 1" + key + b"burn").digest()
    word = hashlib.sha256(b"undertow chance 1" + key + bytes(8)).digest()[:8]
    stream = ChanceStream(SEED)
    stream.below(7)  # draws before a note do not move the draws after it
    stream.rekey(note)
    stream.rekey("burn")
    assert stream.below(2**32) == int.from_bytes(word, "big") % 2**32


@pytest.mark.parametrize("text", ["", "Burn", "nonce 0", "nonce 0 12", f"nonce 0 {'AB' * 16}", f"nonce 100 {'ab' * 16}"])
def test_other_notes_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a chance note is"):
        ChanceStream(SEED).rekey(text)


def test_an_agreed_undo_over_chance_burns_the_draws() -> None:
    match = dealt()
    bid(match)
    match.play_chance(SEED)
    drawn = match.log[6:]
    outcomes = {tuple(drawn)}
    for count in range(1, 6):
        assert [type(event) for event in match.undo_agreed(0, 4)] == [Undo, ChanceNote]
        assert [(note.at, note.text) for note in match.notes] == [(4, "burn")] * count
        bid(match)
        match.play_chance(SEED)
        outcomes.add(tuple(match.log[6:]))
        assert verify_chance(match, SEED) is None
    assert len(outcomes) > 1


def test_an_agreed_undo_without_a_draw_burns_nothing() -> None:
    match = dealt()
    bid(match)
    assert match.undo_agreed(0, 4) == [Undo(0, 4)]
    assert match.notes == []


def test_a_nonce_counts_from_where_it_was_given() -> None:
    match = dealt()
    bid(match)
    match.note(0, nonce_note(0, "00" * 16))
    match.play_chance(SEED)
    assert match.notes[0].at == 6
    assert verify_chance(match, SEED) is None
    match.undo_agreed(1, 4)
    assert [note.at for note in match.notes] == [4, 4]
    bid(match)
    match.play_chance(SEED)
    assert verify_chance(match, SEED) is None
    assert verify_chance(with_steered_draw(match, 6), SEED) == 6
