package sparrow.arena;

import java.util.List;
import java.util.Map;
import sparrow.desk.Spread;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The result of a contest for programs: who played what from which seed, what came of it, and the
/// mean of every set. The same contest gives the same bytes, on any machine and any number of
/// threads.
public final class Report {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final String version;
    private final Contest contest;
    private final Standing standing;
    private final List<Double> means;

    /// @param version of the program that played
    public Report(String version, Contest contest, Tally tally) {
        this.version = version;
        this.contest = contest;
        synchronized (tally) {
            this.standing = tally.standing();
            this.means = tally.means();
        }
    }

    /// One JSON object in a line of its own.
    public String json() {
        ObjectNode report = MAPPER.createObjectNode();
        report.put("version", version);
        report.put("game", contest.variant().name());
        report.put("edition", contest.variant().edition());
        ObjectNode rules = report.putObject("rules");
        for (Map.Entry<String, String> rule : contest.variant().rules().values().entrySet()) {
            rules.put(rule.getKey(), rule.getValue());
        }
        report.put("challenger", contest.challenger().name());
        report.put("champion", contest.champion().name());
        report.put("seed", contest.seed());
        report.put("sets", standing.sets());
        report.put("games", standing.games());
        report.put("hands", standing.hands());
        result(report.putObject("result"), standing.result());
        places(report.putObject("places"), standing.places());
        side(report.putObject("challenger_hands"), standing.challenger());
        side(report.putObject("champion_hands"), standing.champions());
        var sets = report.putArray("set_means");
        means.forEach(sets::add);
        return MAPPER.writeValueAsString(report) + "\n";
    }

    private static void result(ObjectNode json, Spread result) {
        json.put("mean", result.mean());
        json.put("deviation", result.deviation());
        if (result.count() > 1) {
            json.put("low", result.low());
            json.put("high", result.high());
        }
    }

    private static void places(ObjectNode json, Places places) {
        json.put("average", places.average());
        var shares = json.putArray("shares");
        places.shares().forEach(shares::add);
    }

    private void side(ObjectNode json, Side side) {
        json.put("hands", side.hands());
        json.put("wins", side.wins());
        json.put("self_draws", side.selfDraws());
        json.put("deal_ins", side.dealIns());
        json.put("draws", side.draws());
        money(json, "points_won", side.won());
        money(json, "points_lost", side.lost());
    }

    /// In the unit people count in.
    private void money(ObjectNode json, String field, long points) {
        if (points % contest.pointsAUnit() == 0) {
            json.put(field, points / contest.pointsAUnit());
        } else {
            json.put(field, (double) points / contest.pointsAUnit());
        }
    }
}
