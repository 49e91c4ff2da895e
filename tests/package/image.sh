#!/usr/bin/env bash
# The image for containers, where one can be made and run: tests/package/image.sh PROGRAM, with a static
# program. The container has no network but its own, no root, and a file system that cannot be written.
set -euo pipefail
here=$(dirname "$(realpath "$0")")

fail() { echo "The image: $*" >&2; exit 1; }

# CONTAINERS names the one to use and its options, such as `podman --runtime runc`.
runner=
for one in ${CONTAINERS:+"$CONTAINERS"} podman docker; do
    if $one info >/dev/null 2>&1; then
        runner=$one
        break
    fi
done
if [ -z "$runner" ]; then
    echo "Neither podman nor docker works here: the image is not tested."
    exit
fi
name=rempart-test-$$
tidy() {
    $runner rm --force "$name" >/dev/null 2>&1 || true
    $runner volume rm "$name" >/dev/null 2>&1 || true
    $runner rmi "$name" >/dev/null 2>&1 || true
}
trap tidy EXIT
PROGRAM=$1 BUILDER=${runner%% *} "$here/../../tools/image" "$name" >/dev/null

# Limits that are named need no right to raise them; who calls for its health needs no timer of systemd.
run() {
    $runner run --name "$name" --network none --read-only --cap-drop all --no-healthcheck \
        --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 --volume "$name:/var/lib/rempart" "$@"
}
of() { $runner inspect --format "$1" "$name"; }

# From a stop to the next start everything is kept.
for start in 1 2; do
    run --detach "$name" >/dev/null
    for _ in $(seq 100); do
        if $runner exec "$name" /rempart healthy >/dev/null 2>&1; then break; fi
        sleep 0.2
    done
    $runner exec "$name" /rempart --lang en healthy | grep --quiet 'is well' || fail "it is not well: $($runner logs "$name" 2>&1)"
    process=$(of '{{.State.Pid}}')
    who=$(awk '/^Uid:/ { print $2 }' "/proc/$process/status")
    if [ "$who" != 65532 ]; then fail "it runs as $who"; fi
    people=$($runner exec "$name" /rempart --lang en admin bans | wc --lines)
    if [ "$people" != "$start" ]; then fail "$people lines of bans at start $start"; fi
    $runner exec "$name" /rempart admin ban 203.0.113.7 "A test" >/dev/null
    $runner stop "$name" >/dev/null
    if [ "$(of '{{.State.ExitCode}}')" != 0 ]; then fail "it ends with $(of '{{.State.ExitCode}}')"; fi
    $runner rm "$name" >/dev/null
done
image=$($runner image inspect "$name" | tr --delete ' \n')
if [[ "$image" != *'"Test":["CMD","/rempart","healthy"]'* ]]; then fail "it has no health check: $image"; fi
echo "The image: built, run twice as a user that is not root, stopped."
