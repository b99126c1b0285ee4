package sparrow.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.answers.RiichiAdvice;
import sparrow.core.tile.Tile;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.NextTile;
import sparrow.riichi.advice.Odds;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Prospect;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Shape;
import sparrow.riichi.advice.TurnsAhead;
import sparrow.shapes.Distance;

/// Prints advice on a Riichi hand for a person: a table each for discards, odds and danger, the
/// best first.
final class AdviceSheet {
    private static final int NARROWEST = 30;

    /// The farthest distance at which improvements are worth a line: one away.
    private static final int NEAR = 2;

    private static final String ROUTES = "yaku in reach  ";

    private final Paper paper;
    private final PrintWriter out;

    AdviceSheet(Paper paper, PrintWriter out) {
        this.paper = paper;
        this.out = out;
    }

    /// The yaku an open hand can still get, and what to mind.
    void notes(RiichiAdvice advice) {
        if (!advice.routes().isEmpty()) {
            out.println();
            out.println(paper.heading(ROUTES) + routes(advice.routes()));
        }
        if (!advice.notes().isEmpty()) {
            out.println();
            advice.notes().forEach(note -> wrapped(note.sentence()));
        }
    }

    /// A sentence after a mark, in as many lines as it needs.
    private void wrapped(String sentence) {
        StringBuilder line = new StringBuilder();
        String mark = paper.heading("! ");
        for (String word : sentence.split(" ")) {
            if (!line.isEmpty() && line.length() + word.length() + 4 > paper.columns()) {
                out.println(mark + line);
                mark = "  ";
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        out.println(mark + line);
    }

    /// The nearest of the yaku in reach, as many as fit in a line.
    private String routes(List<Route> routes) {
        StringBuilder line = new StringBuilder();
        for (Route route : routes) {
            String of = route.of().isEmpty() ? "" : " " + route.of();
            String away = RiichiSheet.words(route.distance() - 1);
            String next = (line.isEmpty() ? "" : ", ") + route.yaku().key() + of + " " + away;
            if (!line.isEmpty()
                    && ROUTES.length() + line.length() + next.length() + 4 > paper.columns()) {
                return line + "," + etc();
            }
            line.append(next);
        }
        return line.toString();
    }

    private String etc() {
        return paper.pictures() ? " …" : " ..";
    }

    /// What every discard leaves, or what a hand with none to make accepts.
    void shapes(RiichiAdvice advice) {
        boolean full = advice.outlooks().getFirst().discard().isPresent();
        boolean ready = !full && advice.least() == 1;
        String good = ready ? "" : "  good";
        out.println();
        out.println(
                paper.heading(
                        full
                                ? label("discard") + "then      left" + good + "  accepted"
                                : "left" + good + "  accepted"));
        for (Outlook outlook : advice.outlooks()) {
            Shape shape = outlook.shape();
            String start =
                    full
                            ? Paper.padded(then(shape), 8)
                                    + right(6, String.valueOf(shape.acceptance().total()))
                            : right(4, String.valueOf(shape.acceptance().total()));
            start += right(good.length(), shape.isJudged() ? percent(shape.goodShare()) : "");
            int width = (full ? labelWidth() : 0) + start.length() + 2;
            List<Word> accepted = new ArrayList<>();
            for (Tile tile : shape.acceptance().tiles()) {
                accepted.add(new Word(tile.toString(), tile, ":" + shape.acceptance().left(tile)));
            }
            String name = outlook.discard().map(this::label).orElse("");
            lines(name + start + "  ", width, accepted);
            boolean near = shape.distance() == advice.least() && shape.distance() <= NEAR;
            if (near && !shape.improvements().isEmpty()) {
                improvements(width, shape);
            }
        }
    }

    private static String then(Shape shape) {
        return shape.distance() == Distance.NEVER
                ? "no yaku"
                : RiichiSheet.words(shape.distance() - 1);
    }

    /// What each accepted tile brings to a hand with nothing to discard.
    void next(RiichiAdvice advice) {
        if (advice.next().isEmpty()) {
            return;
        }
        boolean ready = advice.next().getFirst() instanceof NextTile.Winning;
        out.println();
        out.println(
                paper.heading(
                        ready
                                ? label("wait") + "left  by draw  on a discard"
                                : label("draw") + "left  then discard"));
        for (NextTile each : advice.next()) {
            String start = label(each.tile()) + right(4, String.valueOf(each.left())) + "  ";
            switch (each) {
                case NextTile.Nearer(Tile _, int _, Prospect then) -> {
                    String after =
                            Paper.padded(then.discard().orElseThrow().toString(), 4)
                                    + RiichiSheet.words(then.distance() - 1)
                                    + ", "
                                    + then.acceptance().total()
                                    + " left:";
                    lines(start + after + " ", labelWidth() + 7 + after.length(), tiles(then));
                }
                case NextTile.Winning(
                                Tile _,
                                int _,
                                Optional<Long> byDraw,
                                Optional<Long> onDiscard) ->
                        out.println(
                                start
                                        + right(7, points(byDraw, advice))
                                        + right(14, points(onDiscard, advice)));
            }
        }
    }

    private static List<Word> tiles(Prospect prospect) {
        return prospect.acceptance().tiles().stream()
                .map(tile -> new Word(tile.toString(), tile, ""))
                .toList();
    }

    /// Points, or what a win without a yaku lacks.
    private static String points(Optional<Long> points, RiichiAdvice advice) {
        return points.map(each -> String.format(Locale.ROOT, "%,d", each))
                .orElse(advice.position().isClosed() ? "needs riichi" : "no yaku");
    }

    /// The best draws that improve the hand, in one line.
    private void improvements(int width, Shape shape) {
        StringBuilder line =
                new StringBuilder(" ".repeat(width)).append(paper.faint("better with"));
        int room = Math.max(NARROWEST, paper.columns() - width) - "better with".length();
        for (Shape.Improvement each : shape.improvements()) {
            String gain = "+" + each.more();
            int length = 1 + each.tile().toString().length() + gain.length();
            if (length + etc().length() > room) {
                line.append(paper.faint(etc()));
                break;
            }
            line.append(' ').append(paper.tile(each.tile())).append(paper.faint(gain));
            room -= length;
        }
        out.println(line);
    }

    private record Word(String text, Tile tile, String faint) {}

    /// The words after `start`, which takes up `width` columns, in as many lines as they need.
    private void lines(String start, int width, List<Word> words) {
        StringBuilder line = new StringBuilder(start);
        int most = Math.max(NARROWEST, paper.columns() - width);
        int used = 0;
        for (Word word : words) {
            int length = word.text.length() + word.faint.length();
            if (used > 0 && used + 1 + length > most) {
                out.println(line);
                line.setLength(0);
                line.append(" ".repeat(width));
                used = 0;
            }
            line.append(used > 0 ? " " : "")
                    .append(paper.tinted(word.tile, word.text))
                    .append(paper.faint(word.faint));
            used += (used > 0 ? 1 : 0) + length;
        }
        out.println(line.toString().stripTrailing());
    }

    /// The odds by turn, if they were asked for.
    void odds(RiichiAdvice advice) {
        advice.draws().ifPresent(draws -> odds(advice, draws));
    }

    private void odds(RiichiAdvice advice, TurnsAhead draws) {
        List<Outlook> known =
                advice.outlooks().stream()
                        .filter(outlook -> outlook.odds().isPresent())
                        .sorted(Comparator.comparingDouble((Outlook each) -> -points(each)))
                        .toList();
        out.println();
        if (known.isEmpty()) {
            out.println("The hand is too far from ready to tell its odds: more than three away.");
            return;
        }
        List<Integer> turns = turns(draws.turns());
        boolean full = known.getFirst().discard().isPresent();
        StringBuilder heading = new StringBuilder(full ? label("discard") : "");
        for (String what : List.of("ready", "   win")) {
            heading.append(what);
            turns.forEach(turn -> heading.append(right(7, "by " + turn)));
        }
        out.println(paper.heading(heading + "    points"));
        for (Outlook outlook : known) {
            odds(outlook, turns);
        }
        out.println(paper.faint(assumption(draws)));
    }

    private void odds(Outlook outlook, List<Integer> turns) {
        Odds odds = outlook.odds().orElseThrow();
        StringBuilder line = new StringBuilder(outlook.discard().map(this::label).orElse(""));
        line.append(" ".repeat("ready".length()));
        turns.forEach(turn -> line.append(right(7, percent(odds.ready(turn)))));
        line.append(" ".repeat("   win".length()));
        turns.forEach(turn -> line.append(right(7, percent(odds.win(turn)))));
        line.append(right(10, String.format(Locale.ROOT, "%,.0f", odds.points())));
        out.println(line);
    }

    private static double points(Outlook outlook) {
        return outlook.odds().map(Odds::points).orElse(0.0);
    }

    /// Three turns to show: a third, two thirds, all.
    private static List<Integer> turns(int turns) {
        return IntStream.of((turns + 2) / 3, (2 * turns + 2) / 3, turns)
                .distinct()
                .boxed()
                .toList();
    }

    private static String assumption(TurnsAhead draws) {
        String how =
                draws.others() == 0
                        ? "alone"
                        : "and " + draws.others() + " random discards of others a turn";
        return "By own draws " + how + "; points over " + draws.turns() + " draws.";
    }

    /// How dangerous each discard is to the riichi hands, if there are any.
    void danger(RiichiAdvice advice) {
        if (advice.threats().isEmpty()) {
            return;
        }
        List<Outlook> safest =
                advice.outlooks().stream()
                        .sorted(Comparator.comparingDouble(Outlook::danger))
                        .toList();
        boolean several = advice.threats().size() > 1;
        String each = several ? "  against each riichi" : "  because";
        out.println();
        out.println(paper.heading(label("discard") + "danger" + each));
        for (Outlook outlook : safest) {
            String start = outlook.discard().map(this::label).orElse("");
            String danger = right(6, tenths(outlook.danger()));
            for (Danger.Risk risk : outlook.risks()) {
                String alone = several ? right(6, tenths(risk.chance())) + "  " : "";
                out.println(start + danger + "  " + alone + words(risk));
                start = " ".repeat(labelWidth());
                danger = " ".repeat(6);
            }
        }
    }

    private static String words(Danger.Risk risk) {
        String reasons = String.join(", ", risk.reasons());
        String title = risk.safety().title();
        return reasons.isEmpty()
                ? title
                : reasons.startsWith(title) ? reasons : title + ": " + reasons;
    }

    private String label(Tile tile) {
        String picture = paper.pictures() ? paper.picture(tile) + "  " : "";
        return picture + paper.tinted(tile, Paper.padded(tile.toString(), 7)) + "  ";
    }

    private String label(String heading) {
        return Paper.padded(heading, labelWidth());
    }

    private int labelWidth() {
        return (paper.pictures() ? 3 : 0) + 9;
    }

    private static String right(int width, String text) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /// A chance in whole percent; what is not quite certain is never 100 %.
    private static String percent(double chance) {
        long percent = Math.round(100 * chance);
        boolean almost = percent == 100 && chance < 1;
        return (almost ? 99 : percent) + "%";
    }

    private static String tenths(double chance) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * chance);
    }
}
