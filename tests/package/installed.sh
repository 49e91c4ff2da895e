#!/usr/bin/env bash
# On a machine that may be changed: installs the packages 1.deb, 2.deb and 3.deb of a folder one after
# the other, and looks at what there is. systemd does not run there: its unit is checked by its own
# tool, and the program is started by hand as the user of the service.
set -euo pipefail
packages=$1
export DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8

fail() { echo "The Debian package: $*" >&2; exit 1; }
equal() { if [ "$2" != "$3" ]; then fail "$1"$'\n'"$(diff <(echo "$2") <(echo "$3"))"; fi; }

# Small machines may leave out pages of the manual; here they are looked at.
of_dpkg() { dpkg --force-unsafe-io --path-include='/usr/share/*' "$@" </dev/null >"$packages/log" 2>&1 || fail "dpkg $*: $(cat "$packages/log")"; }
enabled() { [ -L /etc/systemd/system/multi-user.target.wants/rempart.service ]; }

# Every file that the package has brought, what it has made, and who may read them.
rights() {
    (dpkg --listfiles rempart && find /var/lib/rempart) | sort --unique | while IFS= read -r path; do
        # Folders that many packages share are not ours.
        case "$path" in /var/lib/rempart | /usr/share/doc/rempart) ;; *) [ ! -d "$path" ] || continue ;; esac
        stat --format='%A %U:%G %n' "$path"
    done
}

# Starts the program as the service does, and sets `site`.
start() {
    setpriv --reuid=rempart --regid=rempart --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
        env --ignore-environment --chdir=/var/lib/rempart REMPART_LISTEN=127.0.0.1:0 RUST_LOG=error \
        sh -c 'umask 0077; exec /usr/bin/rempart serve' >"$packages/said" 2>"$packages/noted" &
    server=$!
    for _ in $(seq 600); do
        site=$(grep --only-matching --max-count=1 'http://[0-9.:]*' "$packages/said" || true)
        if [ -n "$site" ]; then return; fi
        sleep 0.1
    done
    fail "the program does not start: $(cat "$packages/noted")"
}
stop() {
    kill "$server"
    wait "$server" || fail "the program ends with $?"
}
# As the person who opened it.
asks() { curl --silent --show-error --cookie "$packages/cookies" --cookie-jar "$packages/cookies" "$@"; }
table_is_there() { asks --fail --output /dev/null "$site$table" || fail "$1: the table is gone"; }

dpkg --purge rempart >/dev/null 2>&1 || true
rm -rf /etc/rempart.toml /var/lib/rempart

# --- installed ------------------------------------------------------------------------------------

of_dpkg --install "$packages/1.deb"
installed='-rw-r----- root:rempart /etc/rempart.toml
-rwxr-xr-x root:root /usr/bin/rempart
-rw-r--r-- root:root /usr/lib/systemd/system/rempart.service
-rw-r--r-- root:root /usr/lib/sysusers.d/rempart.conf
drwxr-xr-x root:root /usr/share/doc/rempart
-rw-r--r-- root:root /usr/share/doc/rempart/changelog.gz
-rw-r--r-- root:root /usr/share/doc/rempart/copyright
-rw-r--r-- root:root /usr/share/man/fr/man1/rempart.1.gz
-rw-r--r-- root:root /usr/share/man/man1/rempart.1.gz
drwx------ rempart:rempart /var/lib/rempart'
equal "who may read what" "$installed" "$(rights)"
equal "the sums of its files" "" "$(dpkg --verify rempart)"
equal "its user" "Rempart:/var/lib/rempart:/usr/sbin/nologin" "$(getent passwd rempart | cut --delimiter=: --fields=5-)"
enabled || fail "the service would not start with the machine"
equal "the unit" "" "$(systemd-analyze verify rempart.service 2>&1)"
systemd-analyze security --offline=true --threshold=15 --no-pager rempart.service >"$packages/log" ||
    fail "the unit protects less than it did: $(cat "$packages/log")"
