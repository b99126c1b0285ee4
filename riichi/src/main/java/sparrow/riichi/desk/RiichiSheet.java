package sparrow.riichi.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import sparrow.core.table.Figures;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.NextTile;
import sparrow.riichi.advice.Odds;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Prospect;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Shape;
import sparrow.riichi.advice.TurnsAhead;
import sparrow.riichi.desk.HandQuestion.Depth;
import sparrow.shapes.Acceptance;
import sparrow.shapes.Distance;

/// An answer about a Riichi hand for a person: how far it is from a win and what a level would do,
/// then a table each for discards, odds and danger, the best first.
final class RiichiSheet {
    /// The farthest distance at which improvements are worth a line: one tile from ready.
    private static final int NEAR = 2;

    /// More improvements, and more yaku in reach, are not shown.
    private static final int IMPROVEMENTS = 8;

    private static final int ROUTES = 3;

    /// Where lines are shorter, the odds of the turn in the middle are left out.
    private static final int ODDS_WIDTH = 66;

    private final RiichiAnswer answer;
    private final Sheet.Writer sheet = Sheet.writer();

    private RiichiSheet(RiichiAnswer answer) {
        this.answer = answer;
    }

    static Sheet of(RiichiAnswer answer) {
        RiichiSheet page = new RiichiSheet(answer);
        page.distances(answer.analysis());
        answer.advice().ifPresent(page::advice);
        return page.sheet.sheet();
    }

    private void distances(HandAnalysis analysis) {
        String headline = Distance.inWords(analysis.shanten() + 1);
        sheet.add(
                new Sheet.Tiles(
                        "",
                        answer.question().position().hand(),
                        Notation.COMPACT,
                        Text.strongly(headline)));
        answer.advised()
                .ifPresent(advised -> {
                    sheet.gap();
                    advised.write(sheet);
                });
        sheet.gap();
        List<Sheet.Row> rows = new ArrayList<>();
        rows.add(row("four sets and a pair", words(analysis.sets())));
        rows.add(row("seven pairs", form(analysis.pairs())));
        rows.add(row("thirteen orphans", form(analysis.orphans())));
        if (analysis.isOpen()) {
            rows.add(
                    row(
                            "a win with a yaku",
                            analysis.withYaku().map(RiichiSheet::words).orElse("out of reach")));
        }
        sheet.table(List.of(Sheet.left(""), Sheet.left("")), rows);
    }

    private static Sheet.Row row(String form, String far) {
        return Sheet.Row.of(Sheet.cell("  " + form), Sheet.cell(far));
    }

    private static String form(Optional<Integer> shanten) {
        return shanten.map(RiichiSheet::words).orElse("not with melds");
    }

    /// Shanten in words: what is 0 is ready.
    private static String words(int shanten) {
        return Distance.brief(shanten + 1);
    }

    /// Odds and danger of discards stand for the table of discards unless that was asked for; what
    /// a hand without a discard waits for is always told.
    private void advice(HandAdvice advice) {
        notes(advice);
        boolean alone = advice.draws().isEmpty() && advice.threats().isEmpty();
        boolean waits = advice.outlooks().getFirst().discard().isEmpty();
        if (answer.question().depth() == Depth.EVERYTHING || alone || waits) {
            shapes(advice);
            next(advice);
        }
        advice.draws().ifPresent(draws -> odds(advice, draws));
        danger(advice);
    }

    /// The yaku an open hand can still get, and what to mind.
    private void notes(HandAdvice advice) {
        if (!advice.routes().isEmpty()) {
            sheet.gap();
            sheet.line("In reach", routes(advice.routes()));
        }
        if (!advice.notes().isEmpty()) {
            sheet.gap();
            advice.notes().forEach(note -> sheet.warning(note.sentence()));
        }
    }

    private static String routes(List<Route> routes) {
        List<String> nearest = new ArrayList<>();
        for (Route route : routes.stream().limit(ROUTES).toList()) {
            String of = route.of().isEmpty() ? "" : " " + route.of();
            nearest.add(route.yaku().key() + of + " " + words(route.distance() - 1));
        }
        return String.join(", ", nearest) + (routes.size() > ROUTES ? ", .." : "");
    }

