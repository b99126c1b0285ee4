# Mutants: small bugs that PIT plants one at a time, to see whether a test notices. Sourced by check.
#
# .sparrow/mutation/MODULE.csv, or MODULE-N.csv for at most N of a class, has a line for each mutant that was tried: the sum of its source, the sum of the tests, then PIT's
# columns (file, class, mutator, method, line, status, test). A class is tried again when its source has changed, or when the tests
# have and not all of its mutants were noticed. So a run that was stopped goes on where it was.

# The modules whose poms let mutants in.
mutated_modules() {
    grep -lF '<mutation.skip>false<' -- */pom.xml | sed 's#/.*##'
}

# What of a module is mutated, in words.
mutated_part() {
    case $1 in
        core) echo 'all packages' ;;
        american) echo 'card, rules and table, without bots and desk' ;;
        server) echo 'all but guests and nodes' ;;
        riichi) echo 'scoring' ;;
        shapes) echo 'all of it' ;;
        *) echo 'rules and table, without bots and desk' ;;
    esac
}

# check_mutation [MODULE [CLASS...]] [MAVEN OPTION...]
check_mutation() {
    local modules module classes='' minutes='' most='' options=()
    modules=$(mutated_modules)
    case ${1:-} in
        '' | -*) ;;
        *)
            grep -qxF -- "$1" <<<"$modules" || {
                echo "check: no mutants are planted in $1; they are in" $modules >&2
                exit 2
            }
            modules=$1
            shift
            ;;
    esac
    for option in "$@"; do
        case $option in
            -Dsparrow.minutes=*) minutes=${option#*=} ;;
            -Dmutation.most=*)
                most=${option#*=}
                options+=("$option")
                ;;
            -*) options+=("$option") ;;
            *) classes+="${classes:+|}$option" ;;
        esac
    done
    set_up
    if [ -n "$minutes" ]; then
        need timeout coreutils
        before_maven=(timeout "${minutes}m")
    fi
    for module in $modules; do mutate "$module" "$classes" ${options[@]+"${options[@]}"}; done
    cat docs/results/mutation.md
}

# mutate MODULE CLASSES [MAVEN OPTION...]: CLASSES are names with | between them, or nothing for all that need it.
mutate() {
    local module=$1 kept=.sparrow/mutation/$1${most:+-$most}.csv known part code=0
    mkdir -p .sparrow/mutation
    gather_mutants "$module"
    mutation_sums "$module" >".sparrow/mutation/$module.sums"
    forget_mutants "$module" "$2"
    rm -rf "$module/target/pit-reports"
    known=$(cut -d, -f4 "$kept" | LC_ALL=C sort -u | sed 's/[.$]/\\&/g' | paste -sd'|' -)
    maven -ntp test-compile org.pitest:pitest-maven:mutationCoverage -pl "$module" -am -P '!format' -Djacoco.skip=true \
        "-Dmutation.target=sparrow.$module.*" "-Dmutation.known=~(${known:-none})" \
        ${2:+"-Dmutation.classes=~sparrow\\.$module\\.(.*\\.)?($2)(\\\$.*)?"} "${@:3}" 8>&- || code=$?
    gather_mutants "$module"
    case $code in
        0) part=whole ;;
        124) part='so far' ;;
        *) exit "$code" ;;
    esac
    mutation_report "$module" >docs/results/mutation.draft
    mv docs/results/mutation.draft docs/results/mutation.md
    if [ "$code" = 124 ]; then
        echo "check: the time is over; the next start goes on with what is left of $module." >&2
        exit "$code"
    fi
}

# The sum of every source of a module, and one of all that its tests depend on.
mutation_sums() {
    local files
    files=$(find "$1/src/main/java" -name '*.java' | LC_ALL=C sort)
    paste -d, <(git hash-object --stdin-paths <<<"$files") - <<<"$files"
    echo "$(find "$1/src/test" testkit/src/main "$1/pom.xml" pom.xml -type f | LC_ALL=C sort | git hash-object --stdin-paths | git hash-object --stdin),tests"
}

