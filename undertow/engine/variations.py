"""Variations of a match: other ways to play on, kept in a match file as comments. Specified in docs/match-file.md.

A tree is a list of nodes, each after its parent. The first child of a node is its main continuation.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from undertow.engine.match import Match, begun
from undertow.engine.matchfile import Comment, MatchFile
from undertow.engine.state import IllegalAction, State

ROOT = -1
COMMENT_LENGTH = 180
_BEGIN, _ON, _TELL, _END = "#( ", "#. ", "#; ", "#)"


@dataclass(frozen=True)
class Variation:
    """An action of a tree, the index of the node before it, and what somebody wrote about it."""

    parent: int
    action: str
    comment: str = ""


@dataclass
class _Node:
    """A node while a tree is read."""

    action: str
    comment: str = ""
    children: list["_Node"] = field(default_factory=list)


def check(match: Match, nodes: Sequence[Variation]) -> None:
    """Raise IllegalAction unless every action is legal after its parent's, from the end of the match on."""
    states: list[State] = []
    for index, node in enumerate(nodes):
        if not ROOT <= node.parent < index:
            raise IllegalAction(f"node {index} does not follow its parent")
        after = (match.state if node.parent == ROOT else states[node.parent]).clone()
        after.apply(match.game.number(node.action))
        states.append(after)


def lines_of(nodes: Sequence[Variation]) -> list[str]:
    """The lines of a tree, to stand before the action that it varies."""
    children = _children(nodes)
    return [line for child in children[ROOT] for line in _block(nodes, children, child)]


def file_with(match: Match, nodes: Sequence[Variation]) -> MatchFile:
    """The match continued by the main line of a tree, with the rest of the tree beside it."""
    children, played, comments = _children(nodes), begun(match), list[Comment]()
    for text in match.log:
        played.record(text)
    here = ROOT
    while children[here]:
        main, *others = children[here]
        for other in others:
            comments += [Comment(len(played.log), line) for line in _block(nodes, children, other)]
        played.record(nodes[main].action)
        if nodes[main].comment:
            comments.append(Comment(len(played.log), f"# {_printable(nodes[main].comment)}"))
        here = main
    return MatchFile(played, comments=comments)


def variations_in(file: MatchFile) -> dict[int, list[Variation]]:
    """The legal variations in a file, by the index of the action that they vary; all else stays a comment."""
    texts: dict[int, list[str]] = {}
    for comment in file.comments:
        texts.setdefault(comment.at, []).append(comment.text)
    found: dict[int, list[Variation]] = {}
    places = {at: _read(lines) for at, lines in texts.items() if 0 <= at <= len(file.match.log)}
    match = begun(file.match)
    for at in range(len(file.match.log) + 1):
        trees = [_flat([tree]) for tree in places.get(at, ())]
        legal = [tree for tree in trees if _is_legal(match, tree)]
        if legal:
            found[at] = _joined(legal)
        if at < len(file.match.log):
            match.record(file.match.log[at])
    return found


def _is_legal(match: Match, nodes: Sequence[Variation]) -> bool:
    """Whether every action of a tree is legal."""
    try:
        check(match, nodes)
    except IllegalAction:
        return False
    return True


def _children(nodes: Sequence[Variation]) -> dict[int, list[int]]:
    """The indices of each node's children."""
    found: dict[int, list[int]] = {index: [] for index in range(ROOT, len(nodes))}
    for index, node in enumerate(nodes):
        found[node.parent].append(index)
    return found


def _block(nodes: Sequence[Variation], children: dict[int, list[int]], first: int) -> list[str]:
    """The lines of a variation with everything that branches off from it."""
    lines, here = _told(_BEGIN, nodes[first]), first
    while children[here]:
        main, *others = children[here]
        for other in others:
            lines += _block(nodes, children, other)
        lines += _told(_ON, nodes[main])
        here = main
    return [*lines, _END]


def _told(mark: str, node: Variation) -> list[str]:
    """An action and what was written about it."""
    return [mark + node.action, *([_TELL + _printable(node.comment)] if node.comment else [])]


def _printable(text: str) -> str:
    """A comment that fits into a line of a file."""
    return "".join(letter if letter.isprintable() else " " for letter in text)[:COMMENT_LENGTH].strip()


def _read(lines: Iterable[str]) -> list[_Node]:
    """The variations among some comments; one that is not closed is none."""
    roots, path, newest = list[_Node](), list[_Node](), None
    tips: list[_Node] = []
    for line in lines:
        if line.startswith(_BEGIN):
            newest = _Node(line.removeprefix(_BEGIN))
            if tips:
                tips[-1].children.append(newest)
            tips.append(newest)
            path.append(newest)
        elif line.startswith(_ON) and tips:
            newest = _Node(line.removeprefix(_ON))
            tips[-1].children.insert(0, newest)
            tips[-1] = newest
        elif line.startswith(_TELL) and tips and newest is not None:
            newest.comment = f"{newest.comment} {line.removeprefix(_TELL)}".strip()
        elif line == _END and tips:
            tips.pop()
            first = path.pop()
            if not tips:
                roots.append(first)
    return roots


def _flat(roots: Sequence[_Node]) -> list[Variation]:
    """The nodes of a tree in a list, each after its parent."""
    found: list[Variation] = []
    waiting = [(ROOT, root) for root in reversed(roots)]
    while waiting:
        parent, node = waiting.pop()
        found.append(Variation(parent, node.action, node.comment))
        waiting += [(len(found) - 1, child) for child in reversed(node.children)]
    return found


def _joined(trees: Sequence[Sequence[Variation]]) -> list[Variation]:
    """Several trees from one root in one list."""
    found: list[Variation] = []
    for tree in trees:
        shift = len(found)
        found += [
            Variation(node.parent if node.parent == ROOT else node.parent + shift, node.action, node.comment)
            for node in tree
        ]
    return found
