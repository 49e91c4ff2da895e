# What `./run` and `./test` share: installing what a Debian machine lacks, as root or with sudo.
# To be sourced.

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

missing=()

# Notes the Debian packages named after the first argument, unless the program $1 is there.
need() {
    local program=$1
    shift
    if ! command -v "$program" >/dev/null; then missing+=("$@"); fi
}

# Installs the packages that were noted; without apt-get it says what to install.
install_missing() {
    if [ ${#missing[@]} = 0 ]; then return; fi
    echo "To be installed: ${missing[*]}"
    if ! command -v apt-get >/dev/null; then
        echo "Please install these by the tools of your system, then try again." >&2
        exit 1
    fi
    as_root apt-get update
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --no-install-recommends "${missing[@]}"
    missing=()
}

# Debian's own Rust is too old.
install_rust() {
    if ! command -v cargo >/dev/null && [ -x "$HOME/.cargo/bin/cargo" ]; then
        PATH="$HOME/.cargo/bin:$PATH"
    fi
    if command -v cargo >/dev/null; then return; fi
    echo "To be installed: Rust, by rustup, in $HOME/.cargo"
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh -s -- -y --profile "$1"
    PATH="$HOME/.cargo/bin:$PATH"
}
