"""A review in words: a paragraph for every player and a line for every key moment."""

from collections.abc import Sequence

from undertow.engine.game import Argument, Message
from undertow.engine.language import Language
from undertow.engine.state import CHANCE
from undertow.review.findings import Decision
from undertow.review.moments import Kind, Moment
from undertow.review.report import Review
from undertow.review.turns import Turn
from undertow.review.verdicts import ERRORS

_NOTICED = 0.015  # of win share: parts below it are not worth a sentence


def points(share: float) -> int:
    """A win share as whole points in a hundred."""
    return round(100 * abs(share))


class Teller:
    """Puts a review into words; `names` are the names of the seats."""

    def __init__(self, review: Review, words: Language, names: Sequence[str] = ()) -> None:
        """Nothing is told yet."""
        self.review, self.words = review, words
        known = tuple(names) or review.match.names
        self.names = known or tuple(words.word("player-name", number=seat + 1) for seat in range(review.match.seats))
        self._states = dict(review.match.states_from(0))

    def paragraph(self, seat: int) -> str:
        """How a player's result came about, in a few sentences."""
        return " ".join(self._say(message) for message in self._sentences(seat))

    def moment(self, moment: Moment) -> str:
        """A key moment in one line."""
        told: dict[str, Argument] = {"seat": moment.seat, "points": points(moment.worth)}
        match moment.kind:
            case Kind.LOSS:
                told |= {"text": self.label(moment.at, self.review.match.log[moment.at]), "better": self.better(moment.at)}
                return self._say(Message("review-moment-loss", told))
            case Kind.LUCK:
                word = "review-moment-lucky" if moment.worth > 0 else "review-moment-unlucky"
                return self._say(Message(word, told | {"text": self.told(moment.at)}))
            case _:
                return self._say(Message("review-moment-lead", {"seat": moment.seat, "text": self.told(moment.at)}))

    def label(self, at: int, action: str) -> str:
        """The label of an action that could be taken at an index of the log."""
        return self._say(self.review.match.game.label(self._states[at], action))

    def better(self, at: int) -> str:
        """The label of the best action at an index of the log."""
        finding = self.review.findings[at]
        assert isinstance(finding, Decision)
        return self.label(at, finding.best.action)

    def told(self, at: int) -> str:
        """The log text of an action, as the seats that it concerns see it."""
        match = self.review.match
        action = match.game.number(match.log[at])
        viewer = match.actor(at)
        versions = [match.game.describe(self._states[at], action, seat) for seat in range(match.seats)]
        chosen = versions[viewer] if viewer != CHANCE else max(versions, key=_detail)
        return " ".join(self._say(message) for message in chosen)

    def plan(self, at: int) -> list[str]:
        """What the best action at an index of the log would have led to."""
        finding = self.review.findings[at]
        return [self._say(message) for message in finding.gains] if isinstance(finding, Decision) else []

    def _say(self, message: Message) -> str:
        """A message as a sentence."""
        return self.words.say(message, self.names.__getitem__)

    def _sentences(self, seat: int) -> list[Message]:
        """The sentences of a paragraph."""
        return [self._result(seat), *self._cause(seat), self._own(seat), *self._costliest(seat), *self._others(seat)]

    def _result(self, seat: int) -> Message:
        """Who won."""
        share = self.review.seats[seat].part.result
        if not self.review.is_finished:
            return Message("review-unfinished", {"seat": seat, "chance": points(share)})
        word = "review-wins" if share == 1 else "review-shares-victory" if share > 0 else "review-loses"
        return Message(word, {"seat": seat})

    def _cause(self, seat: int) -> list[Message]:
        """How much luck there was, and whether it decided."""
        part = self.review.seats[seat].part
        if abs(part.luck) < max(_NOTICED, part.error):
            return [Message("review-luck-even")]
        lucky = Message("review-lucky" if part.luck > 0 else "review-unlucky", {"points": points(part.luck)})
        has_decided = (part.result > part.even) == (part.luck > 0) and abs(part.luck) > abs(part.own + part.others)
        without = min(1.0, max(0.0, part.adjusted))
        verdict = Message("review-was-luck", {"chance": points(without)}) if has_decided else Message("review-not-luck")
        return [lucky, verdict]

    def _own(self, seat: int) -> Message:
        """What the seat gave away."""
        own = self.review.seats[seat].part.own
        return Message("review-own-cost", {"points": points(own)}) if points(own) else Message("review-own-clean")

    def _costliest(self, seat: int) -> list[Message]:
        """The turn that gave away most, if its verdict is certain."""
        bad = [turn for turn in self.review.turns if turn.seat == seat and turn.verdict in ERRORS]
        if not bad:
            return []
        turn: Turn = max(bad, key=lambda turn: turn.loss)
        assert turn.worst is not None
        taken = self.label(turn.worst, self.review.match.log[turn.worst])
        told: dict[str, Argument] = {"turn": turn.number, "text": taken, "better": self.better(turn.worst)}
        return [Message("review-costliest", told)]

    def _others(self, seat: int) -> list[Message]:
        """What the others' play brought or cost."""
        others = self.review.seats[seat].part.others
        if abs(others) < _NOTICED:
            return []
        return [Message("review-others-gave" if others > 0 else "review-others-took", {"points": points(others)})]


def _detail(messages: Sequence[Message]) -> int:
    """How much some messages tell."""
    return sum(len(message.args) for message in messages)
