"""Lets Schemathesis call a live server as its document says, and against what it says, for a while.

    python3 -m venv VENV && VENV/bin/pip install --requirement requirements.txt
    VENV/bin/python run.py target/debug/rempart [SECONDS]

What it finds is told with the call that shows it again. The seed is always the same.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

HERE = pathlib.Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "openapi.json"

# Streams never end, and who signs out cannot go on.
LEFT_OUT = ["--exclude-path", "/api/v1/tables/{id}/events", "--exclude-method", "DELETE"]

# Not whether all that has the right shape is accepted: a name may be taken, a table full.
CHECKS = ",".join([
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "allow_header_conformance",
])

CONFIG = """
hooks = "{hooks}"
[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422]
"""


def ask(base, path, body, token=None):
    """What the server answers to a call."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{base}/api/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def games(base):
    """The ids of all games."""
    with urllib.request.urlopen(f"{base}/api/v1/games", timeout=60) as answer:
        return [game["id"] for game in json.load(answer)]


def tables(base, token):
    """A table where people still sit down, one where a game goes on, and one where it is over."""
    def opened(game, *seats):
        return ask(base, "/tables", {"game": game, "seats": list(seats)}, token)["table"]
    bot = {"bot": "cadet"}
    over = opened("pulp", "me")
    ask(base, f"/tables/{over}/resign", {}, token)
    return [opened("invazions", "me", "link"), opened("oh-no", "me", bot, bot), over]


def main():
    program, seconds = os.path.abspath(sys.argv[1]), (sys.argv[2:] or ["40"])[0]
    with tempfile.TemporaryDirectory() as folder:
        # Nothing moves by itself, and who calls often is not told to wait.
        quiet = {"REMPART_PACE": "3600000", "REMPART_THOUGHT": "20", "REMPART_TEST_UNLIMITED": "1"}
        serve = [program, "serve", "--listen", "127.0.0.1:0", "--data", f"{folder}/data"]
        server = subprocess.Popen(serve, env={**os.environ, **quiet}, stdout=subprocess.PIPE, text=True)
        try:
            base = next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
            token = ask(base, "/guests", {})["token"]
            known = {"TABLES": ",".join(tables(base, token)), "GAMES": ",".join(games(base))}
            config = pathlib.Path(folder, "schemathesis.toml")
            config.write_text(CONFIG.format(hooks=HERE / "hooks.py"))
            call = [pathlib.Path(sys.executable).parent / "st", "--config-file", config, "run", DOCUMENT,
                    "--url", base, "--header", f"Authorization: Bearer {token}", "--checks", CHECKS,
                    "--max-time", seconds, "--seed", "1", "--request-timeout", "30", "--no-color", *LEFT_OUT]
            found = subprocess.run(call, env={**os.environ, **known}, cwd=folder).returncode
            if server.poll() is not None:
                sys.exit("the server is gone")
            sys.exit(found)
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
