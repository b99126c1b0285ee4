package sparrow.american.card;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;

/// What stands in brackets behind the groups: how numbers and suits may vary.
///
/// @param run the step by which all digits shift together; 0 if they do not
/// @param like the numbers that may stand for the one digit used
/// @param domains the numbers each variable may take
public record Remark(
        int run,
        Optional<Domain> like,
        SortedMap<Character, Domain> domains,
        List<Equation> equations,
        Set<Word> words) {
    public static final Remark NONE =
            new Remark(0, Optional.empty(), Collections.emptySortedMap(), List.of(), Set.of());

    /// A variable tied to another: `y = x+1`.
    public record Equation(char left, char right, int more) {
        public String text() {
            return left + " = " + right + (more < 0 ? "" : "+") + more;
        }
    }

    public enum Word {
        /// Variables take different numbers.
        DISTINCT("distinct"),
        /// Also with every number n replaced by 10 − n.
        MIRROR("mirror"),
        /// Different letters may mean the same suit.
        SUITS_FREE("suits free"),
        /// No group takes jokers.
        NOJOKERS("nojokers");

        private final String text;

        Word(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    public Remark {
        domains = Collections.unmodifiableSortedMap(new TreeMap<>(domains));
        equations = List.copyOf(equations);
        words = Collections.unmodifiableSet(new TreeSet<>(words));
    }

    public boolean has(Word word) {
        return words.contains(word);
    }

    /// Whether an equation speaks of that variable.
    public boolean ties(char variable) {
        return equations.stream()
                .anyMatch(each -> each.left() == variable || each.right() == variable);
    }

    /// The remark in canonical form, empty if there is none.
    public String text() {
        StringJoiner text = new StringJoiner("; ");
        if (run > 0) {
            text.add(run == 1 ? "run" : "run " + run);
        }
        like.ifPresent(domain -> text.add("like " + domain.text()));
        domains.forEach((variable, domain) -> text.add(variable + " in " + domain.text()));
        equations.forEach(equation -> text.add(equation.text()));
        words.forEach(word -> text.add(word.text()));
        return text.toString();
    }
}
