package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sparrow.core.table.Table;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.records.Header;
import sparrow.review.HandReview;
import sparrow.review.Kind;
import sparrow.review.MatchReview;
import sparrow.review.ReviewedChoice;
import sparrow.review.SeatSummary;
import sparrow.review.Size;

/// Prints a review for a person: who played how, where it went wrong, and by which kind of choice.
final class ReviewSheet {
    private static final String BARS = "▁▂▃▄▅▆▇█";
    private static final int GRAPH = 60;

    /// What stands before and behind a graph.
    private static final int ROUND_GRAPH = 24;

    /// The columns of the table with both parts of a result in the same line.
    private static final int WIDE = 108;

    private static final int NARROWEST = 40;
    private static final int NAMES = 14;
    private static final int MANY = 100;

    private final Paper paper;
    private final PrintWriter out;

    ReviewSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    void print(MatchReview review) {
        int hands = review.hands().size();
        out.println(
                paper.heading(
                        review.game().title()
                                + ", "
                                + hands
                                + (hands == 1 ? " hand" : " hands")
                                + ", reviewed by "
                                + review.level().name()));
        out.println(
                paper.faint(
                        "an inaccuracy costs "
                                + points(review, review.sizes().inaccuracy())
                                + " or more, a mistake "
                                + points(review, review.sizes().mistake())
                                + ", a blunder "
                                + points(review, review.sizes().blunder())));
        out.println();
        table(review);
        for (Seat seat : review.reviewed()) {
            out.println();
            seat(review, seat);
        }
        review.hands().stream()
                .filter(hand -> !hand.isFollowed())
                .forEach(hand ->
                        out.println(
                                hand.title() + ": the rules do not follow the record to its end."));
    }

    private void table(MatchReview review) {
        out.println(
                paper.faint(
                        String.format(
                                        Locale.ROOT,
                                        "%-" + (NAMES + 2) + "s %7s %8s %5s %5s %5s %8s %8s  %s",
                                        "",
                                        "choices",
                                        "accuracy",
                                        "inacc",
                                        "mist",
                                        "blund",
                                        "cost",
                                        "result",
                                        isWide() ? "= tiles, play" : "")
                                .stripTrailing()));
        for (Seat seat : review.summary().seats()) {
            SeatSummary summary = review.summary().get(seat);
            String counted =
                    review.reviewed().contains(seat) ? counted(review, summary) : " ".repeat(43);
            String parts = parts(review, summary);
            out.println(
                    String.format(
                                    Locale.ROOT,
                                    "%s %-" + NAMES + "s %s %8s  %s",
                                    seat,
                                    cut(name(review, seat)),
                                    counted,
                                    signed(review, summary.result()),
                                    isWide() ? parts : "")
                            .stripTrailing());
            if (!isWide() && !parts.isEmpty()) {
                out.println(" ".repeat(NAMES + 3) + paper.faint("= " + parts));
            }
        }
    }

    private boolean isWide() {
        return paper.columns() >= WIDE;
    }

    private String counted(MatchReview review, SeatSummary summary) {
        SeatSummary.Count count = summary.count();
        return String.format(
                Locale.ROOT,
                "%7d %6.0f %% %5d %5d %5d %8s",
                count.choices(),
                100 * count.accuracy(),
                count.inaccuracies(),
                count.mistakes(),
                count.blunders(),
                points(review, count.cost()));
    }

    private static String parts(MatchReview review, SeatSummary summary) {
        return summary.luck()
                .map(parts ->
                        "tiles "
                                + signed(review, parts.tiles())
                                + ", play "
                                + signed(review, parts.play())
                                + " ± "
                                + points(review, parts.interval()))
                .orElse("");
    }

    private static String name(MatchReview review, Seat seat) {
        return review.header().players().find(seat).map(Header.Person::name).orElse("");
    }

    private static String cut(String name) {
        return name.length() > NAMES ? name.substring(0, NAMES - 1) + "…" : name;
    }

    private void seat(MatchReview review, Seat seat) {
        SeatSummary summary = review.summary().get(seat);
        out.println(paper.heading((seat + " " + name(review, seat)).strip()));
        if (paper.pictures()) {
            graph(review, seat);
        }
        kinds(review, summary);
        if (summary.costliest().isEmpty()) {
            out.println("  Nothing to reproach.");
        }
        int number = 1;
        for (int index : summary.costliest()) {
            costly(review, review.choices().get(index), number++);
        }
    }

