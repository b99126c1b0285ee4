package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.arena.Ladder;
import sparrow.arena.Pairing;
import sparrow.arena.Ratings.Rating;

/// A ladder for people: the strongest first, and how each did among the others.
final class LadderSheet {
    private final Ladder ladder;
    private final List<Pairing> pairings;
    private final List<Rating> ratings;
    private final List<Integer> order;

    LadderSheet(Ladder ladder, List<Pairing> pairings) {
        this.ladder = ladder;
        this.pairings = pairings;
        this.ratings = ladder.ratings(pairings);
        this.order =
                IntStream.range(0, ladder.levels().size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(level -> -ratings.get(level).value()))
                        .toList();
    }

    void print(Paper paper, String rules, PrintWriter out) {
        List<List<String>> rows = rows();
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < rows.getFirst().size(); column++) {
            int at = column;
            widths.add(
                    rows.stream().mapToInt(row -> row.get(at).length()).max().orElse(0)
                            + (column == 0 ? 0 : 2));
        }
        out.println(paper.heading(title(rules)));
        out.println(
                paper.faint(
                        "The share of the others that one bot among them leaves behind, and what"
                                + " follows."));
        out.println();
        for (int at = 0; at < rows.size(); at++) {
            List<String> row = rows.get(at);
            StringBuilder line = new StringBuilder(Paper.padded(row.getFirst(), widths.getFirst()));
            for (int column = 1; column < row.size(); column++) {
                line.append(" ".repeat(widths.get(column) - row.get(column).length()))
                        .append(row.get(column));
            }
            String text = line.toString().stripTrailing();
            out.println(at == 0 ? paper.heading(text) : text);
        }
    }

    /// The same as a page in Markdown.
    ///
    /// @param typed the command that repeats it
    String page(String rules, String typed) {
        StringBuilder page = new StringBuilder("# ladder-" + ladder.game().name() + "\n\n");
        page.append(title(rules))
                .append(
                        """
                        . In a set one bot sits among others of one kind, on each seat once with
                        the same walls. A row tells the share of the others that it leaves behind, equal results counted half. A rating follows
                        from all of them: a lead of 400 leaves the other behind ten times as often as it is left behind; the intervals (95 %)
                        come from sets drawn anew.

                        """);
        List<List<String>> rows = rows();
        for (int at = 0; at < rows.size(); at++) {
            List<String> row = rows.get(at);
            page.append("| ").append(String.join(" | ", row)).append(" |\n");
            if (at == 0) {
                page.append("|---").append("|---:".repeat(row.size() - 1)).append("|\n");
            }
        }
        return page.append("\n    ").append(typed).append("\n").toString();
    }

    private String title(String rules) {
        return String.format(
                Locale.ROOT,
                "The bots of %s, %s, %,d sets for each pair, seed %d",
                ladder.game().title(),
                rules,
                ladder.sets(),
                ladder.seed());
    }

    private List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        List<String> heading = new ArrayList<>(List.of("", "rating", "95 %"));
        order.forEach(level -> heading.add("among " + name(level)));
        rows.add(heading);
        for (int level : order) {
            Rating rating = ratings.get(level);
            List<String> row = new ArrayList<>();
            row.add(name(level));
            row.add(String.format(Locale.ROOT, "%+.0f", rating.value()));
            row.add(String.format(Locale.ROOT, "%+.0f to %+.0f", rating.low(), rating.high()));
            order.forEach(other -> row.add(share(level, other)));
            rows.add(row);
        }
        return rows;
    }

    private String share(int level, int other) {
        Optional<Pairing> met =
                pairings.stream()
                        .filter(each -> each.challenger() == level && each.champion() == other)
                        .findFirst();
        return met.map(each -> String.format(Locale.ROOT, "%.1f %%", 100 * each.mean())).orElse("");
    }

    private String name(int level) {
        return ladder.levels().get(level).name();
    }
}
