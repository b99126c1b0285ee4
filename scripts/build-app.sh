# shellcheck shell=bash
# Builds the program into its folder under .sparrow/app. Sourced by ./sparrow when that is missing.
# shellcheck disable=SC2154 # root, home, jdk, jdk_id and jvm come from ./sparrow
. "$root/scripts/lock.sh"

# One line that is rewritten in a terminal, plain lines elsewhere.
progress() {
    if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then
        printf '\r\033[Ksparrow: %s' "$1" >&2
    else
        printf 'sparrow: %s\n' "$1" >&2
    fi
}

progress_end() {
    if [ -t 2 ] && [ "${TERM:-dumb}" != dumb ]; then printf '\r\033[K' >&2; fi
}

# Reads Maven's output: all of it into the file $1, the gist to the person.
follow() {
    local line files=0 module='' terminal=
    [ -t 2 ] && terminal=1
    while IFS= read -r line; do
        printf '%s\n' "$line"
        case $line in
            *'Downloaded from '*)
                files=$((files + 1))
                if [ -n "$terminal" ]; then
                    progress "building${module:+ $module}, $files files downloaded"
                elif [ $((files % 100)) = 0 ]; then
                    progress "$files files downloaded"
                fi
                ;;
            '[INFO] Building sparrow-'*'['*/*']')
                module=${line#*sparrow-}
                module="${module%% *} (${line##*[})"
                module=${module/]/}
                module=${module/\// of }
                progress "building $module"
                ;;
        esac
    done >"$1"
}

# The lines of a failed build that say what to do.
say_failure() {
    progress_end
    echo 'sparrow: the build failed.' >&2
    {
        grep '^\[ERROR\]' "$1" | grep -vE 'Help 1\]|^\[ERROR\] *$|-e switch|-X switch|full debug|possible solutions|resume the build|-rf :' ||
            tail -n 15 "$1"
    } | sed "s:$2/::g" | sed -n 1,25p >&2
    echo "sparrow: Maven's whole output is in $1" >&2
}

# Removes all programs but the two newest and those running.
prune() {
    local old kept=0
    # shellcheck disable=SC2012 # our own names: no spaces, no line breaks
    ls -t "$home/app" | while IFS= read -r old; do
        kept=$((kept + 1))
        [ "$kept" -gt 2 ] || continue
        old=$home/app/$old
        if command -v flock >/dev/null && [ -f "$old/complete" ]; then
            flock -n -x "$old/complete" mv "$old" "$tmp/" 2>/dev/null || true
        else
            mv "$old" "$tmp/" 2>/dev/null || true
        fi
    done
}

# Puts what all commands need of the folder lib into one jar; what only servers need stays there.
quick_jar() {
    local jars=("$lib"/sparrow-cli-*.jar) jar
    for jar in "$lib"/*.jar; do
        case ${jar##*/} in
            sparrow-cli-* | sparrow-web-*) ;;
            sparrow-* | picocli-* | jackson-*) jars+=("$jar") ;;
        esac
    done
    if ! "$jdk/bin/java" "$root/scripts/QuickJar.java" "$tmp/app/quick.jar" "${jars[@]}" </dev/null 8>&-; then
        echo 'sparrow: the build failed where it puts the program into one jar.' >&2
        exit 1
    fi
    rm -f "${jars[@]}"
}

# rehearse KIND CLASSPATH [JVM OPTION...]: makes the start-up cache of a kind of command. A start without one is slow, no more.
rehearse() {
    local kind=$1 classes=$2
    shift 2
    "$jdk/bin/java" "${jvm[@]}" "$@" "-XX:AOTCacheOutput=$tmp/app/$kind.aot" -Dsparrow.terminal=false \
        -cp "$classes" sparrow.cli.Rehearsal "$kind" >/dev/null 2>&1 </dev/null 8>&- || true
    rm -f "$tmp/app/$kind.aot.config"
}

# The options of a server that this JDK knows: not every vendor's has every collector.
server_options() {
    if "$jdk/bin/java" "@$source/scripts/serve.options" -version >/dev/null 2>&1 </dev/null 8>&-; then
        cp "$source/scripts/serve.options" "$tmp/app/serve.options"
    else
        : >"$tmp/app/serve.options"
    fi
}

# Copies what the program and the parts that are asked for are made from, and sets app by the content of the copy. So editing
# the sources or running ./check meanwhile disturbs nothing.
copy_sources() {
    local paths part
    mkdir -p "$source/.mvn"
    cd "$root"
    find_paths
    cd "$here"
    for part in ${parts[@]+"${parts[@]}"}; do part_sources "$part"; done
    (cd "$root" && inputs | tar --null -T - -cf -) | tar -xf - -C "$source"
    cd "$source"
    find_paths
    app=$home/app/$(fingerprint)-$jdk_id
    cd "$here"
}

