package sparrow.changchun.desk;

import java.util.Set;
import sparrow.changchun.Fan;
import sparrow.changchun.play.KeepValue;
import sparrow.desk.Data;

/// An answer about a Changchun hand for programs.
final class ChangchunData {
    static final Set<String> FIELDS =
            Set.of(
                    "complete",
                    "obstacle",
                    "distance",
                    "lights",
                    "accept",
                    "count",
                    "discards",
                    "fans",
                    "payments");

    private ChangchunData() {}

    static Data.Fields of(ChangchunAnswer analysis) {
        Data.Fields answer = Data.fields();
        answer.put("complete", analysis.won().isPresent());
        analysis.obstacle().ifPresent(obstacle -> answer.put("obstacle", obstacle));
        analysis.needs().distance(answer, "distance");
        Data.Fields lights = answer.putObject("lights");
        lights.put("suits", analysis.lights().suits());
        lights.put("terminal", analysis.lights().terminal());
        lights.put("triplet", analysis.lights().triplet());
        analysis.needs().accepted(answer);
        analysis.needs().discards(answer, (tile, entry) -> keep(analysis.kept(tile), entry));
        Data.Items fans = answer.putArray("fans");
        Data.Items payments = answer.putArray("payments");
        analysis.won()
                .ifPresent(won -> {
                    for (Fan fan : won.score().fans()) {
                        fans.addObject().put("fan", fan.title()).put("value", fan.value());
                    }
                    for (ChangchunAnswer.Share share : won.shares()) {
                        payments.addObject()
                                .put("payer", share.payer())
                                .put("share", share.share())
                                .put("pays", share.pays());
                    }
                });
        analysis.advised().ifPresent(advised -> advised.write(answer));
        return answer;
    }

    private static void keep(KeepValue.Kept kept, Data.Fields answer) {
        answer.put("keep", kept.value());
        Data.Fields terms = answer.putObject("terms");
        kept.terms().forEach(term -> terms.put(term.name(), term.value()));
    }
}
