package sparrow.changchun.desk;

import java.util.Set;
import sparrow.changchun.Fan;
import sparrow.changchun.Nearness;
import sparrow.changchun.play.KeepValue;
import sparrow.desk.Data;
import sparrow.shapes.Distance;

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
        putDistance(answer, analysis.distance());
        Data.Fields lights = answer.putObject("lights");
        lights.put("suits", analysis.lights().suits());
        lights.put("terminal", analysis.lights().terminal());
        lights.put("triplet", analysis.lights().triplet());
        analysis.outlook().ifPresent(outlook -> accept(outlook, answer));
        Data.Items discards = answer.putArray("discards");
        for (Nearness.Discard discard : analysis.discards()) {
            Data.Fields entry = discards.addObject();
            entry.put("tile", discard.tile().toString());
            putDistance(entry, discard.outlook().distance());
            accept(discard.outlook(), entry);
            keep(analysis.kept(discard.tile()), entry);
        }
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

    private static void putDistance(Data.Fields answer, int distance) {
        if (distance == Distance.NEVER) {
            answer.putNull("distance");
        } else {
            answer.put("distance", distance);
        }
    }

    private static void accept(Nearness.Outlook outlook, Data.Fields answer) {
        Data.Items accept = answer.putArray("accept");
        for (int i = 0; i < outlook.accepted().size(); i++) {
            accept.add(outlook.accepted().get(i) + ":" + outlook.left().get(i));
        }
        answer.put("count", outlook.total());
    }

    private static void keep(KeepValue.Kept kept, Data.Fields answer) {
        answer.put("keep", kept.value());
        Data.Fields terms = answer.putObject("terms");
        kept.terms().forEach(term -> terms.put(term.name(), term.value()));
    }
}