# package MODULES [MAVEN OPTION...]: builds modules of the copy, with what they need.
package() {
    if ! (cd "$source" && maven package -pl "$1" -am -P '!format' -Dmaven.test.skip=true -Djacoco.skip=true \
        -Dsparrow.plain=true "${@:2}" 8>&- 2>&1 </dev/null) | follow "$home/build.log"; then
        say_failure "$home/build.log" "$source"
        exit 1
    fi
}

# Puts the program together in $tmp/app, from what was built, and gives it its place.
assemble_app() {
    local lib=$tmp/app/lib jar cache path
    mkdir -p "$lib"
    cp "$source"/cli/target/lib/*.jar "$source"/cli/target/sparrow-cli-*.jar "$lib/"
    progress 'preparing quick starts'
    quick_jar
    path=$tmp/app/quick.jar
    for jar in "$lib"/*.jar; do path=$path:$jar; done
    # A cache for each kind of command: all classes in one are loaded at each start. Two at a time, for two cores.
    server_options
    rehearse serve "$path" "@$tmp/app/serve.options" &
    while IFS= read -r cache; do
        rehearse "$cache" "$tmp/app/quick.jar" "${quick[@]}" &
        if [ "$(jobs -rp | wc -l)" -ge 2 ]; then wait -n 2>/dev/null || wait; fi
    done < <("$jdk/bin/java" "${jvm[@]}" -cp "$tmp/app/quick.jar" sparrow.cli.Rehearsal 2>/dev/null 8>&-)
    wait
    : >"$tmp/app/complete"
    rm -rf "$app"
    mv "$tmp/app" "$app"
}

# Builds the parts that are asked for and not there yet, each into a folder of its own below the program's. Their jars are
# those that the program has not.
build_parts() {
    local part folder jar missing=()
    for part in ${parts[@]+"${parts[@]}"}; do
        if [ ! -f "$(part_folder "$part" "$source")/complete" ]; then missing+=("$part"); fi
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    progress "getting what $(part_titles "${missing[@]}") needs, this happens once for each change of the program"
    package "$(IFS=, && echo "${missing[*]}")" -Dweb.skip=true
    for part in "${missing[@]}"; do
        folder=$(part_folder "$part" "$source")
        mkdir -p "$tmp/part"
        for jar in "$source/$part"/target/lib/*.jar "$source/$part"/target/sparrow-"$part"-*.jar; do
            [ -e "$jar" ] || continue # a part may need nothing besides the program
            # What runs games in bulk has no server beside it, whose jars it could share.
            if [ "$part" = bulk ] || [ ! -e "$app/lib/${jar##*/}" ]; then cp "$jar" "$tmp/part/"; fi
        done
        : >"$tmp/part/complete"
        mkdir -p "$app/part"
        rm -rf "$folder"
        mv "$tmp/part" "$folder"
    done
}

# What people call these parts.
part_titles() {
    local part titles=()
    for part in "$@"; do
        case $part in
            postgres) titles+=(PostgreSQL) ;;
            cluster) titles+=('a cluster') ;;
            bulk) titles+=('Apache Spark (300 MB)') ;;
            page) titles+=('the page without a server') ;;
            *) titles+=("$part") ;;
        esac
    done
    (IFS=+ && echo "${titles[*]}" | sed 's/+/ and /g')
}

# Sets app to a program that is ready to run with the parts that are asked for, after building it unless someone else just has.
build_app() {
    local source began=$SECONDS
    command -v mvn >/dev/null || {
        echo 'sparrow: needs Maven (the command mvn) to build itself the first time; install it, for example with: apt-get install maven' >&2
        exit 2
    }
    command -v npm >/dev/null || {
        echo 'sparrow: needs Node.js and npm to build the table in the browser; install them, for example with: apt-get install nodejs npm' >&2
        exit 2
    }
    mkdir -p "$home/app" 2>/dev/null || {
        echo "sparrow: cannot write to $home; set SPARROW_HOME to a folder that can hold the built program." >&2
        exit 2
    }
    lock "$home/lock" 'sparrow: another process is building; waiting for it.'
    tmp=$home/tmp.$$
    trap 'rm -rf "$tmp"; unlock' EXIT
    trap 'progress_end; exit 130' INT
    trap 'exit 143' TERM HUP
    rm -rf "$home"/tmp.* || true # left by builds that were killed
    source=$tmp/source

    if [ ! -f "$app/complete" ] || [ ${#parts[@]} -gt 0 ]; then
        copy_sources
        if [ ! -f "$app/complete" ]; then
            progress 'building, this happens once for each change of the program'
            package cli
            assemble_app
        fi
        build_parts
        progress_end
        if [ ! -t 2 ]; then echo "sparrow: built in $((SECONDS - began)) s" >&2; fi
        prune
    fi
    rm -rf "$tmp" || true
    unlock
    trap - EXIT INT TERM HUP
}
