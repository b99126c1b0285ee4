package sparrow.american.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sparrow.american.advice.ClaimAdvice;
import sparrow.american.advice.Danger;
import sparrow.american.advice.TileAdvice;
import sparrow.american.lines.Engine;
import sparrow.american.lines.Facts;
import sparrow.american.lines.LineFacts;
import sparrow.american.lines.RankedLine;
import sparrow.american.position.Position;
import sparrow.american.value.ExchangeAdvice;
import sparrow.american.value.OpponentRead;
import sparrow.core.table.Figures;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Tile;
import sparrow.desk.Sheet;
import sparrow.desk.Text;
import sparrow.shapes.Distance;

/// An answer about an American hand for a person: what a level would do, the nearest lines, the
/// jokers to exchange, then every tile, what to call and what others are after.
final class AmericanSheet {
    private static final int MOST_LINES = 8;
    private static final int GUESSES = 3;
    private static final int WIDE = 100;
    private static final int PATTERN = 32;

    private final AmericanAnswer answer;
    private final Sheet.Writer sheet = Sheet.writer();

    private AmericanSheet(AmericanAnswer answer) {
        this.answer = answer;
    }

    static Sheet of(AmericanAnswer answer) {
        AmericanSheet page = new AmericanSheet(answer);
        page.hand();
        page.sheet.gap().paragraph(answer.advice().strategy());
        answer.change().ifPresent(change -> page.sheet.paragraph(change.sentence()));
        page.sheet.gap();
        page.lines();
        page.sheet.gap();
        page.exchanges(answer.advice().exchanges());
        page.tiles();
        page.claims(answer.advice().claims());
        page.opponents(answer.advice().opponents());
        return page.sheet.sheet();
    }

    private void hand() {
        Position position = answer.facts().position();
        Hand hand = new Hand(position.concealed().list(), position.exposed());
        sheet.add(new Sheet.Tiles("Hand", hand, Notation.AMERICAN, Text.NONE));
        Facts facts = answer.facts();
        sheet.line(
                "",
                Text.faintly(
                        Figures.counted(position.size(), "tile", "tiles")
                                + "; "
                                + facts.wall()
                                + " in the wall, "
                                + facts.draws()
                                + " of them yours"));
        answer.advised().ifPresent(advised -> advised.write(sheet));
        sheet.line("Lines", Text.faintly("ranked by " + measure(answer.question().engine())));
    }

    private static String measure(Engine engine) {
        return switch (engine) {
            case ODDS -> "chance times payment, if the wall is played out";
            case SOURCE -> "the source's score";
            case IMPROVED -> "the improved score";
        };
    }

    private void lines() {
        boolean odds = answer.question().engine() == Engine.ODDS;
        List<RankedLine> shown =
                answer.ranking().lines().stream()
                        .filter(line -> !line.facts().isDead())
                        .limit(MOST_LINES)
                        .toList();
        if (shown.isEmpty()) {
            sheet.paragraph("No line of the card can be completed any more.");
            return;
        }
        List<Sheet.Column> columns = new ArrayList<>();
        columns.add(Sheet.left("line"));
        columns.add(Sheet.left("pattern").wide(PATTERN).givenRoom(WIDE));
        columns.add(Sheet.right("points"));
        columns.add(Sheet.left("stands"));
        columns.add(Sheet.right("chance"));
        columns.add(Sheet.right("value").wide(6));
        if (!odds) {
            columns.add(Sheet.right("score"));
        }
        columns.add(Sheet.left("still out"));
        List<Sheet.Row> rows = new ArrayList<>();
        for (RankedLine line : shown) {
            List<Sheet.Cell> cells = new ArrayList<>();
            cells.add(Sheet.cell(line.line().id()));
            cells.add(Sheet.cell(pattern(line)));
            cells.add(Sheet.cell(line.line().points()));
            cells.add(Sheet.cell(Distance.brief(line.facts().distance())));
            cells.add(Sheet.cell(Figures.percent(line.chance())));
            cells.add(Sheet.cell(decimal(line.value())));
            if (!odds) {
                cells.add(Sheet.cell(decimal(line.score())));
            }
            cells.add(Sheet.words(stillOut(line.facts())));
            rows.add(new Sheet.Row(cells, List.of()));
        }
        sheet.table(columns, rows);
        int more = answer.ranking().lines().size() - shown.size();
        if (more > 0) {
            sheet.add(
                    new Sheet.Paragraph(
                            "",
                            Text.faintly(
                                    "and "
                                            + more
                                            + " more, farther away or dead; --json has them"
                                            + " all")));
        }
    }

    private static String pattern(RankedLine line) {
        String text = line.line().text() + (line.line().concealed() ? " C" : "");
        return text.length() <= PATTERN ? text : text.substring(0, PATTERN - 3) + "...";
    }

    /// Each missing kind with the copies that may still come.
    private static List<Text> stillOut(LineFacts facts) {
        List<Text> words = new ArrayList<>();
        for (LineFacts.KindLeft kind : facts.availability().missing()) {
            String times = kind.needed() > 1 ? "x" + kind.needed() : "";
            words.add(
                    Text.NONE
                            .tinted(kind.tile(), Notation.AMERICAN.write(kind.tile()) + times)
                            .faint(":" + kind.remaining()));
        }
        int jokers = facts.progress().covered().size();
        if (jokers > 0) {
            words.add(Text.NONE.tinted(Tile.JOKER, "less " + jokers + " J"));
        }
        return words;
    }

