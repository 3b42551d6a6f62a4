"""Which C compiler there is: the machine's own, or the one inside the ziglang package."""

import os
import shutil
import sysconfig

ZIG = "ziglang==0.17.0"


def has_compiler() -> bool:
    """Whether the C compiler that Python was built for, or the one in CC, is on this machine."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None
