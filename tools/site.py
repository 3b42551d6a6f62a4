"""MkDocs hooks: add pages from outside `docs` and adapt links to them."""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    **{f"rules/{file.parent.name}.md": str(file.relative_to(ROOT)) for file in ROOT.glob("undertow/games/*/RULES.md")},
}
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that live outside `docs`."""
    for uri, source in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, uri, content=_with_links(text, posixpath.dirname(source), uri)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point links that leave `docs` to the added pages."""
    if page.file.src_uri in PAGES:
        return markdown
    return _with_links(markdown, posixpath.join("docs", posixpath.dirname(page.file.src_uri)), page.file.src_uri)


def _with_links(markdown: str, folder: str, uri: str) -> str:
    """The text of a page whose links are relative to a folder of the repository."""
    return _LINK.sub(lambda found: _link(found[1], found[2], found[3] or "", folder, uri), markdown)


def _link(text: str, target: str, anchor: str, folder: str, uri: str) -> str:
    """A link inside the site; the text alone if the target is no page of it."""
    if ":" in target:
        return f"[{text}]({target}{anchor})"
    path = posixpath.normpath(posixpath.join(folder, target))
    pages = {source: page for page, source in PAGES.items()}
    inside = pages.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else "")
    if not inside:
        return text
    return f"[{text}]({posixpath.relpath(inside, posixpath.dirname(uri) or '.')}{anchor})"
