"""A table in the terminal: one match between people at this screen and bots."""

from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table

from undertow.bots import choose
from undertow.engine import rulestext
from undertow.engine.chance import commitment
from undertow.engine.examples import Example, figures_of
from undertow.engine.game import Game, Preview
from undertow.engine.language import Language, language
from undertow.engine.match import Match
from undertow.engine.matchfile import MatchFile, write
from undertow.engine.rng import Rng
from undertow.engine.state import CHANCE, OVER, SPECTATOR
from undertow.games import terminal_board

LETTERS = "ABCDE"  # of seats without a name

YOU = "you"


class LeftTable(Exception):
    """The player has left before the end."""


class TerminalTable:
    """One match on a console, until it ends or the player leaves."""

    def __init__(self, match: Match, sitting: list[str], seed: bytes, words: Language, console: Console) -> None:
        """Prepare the match; `sitting` names "you" or a bot for each seat."""
        self.match = match
        self.sitting = sitting
        self.seed = seed
        self.words = words
        self.console = console
        self._rng = Rng(int.from_bytes(seed[:8], "big"))
        self._told = len(match.log)
        self._at_screen = SPECTATOR

    def run(self) -> None:
        """Play to the end; raises LeftTable if the player leaves."""
        if not self.match.log:
            self._print(self.words.word("table-commitment", commitment=commitment(self.seed)), style="dim")
        while self.match.turn != OVER:
            self.match.play_chance(self.seed)
            self._let_bots_choose()
            self._tell_news()
            waiting = self.match.waiting_for()
            if self.match.turn not in (CHANCE, OVER) and waiting:
                self._ask(waiting[0])
        self._tell_news()
        self._tell_result()

    def save(self, file: Path) -> None:
        """Write the match with its seed to a file, so that it can be resumed."""
        file.write_text(write(MatchFile(self.match, commitment(self.seed), self.seed)), encoding="utf-8")

    # Playing

    def _let_bots_choose(self) -> None:
        """Let bots act while it is their turn."""
        for seat in self.match.waiting_for():
            if self.sitting[seat] != YOU:
                action = choose(self.sitting[seat], self.match.state, seat, self._rng)
                self.match.play(seat, self.match.game.text(action))
                if self.match.turn == CHANCE:
                    return

    def _ask(self, seat: int) -> None:
        """Read a person's commands until one changes the match."""
        if self.sitting[seat] != YOU:
            return
        self._take_the_screen(seat)
        before = len(self.match.log), self.match.slot(seat)
        self._show_board(seat)
        while (len(self.match.log), self.match.slot(seat)) == before:
            texts = [self.match.game.text(action) for action in self.match.state.legal_for(seat)]
            self._offer(seat, texts)
            self._obey(seat, texts, self._read())

    def _take_the_screen(self, seat: int) -> None:
        """Show a curtain if several people share the screen."""
        people = self.sitting.count(YOU)
        if people > 1 and seat != self._at_screen:
            self.console.clear()
            self._print(self.words.word("table-curtain", name=self._name(seat)), style="bold")
            self._read()
        self._at_screen = seat

    def _offer(self, seat: int, texts: list[str]) -> None:
        """Print the numbered list of the seat's legal actions."""
        choosing = len(list(self.match.state.choosers())) > 1
        self._print(
            self.words.word("table-choosing" if choosing else "table-your-move", name=self._name(seat)), style="bold"
        )
        for number, text in enumerate(texts, 1):
            label = self.words.say(self.match.game.label(self.match.state, text), self._name)
            self.console.print(f"  [bold]{number:2}[/]  {escape(label)} [dim]({escape(text)})[/]")
        self._print(self.words.word("table-prompt"), style="dim")

    def _read(self) -> str:
        """A line typed by the player; end of input raises LeftTable."""
        try:
            return self.console.input("> ").strip()
        except EOFError:
            raise LeftTable from None

    def _obey(self, seat: int, texts: list[str], line: str) -> None:
        """Carry out a typed line, or print why not."""
        command, _, rest = line.partition(" ")
        if not line and len(texts) == 1:
            self.match.play(seat, texts[0])
        elif line.isascii() and line.isdigit() and 1 <= int(line[:4]) <= len(texts) and len(line) <= 4:
            self.match.play(seat, texts[int(line) - 1])
        elif line in texts:
            self.match.play(seat, line)
        elif command == "why":
            self._explain(seat, rest.strip(), texts)
        elif command == "preview":
            self._preview(seat, rest.strip(), texts)
        elif command == "undo":
            self._undo(seat)
        elif command == "log":
            self._tell(0)
        elif command == "rules":
            self._rules(rest.strip())
        elif command == "view":
            self._show_board(seat)
        elif command == "save":
            self._save(rest.strip())
        elif command == "quit":
            raise LeftTable
        elif command == "help":
            self._help()
        else:
            self._print(self.words.word("table-not-understood", text=line[:60], count=len(texts)))

    # Commands

    def _explain(self, seat: int, text: str, texts: list[str]) -> None:
        """Print why an action is not allowed, with the rule."""
        if not text:
            others = [action for action in self.match.game.actions if action not in texts]
            self._print(self.words.word("table-why-usage", example=others[-1] if others else texts[0]))
            return
        refusal = self.match.game.why_not(self.match.state, seat, text)
        if refusal is None:
            self._print(self.words.word("table-allowed"))
            return
        self._print(self.words.say(refusal, self._name))
        if refusal.rule:
            paragraph = rulestext.rule(self.match.game.folder, self.words.code, refusal.rule)
            self._print(f"{paragraph.rule}  {paragraph.spoken}", style="dim")

    def _preview(self, seat: int, number: str, texts: list[str]) -> None:
        """Print what an action of the list would cost and bring."""
        if not (number.isascii() and number.isdigit() and len(number) <= 4 and 1 <= int(number) <= len(texts)):
            self._print(self.words.word("table-preview-usage", count=len(texts)))
            return
        shown: Preview = self.match.game.preview(self.match.state, seat, texts[int(number) - 1])
        for message in (*shown.costs, *shown.brings):
            self._print("  " + self.words.say(message, self._name))
        for message in shown.warns:
            self._print("! " + self.words.say(message, self._name), style="yellow")
        if not (shown.costs or shown.brings or shown.warns):
            self._print(self.words.word("table-nothing-to-preview"))

    def _undo(self, seat: int) -> None:
        """Take back the seat's last action, if allowed."""
        if not self.match.can_undo(seat):
            self._print(self.words.word("nothing-to-undo"))
            return
        self.match.undo(seat)
        self._told = min(self._told, len(self.match.log))
        self._print(self.words.word("table-undone"))

    def _rules(self, number: str) -> None:
        """Print all rules, or one."""
        game = self.match.game
        try:
            one = rulestext.rule_with_pictures(game.folder, self.words.code, number) if number else ()
        except KeyError:
            self._print(self.words.word("table-no-such-rule", rule=number))
            return
        print_rules(self.console, one or rulestext.rules_of(game.folder, self.words.code), game, self.words.code)

    def _save(self, name: str) -> None:
        """Save the match under a given name; never overwrites a file."""
        file = Path(name).expanduser() if name else Path(f"{self.match.game.id}.match")
        try:
            if file.exists():
                raise FileExistsError(f"{file} exists")
            self.save(file)
        except (OSError, ValueError, RuntimeError) as error:
            self._print(self.words.word("table-not-saved", reason=str(error)), style="red")
            return
        self._print(self.words.word("table-saved", file=str(file)))

    def _help(self) -> None:
        """Print the commands."""
        for command in ("why", "preview", "undo", "log", "rules", "view", "save", "quit"):
            self._print(self.words.word(f"table-help-{command}"))

    # Telling

    def _name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.match.names[seat]

    def _viewer(self) -> int:
        """The seat whose knowledge the printed log uses."""
        people = [seat for seat, who in enumerate(self.sitting) if who == YOU]
        return people[0] if len(people) == 1 else self._at_screen

    def _tell_news(self) -> None:
        """Print the log lines that are new."""
        self._tell(self._told)
        self._told = len(self.match.log)

    def _tell(self, first: int) -> None:
        """Print the log from an action on."""
        for messages in self.match.log_texts(self._viewer())[first:]:
            self._print(" ".join(self.words.say(message, self._name) for message in messages), style="dim")

    def _show_board(self, seat: int) -> None:
        """Print the board as the seat sees it."""
        view = self.match.game.view(self.match.state, seat)
        self.console.print(terminal_board(self.match.game, view, self.words, self._name))

    def _tell_result(self) -> None:
        """Print winners, ending and the seed of chance."""
        state, game = self.match.state, self.match.game
        self.console.print(terminal_board(game, game.view(state, SPECTATOR), self.words, self._name))
        names = [self._name(seat) for seat in state.winners()]
        self._print(self.words.word("table-winners", names=", ".join(names), count=len(names)), style="bold green")
        self._print(self.words.word("table-ended-by", ending=self.words.word(game.ending(state))))
        self._print(self.words.word("table-seed", seed=self.seed.hex()), style="dim")

    def _print(self, text: str, style: str = "") -> None:
        """Print plain text; markup typed by players has no effect."""
        self.console.print(text, style=style or None, markup=False, highlight=False)


