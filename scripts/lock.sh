# shellcheck shell=bash
# One process at a time. Sourced by ./sparrow and ./check.

# Takes the lock $1, a path; says $2 if that means waiting. Held until unlock or the end of the process.
lock() {
    if command -v flock >/dev/null; then
        exec 8>"$1"
        flock -n 8 && return
        echo "$2" >&2
        flock 8
        return
    fi
    local owner said=
    until mkdir "$1.d" 2>/dev/null; do
        owner=$(cat "$1.d/owner" 2>/dev/null || true)
        if { [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; } ||
            { [ -z "$owner" ] && [ -n "$(find "$1.d" -prune -mmin +1 2>/dev/null)" ]; }; then
            # Its owner is gone. Only one of those waiting can rename it.
            mv "$1.d" "$1.stale.$$" 2>/dev/null && rm -rf "$1.stale.$$"
            continue
        fi
        [ -n "$said" ] || echo "$2" >&2
        said=1
        sleep 0.3
    done
    echo $$ >"$1.d/owner"
    locked=$1.d
}

unlock() {
    if command -v flock >/dev/null; then
        exec 8>&-
    elif [ -n "${locked:-}" ]; then
        rm -rf "$locked"
        locked=
    fi
}
