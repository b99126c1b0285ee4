package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.answers.JsonRow;
import sparrow.arena.Spread;
import sparrow.arena.lab.LabTally;
import sparrow.arena.lab.Laboratory;
import sparrow.arena.lab.LineResult;
import sparrow.arena.lab.Share;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What the laboratory found, as a table with bars, or in JSON.
record LabSheet(Laboratory laboratory, LabTally tally) {
    private static final int NAME = 24;
    private static final int BAR = 16;

    void print(Paper paper, PrintWriter out) {
        out.println(paper.heading(laboratory.card().name()));
        out.println(
                paper.faint(
                        String.format(
                                Locale.ROOT,
                                "%,d games of four %s bots, seed %d",
                                tally.games(),
                                laboratory.bot().name(),
                                laboratory.seed())));
        out.printf(
                Locale.ROOT,
                "Nobody won %s of them, %s were won by self-pick; %.0f tiles were thrown in a game.%n",
                percent((double) tally.wallGames()).strip(),
                percent((double) tally.selfPicked()).strip(),
                tally.meanLength());
        if (tally.games() > 1) {
            out.println(east());
        }
        agreement().ifPresent(out::println);
        out.println();
        out.println(
                paper.heading(
                        Paper.padded("line", NAME)
                                + "points  difficulty   aimed     won  success (95 % sure)  tiles  fair points"));
        long most = tally.lines().stream().mapToLong(LineResult::won).max().orElse(1);
        for (LineResult line : tally.lines()) {
            out.println(row(line, Math.max(1, most)).stripTrailing());
        }
        needed().ifPresent(sentence -> {
            out.println();
            out.println(sentence);
        });
    }

    private Optional<String> agreement() {
        return tally.agreement()
                .map(found ->
                        String.format(
                                Locale.ROOT,
                                "The difficulty that the card tells and the success in these games: rank correlation %.2f over %d lines.",
                                found.rank(),
                                found.lines()));
    }

    /// What more games would bring.
    private Optional<String> needed() {
        List<LineResult> open =
                tally.lines().stream().filter(line -> line.fair().isEmpty()).toList();
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
                                        rounded(tally.games() * times[times.length / 2]),
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
        Spread wins = tally.eastWins();
        Spread gains = tally.eastGains();
        return String.format(
                Locale.ROOT,
                "East won %.1f %% (95 %% sure: %.1f to %.1f) and gained %+.1f points a game (%+.1f to %+.1f).",
                100 * wins.mean(),
                100 * wins.low(),
                100 * wins.high(),
                gains.mean(),
                gains.low(),
                gains.high());
    }

    private String row(LineResult line, long most) {
        int full = (int) Math.round((double) BAR * line.won() / most);
        return Paper.padded(line.line().id(), NAME)
                + String.format(
                        Locale.ROOT,
                        "%4d %s  %-10s %s %s  %-19s %6s  %-13s %s",
                        line.line().points(),
                        line.line().concealed() ? "C" : "X",
                        laboratory.card().difficulty(line.line()).name().toLowerCase(Locale.ROOT),
                        percent(line.aimed() / 4.0),
                        percent((double) line.won()),
                        line.aimed() == 0 ? "-" : success(line.success()),
                        line.won() == 0 ? "-" : String.format(Locale.ROOT, "%.0f", line.length()),
                        line.fair().map(LabSheet::fair).orElse("-"),
                        "▇".repeat(full));
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

    private String percent(double part) {
        return share(part / tally.games());
    }

    private static String share(double part) {
        return String.format(Locale.ROOT, "%5.1f %%", 100 * part);
    }

    private static void put(ObjectNode answer, Spread spread) {
        answer.put("mean", spread.mean());
        if (spread.count() > 1) {
            answer.put("low", spread.low());
            answer.put("high", spread.high());
        }
    }

    private static void put(ObjectNode answer, Share share) {
        answer.put("mean", share.mean());
        answer.put("low", share.low());
        answer.put("high", share.high());
    }

    private static void put(ObjectNode line, LineResult.Fair fair) {
        line.put("fair_points", fair.points());
        line.put("fair_low", fair.low());
        line.put("fair_high", fair.high());
    }

    String json() {
        ObjectNode answer = JsonRow.object();
        answer.put("card", laboratory.card().name());
        answer.put("bot", laboratory.bot().name());
        answer.put("seed", laboratory.seed());
        answer.put("games", tally.games());
        answer.put("wall_games", tally.wallGames());
        answer.put("self_picked", tally.selfPicked());
        answer.put("mean_discards", tally.meanLength());
        put(answer.putObject("east_won"), tally.eastWins());
        put(answer.putObject("east_points"), tally.eastGains());
        tally.agreement().ifPresent(found -> answer.put("rank_correlation", found.rank()));
        ArrayNode lines = answer.putArray("lines");
        List<LineResult> results = tally.lines();
        for (LineResult result : results) {
            ObjectNode line = lines.addObject();
            line.put("id", result.line().id());
            line.put("points", result.line().points());
            line.put(
                    "difficulty",
                    laboratory.card().difficulty(result.line()).name().toLowerCase(Locale.ROOT));
            line.put("aimed", result.aimed());
            line.put("reached", result.reached());
            put(line.putObject("success"), result.success());
            line.put("won", result.won());
            line.put("mean_discards", result.length());
            result.fair()
                    .ifPresentOrElse(
                            fair -> put(line, fair),
                            () ->
                                    line.putNull("fair_points")
                                            .putNull("fair_low")
                                            .putNull("fair_high"));
        }
        return answer.toString();
    }
}