    // Discards

    /// What every discard leaves, or what a hand with none to make accepts.
    private void shapes(HandAdvice advice) {
        boolean full = advice.outlooks().getFirst().discard().isPresent();
        boolean ready = !full && advice.least() == 1;
        List<Sheet.Column> columns = new ArrayList<>();
        if (full) {
            columns.add(Sheet.tile("discard"));
            columns.add(Sheet.left("to ready"));
        }
        columns.add(Sheet.right("left"));
        if (!ready) {
            columns.add(Sheet.right("good"));
        }
        columns.add(Sheet.left("accepted"));
        List<Sheet.Row> rows = new ArrayList<>();
        for (Outlook outlook : advice.outlooks()) {
            Shape shape = outlook.shape();
            List<Sheet.Cell> cells = new ArrayList<>();
            outlook.discard()
                    .ifPresent(tile -> {
                        cells.add(Sheet.cell(tile));
                        cells.add(Sheet.cell(then(shape)));
                    });
            cells.add(Sheet.cell(shape.acceptance().total()));
            if (!ready) {
                cells.add(Sheet.cell(shape.isJudged() ? Figures.percent(shape.goodShare()) : ""));
            }
            cells.add(accepted(shape.acceptance()));
            Sheet.Row row = new Sheet.Row(cells, List.of());
            boolean near = shape.distance() == advice.least() && shape.distance() <= NEAR;
            rows.add(
                    near && !shape.improvements().isEmpty()
                            ? row.below(improvements(shape.improvements()))
                            : row);
        }
        sheet.gap();
        sheet.table(columns, rows);
    }

    private static String then(Shape shape) {
        return shape.distance() == Distance.NEVER ? "no yaku" : Distance.figure(shape.distance());
    }

    private static Sheet.Cell accepted(Acceptance acceptance) {
        List<Text> words = new ArrayList<>();
        for (Tile tile : acceptance.tiles()) {
            words.add(Text.of(tile).faint(":" + acceptance.left(tile)));
        }
        return Sheet.words(words);
    }

    /// The best draws that improve the hand.
    private static Sheet.Cell improvements(List<Shape.Improvement> improvements) {
        List<Text> words = new ArrayList<>(List.of(Text.faintly("better"), Text.faintly("with")));
        for (Shape.Improvement each : improvements.stream().limit(IMPROVEMENTS).toList()) {
            words.add(Text.of(each.tile()).faint("+" + each.more()));
        }
        if (improvements.size() > IMPROVEMENTS) {
            words.add(Text.faintly(".."));
        }
        return Sheet.words(words);
    }

    /// What each accepted tile brings to a hand with nothing to discard.
    private void next(HandAdvice advice) {
        if (advice.next().isEmpty()) {
            return;
        }
        boolean ready = advice.next().getFirst() instanceof NextTile.Winning;
        List<Sheet.Row> rows = new ArrayList<>();
        for (NextTile each : advice.next()) {
            List<Sheet.Cell> cells = new ArrayList<>();
            cells.add(Sheet.cell(each.tile()));
            cells.add(Sheet.cell(each.left()));
            switch (each) {
                case NextTile.Nearer(Tile _, int _, Prospect then) -> cells.add(then(then));
                case NextTile.Winning(
                                Tile _,
                                int _,
                                Optional<Long> byDraw,
                                Optional<Long> onDiscard) -> {
                    cells.add(Sheet.cell(points(byDraw, advice)));
                    cells.add(Sheet.cell(points(onDiscard, advice)));
                }
            }
            rows.add(new Sheet.Row(cells, List.of()));
        }
        sheet.gap();
        sheet.table(
                ready
                        ? List.of(
                                Sheet.tile("wait").wide(7),
                                Sheet.right("left"),
                                Sheet.right("by draw"),
                                Sheet.right("on a discard"))
                        : List.of(
                                Sheet.tile("draw").wide(7),
                                Sheet.right("left"),
                                Sheet.left("then discard")),
                rows);
    }

