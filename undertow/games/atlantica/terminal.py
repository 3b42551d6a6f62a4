"""Atlantica's board in a terminal, drawn only from a view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undertow.engine.game import View
from undertow.engine.language import Language, SeatName

_DIVER_STYLES = {
    "white": "bold",
    "yellow": "bright_yellow",
    "red": "bright_red",
    "green": "bright_green",
    "blue": "bright_blue",
    "violet": "bright_magenta",
}
_KIND_STYLES = {
    "architecture": "bright_blue",
    "ceramics": "bright_red",
    "gold": "bright_yellow",
    "amphorae": "bright_magenta",
    "inscriptions": "yellow",
    "sculptures": "bright_green",
    "weapons": "magenta",
}
_ACTION_WIDTH = 21  # the longest name in any language, and a space
_TAVERN_MARK = "*"


def render(view: View, words: Language, seat_name: SeatName) -> RenderableType:
    """The areas with their open cards and costs, then the players."""
    return Group(
        _headline(view, words, seat_name),
        _hurricane(view, words, seat_name),
        _areas(view, words),
        _own_hand(view, words),
        _unseen(view, words),
        _players(view, words, seat_name),
    )


def _headline(view: View, words: Language, seat_name: SeatName) -> Text:
    """Round, turn, and how much of the turn is left."""
    parts = [words.word("board-round", round=view["round"])]
    under_way = view["under_way"]
    if under_way:
        parts.append(words.word("board-turn", seat=seat_name(under_way["seat"])))
        parts.append(words.word("board-symbols-left", left=under_way["symbols_left"]))
        if under_way["replaced"]:
            parts.append(words.word("board-replaced"))
    return Text(" · ".join(parts), style="bold")


def _hurricane(view: View, words: Language, seat_name: SeatName) -> Text:
    """How near the hurricane is, and whom it would favour."""
    facts = view["hurricane"]
    if facts["found_by"] is not None:
        parts = [words.word("board-hurricane-found", seat=seat_name(facts["found_by"]), turns=facts["turns_left"])]
    else:
        parts = [words.word("board-hurricane-hidden", deck=facts["cards_before_its_stack"], stack=facts["stack"])]
        draws, cards = facts["chance_this_refill"]
        if draws:
            parts.append(words.word("board-hurricane-chance", draws=draws, cards=cards))
    near = facts["found_by"] is not None or facts["chance_this_refill"][0]
    if near and facts["extra_turn"]:
        names = ", ".join(seat_name(seat) for seat in facts["extra_turn"])
        parts.append(words.word("board-extra-turn", names=names))
    return Text(" · ".join(parts), style="yellow" if near else "dim")


# The areas


def _areas(view: View, words: Language) -> Table:
    """One row an area: its three actions with their costs, and the cards that lie open."""
    table = Table(show_header=False, show_lines=True, border_style="blue", pad_edge=False, expand=False)
    cards = {
        "boat": _row_of_cards(view["boat"]["spaces"], words, "board-kind", "kind"),
        "port": _stacks(view, words),
        "tavern": Text(
            "\n".join(
                (
                    words.word("board-deck", count=view["tavern"]["deck"]),
                    words.word("board-used", count=sum(view["tavern"]["used"].values())),
                )
            ),
            style="dim",
        ),
        "station": _row_of_cards(view["station"]["spaces"], words, "board-card", "card"),
    }
    cards["boat"].append("\n" + words.word("board-deck", count=view["boat"]["deck"]), style="dim")
    cards["station"].append("\n" + words.word("board-deck", count=view["station"]["deck"]), style="dim")
    for area in view["areas"]:
        style = "dim" if area["used"] else "bold"
        name = Text(words.word("board-area", area=area["id"]), style=style)
        table.add_row(name, _actions(area, words), cards[area["id"]])
    return table


def _actions(area: View, words: Language) -> Text:
    """The three actions, each with its text, its cost, and a tick if the hand can pay it."""
    text = Text()
    for action in area["actions"]:
        if text:
            text.append("\n")
        mark = "✓ " if action["open"] else "• " if action["payable"] and action["gives"] else "  "
        text.append(mark, style="green")
        name = words.word("board-act", action=action["text"].replace(" ", "-"))
        text.append(f"{name:<{_ACTION_WIDTH}}", style="" if action["payable"] in (True, None) else "dim")
        for number, symbol in enumerate(action["cost"]):
            text.append(" " if number else "")
            for index, colour in enumerate(symbol):
                text.append("/" if index else "")
                text.append(words.word("board-colour-letter", colour=colour), style=_DIVER_STYLES[colour])
    return text


def _row_of_cards(spaces: list[View], words: Language, message: str, argument: str) -> Text:
    """The numbered spaces of a row, with the tavern's symbol where it is printed."""
    text = Text()
    for number, space in enumerate(spaces, 1):
        if number > 1:
            text.append("\n" if number % 2 else "  ")
        card = space["card"]
        name = words.word(message, **{argument: card}) if card else "—"
        mark = _TAVERN_MARK if space["tavern"] else " "
        text.append(f"{number}{mark} ", style="dim")
        text.append(f"{name:<14}" if number % 2 else name, style=_KIND_STYLES.get(card or "", ""))
    return text


