#!/usr/bin/env bash
# « Mettre en ligne » (docs/operations.md): from a bare Debian 12 with Node.js to the site under https. As root, in a folder
# with this project:
#   ops/install.sh --domain site.example [--database postgresql] [--agency FILE]
# It says each thing that it does and may be run again: what is there is left as it is.
set -euo pipefail
umask 022
trap 'echo "Stopped: line $LINENO of ops/install.sh failed; mend the cause and run it again" >&2' ERR
here=$(cd "$(dirname "$0")" && pwd)
domain='' database=embedded agency=''
while [ $# -gt 0 ]; do
  case $1 in
    --domain) domain=$2 ;;
    --database) database=$2 ;;
    --agency) agency=$2 ;;
    *) echo "Usage: ops/install.sh --domain site.example [--database embedded|postgresql] [--agency FILE]" >&2; exit 2 ;;
  esac
  shift 2
done

user=siteligible
root=/opt/siteligible
data=/var/lib/siteligible
backups=/var/backups/siteligible
settings=${SETTINGS:-/etc/siteligible.env}
identity=/etc/siteligible-drill.env
changed=0

did() { changed=$((changed + 1)); echo "Done     $*"; }
there() { echo "There    $*"; }
fail() { echo "Stopped: $*" >&2; exit 1; }

# Lays a file where it is not yet as it should be. What comes in on standard input, the path, mode and owner. Never behind a pipe:
# what a subshell counts is lost.
lay() {
  local path=$1 mode=$2 owner=$3 draft
  [ "$BASHPID" = $$ ] || fail "$path is laid behind a pipe"
  draft=$(mktemp)
  cat >"$draft"
  if [ -e "$path" ] && cmp -s "$draft" "$path"; then there "$path"
  else install -m "$mode" -o "${owner%:*}" -g "${owner#*:}" "$draft" "$path"; did "$path"; fi
  rm -f "$draft"
}

folder() {
  local path=$1 mode=$2 owner=$3
  if [ "$(stat -c '%a %U:%G' "$path" 2>/dev/null)" = "$mode $owner" ]; then there "$path, $mode, $owner"
  else install -d -m "$mode" -o "${owner%:*}" -g "${owner#*:}" "$path"; did "$path, $mode, $owner"; fi
}