    private record Same(TileAdvice advice, int count) {}

    private void tiles() {
        Map<String, Same> alike = new LinkedHashMap<>();
        answer.advice().tiles().stream()
                .sorted(
                        Comparator.comparing(AmericanSheet::stays)
                                .thenComparing(tile -> tile.action() != TileAdvice.Act.EXCHANGE)
                                .thenComparingInt(TileAdvice::priority)
                                .thenComparingDouble(TileAdvice::loss))
                .forEach(tile ->
                        alike.merge(
                                tile.tile() + " " + tile.action() + " " + tile.tier(),
                                new Same(tile, 1),
                                (a, b) -> new Same(a.advice, a.count + b.count)));
        sheet.table(
                List.of(
                        Sheet.tile("tile").wide(5),
                        Sheet.left("do").wide(8),
                        Sheet.right("tier"),
                        Sheet.right("prio"),
                        Sheet.right("sure"),
                        Sheet.left("because")),
                alike.values().stream().map(AmericanSheet::row).toList());
    }

    private static boolean stays(TileAdvice tile) {
        return switch (tile.action()) {
            case PASS, DISCARD, EXCHANGE -> false;
            case KEEP, EXPOSE, NEUTRAL, NEVER -> true;
        };
    }

    private static Sheet.Row row(Same same) {
        TileAdvice tile = same.advice;
        String name =
                Notation.AMERICAN.write(tile.tile()) + (same.count > 1 ? " x" + same.count : "");
        List<String> reasons = new ArrayList<>(tile.reasons());
        for (Danger danger : tile.dangers()) {
            reasons.add(danger.severity().key() + " danger: " + danger.message());
        }
        String action = tile.action().key();
        return Sheet.Row.of(
                new Sheet.Cell(
                        Optional.of(tile.tile()), List.of(Text.NONE.tinted(tile.tile(), name))),
                Sheet.cell(stays(tile) ? Text.of(action) : Text.strongly(action)),
                Sheet.cell(tile.tier().number() == 0 ? "-" : "" + tile.tier().number()),
                Sheet.cell(tile.priority()),
                Sheet.cell(Figures.percent(tile.confidence() / 100.0)),
                Sheet.sentence(String.join("; ", reasons)));
    }

    private void claims(List<ClaimAdvice> claims) {
        List<Sheet.Row> rows = new ArrayList<>();
        for (ClaimAdvice claim : claims) {
            if (claim.advised()) {
                rows.add(
                        Sheet.Row.of(
                                Sheet.cell(
                                        Text.NONE.tinted(
                                                claim.tile(),
                                                Notation.AMERICAN.write(claim.tile()))),
                                Sheet.sentence(
                                        claim.call() + " for " + claim.line() + gain(claim))));
            }
        }
        if (!rows.isEmpty()) {
            sheet.gap();
            sheet.table(
                    List.of(Sheet.left("call").wide(5), Sheet.left("when another throws it")),
                    rows);
        }
    }

    private static String gain(ClaimAdvice claim) {
        return claim.wins()
                ? ""
                : "; the hand is then worth "
                        + points(claim.after())
                        + ", without the call "
                        + points(claim.before());
    }

    private void exchanges(List<ExchangeAdvice> exchanges) {
        for (ExchangeAdvice exchange : exchanges) {
            String gain =
                    exchange.wins()
                            .map(line -> "mah jongg with " + line)
                            .orElse(points(exchange.gain()) + " better");
            sheet.add(
                    new Sheet.Paragraph(
                            "",
                            Text.strongly("exchange")
                                    .plain(
                                            " "
                                                    + Notation.AMERICAN.write(exchange.tile())
                                                    + " for "
                                                    + exchange.joker()
                                                    + ": "
                                                    + gain)));
        }
        sheet.gap();
    }

    private void opponents(List<OpponentRead> opponents) {
        if (!opponents.isEmpty()) {
            sheet.gap();
        }
        for (OpponentRead read : opponents) {
            String guesses =
                    read.likeliest(GUESSES).stream()
                            .map(guess ->
                                    guess.line().id() + " " + Figures.percent(guess.probability()))
                            .collect(Collectors.joining(", "));
            sheet.add(
                    new Sheet.Paragraph(
                            "",
                            Text.strongly(read.opponent().name() + " is after")
                                    .plain(" " + (read.isDead() ? dead(read) : guesses))));
        }
    }

    private static String dead(OpponentRead read) {
        return read.isChallengeable()
                ? "nothing this card still allows: the hand is dead, challenge it"
                : "nothing that can be completed without your tiles: the hand is dead,"
                        + " but nobody else sees that, so do not challenge it";
    }

    private static String points(double points) {
        String number = Figures.brief(points);
        return number + (number.equals("1") ? " point" : " points");
    }

    private static String decimal(double number) {
        return Figures.fixed(number, 1);
    }
}
