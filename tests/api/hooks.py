"""Which tables and games the calls are about: mostly some that there are."""

import os

import schemathesis

TABLES = os.environ["TABLES"].split(",")
GAMES = ["oh-no", "pulp", "planisphere", "invazions", "xeno"]


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    for name, known in (("id", TABLES), ("game", GAMES)):
        said = (path_parameters or {}).get(name)
        # One in eight stays as it was made up.
        chosen = sum(map(ord, str(said))) if said is not None else 0
        if said is not None and chosen % 8:
            path_parameters[name] = known[chosen % len(known)]
    return path_parameters
