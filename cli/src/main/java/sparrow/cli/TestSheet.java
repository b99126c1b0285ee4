package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sparrow.arena.Contest;
import sparrow.arena.Hypotheses;
import sparrow.arena.KeptTest;
import sparrow.arena.SequentialTest;
import sparrow.desk.Spread;

/// A sequential test for people: its way from set to set, and what it has come to.
final class TestSheet {
    private static final int GAUGE = 10;
    private static final int ROWS = 5;
    private static final int LABEL = 9;
    private static final int MOST_COLUMNS = 72;

    private final Paper paper;
    private final KeptTest test;
    private final SequentialTest end;

    TestSheet(Paper paper, KeptTest test) {
        this.paper = paper;
        this.test = test;
        this.end = test.test();
    }

    /// How near the test is to either end, in one line.
    static String gauge(SequentialTest test) {
        int at = (int) Math.round(GAUGE * within(test.ratio()) / Hypotheses.BOUND);
        StringBuilder gauge = new StringBuilder("─".repeat(2 * GAUGE + 1));
        gauge.setCharAt(GAUGE, '┼');
        gauge.setCharAt(GAUGE + at, '●');
        return "not better ├" + gauge + "┤ better";
    }

    /// @param title the game and its rules
    void print(String title, PrintWriter out) {
        Contest contest = test.contest();
        String challenger = contest.challenger().name();
        out.println(
                paper.heading(
                        "Is " + challenger + " better than " + contest.champion().name() + "?"));
        out.println(
                paper.faint(
                        String.format(
                                Locale.ROOT,
                                "%s, seed %d: %,d sets",
                                title,
                                contest.seed(),
                                test.means().size())));
        out.println();
        plot().forEach(out::println);
        out.println();
        Spread spread = Spread.NONE;
        for (double mean : test.means()) {
            spread = spread.plus(mean);
        }
        row(
                out,
                "Lead",
                String.format(
                        Locale.ROOT,
                        "%+.2f ± %.2f a game, %+.3f standard deviations of a set",
                        spread.mean(),
                        spread.margin(),
                        spread.deviation() == 0 ? 0 : spread.mean() / spread.deviation()));
        row(
                out,
                "Evidence",
                String.format(
                        Locale.ROOT,
                        "%+.2f; %+.2f proves a lead of %s, %+.2f one of %s at most",
                        end.ratio(),
                        Hypotheses.BOUND,
                        number(test.hypotheses().some()),
                        -Hypotheses.BOUND,
                        number(test.hypotheses().none())));
        row(out, "Verdict", paper.heading(verdict(challenger)));
    }

    private String verdict(String challenger) {
        return switch (end.verdict()) {
            case BETTER -> challenger + " is better.";
            case NOT_BETTER -> challenger + " is not better.";
            case UNDECIDED -> "Not decided; more sets may tell.";
        };
    }

    /// The evidence after each set, between its two bounds.
    private List<String> plot() {
        int columns =
                Math.max(
                        1,
                        Math.min(
                                Math.min(paper.columns(), MOST_COLUMNS) - LABEL - 2,
                                Math.max(1, test.means().size())));
        double[] way = way(columns);
        List<String> lines = new ArrayList<>();
        for (int row = ROWS; row >= -ROWS; row--) {
            StringBuilder line = new StringBuilder();
            for (double value : way) {
                boolean here = Math.round(ROWS * within(value) / Hypotheses.BOUND) == row;
                line.append(here ? '•' : row == 0 ? '·' : ' ');
            }
            lines.add((scale(row) + " ┤" + line).stripTrailing());
        }
        return lines;
    }

    private double[] way(int columns) {
        double[] way = new double[columns];
        SequentialTest so = SequentialTest.of(test.hypotheses());
        int all = test.means().size();
        for (int set = 0; set < all; set++) {
            so = so.plus(test.means().get(set));
            way[(int) ((long) set * columns / all)] = so.ratio();
        }
        return way;
    }

    private static String scale(int row) {
        boolean told = Math.abs(row) == ROWS || row == 0;
        String value =
                told ? String.format(Locale.ROOT, "%+.2f", row * Hypotheses.BOUND / ROWS) : "";
        return " ".repeat(LABEL - 2 - value.length()) + value;
    }

    private static double within(double ratio) {
        return Math.max(-Hypotheses.BOUND, Math.min(Hypotheses.BOUND, ratio));
    }

    private static String number(double lead) {
        return String.format(Locale.ROOT, "%s", lead);
    }

    private void row(PrintWriter out, String label, String text) {
        out.println(paper.heading(Paper.padded(label, LABEL + 1)) + text);
    }
}
