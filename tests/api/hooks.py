"""Which tables and games the calls are about: those that there are, in turn."""

import itertools
import os

import schemathesis

KNOWN = {
    "id": itertools.cycle(os.environ["TABLES"].split(",")),
    "game": itertools.cycle(os.environ["GAMES"].split(",")),
}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    for name in KNOWN.keys() & (path_parameters or {}).keys():
        # What is long stays as it was made up.
        if 0 < len(str(path_parameters[name])) < 12:
            path_parameters[name] = next(KNOWN[name])
    return path_parameters
