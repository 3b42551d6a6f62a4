"""Errors in a command line, in the reader's language. Typer's own are English sentences, recognised by their form."""

import re
from typing import Any

from undertow.engine.language import Language

# Each form of a sentence, with the message that says the same.
_FORMS = tuple(
    (re.compile(form, re.DOTALL), message)
    for form, message in (
        (r"No such command '(?P<name>.*)'\.", "usage-no-command"),
        (r"Missing command\.", "usage-missing-command"),
        (r"No such option: (?P<name>\S+) \(Possible options: (?P<names>.*)\)", "usage-no-option-but"),
        (r"No such option: (?P<name>.*)", "usage-no-option"),
        (r"Missing argument '(?P<name>.*?)'\..*", "usage-missing-argument"),
        (r"Missing option '(?P<name>.*)'\..*", "usage-missing-option"),
        (r"Option '(?P<name>.*)' requires an argument\.", "usage-needs-value"),
        (r"Option '(?P<name>.*)' does not take a value\.", "usage-takes-no-value"),
        (r"Got unexpected extra arguments? ?\(?s?\)? ?\((?P<names>.*)\)", "usage-extra"),
        (r"Invalid value for '(?P<name>.*?)': (?P<reason>.*)", "usage-bad-value"),
        (r"Input should be a valid integer.*", "usage-whole-number"),
        (r"Input should be a valid number.*", "usage-number"),
        (r"Input should be greater than or equal to (?P<least>\S+)", "usage-least"),
        (r"Input should be less than or equal to (?P<most>\S+)", "usage-most"),
    )
)


def told(sentence: str, words: Language) -> str:
    """An English sentence of Typer in a language; unknown ones stay as they are."""
    for form, message in _FORMS:
        if found := form.fullmatch(sentence):
            args = {name: value.replace("' / '", ", ") for name, value in found.groupdict().items()}
            if "reason" in args:
                args["reason"] = told(args["reason"], words)
            return words.word(message, **args)
    return sentence


def lines_of(error: Any, words: Language) -> list[str]:
    """How the command is used, where its help is, and what was wrong."""
    said = words.word("usage-error", reason=told(error.format_message(), words))
    context = getattr(error, "ctx", None)
    if context is None:
        return [said]
    usage = context.get_usage().removeprefix("Usage: ")
    help_command = f"{context.command_path} {context.help_option_names[0]}"
    return [words.word("usage-form", form=usage), words.word("usage-help", command=help_command), "", said]
