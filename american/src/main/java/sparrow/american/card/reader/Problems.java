package sparrow.american.card.reader;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The errors and warnings found so far in the text of a card.
final class Problems {
    /// More errors than this are counted, not told.
    static final int MOST_TOLD = 200;

    private static final int LONGEST = 200;

    private final List<Problem> errors = new ArrayList<>();
    private final List<Problem> warnings = new ArrayList<>();
    private int untold;

    /// The problems of one line of the text.
    record OnLine(int line, Problems problems) {
        void error(int column, String what, String remedy) {
            problems.error(line, column, what, remedy);
        }

        void warning(int column, String what, String remedy) {
            problems.warning(line, column, what, remedy);
        }

        int errors() {
            return problems.errors();
        }
    }

    OnLine on(int line) {
        return new OnLine(line, this);
    }

    void error(int line, int column, String what, String remedy) {
        if (errors.size() < MOST_TOLD) {
            errors.add(new Problem(line, column, printable(what), remedy));
        } else {
            untold++;
        }
    }

    void warning(int line, int column, String what, String remedy) {
        if (warnings.size() < MOST_TOLD) {
            warnings.add(new Problem(line, column, printable(what), remedy));
        }
    }

    /// What was typed may be repeated in a sentence, but without control characters and not at
    /// length.
    private static String printable(String what) {
        String plain = what.replaceAll("\\p{Cntrl}", "?");
        return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
    }

    /// How many errors there are; a reader that finds more than before has failed.
    int errors() {
        return errors.size() + untold;
    }

    List<Problem> told() {
        List<Problem> told = sorted(errors);
        if (untold > 0) {
            Problem last = told.getLast();
            told.add(
                    new Problem(
                            last.line(),
                            last.column(),
                            untold + " more errors are not shown",
                            "mend these first"));
        }
        return told;
    }

    List<Problem> warnings() {
        return sorted(warnings);
    }

    private static List<Problem> sorted(List<Problem> problems) {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
        return sorted;
    }
}
