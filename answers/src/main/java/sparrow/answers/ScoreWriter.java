package sparrow.answers;

import java.math.BigInteger;
import java.util.List;
import sparrow.riichi.Circumstance;
import sparrow.riichi.FuLine;
import sparrow.riichi.Payments;
import sparrow.riichi.Score;

/// Writes scores in JSON, straight into text: all of it is plain ASCII that needs no escapes.
public final class ScoreWriter {
    private final StringBuilder text;

    private ScoreWriter(StringBuilder text) {
        this.text = text;
    }

    /// A score as a JSON object, after what the text holds already, such as `{"id":1`.
    public static String json(String start, Score score) {
        ScoreWriter writer = new ScoreWriter(new StringBuilder(640).append(start));
        writer.write(score);
        return writer.text.append('}').toString();
    }

    private void write(Score score) {
        field("han").append(score.han());
        field("fu").append(score.yakuman() > 0 ? "null" : String.valueOf(score.fu()));
        field("yakuman").append(score.yakuman());
        field("yaku").append('{');
        for (Score.Counted counted : score.yaku()) {
            if (counted.han() > 0) {
                field(counted.yaku().key()).append(counted.han());
            }
        }
        text.append('}');
        quoted("limit", score.limit().title());
        if (!score.win().is(Circumstance.NAGASHI_MANGAN)) {
            reading(score);
        }
        points(score.exactPoints());
        payments(score.payments());
        field("total").append(score.total());
        List<Long> deltas = score.deltas();
        if (!deltas.isEmpty()) {
            field("deltas").append('[');
            for (long delta : deltas) {
                separated().append(delta);
            }
            text.append(']');
        }
    }

    /// Few hands are worth more than a long holds, and a long is written much faster.
    private void points(BigInteger points) {
        if (points.bitLength() < Long.SIZE) {
            field("points").append(points.longValue());
        } else {
            field("points").append(points);
        }
    }

    private void reading(Score score) {
        quoted("wait", score.waited().title());
        quoted("reading", score.reading().toString());
        if (score.yakuman() == 0) {
            field("fu_details").append('[');
            for (FuLine line : score.fuLines()) {
                separated().append('{');
                field("fu").append(line.fu());
                quoted("reason", line.reason());
                text.append('}');
            }
            text.append(']');
        }
    }

    private void payments(Payments payments) {
        field("payments").append('{');
        switch (payments) {
            case Payments.Usual usual -> usual(usual);
            case Payments.Liable(long amount, Payments.Usual rest) -> {
                field("liable").append(amount);
                usual(rest);
            }
        }
        text.append('}');
    }

    private void usual(Payments.Usual payments) {
        switch (payments) {
            case Payments.Discarder(long amount) -> amount("discarder", amount);
            case Payments.Each(long amount) -> amount("each", amount);
            case Payments.DealerAndOthers(long dealer, long others) -> {
                amount("dealer", dealer);
                amount("others", others);
            }
        }
    }

    /// Who pays nothing is not named.
    private void amount(String payer, long amount) {
        if (amount > 0) {
            field(payer).append(amount);
        }
    }

    private void quoted(String name, String value) {
        field(name).append('"').append(value).append('"');
    }

    private StringBuilder field(String name) {
        return separated().append('"').append(name).append("\":");
    }

    /// The text, with a comma unless an object or a list has just begun.
    private StringBuilder separated() {
        char last = text.charAt(text.length() - 1);
        return last == '{' || last == '[' ? text : text.append(',');
    }
}
