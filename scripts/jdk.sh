# shellcheck shell=bash
# Finds a JDK 25 or newer without starting it, and runs Maven on it. Sourced by ./sparrow and ./check.

jdk_needed=25
jdk=    # its folder, once find_jdk has succeeded
jdk_id= # its build and platform as one word, fit for a file name
jdk_patterns=()

# Sets jdk_patterns to the folders whose children may be JDKs; SPARROW_JDK_FOLDERS replaces them.
find_jdk_patterns() {
    if [ -n "${SPARROW_JDK_FOLDERS:-}" ]; then
        IFS=: read -ra jdk_patterns <<<"$SPARROW_JDK_FOLDERS"
        jdk_patterns=("${jdk_patterns[@]/%//*}")
        return
    fi
    jdk_patterns=('/usr/lib/jvm/*' '/usr/lib64/jvm/*' '/usr/java/*' '/opt/*jdk*' '/opt/java/*'
        '/opt/*/*jdk*' "$HOME/.sdkman/candidates/java/*" "$HOME/.jdks/*" "$HOME/.local/share/mise/installs/java/*"
        '/Library/Java/JavaVirtualMachines/*/Contents/Home'
        "$HOME/Library/Java/JavaVirtualMachines/*/Contents/Home" '/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home')
}

# Is $1 the folder of a JDK that is new enough? Its file `release` answers.
is_jdk() {
    local line version='' runtime='' vendor='' arch=''
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS= read -r line; do
        line=${line//\"/}
        case $line in
            JAVA_VERSION=*) version=${line#*=} ;;
            JAVA_RUNTIME_VERSION=*) runtime=${line#*=} ;;
            IMPLEMENTOR=*) vendor=${line#*=} ;;
            OS_ARCH=*) arch=${line#*=} ;;
        esac
    done <"$1/release"
    version=${version%%[!0-9]*}
    [ -n "$version" ] && [ "$version" -ge "$jdk_needed" ] || return 1
    jdk=$1
    jdk_id=${runtime:-$version}-$vendor-$arch
    jdk_id=${jdk_id//[!A-Za-z0-9.+-]/_}
}

# Sets jdk and jdk_id. What the user names goes first, then the usual folders, then `java` on the PATH.
find_jdk() {
    local pattern home java target IFS=$'\n'
    if [ -n "${SPARROW_JAVA_HOME:-}" ]; then
        is_jdk "$SPARROW_JAVA_HOME"
        return
    fi
    if [ -n "${JAVA_HOME:-}" ] && is_jdk "$JAVA_HOME"; then return; fi
    find_jdk_patterns
    for pattern in "${jdk_patterns[@]}"; do
        for home in $pattern; do
            if is_jdk "$home"; then return; fi
        done
    done
    java=$(command -v java) || return 1
    while [ -L "$java" ]; do
        target=$(readlink "$java")
        case $target in
            /*) java=$target ;;
            *) java=${java%/*}/$target ;;
        esac
    done
    is_jdk "${java%/bin/java}"
}

# One sentence for the person without a JDK; $1 is the command that speaks.
no_jdk() {
    local looked
    find_jdk_patterns
    if [ -n "${SPARROW_JAVA_HOME:-}" ]; then
        echo "$1: SPARROW_JAVA_HOME is $SPARROW_JAVA_HOME, which is not a JDK $jdk_needed or newer; set it to one, or unset it." >&2
        return
    fi
    looked=$(printf '%s\n' "${jdk_patterns[@]}" | sed 's:/\*$::' | tr '\n' ' ')
    echo "$1: needs a JDK $jdk_needed or newer and found none in JAVA_HOME, ${looked// /, }or as java on the PATH;" \
        "install one (Temurin $jdk_needed, for example), or set SPARROW_JAVA_HOME to its folder." >&2
}

# Maven on that JDK, without colours, without a reset code at the end, and without warnings about its own libraries.
maven() {
    local quiet='-Djansi.noreset=true --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED'
    JAVA_HOME=$jdk MAVEN_OPTS="${MAVEN_OPTS:-} $quiet" ${before_maven[@]+"${before_maven[@]}"} mvn -B -Dstyle.color=never "$@"
}
