package sparrow.american.lab;

import java.util.Locale;
import sparrow.desk.Data;
import sparrow.desk.Share;
import sparrow.desk.Spread;

/// What the laboratory found, for programs.
final class LabData {
    private LabData() {}

    static Data.Fields of(Laboratory laboratory) {
        LabTally tally = laboratory.tally();
        Data.Fields answer = Data.fields();
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
        Data.Items lines = answer.putArray("lines");
        tally.lines().forEach(result -> put(laboratory, result, lines.addObject()));
        return answer;
    }

    private static void put(Laboratory laboratory, LineResult result, Data.Fields line) {
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
                        () -> line.putNull("fair_points").putNull("fair_low").putNull("fair_high"));
    }

    private static void put(Data.Fields answer, Spread spread) {
        answer.put("mean", spread.mean());
        if (spread.count() > 1) {
            answer.put("low", spread.low());
            answer.put("high", spread.high());
        }
    }

    private static void put(Data.Fields answer, Share share) {
        answer.put("mean", share.mean());
        answer.put("low", share.low());
        answer.put("high", share.high());
    }

    private static void put(Data.Fields line, LineResult.Fair fair) {
        line.put("fair_points", fair.points());
        line.put("fair_low", fair.low());
        line.put("fair_high", fair.high());
    }
}
