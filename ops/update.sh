#!/usr/bin/env bash
# Brings the version of this folder into service (docs/operations.md, « Update »), and says each thing that it does:
#   ops/update.sh           builds it beside the one that runs, makes a backup, switches, waits until it answers
#   ops/update.sh --back    goes back to the version before (what that means: docs/operations.md)
# It may be run again: what is done is not done twice. A version that does not answer is switched back by itself.
set -euo pipefail
umask 022
source=$(cd "$(dirname "$0")/.." && pwd)
root=${SITELIGIBLE_ROOT:-/opt/siteligible}
settings=${SETTINGS:-/etc/siteligible.env}
owner=${SITE_USER:-siteligible}
backups=${BACKUPS:-/var/backups/siteligible}
# What ends the running version and starts the one that `current` names.
# Seconds in which a version must answer: PATIENCE, 180 unless it is set.
restart=${RESTART:-systemctl restart siteligible}
units=${UNITS:-/etc/systemd/system}
caddy=${CADDY:-/etc/caddy}
# Megabytes that must be free for a build: what packages and build take, and what the site in service needs meanwhile.
room=${ROOM:-2000}

say() { echo "$(date +%T) $*"; }
fail() { say "Stopped: $*" >&2; exit 1; }
# What stands in the settings under a name, or the value after it.
setting() { (set +u; [ ! -r "$settings" ] || . "$settings"; printf %s "${!1:-$2}"); }

# systemd reads the settings as they stand, a shell (here, and before every command) cuts at a space or an & and stops at a <.
check_settings() {
  local line
  [ -r "$settings" ] || return 0
  line=$(grep -nE -m 1 -e "^[A-Za-z0-9_]+=[^'\"]*([][&;<>|()\$\`\\]|[[:space:]]+[^[:space:]])" -e '^[A-Za-z0-9_]+="[^"]*[$`\\]' "$settings" | cut -d: -f1) || true
  [ -z "$line" ] || fail "line $line of $settings means something else to a shell, which reads it too: put the value in single quotes, as MAIL_FROM='Agence <contact@agence.fr>'"
}

# In the folder of the version in service, as the site's user, with its settings.
as_site() {
  local become=()
  if [ "$(id -u)" -eq 0 ] && [ "$owner" != root ]; then
    become=(setpriv --reuid "$owner" --regid "$(id -g "$owner")" --init-groups)
  fi
  (cd "$root/current" && "${become[@]}" env HOME=/tmp bash -c 'set -a; [ ! -r "$0" ] || . "$0"; exec "$@"' "$settings" "$@")
}

version_of_source() {
  local version
  version=$(node -p "require('$source/package.json').version")
  if git_here rev-parse --verify --quiet HEAD >/dev/null; then
    echo "$version-$(git_here rev-parse --short=10 HEAD)"
  else
    echo "$version-$(files_here | sort -z | (cd "$source" && xargs -0 sha256sum) | sha256sum | cut -c1-10)"
  fi
}
git_here() { [ -e "$source/.git" ] && git -c safe.directory="$source" -C "$source" "$@" 2>/dev/null; }
files_here() {
  (cd "$source" && find . \( -name node_modules -o -name .git -o -path ./build -o -path ./data -o -path ./.react-router \) -prune -o -type f -print0)
}
copy_source() {
  if git_here rev-parse --verify --quiet HEAD >/dev/null; then git_here archive HEAD
  else files_here | tar -C "$source" --null --files-from=- -cf -; fi
}

# Under a name of its own until it is whole: a build that was broken off is never switched to.
build() {
  local release=$root/releases/$1 draft=$root/.building
  if [ -e "$release" ]; then say "Version $1 is built already."; return; fi
  [ -z "$(git_here status --porcelain --untracked-files=no)" ] || say "What is changed and not committed in $source is left out."
  rm -rf "$draft"
  mkdir -p "$draft" "$root/releases"
  # What fails or is broken off takes its place back: the site in service may write to the same disk.
  trap 'rm -rf "$root/.building"' EXIT
  check_room
  say "Building version $1 in a folder of its own; the one in service goes on."
  copy_source | tar -C "$draft" -xf -
  # Behind the visitors: the machine is theirs.
  (packages "$draft" && cd "$draft" && nice -n 10 bash -c 'npm run --silent build && npm run --silent commands') ||
    fail "version $1 could not be built; nothing was changed"
  chmod -R go=u-w "$draft"
  mv -T "$draft" "$release"
  say "Built."
}

