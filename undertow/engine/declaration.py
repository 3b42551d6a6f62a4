"""What a game's `declared.py` is made of: each action, step, reason and field of the state, stated once.

`tools/facts.py` writes two compiled modules of the game from it: `facts.py` holds the numbers and the state class,
`dispatch.py` calls the rules. Texts, labels and refusals are looked up here.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby, product
from string import Formatter

from undertow.engine.game import Argument, Message, Refusal

NONE = -1
ALLOWED = 0
NOT_IN_THIS_STEP = 1
FIRST_REASON = 2

Values = Sequence[Argument] | Mapping[str, Argument]


class Kind:
    """A kind of action: its constant, its text, its steps, and the values of the arguments in the text.

    A mapping gives each value's text and its name in messages. `numbers` are what the rules get for
    each action of the kind: from 0 on unless given. The label is made of the words of the text unless given.

    `does` names the function that takes the action, by default after the constant; `then` names one to call after it.
    Outside its steps the action is refused. In them the function `refusal_of_…` returns the reason against it, or ALLOWED.
    It is named by `refused`, by default after `does`; an empty `refused` allows the action. For a `secret` choice it gets
    the seat, too. An action is legal exactly if there is no reason against it.
    """

    def __init__(
        self,
        constant: str,
        text: str,
        steps: str = "",
        *,
        does: str = "",
        then: str = "",
        refused: str | None = None,
        secret: bool = False,
        numbers: Sequence[int] | None = None,
        label: str = "",
        **arguments: Values,
    ) -> None:
        """Work out the texts, arguments and functions of all actions of the kind."""
        self.constant = constant
        self.steps = steps.split()
        self.does = _in_module(does or constant.lower(), "rules")
        self.then = _in_module(then, "rules") if then else ""
        self.refused = _refusing(self.does if refused is None else refused, self.does.split(".")[0])
        self.secret = secret
        words = "".join(part for part, _, _, _ in Formatter().parse(text)).split()
        self.label = label or "-".join(["action", *words])
        choices = [list(_pairs(values)) for values in arguments.values()]
        self.texts: list[str] = []
        self.arguments: list[dict[str, Argument]] = []
        for chosen in product(*choices):
            self.texts.append(text.format(**dict(zip(arguments, (written for written, _ in chosen), strict=True))))
            self.arguments.append(dict(zip(arguments, (told for _, told in chosen), strict=True)))
        self.has_argument = bool(arguments) or numbers is not None
        self.numbers = list(range(len(self.texts)) if numbers is None else numbers)
        if len(self.numbers) != len(self.texts):
            raise ValueError(f"{constant} has {len(self.texts)} actions, but {len(self.numbers)} numbers")


def _in_module(name: str, module: str) -> str:
    """A function's name with its module."""
    return name if "." in name else f"{module}.{name}"


def _refusing(name: str, module: str) -> str:
    """The function that refuses an action, or nothing."""
    if not name:
        return ""
    module, function = _in_module(name, module).split(".")
    return f"{module}.refusal_of_{function}"


def _pairs(values: Values) -> list[tuple[Argument, Argument]]:
    """Each value as it stands in the text and in messages."""
    if isinstance(values, Mapping):
        return list(values.items())
    return [(value, value) for value in values]


class Step:
    """A step of the turn: its constant and the rule that a premature action breaks (may be empty)."""

    def __init__(self, constant: str, rule: str = "", name: str = "") -> None:
        """The name in views follows from the constant unless given."""
        self.constant = constant
        self.name = name or _dashed(constant)
        self.message = f"now-{self.name}"
        self.rule = rule


class Reason:
    """A reason for refusing an action: its constant, from which the message is made, and its rule."""

    def __init__(self, constant: str, rule: str) -> None:
        """Name the message after the constant."""
        self.constant = constant
        self.message = f"refused-{_dashed(constant)}"
        self.rule = rule


class Field:
    """A number of the state that is copied and encoded."""

    encoded = True
    copied = True
    type = "i64"

    def __init__(self, name: str, default: int = 0, meaning: str = "", *, encoded: bool = True) -> None:
        """Declare the field and its default; the game itself handles fields that are not encoded."""
        self.name = name
        self.default = str(default)
        self.meaning = meaning
        if not encoded:
            self.encoded = False

    def copy(self) -> str:
        """The expression that copies the field from `source`."""
        return f"source.{self.name}" if self.copied else self.default

    def encoding(self) -> str:
        """The expression for the encoded part of the field."""
        return f"self.{self.name}"


class Cached(Field):
    """A number derived from others: copied, not encoded. Its default means “not computed”."""

    encoded = False


class Passing(Field):
    """A number that is neither copied nor encoded."""

    encoded = False
    copied = False


class LateOption(Field):
    """An option added after matches were stored: 0 by default, and encoded last, only if it is not 0."""

    encoded = False


class Shared(Field):
    """Numbers that never change; copies share them."""

    type = "vec[i64]"

    def __init__(self, name: str, meaning: str = "", *, encoded: bool = True) -> None:
        """Declare the numbers; they are empty until the set-up."""
        super().__init__(name, 0, meaning)
        self.default = "vec[i64]()"
        self.encoded = encoded


