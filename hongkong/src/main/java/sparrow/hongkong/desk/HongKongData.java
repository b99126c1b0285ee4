package sparrow.hongkong.desk;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import sparrow.desk.Data;
import sparrow.hongkong.Nearness;
import sparrow.hongkong.Score;
import sparrow.shapes.Block;

/// An answer about a Hong Kong hand for programs.
final class HongKongData {
    static final Set<String> FIELDS =
            Set.of(
                    "complete",
                    "distance",
                    "obstacle",
                    "minimum",
                    "faan",
                    "sum",
                    "limit",
                    "points",
                    "reading",
                    "entries",
                    "payments",
                    "discards",
                    "accept",
                    "count",
                    "in_reach");

    private HongKongData() {}

    static Data.Fields of(HongKongAnswer answer) {
        Data.Fields node = Data.fields();
        node.put("complete", answer.isComplete());
        answer.needs().distance(node, "distance");
        node.put("minimum", answer.question().rules().minimum());
        answer.obstacle().ifPresent(obstacle -> node.put("obstacle", obstacle));
        answer.score().ifPresent(score -> score(score, answer, node));
        answer.needs().discards(node);
        answer.needs().accepted(node);
        if (!answer.isComplete()) {
            Data.Items reach = node.putArray("in_reach");
            for (Nearness.Route route : answer.routes()) {
                reach.addObject()
                        .put("name", route.plan().text())
                        .put("distance", route.distance());
            }
        }
        answer.advised().ifPresent(advised -> advised.write(node));
        return node;
    }

    private static void score(Score score, HongKongAnswer answer, Data.Fields node) {
        Data.Items entries = node.putArray("entries");
        for (Score.Counted counted : score.counted()) {
            entries.addObject()
                    .put("name", counted.entry().title())
                    .put("faan", counted.faan())
                    .put("meaning", counted.entry().meaning());
        }
        node.put("sum", score.sum());
        node.put("faan", score.faan());
        node.put("limit", answer.question().rules().limit());
        node.put("points", score.points());
        if (!score.blocks().isEmpty()) {
            node.put("reading", reading(score));
        }
        Bill bill = answer.bill().orElseThrow();
        Data.Fields payments = node.putObject("payments");
        for (Bill.Share share : bill.shares()) {
            payments.put(share.payer().name().toLowerCase(Locale.ROOT), share.points());
        }
        payments.put("total", bill.total());
    }

    /// The blocks in compact notation.
    static String reading(Score score) {
        return score.blocks().stream().map(Block::toString).collect(Collectors.joining(" "));
    }
}