# Caddy would serve the one while every link names the other.
if [ -n "$domain" ] && [ -r "$settings" ]; then
  address=$(set +u; PUBLIC_URL=; . "$settings"; printf %s "$PUBLIC_URL")
  [[ -z $address || $address =~ ^https?://([a-z0-9-]+\.)*${domain//./\\.}(:|/|$) ]] ||
    fail "PUBLIC_URL in $settings is $address, not https://$domain: for another domain change it there first (docs/operations.md, « Another domain »); nothing was done"
fi

[ "$(id -u)" -eq 0 ] || fail "this lays out a machine: run it as root"
[[ $domain =~ ^[a-z0-9.-]+$ ]] || fail "--domain names the address of the site, as site.example"
[[ $database =~ ^(embedded|postgresql)$ ]] || fail "--database is embedded or postgresql"
[ -d /run/systemd/system ] || fail "no systemd runs here"
/usr/bin/node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null ||
  fail "/usr/bin/node must be Node.js 20.19 or newer (docs/operations.md says where it comes from)"

packages=(git caddy age openssl curl)
[ "$database" = embedded ] || packages+=(postgresql)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  did "packages: ${missing[*]}"
else there "packages: ${packages[*]}"; fi

if getent passwd "$user" >/dev/null; then there "user $user"
else
  useradd --system --home-dir "$data" --no-create-home --shell /usr/sbin/nologin "$user"
  did "user $user, who may not sign in"
fi

folder "$root" 755 root:root
folder "$data" 711 "$user:$user"
folder "$backups" 700 "$user:$user"
# What a restore as root left behind would stop the next start.
if [ -n "$(find "$data" "$backups" ! -user "$user" -print -quit)" ]; then
  # What is the site's already keeps its group: that of published sites is the web server's.
  find "$data" "$backups" ! -user "$user" -exec chown --no-dereference "$user:$user" {} +
  did "what lies in $data and $backups is $user's again"
else there "what lies in $data and $backups is $user's"; fi

if [ "$database" = postgresql ]; then
  # From a folder that postgres may enter: /root is none.
  as_postgres() { (cd / && runuser -u postgres -- psql -qtAX "$@"); }
  if [ "$(as_postgres -c "select count(*) from pg_roles where rolname = '$user'")" = 1 ]; then there "role $user of PostgreSQL"
  else as_postgres -c "create role $user login"; did "role $user of PostgreSQL, without a password: the socket knows who asks"; fi
  if [ "$(as_postgres -c "select count(*) from pg_database where datname = '$user'")" = 1 ]; then there "database $user"
  else
    as_postgres -c "create database $user owner $user encoding 'UTF8' template template0"
    did "database $user"
  fi
fi

if [ -e "$identity" ]; then there "$identity"
else
  (umask 077 && age-keygen 2>/dev/null | sed -n 's/^AGE-SECRET-KEY-/BACKUP_IDENTITY=&/p' >"$identity")
  did "$identity: the key that opens the backups. KEEP A COPY ELSEWHERE: with this machine gone, nothing else opens them"
fi
recipient=$(sed -n 's/^BACKUP_IDENTITY=//p' "$identity" | age-keygen -y)

if [ -e /etc/siteligible-agency.json ] && [ -z "$agency" ]; then there "/etc/siteligible-agency.json"
else lay /etc/siteligible-agency.json 644 root:root <"${agency:-$here/../agency.json}"; fi

if [ -e "$settings" ]; then there "$settings, left as it is"
else
  password=$(openssl rand -hex 12)
  lay "$settings" 640 "root:$user" < <(
    echo "# Settings of the site: the README has the table. systemctl restart siteligible takes what was changed."
    echo "# The commands read it by a shell: what has a space, & or \$ stands in single quotes, as MAIL_FROM='Agence <contact@agence.fr>'"
    echo "NODE_ENV=production"
    echo "DATA_DIR=$data"
    echo "PUBLIC_URL=https://$domain"
    echo "# Caddy on this machine, whose word on who asks is believed."
    echo "TRUSTED_PROXIES=127.0.0.1,::1"
    echo "AGENCY_FILE=/etc/siteligible-agency.json"
    echo "ADMIN_PASSWORD=$password"
    echo "BACKUP_RECIPIENT=$recipient"
    [ "$database" = embedded ] || echo "DATABASE_URL=\"postgresql://$user@localhost/$user?host=/var/run/postgresql\""
    echo "# No e-mail leaves without it: SMTP_URL=smtps://user:password@mail.example"
  )
fi

units=(siteligible.service siteligible-backup.service siteligible-backup.timer siteligible-drill.service siteligible-drill.timer)
before=$changed
for unit in "${units[@]}"; do lay "/etc/systemd/system/$unit" 644 root:root <"$here/$unit"; done
[ "$changed" = "$before" ] || systemctl daemon-reload
for unit in siteligible.service siteligible-backup.timer siteligible-drill.timer; do
  if systemctl is-enabled --quiet "$unit"; then there "$unit starts with the machine"
  else systemctl enable --quiet "$unit"; did "$unit starts with the machine"; fi
done

version=$(readlink "$root/current" || true)
"$here/update.sh"
[ "$version" = "$(readlink "$root/current")" ] || did "the version in service is $(readlink "$root/current")"
if systemctl is-active --quiet siteligible; then there "siteligible runs"
else systemctl start siteligible; did "siteligible was started"; fi
for timer in siteligible-backup.timer siteligible-drill.timer; do
  if systemctl is-active --quiet "$timer"; then there "$timer waits for its time"
  else systemctl start "$timer"; did "$timer waits for its time"; fi
done

# By what Caddy itself says: a file that it was never told to read serves nobody.
caddy_serves() { systemctl is-active --quiet caddy && curl -fs -m 5 http://localhost:2019/config/ | grep -qF "\"$domain\""; }
before=$changed
lay /etc/caddy/Caddyfile 644 root:root < <(sed "s/^site\.example {/$domain {/" "$here/Caddyfile.one-machine")
if [ "$changed" = "$before" ] && caddy_serves; then there "Caddy serves https://$domain"
else systemctl reload-or-restart caddy; did "Caddy serves https://$domain"; fi

if [ "$changed" = 0 ]; then echo "Nothing was changed."
else echo "$changed things were done. The administrator's password is ADMIN_PASSWORD in $settings."; fi
