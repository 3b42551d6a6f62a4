"""Writes the address of the repository into README.md and pyproject.toml, for package indexes: run by the release workflow.

    python tools/publish.py https://github.com/OWNER/NAME v0.1.0

A checkout has relative links, which work wherever the repository is. On an index page only absolute links work.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)]+)\)")
_BEFORE = "[project.scripts]\n"


def absolute(text: str, repository: str, tag: str) -> str:
    """Markdown with links to the files of a tag; pictures point to the raw files."""

    def link(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}[{found[2]}]({repository}/{kind}/{tag}/{found[3]})"

    return _LINK.sub(link, text)


def with_urls(project: str, repository: str, tag: str) -> str:
    """The text of pyproject.toml with the project's addresses."""
    if project.count(_BEFORE) != 1:
        raise ValueError(f"pyproject.toml must contain {_BEFORE.strip()} once")
    urls = {
        "Source": repository,
        "Documentation": f"{repository}/blob/{tag}/docs/index.md",
        "Issues": f"{repository}/issues",
        "Changelog": f"{repository}/blob/{tag}/CHANGELOG.md",
    }
    lines = "".join(f'{name} = "{address}"\n' for name, address in urls.items())
    return project.replace(_BEFORE, f"[project.urls]\n{lines}\n{_BEFORE}")


def main(repository: str, tag: str) -> None:
    """Change both files."""
    for name, change in (("README.md", absolute), ("pyproject.toml", with_urls)):
        file = ROOT / name
        file.write_text(change(file.read_text(encoding="utf-8"), repository, tag), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
