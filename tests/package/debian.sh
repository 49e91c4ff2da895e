#!/usr/bin/env bash
# The Debian package: built, installed, upgraded, removed and purged, as root on a Debian machine.
# tests/package/debian.sh PROGRAM
# It happens on a copy of the machine that is thrown away. Where no copy can be made, as in most
# containers, it happens on the machine itself if that has no Rempart and no systemd that runs.
set -euo pipefail
here=$(dirname "$(realpath "$0")")

# Makes package $2 from package $1, a later version with other settings.
next() {
    dpkg-deb --raw-extract "$packages/$1.deb" "$packages/tree"
    sed -i "s/^Version: .*/Version: $2.0.0-1/" "$packages/tree/DEBIAN/control"
    sed -i "$3" "$packages/tree/etc/rempart.toml"
    dpkg-deb -Znone --root-owner-group --build "$packages/tree" "$packages/$2.deb" >/dev/null
    rm -r "$packages/tree"
}

# Runs the rest on a copy of the machine: what is read is the machine, what is written is in memory.
on_a_copy() {
    mount -t tmpfs none "$1"
    mkdir "$1"/{written,work,machine}
    mount -t overlay none "$1/machine" -o "lowerdir=/,upperdir=$1/written,workdir=$1/work"
    cd "$1/machine"
    for folder in run tmp; do mount -t tmpfs none $folder; done
    mount -t proc none proc
    mount --rbind /dev dev
    mkdir tmp/packages
    cp "$2"/* tmp/packages
    exec chroot . /bin/bash /tmp/packages/installed.sh /tmp/packages
}

if [ "$1" = --copy ]; then on_a_copy "$2" "$3"; fi
if ! command -v dpkg-deb >/dev/null; then
    echo "This is not Debian: its package is not tested."
    exit
fi
packages=$(mktemp --directory)
copy=$(mktemp --directory)
trap 'rm -rf "$packages" "$copy"' EXIT
PROGRAM=$1 DEB=-Znone "$here/../../tools/deb" "$packages" >/dev/null
mv "$packages"/*.deb "$packages/1.deb"
next 1 2 's/^# log = .*/log = "json"/'
next 2 3 's/^listen = .*/listen = "127.0.0.1:8081"/'
cp "$here/installed.sh" "$packages"

# Whether the copy can be made: some containers may not mount, or not over what they are made of.
can_copy() {
    unshare --mount bash -c "mount -t tmpfs none '$copy' && mkdir '$copy'/{written,work,machine} &&
        mount -t overlay none '$copy/machine' -o 'lowerdir=/,upperdir=$copy/written,workdir=$copy/work'" 2>/dev/null
}

if can_copy; then
    unshare --mount --pid --fork --kill-child bash "$0" --copy "$copy" "$packages"
elif [ -e /run/systemd/system ] || [ -e /usr/bin/rempart ] || [ -e /etc/rempart.toml ] || [ -e /var/lib/rempart ]; then
    echo "No copy of this machine can be made, and it has a Rempart or runs systemd: the package is NOT tested." >&2
else
    bash "$packages/installed.sh" "$packages"
fi
