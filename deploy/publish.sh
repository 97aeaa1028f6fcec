#!/bin/sh
# Serves a build from now on, or again to roll back:
#   publish.sh <folder of the build> <command that reloads the server>
set -eu

# So many builds stay, to roll back to and for who has their pages open.
keep=5

fail() {
    echo "publish.sh: $1" >&2
    exit 1
}

[ $# -ge 2 ] || fail "say which build, and how the server is reloaded, for example: publish.sh /srv/site/2026-01-05 nginx -s reload"
build=${1%/}
shift
for file in public/index.html deploy/headers.nginx.conf deploy/headers.caddy; do
    [ -f "$build/$file" ] || fail "$build/$file is missing: copy public/ and deploy/ of a finished build to $build/"
done
site=$(cd "$(dirname "$build")" && pwd)
build=$site/$(basename "$build")
case $build in *[!A-Za-z0-9._/-]*)
    fail "$build: only letters, digits, dots, dashes and underscores may be in the path, since it becomes part of the server's configuration"
    ;;
esac

lock=$site/.publishing
mkdir "$lock" 2>/dev/null || fail "somebody else is publishing; if not, remove $lock"
trap 'rmdir "$lock"' EXIT
trap 'exit 1' HUP INT TERM

# The server runs as somebody else.
chmod -R a+rX "$build"

# What the build itself has brought, before the files of others come to it.
cd "$build/public"
if [ ! -f ../.published ]; then
    find . -type f \( -name '*-????????????????????.js*' -o -path './static/*' \) >../.published.new
    mv ../.published.new ../.published
fi
touch ../.published

# Those lists, latest first: this build's, then of the ones before.
published() {
    ls -t "$site"/*/.published | sed -n "$1"
}

published "2,${keep}p" | while read -r list; do
    while read -r file; do
        [ ! -e "$file" ] || continue
        mkdir -p "$(dirname "$file")"
        cp -p "${list%/.published}/public/$file" "$file.new"
        mv "$file.new" "$file"
    done <"$list"
done

# The two servers read one of these each.
point_to() {
    printf 'include %s/deploy/headers.nginx.conf;\nroot %s/public;\n' "$1" "$1" >"$site/.new"
    mv "$site/.new" "$site/current.nginx.conf"
    printf 'import %s/deploy/headers.caddy\n(build) {\n\troot * %s/public\n}\n' "$1" "$1" >"$site/.new"
    mv "$site/.new" "$site/current.caddy"
}

former=
[ ! -f "$site/current.nginx.conf" ] ||
    former=$(sed -n 's|^root \(.*\)/public;$|\1|p' "$site/current.nginx.conf")
point_to "$build"
if ! "$@"; then
    [ -z "$former" ] || point_to "$former"
    fail "the server could not be reloaded with \"$*\" and goes on with ${former:-what it had}"
fi

published "$((keep + 1)),\$p" | while read -r list; do
    rm -r "${list%/.published}"
done
echo "Published $build.${former:+ Before that: $former}"
