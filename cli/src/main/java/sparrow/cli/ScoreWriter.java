package sparrow.cli;

import java.util.Locale;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Payments;
import sparrow.riichi.Score;
import sparrow.shapes.Wait;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes scores in JSON.
final class ScoreWriter {
    private ScoreWriter() {}

    static void write(Score score, ObjectNode answer) {
        answer.put("han", score.han());
        if (score.yakuman() > 0) {
            answer.putNull("fu");
        } else {
            answer.put("fu", score.fu());
        }
        answer.put("yakuman", score.yakuman());
        ObjectNode yaku = answer.putObject("yaku");
        for (Score.Counted counted : score.yaku()) {
            if (counted.han() > 0) {
                yaku.put(counted.yaku().key(), counted.han());
            }
        }
        answer.put("limit", score.limit().title());
        if (!score.win().is(Circumstance.NAGASHI_MANGAN)) {
            reading(score, answer);
        }
        answer.put("points", score.exactPoints());
        payments(score.payments(), answer.putObject("payments"));
        answer.put("total", score.total());
        var deltas = score.deltas();
        if (!deltas.isEmpty()) {
            ArrayNode list = answer.putArray("deltas");
            deltas.forEach(list::add);
        }
    }

    private static void reading(Score score, ObjectNode answer) {
        answer.put("wait", words(score.waited()));
        answer.put("reading", score.reading().toString());
        if (score.yakuman() == 0) {
            ArrayNode lines = answer.putArray("fu_details");
            for (FuLine line : score.fuLines()) {
                lines.addObject().put("fu", line.fu()).put("reason", line.reason());
            }
        }
    }

    /// Such as `two-sided`.
    static String words(Wait wait) {
        return wait.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void payments(Payments payments, ObjectNode answer) {
        switch (payments) {
            case Payments.Discarder(long amount) -> answer.put("discarder", amount);
            case Payments.Each(long amount) -> answer.put("each", amount);
            case Payments.DealerAndOthers(long dealer, long others) ->
                    answer.put("dealer", dealer).put("others", others);
        }
    }
}
