package sparrow.answers;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sparrow.core.tile.Tile;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.NextTile;
import sparrow.riichi.advice.Odds;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Prospect;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Shape;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes advice in JSON: one more field, `advice`, in the answer about a hand.
public final class AdviceJson {
    private AdviceJson() {}

    /// An answer about a hand with the advice added.
    public static String write(ObjectNode answer, RiichiAdvice advice) {
        write(advice, answer.putObject("advice"));
        return answer.toString();
    }

    private static void write(RiichiAdvice advice, ObjectNode node) {
        advice.draws()
                .ifPresent(draws -> {
                    node.put("turns", draws.turns());
                    node.put("others", draws.others());
                });
        ObjectNode discards = null;
        for (Outlook outlook : advice.outlooks()) {
            if (outlook.discard().isEmpty()) {
                write(outlook, node);
            } else {
                discards = discards == null ? node.putObject("discards") : discards;
                write(outlook, discards.putObject(outlook.discard().get().toString()));
            }
        }
        if (!advice.next().isEmpty()) {
            write(advice.next(), node.putObject("draws"));
        }
        if (!advice.position().isClosed()) {
            ArrayNode routes = node.putArray("yaku_in_reach");
            for (Route route : advice.routes()) {
                ObjectNode entry = routes.addObject();
                entry.put("yaku", route.yaku().key());
                entry.put("shanten", route.distance() - 1);
                entry.put("of", route.of());
            }
        }
        ArrayNode warnings = node.putArray("warnings");
        for (RiichiAdvice.Note note : advice.notes()) {
            ObjectNode entry = warnings.addObject();
            entry.put("kind", note.warning().kind().name().toLowerCase(Locale.ROOT));
            note.after().ifPresent(tile -> entry.put("after", tile.toString()));
            entry.put("message", note.warning().sentence());
        }
    }

    /// What each accepted tile brings.
    private static void write(List<NextTile> tiles, ObjectNode draws) {
        for (NextTile each : tiles) {
            ObjectNode entry = draws.putObject(each.tile().toString());
            entry.put("left", each.left());
            switch (each) {
                case NextTile.Nearer(Tile _, int _, Prospect then) -> {
                    entry.put("discard", then.discard().orElseThrow().toString());
                    entry.put("shanten", then.distance() - 1);
                    RiichiRow.write(then.acceptance(), entry);
                }
                case NextTile.Winning(
                                Tile _,
                                int _,
                                Optional<Long> byDraw,
                                Optional<Long> onDiscard) -> {
                    byDraw.ifPresentOrElse(
                            points -> entry.put("tsumo", points), () -> entry.putNull("tsumo"));
                    onDiscard.ifPresentOrElse(
                            points -> entry.put("ron", points), () -> entry.putNull("ron"));
                }
            }
        }
    }

    private static void write(Outlook outlook, ObjectNode node) {
        Shape shape = outlook.shape();
        if (shape.isJudged()) {
            node.put("good", shape.good());
            node.put("good_share", shape.goodShare());
        }
        ArrayNode improvements = node.putArray("improvements");
        for (Shape.Improvement each : shape.improvements()) {
            ObjectNode entry = improvements.addObject();
            entry.put("tile", each.tile().toString());
            entry.put("left", each.left());
            entry.put("more", each.more());
        }
        outlook.odds().ifPresent(odds -> write(odds, node));
        if (!outlook.risks().isEmpty()) {
            node.put("danger", outlook.danger());
            ArrayNode against = node.putArray("against");
            for (Danger.Risk risk : outlook.risks()) {
                ObjectNode entry = against.addObject();
                entry.put("danger", risk.chance());
                entry.put("class", risk.safety().name().toLowerCase(Locale.ROOT));
                ArrayNode reasons = entry.putArray("reasons");
                risk.reasons().forEach(reasons::add);
            }
        }
    }

    /// The chances after 1, 2, … draws.
    private static void write(Odds odds, ObjectNode node) {
        ArrayNode ready = node.putArray("ready");
        ArrayNode win = node.putArray("win");
        for (int turn = 1; turn <= odds.turns(); turn++) {
            ready.add(odds.ready(turn));
            win.add(odds.win(turn));
        }
        node.put("points", odds.points());
    }
}