# Keeps what PIT found out; of a run that was stopped, all but the class it was at.
gather_mutants() {
    local reports=$1/target/pit-reports sums=.sparrow/mutation/$1.sums
    if [ -s "$reports/mutations.csv" ] && [ -f "$sums" ]; then
        awk -F, -v module="$1" -v whole="$([ ! -e "$reports/index.html" ] || echo yes)" '
            NR == FNR { sum[$2] = $1; next }
            {
                path = $2; sub(/\.[^.]*$/, "", path); gsub(/\./, "/", path)
                line[++n] = sum[module "/src/main/java/" path "/" $1] "," sum["tests"] "," $0
                class[n] = $2
            }
            END { for (i = 1; i <= n; i++) if (whole || class[i] != class[n]) print line[i] }' \
            "$sums" "$reports/mutations.csv" >>"$kept"
        rm "$reports/mutations.csv"
    fi
    touch "$kept"
}

# Forgets the mutants that must be tried again: those of the named classes, or those that may come out differently now.
forget_mutants() {
    awk -F, -v module="$1" -v named="$2" '
        NR == FNR { sum[$2] = $1; next }
        {
            path = $4; sub(/\.[^.]*$/, "", path); gsub(/\./, "/", path)
            line[++n] = $0; class[n] = $4
            name = $4; sub(/.*\./, "", name); sub(/\$.*/, "", name)
            if ($1 != sum[module "/src/main/java/" path "/" $3]) again[$4] = 1
            if (named != "" && name ~ "^(" named ")$") again[$4] = 1
            if (named == "" && $2 != sum["tests"] && $8 !~ /^(KILLED|TIMED_OUT|MEMORY_ERROR)$/) again[$4] = 1
        }
        END { for (i = 1; i <= n; i++) if (!(class[i] in again)) print line[i] }' \
        ".sparrow/mutation/$1.sums" "$kept" >"$kept.draft"
    mv "$kept.draft" "$kept"
}

# The report with a new row for a module; the rows of the others stay as they were.
mutation_report() {
    cat <<'END'
# mutation

Small bugs (PIT's default mutators) planted one at a time in the code of a module, and how many of them the module's own
tests notice; laws are held to twenty hands. *Endless* are those among the noticed ones that made a test run on and on. Of the
rest, some survive a test that runs them, and some stand in code that no test of the module runs.

Repeat it with `./check mutation`, or `./check mutation MODULE` for one row; `-Dsparrow.minutes=N` ends a start after so many
minutes, and the next goes on; `-Dmutation.most=N` plants at most N in a class, spread over it. A bug that was noticed once counts
as noticed until its class changes. `.sparrow/mutation` has a line for each of them, and `MODULE/target/pit-reports/index.html`
shows those of the last start in the sources.

| module | what | planted | noticed | endless | survived | never run | share noticed | last run | commit |
|---|---|---:|---:|---:|---:|---:|---:|---|---|
END
    local module
    for module in $(mutated_modules); do
        if [ "$module" = "$1" ] && [ -s "$kept" ]; then
            mutation_row "$module"
        else
            grep "^| $module |" docs/results/mutation.md || true
        fi
    done
}

mutation_row() {
    awk -F, -v what="| $1 | $(mutated_part "$1")${most:+, at most $most of a class}" -v part="$part" -v when="$(date -u +%F)" -v commit="$(git rev-parse --short=8 HEAD 2>/dev/null || echo –)" '
        { planted++ }
        $8 ~ /^(KILLED|TIMED_OUT|MEMORY_ERROR)$/ { noticed++ }
        $8 == "TIMED_OUT" { endless++ }
        $8 == "NO_COVERAGE" { unseen++ }
        END {
            if (part != "whole") what = what ", " part
            printf "%s | %d | %d | %d | %d | %d | %d %% | %s | %s |\n", what, planted, noticed, endless,
                planted - noticed - unseen, unseen, planted ? 100 * noticed / planted : 0, when, commit
        }' "$kept"
}
