"""Runs command lines with diptych-cli in them, with limits that show what hangs and what grows."""

import ctypes
import os
import resource
import signal
import subprocess
from dataclasses import dataclass

PREFIX = "diptych-cli: "
PR_CAPBSET_DROP = 24
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER = 1, 2, 3
HANGS_AFTER = 30  # seconds of the wall clock; what is too slow is found by processor time before


@dataclass
class Ran:
    """How a command line ended."""

    code: int
    out: str
    err: str
    seconds: float  # of processor time
    megabytes: float  # the most memory that one of its programs held

    def lines(self):
        """What it said, line by line, without what every message begins with."""
        said = [line.removeprefix(PREFIX) for line in self.err.splitlines()]
        return said + [line.strip().removeprefix("! ") for line in self.out.splitlines()]


def without_privileges():
    """The superuser may write into any folder. Without these rights he is an owner like others."""
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    for right in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER):
        if libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "the superuser's rights cannot be laid down")


def environment(folder, programs):
    """Of an ordinary user whose home is the folder of the test."""
    keep = {name: os.environ[name] for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS")
            if name in os.environ}
    return keep | {"PATH": programs + ":/usr/local/bin:/usr/bin:/bin", "HOME": str(folder),
                   "XDG_CACHE_HOME": str(folder), "LC_ALL": "C.UTF-8"}


def start(command, folder, programs):
    """A command line of bash in a folder, as a group of processes of its own."""
    return subprocess.Popen(["bash", "-c", command], cwd=folder, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            env=environment(folder, programs), start_new_session=True,
                            preexec_fn=without_privileges)


def kill(process):
    """Ends a command line and all that it started, at once."""
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def used():
    """Processor time and memory of all programs that have ended so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def run(command, folder, programs):
    """Runs a command line to its end."""
    before, _ = used()
    process = start(command, folder, programs)
    try:
        out, err = process.communicate(timeout=HANGS_AFTER)
    except subprocess.TimeoutExpired as hang:
        kill(process)
        raise AssertionError(f"{command}: hangs") from hang
    after, megabytes = used()
    return Ran(process.returncode, out.decode("utf-8", "replace"), err.decode("utf-8", "replace"),
               after - before, megabytes)
