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
    **{f"play/{file.parent.name}.md": str(file.relative_to(ROOT)) for file in ROOT.glob("undertow/games/*/RULES.md")},
}
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")
_RULE = re.compile(r"^- \*\*([A-Z]+\d+)\*\*", re.MULTILINE)  # the number at the beginning of a rule
_MARK = re.compile(r"\[(?=(?:ruling|reading|deviation|reconstructed)\b)")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that live outside `docs`."""
    for uri, source in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        text = re.sub(r"(!\[[^\]]*\]\(pictures/)", rf"\g<1>{posixpath.basename(posixpath.dirname(source))}-", text)
        if source.endswith("RULES.md"):
            text = _with_anchors(text)
        files.append(File.generated(config, uri, content=_with_links(text, posixpath.dirname(source), uri)))
    for picture in ROOT.glob("undertow/games/*/pictures/*.svg"):
        files.append(File.generated(config, f"play/{_picture(picture)}", abs_src_path=str(picture)))
    return files


def _with_anchors(rules: str) -> str:
    """Rules with an anchor at every number. Marks such as [ruling: …] are escaped, since they are not links."""
    return _MARK.sub(r"\\[", _RULE.sub(r'- <a id="\1"></a>**\1**', rules))


def _picture(file: Path) -> str:
    """Where the site keeps a picture of a game's rules."""
    return f"pictures/{file.parent.parent.name}-{file.name}"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Point links that leave `docs` to the added pages."""
    if page.file.src_uri in PAGES:
        return markdown
    return _with_links(markdown, posixpath.join("docs", posixpath.dirname(page.file.src_uri)), page.file.src_uri)


def _with_links(markdown: str, folder: str, uri: str) -> str:
    """The text of a page whose links are relative to a folder of the repository."""
    return _LINK.sub(lambda found: _link(found[1], found[2], found[3] or "", folder, uri), markdown)


def _link(text: str, target: str, anchor: str, folder: str, uri: str) -> str:
    """A link inside the site; only its text if the target is not a page."""
    if ":" in target:
        return f"[{text}]({target}{anchor})"
    path = posixpath.normpath(posixpath.join(folder, target))
    pages = {source: page for page, source in PAGES.items()}
    inside = pages.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else "")
    if not inside:
        return text
    return f"[{text}]({posixpath.relpath(inside, posixpath.dirname(uri) or '.')}{anchor})"
