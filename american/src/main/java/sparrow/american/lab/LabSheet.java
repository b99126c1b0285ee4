package sparrow.american.lab;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.desk.Share;
import sparrow.desk.Sheet;
import sparrow.desk.Spread;
import sparrow.desk.Text;

/// What the laboratory found, as a table with bars.
record LabSheet(Laboratory laboratory) {
    private static final int BAR = 16;

    private static final List<Sheet.Column> COLUMNS =
            List.of(
                    Sheet.left("line").wide(22),
                    Sheet.left("points"),
                    Sheet.left("difficulty"),
                    Sheet.right("aimed").wide(6),
                    Sheet.right("won").wide(6),
                    Sheet.left("success (95 % sure)"),
                    Sheet.right("tiles"),
                    Sheet.left("fair points").wide(12),
                    Sheet.left(""));

    Sheet sheet() {
        LabTally tally = tally();
        Sheet.Writer sheet =
                Sheet.writer()
                        .unbroken(Text.strongly(laboratory.card().name()))
                        .unbroken(
                                Text.faintly(
                                        String.format(
                                                Locale.ROOT,
                                                "%,d games of four %s bots, seed %d",
                                                tally.games(),
                                                laboratory.bot().name(),
                                                laboratory.seed())))
                        .paragraph(
                                String.format(
                                        Locale.ROOT,
                                        "Nobody won %s of them, %s were won by self-pick; %.0f"
                                                + " tiles were thrown in a game.",
                                        percent((double) tally.wallGames()),
                                        percent((double) tally.selfPicked()),
                                        tally.meanLength()));
        if (tally.games() > 1) {
            sheet.paragraph(east());
        }
        agreement().ifPresent(sheet::paragraph);
        long most = tally.lines().stream().mapToLong(LineResult::won).max().orElse(1);
        sheet.gap()
                .table(
                        COLUMNS,
                        tally.lines().stream().map(line -> row(line, Math.max(1, most))).toList());
        needed().ifPresent(sentence -> sheet.gap().paragraph(sentence));
        return sheet.sheet();
    }

    private LabTally tally() {
        return laboratory.tally();
    }

    private Optional<String> agreement() {
        return tally().agreement()
                .map(found ->
                        String.format(
                                Locale.ROOT,
                                "The difficulty that the card tells and the success in these"
                                        + " games: rank correlation %.2f over %d lines.",
                                found.rank(),
                                found.lines()));
    }

    /// What more games would bring.
    private Optional<String> needed() {
        List<LineResult> open =
                tally().lines().stream().filter(line -> line.fair().isEmpty()).toList();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        double[] times =
                open.stream().flatMapToDouble(line -> line.timesMore().stream()).sorted().toArray();
        String lacking =
                open.size() == 1
                        ? "1 line has no fair points yet: fewer than "
                                + LineResult.LEAST_WINS
                                + " of those who aimed at it won."
                        : open.size()
                                + " lines have no fair points yet: fewer than "
                                + LineResult.LEAST_WINS
                                + " of those who aimed at them won.";
        return Optional.of(
                lacking
                        + (times.length == 0
                                ? " Play more games."
                                : String.format(
                                        Locale.ROOT,
                                        " About %,d games (--games) would give %d of them.",
                                        rounded(tally().games() * times[times.length / 2]),
                                        times.length / 2 + 1)));
    }

    /// Up to the next number with two digits that are not 0.
    private static long rounded(double games) {
        long unit = 1;
        while (games / unit >= 100) {
            unit *= 10;
        }
        return (long) Math.ceil(games / unit) * unit;
    }

    private String east() {
        Spread wins = tally().eastWins();
        Spread gains = tally().eastGains();
        return String.format(
                Locale.ROOT,
                "East won %.1f %% (95 %% sure: %.1f to %.1f) and gained %+.1f points a game"
                        + " (%+.1f to %+.1f).",
                100 * wins.mean(),
                100 * wins.low(),
                100 * wins.high(),
                gains.mean(),
                gains.low(),
                gains.high());
    }

    private Sheet.Row row(LineResult line, long most) {
        int full = (int) Math.round((double) BAR * line.won() / most);
        return Sheet.Row.of(
                Sheet.cell(line.line().id()),
                Sheet.cell(
                        String.format(
                                Locale.ROOT,
                                "%4d %s",
                                line.line().points(),
                                line.line().concealed() ? "C" : "X")),
                Sheet.cell(
                        laboratory.card().difficulty(line.line()).name().toLowerCase(Locale.ROOT)),
                Sheet.cell(percent(line.aimed() / 4.0)),
                Sheet.cell(percent((double) line.won())),
                Sheet.cell(line.aimed() == 0 ? "-" : success(line.success())),
                Sheet.cell(
                        line.won() == 0 ? "-" : String.format(Locale.ROOT, "%.0f", line.length())),
                Sheet.cell(line.fair().map(LabSheet::fair).orElse("-")),
                Sheet.cell("▇".repeat(full)));
    }

    private static String success(Share share) {
        return String.format(
                Locale.ROOT,
                "%4.1f %% (%.1f to %.1f)",
                100 * share.mean(),
                100 * share.low(),
                100 * share.high());
    }

    private static String fair(LineResult.Fair fair) {
        return String.format(
                Locale.ROOT, "%.0f (%.0f to %.0f)", fair.points(), fair.low(), fair.high());
    }

    /// A share of the games.
    private String percent(double part) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * part / tally().games());
    }
}