class SharedObject(Field):
    """An object that copies share and that is not a fact, such as a cache."""

    encoded = False

    def __init__(self, name: str, module: str, type: str, meaning: str = "") -> None:
        """Declare the object by its class: module and name."""
        super().__init__(name, 0, meaning)
        self.module = module
        self.type = type
        self.default = f"{type}()"


class Run:
    """A run of numbers in a packed field, with accessors `…_of`, `set_…` or `add_…`.

    An empty `getter` or `setters` leaves them out.
    """

    def __init__(
        self,
        name: str,
        meaning: str,
        *,
        default: int = 0,
        getter: str | None = None,
        setters: str = "set",
        encoded: bool = True,
        **by: int,
    ) -> None:
        """Declare the indices of the run: names, each with its length."""
        self.name = name
        self.constant = name.upper()
        self.default = default
        self.meaning = meaning
        self.getter = f"{name}_of" if getter is None else getter
        self.setters = setters.split()
        self.encoded = encoded
        self.by = by
        self.length = 1
        for length in by.values():
            self.length *= length

    def index(self) -> str:
        """The index of a number in the packed field."""
        parts = [self.constant]
        stride = self.length
        for name, length in self.by.items():
            stride //= length
            parts.append(name if stride == 1 else f"{name} * {stride}")
        return " + ".join(parts)


class Packed(Field):
    """Runs of numbers in one list: copied as a whole, or shared if it never changes.

    Runs that are not encoded come last; their defaults must mean “not computed”.
    """

    type = "vec[i64]"

    def __init__(self, name: str, *runs: Run, shared: bool = False, encoded: bool = True) -> None:
        """Lay the runs one after the other."""
        super().__init__(name)
        self.runs = runs
        self.shared = shared
        self.encoded = encoded
        self.starts: list[int] = []
        self.length = 0
        for run in runs:
            self.starts.append(self.length)
            self.length += run.length
        self.default = _defaults(runs)

    def copy(self) -> str:
        """A copy of all runs, or the runs themselves if they are shared."""
        return f"source.{self.name}" if self.shared else f"source.{self.name}[:]"

    def encoding(self) -> str:
        """The encoded runs."""
        for run in self.runs:
            if not run.encoded:
                return f"self.{self.name}[:{run.constant}]"
        return f"self.{self.name}"

    def encoded_length(self) -> int:
        """The number of encoded numbers."""
        return sum(run.length for run in self.runs if run.encoded)

    def decoding(self, encoded: str) -> str:
        """The expression for the whole field, given the one for its encoded runs."""
        left_out = [run for run in self.runs if not run.encoded]
        return f"extend({encoded}, {_defaults(left_out)})" if left_out else encoded


def _defaults(runs: Sequence[Run]) -> str:
    """The expression for runs in an empty state."""
    alike = groupby(runs, lambda run: run.default)
    parts = [f"[{default}] * {sum(run.length for run in group)}" for default, group in alike]
    return f"vec[i64]({' + '.join(parts)})"


class Declaration:
    """A game's actions, steps, reasons and state."""

    def __init__(
        self,
        name: str,
        *,
        sizes: Mapping[str, int],
        actions: tuple[Kind, ...],
        steps: tuple[Step, ...],
        reasons: tuple[Reason, ...],
        state: tuple[Field, ...],
    ) -> None:
        """Number the actions in order; a kind has the number of its first action."""
        unknown = {step for kind in actions for step in kind.steps} - {step.constant for step in steps}
        if unknown:
            raise ValueError(f"no such step: {', '.join(sorted(unknown))}")
        self.name = name
        self.sizes = sizes
        self.actions = actions
        self.steps = steps
        self.reasons = reasons
        self.state = state
        self.firsts: list[int] = []
        self.kinds: list[int] = []
        self.numbers: list[int] = []
        texts: list[str] = []
        self._labels: list[Message] = []
        for kind in actions:
            self.firsts.append(len(texts))
            self.kinds += [len(texts)] * len(kind.texts)
            self.numbers += kind.numbers
            texts += kind.texts
            self._labels += [Message(kind.label, arguments) for arguments in kind.arguments]
        self.texts = tuple(texts)

    def label(self, action: int) -> Message:
        """What an action is called when a player chooses it."""
        return self._labels[action]

    def messages(self) -> set[str]:
        """The ids of all labels and refusals that follow from the declaration."""
        told: list[Reason | Step] = [*self.reasons, *self.steps]
        return {label.id for label in self._labels} | {each.message for each in told if each.rule}

    def refusal(self, code: int, step: int, args: Mapping[str, Argument]) -> Refusal | None:
        """The message and the rule of a reason, or None if the action is allowed."""
        if code == ALLOWED:
            return None
        if code == NOT_IN_THIS_STEP:
            return Refusal(self.steps[step].message, args, self.steps[step].rule)
        reason = self.reasons[code - FIRST_REASON]
        return Refusal(reason.message, args, reason.rule)


def _dashed(constant: str) -> str:
    """A constant's name as used in message ids."""
    return constant.lower().replace("_", "-")
