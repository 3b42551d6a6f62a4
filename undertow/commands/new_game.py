"""`undertow new-game`: write the package of a new game, which passes the laws as it is."""

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

import undertow
from undertow.commands.console import clear_errors, out
from undertow.engine.game import OptionError

_TEMPLATES = Path(__file__).parent.parent / "templates" / "game"


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id and module name: small letters, digits and _.")],
    folder: Annotated[Path | None, typer.Option(help="Where to write it; by default ./NAME.", show_default=False)] = None,
) -> None:
    """Write a package with a small complete game, to be changed into your own."""
    with clear_errors():
        check_name(name)
        target = folder or Path(name)
        if target.exists():
            raise OptionError(f"{target} exists already")
        for file, text in files_of(name).items():
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            (target / file).write_text(text, encoding="utf-8")
        out.print(f"{target}: run `pip install -e {target}`, then `undertow table {name}`", markup=False, highlight=False)


def check_name(name: str) -> None:
    """Raise OptionError unless a new game may have this name."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) or keyword.iskeyword(name):
        raise OptionError(f"{name!r} is not a module name: use small letters, digits and _")
    if name in undertow.game_ids() or name in sys.stdlib_module_names or name in ("undertow", "tests"):
        raise OptionError(f"{name!r} is taken")


def files_of(name: str) -> dict[str, str]:
    """The files of a new package, by their paths in it."""
    title = name.replace("_", " ").capitalize()
    words = {"NewGame": "".join(part.capitalize() for part in name.split("_")), "New Game": title, "newgame": name}
    places = {"__init__.py": f"{name}/__init__.py", "RULES.md": f"{name}/RULES.md", "en.ftl": f"{name}/words/en.ftl"}
    found = {}
    for file in sorted(_TEMPLATES.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        for placeholder, word in words.items():
            text = text.replace(placeholder, word)
        found[places.get(file.stem, file.stem.replace("test_game", f"test_{name}"))] = text
    return found