def print_rules(console: Console, paragraphs: tuple[rulestext.Paragraph, ...], game: Game[Any], code: str) -> None:
    """Print rules with numbers, marks, headings and tables; pictures are described, or drawn for one example."""
    figures, is_one = figures_of(game), sum(1 for each in paragraphs if each.rule) == 1
    for paragraph in paragraphs:
        text = escape(paragraph.plain)
        if (example := figures.get(Path(paragraph.picture).name)) is not None:
            if is_one:
                console.print(_board_of(game, example, language(code, game.folder)))
        elif paragraph.level:
            console.print(f"\n[bold]{text}[/]")
        elif paragraph.rows:
            console.print(_table_of(paragraph.rows))
        elif paragraph.rule:
            marks = "".join(f" [dim]{escape(str(mark))}[/]" for mark in paragraph.marks)
            console.print(f"[cyan]{paragraph.rule:4}[/]{text}{marks}", highlight=False)
        else:
            console.print(f"• {text}" if paragraph.item else text, highlight=False)


def _board_of(game: Game[Any], example: Example, words: Language) -> RenderableType:
    """The board of a worked example before it is played."""
    state = game.position(example.position)
    return terminal_board(game, game.view(state, state.turn()), words, lambda seat: (example.names or LETTERS)[seat])


def _table_of(rows: tuple[tuple[str, ...], ...]) -> Table:
    """A table of the rules."""
    table = Table(*(escape(cell) for cell in rows[0]))
    for row in rows[1:]:
        table.add_row(*(escape(cell) for cell in row))
    return table
