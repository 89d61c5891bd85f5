"""The hostile files, each made by a function that is known by the name of its file."""

from pathlib import Path

MAKERS = {}
ALWAYS = set()


def hostile(name, always=False):
    """Declares the maker of a file or folder of that name: it is given the path. What others lead
    to is always made, the rest where a command names it."""

    def register(make):
        assert name not in MAKERS, name
        MAKERS[name] = make
        if always:
            ALWAYS.add(name)
        return make

    return register


def make_all(command, folder):
    """Makes what a command line needs, in the order of the makers."""
    for name, make in MAKERS.items():
        if name in ALWAYS or name in command:
            make(Path(folder) / name)