def _stacks(view: View, words: Language) -> Text:
    """The tops of the three stacks, with how many ships there are in each."""
    text = Text()
    for stack in view["port"]["stacks"]:
        if text:
            text.append("\n")
        mark = _TAVERN_MARK if stack["tavern"] else " "
        text.append(mark, style="dim")
        if stack["crates"] is None:
            text.append("—")
        else:
            text.append(words.word("board-ship", ship=stack["ship"], crates=stack["crates"]))
        text.append(f"  ({stack['left']})", style="dim")
    return text


# What players have


def _own_hand(view: View, words: Language) -> Text:
    """The viewer's divers by colour."""
    text = Text()
    if view["own"] is None:
        return text
    text.append(words.word("board-hand") + ": ", style="bold")
    held = [(colour, count) for colour, count in view["own"]["hand"].items() if count]
    for number, (colour, count) in enumerate(held):
        letter = words.word("board-colour-letter", colour=colour)
        text.append(("  " if number else "") + f"{letter}×{count}", style=_DIVER_STYLES[colour])
    if not held:
        text.append("—")
    return text


def _unseen(view: View, words: Language) -> Text:
    """Unseen treasures by kind, including those left in the box."""
    text = Text(words.word("board-unseen") + ": ", style="dim")
    for number, (kind, count) in enumerate(view["unseen"]["treasures"].items()):
        text.append(", " if number else "")
        text.append(f"{words.word('board-kind', kind=kind)} {count}", style=_KIND_STYLES[kind])
    return text


def _players(view: View, words: Language, seat_name: SeatName) -> Table:
    """Score, treasures as sets, crates against treasures, ships and research cards, divers."""
    table = Table(border_style="dim", pad_edge=False)
    table.add_column(words.word("board-player"))
    table.add_column(words.word("board-score"), justify="right")
    table.add_column(words.word("board-treasures"))
    table.add_column(words.word("board-crates"), justify="center")
    table.add_column(words.word("board-ships-and-research"))
    table.add_column(words.word("board-divers"))
    for seat, player in enumerate(view["players"]):
        on_turn = view["under_way"] is not None and view["seat"] == seat
        table.add_row(
            Text(seat_name(seat), style="bold" if on_turn else ""),
            _score(player, words),
            _sets(player, words),
            _crates(player),
            _cards(player, words),
            _divers(player, words),
        )
    return table


def _score(player: dict[str, Any], words: Language) -> Text:
    """The score if the match ended now, and with room for all treasures if that is more."""
    score = player["score"]
    text = Text(str(score["total"]), style="bold")
    if score["room_for_all"] > score["total"]:
        text.append("\n" + words.word("board-with-room", points=score["room_for_all"]), style="dim")
    return text


def _sets(player: dict[str, Any], words: Language) -> Text:
    """Treasures aboard as sets with their points, then those without room."""
    text = Text()
    for each in player["score"]["sets"]:
        if text:
            text.append("\n")
        jokers = "+" + str(each["jokers"]) if each["jokers"] else ""
        name = words.word("board-kind", kind=each["kind"])
        text.append(f"{name} {each['count']}{jokers} = {each['points']}", style=_KIND_STYLES[each["kind"]])
    dropped = player["score"]["dropped"]
    if dropped:
        kinds = ", ".join(f"{words.word('board-kind', kind=kind)} {count}" for kind, count in dropped.items())
        text.append(("\n" if text else "") + words.word("board-dropped", kinds=kinds), style="red")
    return text


def _crates(player: dict[str, Any]) -> Text:
    """Treasures against crates, red when there are too few."""
    treasures = sum(player["treasures"].values())
    return Text(f"{treasures}/{player['crates']}", style="red" if player["crates_missing"] else "")


def _cards(player: dict[str, Any], words: Language) -> Text:
    """Ships by their crates, then research cards with what they give."""
    text = Text()
    if player["ships"]:
        text.append("⛵ " + " ".join(str(ship["crates"]) for ship in player["ships"]))
    for card in player["score"]["research"]:
        if text:
            text.append("\n")
        times = f"{card['count']}× " if card["count"] > 1 else ""
        text.append(f"{times}{words.word('board-card', card=card['card'])}")
        if card["card"] != "joker":
            text.append(f" = {card['points']}", style="dim")
    return text


def _divers(player: dict[str, Any], words: Language) -> Text:
    """How many divers, how many face down, and the colours known to be missing."""
    text = Text(str(player["divers"]))
    if player["divers_face_down"]:
        text.append(f"+{player['divers_face_down']}", style="dim")
    if player["lacks"]:
        letters = " ".join(words.word("board-colour-letter", colour=colour) for colour in player["lacks"])
        text.append("\n" + words.word("board-lacks", colours=letters), style="dim")
    return text