    /// The expected result through the match, the best above.
    private void graph(MatchReview review, Seat seat) {
        List<Double> course =
                review.hands().stream()
                        .flatMap(hand -> hand.course().stream())
                        .flatMap(hand -> hand.steps().stream())
                        .map(step -> step.expected().get(seat))
                        .toList();
        if (course.isEmpty()) {
            return;
        }
        double least = course.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        double most = course.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        StringBuilder line = new StringBuilder();
        int width = Math.clamp(paper.columns() - ROUND_GRAPH, NARROWEST, GRAPH);
        for (int i = 0; i < width; i++) {
            double value = course.get(i * (course.size() - 1) / (width - 1));
            double height = most > least ? (value - least) / (most - least) : 0;
            line.append(BARS.charAt((int) Math.round(height * (BARS.length() - 1))));
        }
        out.println(
                "  "
                        + line
                        + "  "
                        + paper.faint(points(review, least) + " to " + points(review, most)));
    }

    private void kinds(MatchReview review, SeatSummary summary) {
        Map<Kind, SeatSummary.Count> sorted = new TreeMap<>(summary.kinds());
        String line =
                sorted.entrySet().stream()
                        .map(each ->
                                each.getKey().words()
                                        + " "
                                        + each.getValue().choices()
                                        + (each.getValue().cost() > 0
                                                ? " ("
                                                        + points(review, -each.getValue().cost())
                                                        + ")"
                                                : ""))
                        .collect(Collectors.joining(", "));
        wrapped("  ", "  ", line);
    }

    /// A faint text in as many lines as it needs; a number and its percent stay together.
    private void wrapped(String indent, String further, String text) {
        StringBuilder line = new StringBuilder();
        String start = indent;
        for (String word : text.replace(" %", "\u00A0%").split(" ")) {
            int most = Math.max(NARROWEST, paper.columns() - start.length());
            if (!line.isEmpty() && line.length() + 1 + word.length() > most) {
                out.println(start + paper.faint(line.toString().replace('\u00A0', ' ')));
                line.setLength(0);
                start = further;
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        out.println(start + paper.faint(line.toString().replace('\u00A0', ' ')));
    }

    private void costly(MatchReview review, ReviewedChoice choice, int number) {
        HandReview hand = review.hand(choice);
        Table table = Table.fold(hand.hand().events().subList(0, choice.after()));
        out.println(
                String.format(
                        Locale.ROOT,
                        "%4d  %s, turn %d: %s",
                        number,
                        hand.title(),
                        choice.turn(),
                        held(table, choice.seat())));
        out.println(
                "      "
                        + paper.heading(choice.played().words())
                        + ", where "
                        + paper.heading(choice.advised().words())
                        + " is worth "
                        + points(review, choice.cost())
                        + " more"
                        + (choice.size() == Size.NONE ? "" : ": " + article(choice.size())));
        reasons(choice.played().words(), choice.played().why());
        reasons(choice.advised().words(), choice.advised().why());
    }

    private static String article(Size size) {
        return (size == Size.INACCURACY ? "an " : "a ") + size.key();
    }

    private void reasons(String action, List<String> why) {
        if (!why.isEmpty()) {
            wrapped("        ", "          ", action + ": " + String.join("; ", why));
        }
    }

    private static String held(Table table, Seat seat) {
        StringBuilder text =
                new StringBuilder(Notation.COMPACT.write(table.place(seat).hand().list()));
        for (Meld meld : table.place(seat).melds()) {
            text.append(' ').append(Notation.COMPACT.write(meld));
        }
        table.place(seat)
                .drawn()
                .ifPresent(tile -> text.append(", drew ").append(Notation.COMPACT.write(tile)));
        table.offered()
                .filter(offer -> offer.seat() != seat)
                .ifPresent(offer ->
                        text.append(", ")
                                .append(Notation.COMPACT.write(offer.tile()))
                                .append(" of ")
                                .append(offer.seat()));
        return text.toString();
    }

    /// Points in the unit people count in.
    private static String points(MatchReview review, double points) {
        double units = points / review.game().pointsAUnit();
        return Math.abs(units) < MANY
                ? String.format(Locale.ROOT, "%.1f", units + 0.0)
                : String.format(Locale.ROOT, "%,.0f", units + 0.0);
    }

    private static String signed(MatchReview review, double points) {
        return (points > 0 ? "+" : "") + points(review, points);
    }
}