for page in man1 fr/man1; do
    gzip --decompress --stdout "/usr/share/man/$page/rempart.1.gz" | grep --quiet '^\.SH BACKUP$' || fail "$page says too little"
done
for file in /etc/rempart.toml /var/lib/rempart; do
    if setpriv --reuid=nobody --regid=nogroup --clear-groups ls "$file/" >/dev/null 2>&1 ||
        setpriv --reuid=nobody --regid=nogroup --clear-groups cat "$file" >/dev/null 2>&1; then
        fail "anybody can read $file"
    fi
done

# --- at work --------------------------------------------------------------------------------------

start
equal "the service" ok "$(asks "$site/healthz")"
REMPART_LISTEN=${site#http://} rempart healthy >/dev/null || fail "the program finds itself unwell"
table=$(asks --output /dev/null --write-out '%{redirect_url}' --data game=pulp "$site/play-now")
table=${table#"$site"}
table_is_there "after it was opened"
equal "what is kept" 'drwx------ rempart:rempart /var/lib/rempart
-rw------- rempart:rempart /var/lib/rempart/rempart.db
-rw------- rempart:rempart /var/lib/rempart/rempart.db-shm
-rw------- rempart:rempart /var/lib/rempart/rempart.db-wal' "$(rights | grep /var/lib/rempart)"
# Root finds the data by the settings, and leaves the files to their owner.
rempart admin tables | grep --quiet pulp || fail "root sees no table"
stop
if rempart healthy >/dev/null 2>&1; then fail "a server that has stopped is called healthy"; fi
rempart backup "$packages/copy.db" >/dev/null
equal "whose files root has touched" "" "$(find /var/lib/rempart ! -user rempart)"

# --- upgraded -------------------------------------------------------------------------------------

systemctl disable rempart.service >/dev/null 2>&1
of_dpkg --install "$packages/2.deb"
grep --quiet '^log = "json"' /etc/rempart.toml || fail "settings that nobody changed stay old"
equal "who may read what after an upgrade" "$installed" "$(rights | grep --invert-match rempart.db)"
if enabled; then fail "an upgrade enables a service that was disabled"; fi
systemctl enable rempart.service >/dev/null 2>&1
start
table_is_there "after an upgrade"
stop

# Settings of the machine's owner stay, and the new ones lie beside them.
echo 'keep = ["lobby=3"]' >>/etc/rempart.toml
chmod 600 /etc/rempart.toml
of_dpkg --force-confdef --force-confold --install "$packages/3.deb"
grep --quiet '^keep' /etc/rempart.toml || fail "settings of this machine are lost"
grep --quiet 8081 /etc/rempart.toml.dpkg-dist || fail "the new settings are nowhere"
equal "the rights of changed settings" "-rw-------" "$(stat --format=%A /etc/rempart.toml)"
chmod 640 /etc/rempart.toml
enabled || fail "an upgrade disables the service"

# --- removed, and installed again -----------------------------------------------------------------

of_dpkg --remove rempart
for gone in /usr/bin/rempart /usr/lib/systemd/system/rempart.service /usr/lib/sysusers.d/rempart.conf; do
    if [ -e "$gone" ]; then fail "$gone outlives the package"; fi
done
grep --quiet '^keep' /etc/rempart.toml || fail "removing takes the settings along"
[ -s /var/lib/rempart/rempart.db ] || fail "removing takes the games along"
of_dpkg --force-confdef --force-confold --install "$packages/3.deb"
start
table_is_there "after the package came back"
stop

# --- purged ---------------------------------------------------------------------------------------

of_dpkg --purge rempart
left=$(find /etc /usr /var/lib -xdev -path '*rempart*' ! -path '*/usr/src/*' \( -path '/etc/*' -o -path '/var/lib/rempart*' \
    -o -path '/var/lib/systemd/*' -o -path '/var/lib/dpkg/info/*' -o -path '/usr/bin/*' -o -path '/usr/lib/sys*' -o -path '/usr/share/*' \))
equal "what is left" "" "$left"
getent passwd rempart >/dev/null || fail "the user's number is free for others"
echo "The Debian package: installed, upgraded, removed and purged."