# A disk that a build fills refuses the pieces and signatures of the version in service.
check_room() {
  local free
  free=$(df -PB1000000 "$root" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$room" ] ||
    fail "$free MB are free in $root, and a version wants $room for its packages and its build (docs/runbooks/disk.md); nothing was changed"
}

# Nothing changes a package in its place: where the same ones are asked for under the same Node.js, both versions hold them.
packages() {
  local now=$root/current
  node -p process.version >"$1/.node-version"
  if cmp -s "$1/package-lock.json" "$now/package-lock.json" && cmp -s "$1/.node-version" "$now/.node-version"; then
    say "Its packages are those of the version in service."
    cp -al "$now/node_modules" "$1/node_modules" 2>/dev/null || { rm -rf "$1/node_modules" && cp -a "$now/node_modules" "$1/node_modules"; }
  else
    (cd "$1" && nice -n 10 npm ci --no-audit --no-fund --no-update-notifier --loglevel=error)
  fi
}

# One rename: whoever looks sees the one or the other.
point() { ln -sfn "$2" "$root/.$1.new" && mv -T "$root/.$1.new" "$root/$1"; }
named() { basename "$(readlink "$root/$1" 2>/dev/null)" 2>/dev/null || true; }

answers() {
  local address host
  host=$(setting HOST localhost)
  case $host in 0.0.0.0 | ::) host=localhost ;; *:*) host="[$host]" ;; esac
  address="http://$host:$(setting PORT 3000)/readyz"
  for _ in $(seq "$1"); do
    # A connection that is broken off may leave the question open and end Node.js: only an answer says that it answers.
    node -e 'process.exitCode = 1; fetch(process.argv[1], { signal: AbortSignal.timeout(5000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => {})' "$address" && return
    sleep 1
  done
  return 1
}
starts() { $restart && answers "${PATIENCE:-180}"; }

switch_to() {
  local before
  before=$(named current)
  if [ "$before" = "$1" ]; then
    if answers 3; then say "Version $1 is in service and answers: nothing to switch."; return; fi
    say "Version $1 is the current one and does not answer; restarting."
    starts || fail "it does not answer: journalctl -u siteligible -n 50 says why"
    say "Version $1 answers."
    return
  fi
  point current "releases/$1"
  rm -f "$root/releases/$1/.retired"
  say "Version $1 is the current one; restarting."
  if ! starts; then
    [ -n "$before" ] || fail "version $1 does not answer: journalctl -u siteligible -n 50 says why"
    say "Version $1 does not answer: going back to $before."
    point current "releases/$before"
    starts || fail "neither does $before: journalctl -u siteligible -n 50 says why"
    touch "$root/releases/$1/.retired"
    fail "version $1 did not answer; $before serves again"
  fi
  say "Version $1 answers."
  if [ -n "$before" ]; then
    point previous "releases/$before"
    touch "$root/releases/$before/.retired"
  fi
}

# The backup of the version in service. It ends with 3 where the copy is made, of what was not as it should be before.
back_up() {
  local ended=0
  say "Making a backup in $backups."
  as_site node build/commands/backup.js "$backups" || ended=$?
  case $ended in
    0) ;;
    3) say "The copy is made; what is said above of the files was so before this update, which goes on." ;;
    *) fail "the backup failed, and the line above says why; nothing was switched" ;;
  esac
}

# install.sh laid them, and the administrator may have changed them: this says so, and changes none.
compare_machine() {
  local unit ops=$root/current/ops
  for unit in "$ops"/siteligible*.service "$ops"/siteligible*.timer; do
    [ -e "$units/$(basename "$unit")" ] && ! cmp -s "$unit" "$units/$(basename "$unit")" || continue
    say "$units/$(basename "$unit") is not this version's: ops/install.sh --domain with the site's lays it anew; then systemctl restart siteligible."
  done
  # Ours, and not the one that came with Caddy; the address of the site aside, which install.sh puts in.
  if grep -qs /api/sites/allowed "$caddy/Caddyfile" && ! sed 's/^[a-z0-9.-]* {$/site.example {/' "$caddy/Caddyfile" | cmp -s - "$ops/Caddyfile.one-machine"; then
    say "$caddy/Caddyfile is not this version's: ops/install.sh --domain with the site's lays it anew."
  fi
  if [ -e "$caddy/sites.caddy" ] && ! cmp -s "$caddy/sites.caddy" "$ops/sites.caddy"; then
    say "$caddy/sites.caddy is not this version's: install -m 644 $ops/sites.caddy $caddy/sites.caddy; then systemctl reload caddy."
  fi
}

# Pages that were opened before ask for the styles of their own version for a day; the one before stays to go back to.
let_go() {
  local release name
  for release in "$root"/releases/*/; do
    name=$(basename "$release")
    [ "$name" != "$(named current)" ] && [ "$name" != "$(named previous)" ] || continue
    [ -n "$(find "$release" -maxdepth 1 -name .retired -mmin +1440)" ] || continue
    rm -rf "$release"
    say "Version $name, out of service for more than a day, was removed."
  done
}

exec 9>>"$root/.update.lock"
flock -n 9 || fail "another update is under way"
if [ "${1:-}" = --back ]; then
  [ -n "$(named previous)" ] || fail "there is no version before"
  switch_to "$(named previous)"
  compare_machine
  exit
fi
check_settings
version=$(version_of_source)
build "$version"
if [ -n "$(named current)" ] && [ "$(named current)" != "$version" ]; then back_up; fi
switch_to "$version"
let_go
compare_machine
