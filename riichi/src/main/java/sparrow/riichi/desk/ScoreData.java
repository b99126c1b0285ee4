package sparrow.riichi.desk;

import java.math.BigDecimal;
import java.math.BigInteger;
import sparrow.desk.Data;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Payments;
import sparrow.riichi.Score;

/// A score for programs.
final class ScoreData {
    private ScoreData() {}

    static Data.Fields of(Score score) {
        Data.Fields node = Data.fields();
        node.put("han", score.han());
        if (score.yakuman() > 0) {
            node.putNull("fu");
        } else {
            node.put("fu", score.fu());
        }
        node.put("yakuman", score.yakuman());
        Data.Fields yaku = node.putObject("yaku");
        for (Score.Counted counted : score.yaku()) {
            if (counted.han() > 0) {
                yaku.put(counted.yaku().key(), counted.han());
            }
        }
        node.put("limit", score.limit().title());
        if (!score.win().is(Circumstance.NAGASHI_MANGAN)) {
            reading(score, node);
        }
        points(score.exactPoints(), node);
        payments(score.payments(), node.putObject("payments"));
        node.put("total", score.total());
        if (!score.deltas().isEmpty()) {
            Data.Items deltas = node.putArray("deltas");
            score.deltas().forEach(deltas::add);
        }
        return node;
    }

    /// Few hands are worth more than a long holds, and a long is written much faster.
    private static void points(BigInteger points, Data.Fields node) {
        if (points.bitLength() < Long.SIZE) {
            node.put("points", points.longValue());
        } else {
            node.put("points", new BigDecimal(points));
        }
    }

    private static void reading(Score score, Data.Fields node) {
        node.put("wait", score.waited().title());
        node.put("reading", score.reading().toString());
        if (score.yakuman() == 0) {
            Data.Items details = node.putArray("fu_details");
            for (FuLine line : score.fuLines()) {
                details.addObject().put("fu", line.fu()).put("reason", line.reason());
            }
        }
    }

    private static void payments(Payments payments, Data.Fields node) {
        switch (payments) {
            case Payments.Usual usual -> usual(usual, node);
            case Payments.Liable(long amount, Payments.Usual rest) -> {
                node.put("liable", amount);
                usual(rest, node);
            }
        }
    }

    private static void usual(Payments.Usual payments, Data.Fields node) {
        switch (payments) {
            case Payments.Discarder(long amount) -> amount("discarder", amount, node);
            case Payments.Each(long amount) -> amount("each", amount, node);
            case Payments.DealerAndOthers(long dealer, long others) -> {
                amount("dealer", dealer, node);
                amount("others", others, node);
            }
        }
    }

    /// Who pays nothing is not named.
    private static void amount(String payer, long amount, Data.Fields node) {
        if (amount > 0) {
            node.put(payer, amount);
        }
    }
}