    private static Sheet.Cell then(Prospect then) {
        Tile discard = then.discard().orElseThrow();
        List<Text> words = new ArrayList<>();
        words.add(
                Text.of(discard)
                        .plain(
                                "  "
                                        + words(then.distance() - 1)
                                        + ", "
                                        + then.acceptance().total()
                                        + " left:"));
        then.acceptance().tiles().forEach(tile -> words.add(Text.of(tile)));
        return Sheet.words(words);
    }

    /// Points, or what a win without a yaku lacks.
    private static String points(Optional<Long> points, HandAdvice advice) {
        return points.map(each -> Figures.whole(each))
                .orElse(advice.position().isClosed() ? "needs riichi" : "no yaku");
    }

    // Odds

    private void odds(HandAdvice advice, TurnsAhead draws) {
        List<Outlook> known =
                advice.outlooks().stream()
                        .filter(outlook -> outlook.odds().isPresent())
                        .sorted(Comparator.comparingDouble((Outlook each) -> -points(each)))
                        .toList();
        sheet.gap();
        if (known.isEmpty()) {
            sheet.paragraph(
                    "The odds of a hand are told from three tiles from ready on, and this one is farther.");
            return;
        }
        List<Integer> turns = turns(draws.turns());
        List<Sheet.Column> columns = new ArrayList<>();
        if (known.getFirst().discard().isPresent()) {
            columns.add(Sheet.tile("discard"));
        }
        for (String what : List.of("ready by ", "win by ")) {
            String heading = what;
            for (int turn : turns) {
                Sheet.Column column = Sheet.right(heading + turn).wide(5);
                boolean between = turn != turns.getFirst() && turn != turns.getLast();
                columns.add(between ? column.givenRoom(ODDS_WIDTH) : column);
                heading = "by ";
            }
        }
        columns.add(Sheet.right("points").wide(7));
        sheet.table(columns, known.stream().map(outlook -> odds(outlook, turns)).toList());
        sheet.add(new Sheet.Paragraph("", Text.faintly(assumption(draws))));
    }

    private static Sheet.Row odds(Outlook outlook, List<Integer> turns) {
        Odds odds = outlook.odds().orElseThrow();
        List<Sheet.Cell> cells = new ArrayList<>();
        outlook.discard().ifPresent(tile -> cells.add(Sheet.cell(tile)));
        turns.forEach(turn -> cells.add(Sheet.cell(Figures.percent(odds.ready(turn)))));
        turns.forEach(turn -> cells.add(Sheet.cell(Figures.percent(odds.win(turn)))));
        cells.add(Sheet.cell(Figures.rounded(odds.points())));
        return new Sheet.Row(cells, List.of());
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

    // Danger

    /// How dangerous each discard is to the riichi hands, if there are any.
    private void danger(HandAdvice advice) {
        if (advice.threats().isEmpty()) {
            return;
        }
        List<Outlook> safest =
                advice.outlooks().stream()
                        .sorted(Comparator.comparingDouble(Outlook::danger))
                        .toList();
        boolean several = advice.threats().size() > 1;
        List<Sheet.Row> rows = new ArrayList<>();
        for (Outlook outlook : safest) {
            List<Sheet.Cell> risks = new ArrayList<>();
            for (Danger.Risk risk : outlook.risks()) {
                String alone = several ? right(Figures.percent(risk.chance())) + "  " : "";
                risks.add(Sheet.cell(alone + words(risk)));
            }
            rows.add(
                    new Sheet.Row(
                            List.of(
                                    Sheet.cell(outlook.discard().orElseThrow()),
                                    Sheet.cell(Figures.percent(outlook.danger())),
                                    risks.getFirst()),
                            risks.subList(1, risks.size())));
        }
        sheet.gap();
        sheet.table(
                List.of(
                        Sheet.tile("discard"),
                        Sheet.right("danger"),
                        Sheet.left(several ? "against each riichi" : "because")),
                rows);
    }

    private static String words(Danger.Risk risk) {
        String reasons = String.join(", ", risk.reasons());
        String title = risk.safety().title();
        return reasons.isEmpty()
                ? title
                : reasons.startsWith(title) ? reasons : title + ": " + reasons;
    }

    private static String right(String text) {
        return " ".repeat(Math.max(0, 6 - text.length())) + text;
    }
}
