"""Building blocks of a game's `declared.py`: actions, steps, reasons and fields, stated once.

`tools/facts.py` writes the numbers and the state class that follow from a declaration into the game's `facts.py`, which is
compiled. Texts, labels and refusals are looked up here.
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
    """A kind of action: its constant, its text, and the values of the arguments in the text.

    A mapping of values gives what stands in the text, then what stands in messages. `numbers` are what the rules get for
    each action of the kind: from 0 on unless given. The label is made of the words of the text unless given.
    """

    def __init__(
        self, constant: str, text: str, *, numbers: Sequence[int] | None = None, label: str = "", **arguments: Values
    ) -> None:
        """Work out the texts and the arguments of all actions of the kind."""
        self.constant = constant
        words = "".join(part for part, _, _, _ in Formatter().parse(text)).split()
        self.label = label or "-".join(["action", *words])
        choices = [list(_pairs(values)) for values in arguments.values()]
        self.texts: list[str] = []
        self.arguments: list[dict[str, Argument]] = []
        for chosen in product(*choices):
            self.texts.append(text.format(**dict(zip(arguments, (written for written, _ in chosen), strict=True))))
            self.arguments.append(dict(zip(arguments, (told for _, told in chosen), strict=True)))
        self.numbers = list(range(len(self.texts)) if numbers is None else numbers)
        if len(self.numbers) != len(self.texts):
            raise ValueError(f"{constant} has {len(self.texts)} actions, but {len(self.numbers)} numbers")


def _pairs(values: Values) -> list[tuple[Argument, Argument]]:
    """Each value as it stands in the text and in messages."""
    if isinstance(values, Mapping):
        return list(values.items())
    return [(value, value) for value in values]


class Step:
    """A step of the turn: its constant and the rule of its refusals (may be empty)."""

    def __init__(self, constant: str, rule: str = "", name: str = "") -> None:
        """The name in views is made of the constant unless given."""
        self.constant = constant
        self.name = name or _dashed(constant)
        self.message = f"now-{self.name}"
        self.rule = rule


class Reason:
    """A reason for refusing an action: its constant, which gives the message id, and its rule."""

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

    def __init__(self, name: str, default: int = 0, meaning: str = "") -> None:
        """Declare the field with its value in an empty state."""
        self.name = name
        self.default = str(default)
        self.meaning = meaning

    def copy(self) -> str:
        """The expression that copies the field from `source`."""
        return f"source.{self.name}" if self.copied else self.default

    def encoding(self) -> str:
        """The expression for the encoded part of the field."""
        return f"self.{self.name}"


class Cached(Field):
    """A number that follows from the others: copied, not encoded."""

    encoded = False


class Passing(Field):
    """A number that not even a copy keeps."""

    encoded = False
    copied = False


class Shared(Field):
    """Numbers that never change, so that copies share them."""

    type = "vec[i64]"

    def __init__(self, name: str, meaning: str = "", *, encoded: bool = True) -> None:
        """Declare the numbers; they are empty until the set-up gives them."""
        super().__init__(name, 0, meaning)
        self.default = "vec[i64]()"
        self.encoded = encoded


class SharedObject(Field):
    """An object that all copies share, such as a cache; not part of the facts."""

    encoded = False

    def __init__(self, name: str, module: str, type: str, meaning: str = "") -> None:
        """Declare the object by the module and the name of its class."""
        super().__init__(name, 0, meaning)
        self.module = module
        self.type = type
        self.default = f"{type}()"


class Run:
    """A run of numbers inside a packed field, with functions `…_of` to read and `set_…` or `add_…` to change one.

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
        """Declare what the run is indexed by: names, each with its length."""
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
        """Where a number of the run stands in the packed field."""
        parts = [self.constant]
        stride = self.length
        for name, length in self.by.items():
            stride //= length
            parts.append(name if stride == 1 else f"{name} * {stride}")
        return " + ".join(parts)


class Packed(Field):
    """Runs of numbers in one list, copied as a whole or shared; unencoded runs come last."""

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
        lengths: list[tuple[int, int]] = [
            (default, sum(run.length for run in alike)) for default, alike in groupby(runs, lambda run: run.default)
        ]
        self.default = "vec[i64](" + " + ".join(f"[{default}] * {length}" for default, length in lengths) + ")"

    def copy(self) -> str:
        """A copy of all runs, or the runs themselves if they are shared."""
        return f"source.{self.name}" if self.shared else f"source.{self.name}[:]"

    def encoding(self) -> str:
        """The encoded runs."""
        for run in self.runs:
            if not run.encoded:
                return f"self.{self.name}[:{run.constant}]"
        return f"self.{self.name}"


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
        """Number the actions in their order; the number of a kind is that of its first action."""
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
        """The label of an action."""
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
    """A constant's name as it stands in message ids."""
    return constant.lower().replace("_", "-")
