package sparrow.filipino.desk;

import java.util.Optional;
import java.util.Set;
import sparrow.desk.Data;
import sparrow.filipino.Money;
import sparrow.filipino.Payment;
import sparrow.filipino.Reach;
import sparrow.filipino.Score;
import sparrow.filipino.Win.Circumstance;

/// An answer about a Filipino hand for programs. Money is in units.
final class FilipinoData {
    static final Set<String> FIELDS =
            Set.of(
                    "complete",
                    "distance",
                    "obstacle",
                    "ambitions",
                    "units",
                    "reading",
                    "times",
                    "payments",
                    "discards",
                    "accept",
                    "count",
                    "in_reach");

    private FilipinoData() {}

    static Data.Fields of(FilipinoAnswer answer) {
        Data.Fields node = Data.fields();
        node.put("complete", answer.isComplete());
        Data.Fields distance = node.putObject("distance");
        distance.put("standard", answer.sets());
        answer.siete()
                .ifPresentOrElse(
                        number -> distance.put("siete", number), () -> distance.putNull("siete"));
        answer.needs().distance(distance, "nearest");
        answer.obstacle().ifPresent(obstacle -> node.put("obstacle", obstacle));
        Data.Items ambitions = node.putArray("ambitions");
        answer.score().ifPresent(score -> ambitions(score, ambitions));
        node.put("units", Money.units(answer.score().map(Score::quarters).orElse(0)));
        answer.score().ifPresent(score -> node.put("reading", score.reading().toString()));
        answer.score()
                .filter(score -> score.doublings() > 0)
                .ifPresent(score -> node.put("times", 1 << score.doublings()));
        payments(answer, node.putObject("payments"));
        answer.needs().discards(node);
        answer.needs().accepted(node);
        if (!answer.isComplete()) {
            reach(answer, node.putArray("in_reach"));
        }
        answer.advised().ifPresent(advised -> advised.write(node));
        return node;
    }

    private static void ambitions(Score score, Data.Items ambitions) {
        for (Score.Counted counted : score.ambitions()) {
            ambitions
                    .addObject()
                    .put("name", counted.ambition().title())
                    .put("units", Money.units(counted.quarters()));
        }
    }

    private static void payments(FilipinoAnswer answer, Data.Fields payments) {
        Optional<Payment> payment = answer.payment();
        if (payment.isEmpty()) {
            return;
        }
        if (answer.score().orElseThrow().win().is(Circumstance.SELF_DRAW)) {
            payments.put("each", Money.units(payment.get().other()));
        } else {
            payments.put("discarder", Money.units(payment.get().discarder()));
            payments.put("others", Money.units(payment.get().other()));
        }
        payments.put("total", Money.units(payment.get().total()));
    }

    private static void reach(FilipinoAnswer answer, Data.Items reaches) {
        for (Reach reach : answer.reach()) {
            reaches.addObject()
                    .put("name", reach.ambition().title())
                    .put("units", Money.units(reach.quarters()))
                    .put("distance", reach.distance());
        }
    }
}
