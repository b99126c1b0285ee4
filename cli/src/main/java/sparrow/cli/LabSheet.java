package sparrow.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import sparrow.answers.JsonRow;
import sparrow.arena.Spread;
import sparrow.arena.lab.LabTally;
import sparrow.arena.lab.Laboratory;
import sparrow.arena.lab.LineResult;
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
        out.println();
        out.println(
                paper.heading(
                        Paper.padded("line", NAME)
                                + "points   aimed     won  success  tiles   fair"));
        long most = tally.lines().stream().mapToLong(LineResult::won).max().orElse(1);
        for (LineResult line : tally.lines()) {
            out.println(row(line, Math.max(1, most)).stripTrailing());
        }
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
                        "%4d %s  %s  %s  %s %6s %6s  %s",
                        line.line().points(),
                        line.line().concealed() ? "C" : "X",
                        percent(line.aimed() / 4.0),
                        percent((double) line.won()),
                        line.aimed() == 0 ? "      -" : share(line.success()),
                        line.won() == 0 ? "-" : String.format(Locale.ROOT, "%.0f", line.length()),
                        fair(line),
                        "▇".repeat(full));
    }

    private static String fair(LineResult line) {
        return line.fairPoints().isEmpty()
                ? "-"
                : String.format(Locale.ROOT, "%.0f", line.fairPoints().getAsDouble());
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
        ArrayNode lines = answer.putArray("lines");
        List<LineResult> results = tally.lines();
        for (LineResult result : results) {
            ObjectNode line = lines.addObject();
            line.put("id", result.line().id());
            line.put("points", result.line().points());
            line.put("aimed", result.aimed());
            line.put("reached", result.reached());
            line.put("won", result.won());
            line.put("mean_discards", result.length());
            result.fairPoints()
                    .ifPresentOrElse(
                            fair -> line.put("fair_points", fair),
                            () -> line.putNull("fair_points"));
        }
        return answer.toString();
    }
}
