package sparrow.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A sequential test as a file keeps it, to go on with it later: what is tried, and the mean of
/// every set so far.
///
/// @param means of the sets, in order
public record KeptTest(Contest contest, Hypotheses hypotheses, List<Double> means) {
    private static final String MEANS = "set_means";

    public KeptTest {
        means = List.copyOf(means);
    }

    /// What its sets have come to.
    public SequentialTest test() {
        SequentialTest test = SequentialTest.of(hypotheses);
        for (double mean : means) {
            test = test.plus(mean);
        }
        return test;
    }

    /// One JSON object in a line of its own; the same sets give the same bytes.
    public String json() {
        SequentialTest test = test();
        ObjectNode json = question();
        json.put("sets", means.size());
        json.put("log_likelihood_ratio", test.ratio());
        json.put("verdict", test.verdict().name().toLowerCase(Locale.ROOT));
        var list = json.putArray(MEANS);
        means.forEach(list::add);
        return KeptJson.line(json);
    }

    /// The sets that a text keeps of this contest; nothing if it keeps those of another one, or is
    /// no such text.
    public Optional<KeptTest> goOn(String text) {
        return KeptJson.of(question(), text).map(this::kept);
    }

    private KeptTest kept(JsonNode json) {
        List<Double> kept = new ArrayList<>();
        json.path(MEANS).forEach(mean -> kept.add(mean.asDouble()));
        return new KeptTest(contest, hypotheses, kept);
    }

    private ObjectNode question() {
        ObjectNode json = KeptJson.question(contest.variant());
        json.put("challenger", contest.challenger().name());
        json.put("champion", contest.champion().name());
        json.put("seed", contest.seed());
        json.put("lead_none", hypotheses.none());
        json.put("lead_some", hypotheses.some());
        return json;
    }
}
