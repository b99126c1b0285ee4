package sparrow.riichi.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import sparrow.core.tile.Tile;
import sparrow.desk.Data;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.NextTile;
import sparrow.riichi.advice.Odds;
import sparrow.riichi.advice.Outlook;
import sparrow.riichi.advice.Prospect;
import sparrow.riichi.advice.Route;
import sparrow.riichi.advice.Shape;
import sparrow.riichi.desk.HandQuestion.Depth;
import sparrow.shapes.Acceptance;

/// An answer about a Riichi hand for programs.
final class RiichiData {
    /// The fields of answers, and what collections of hands write beside a question.
    static final Set<String> FIELDS =
            Set.of(
                    "wrong_answer_seen",
                    "shanten_concealed_only",
                    "shanten_counting_melds",
                    "han",
                    "fu",
                    "yakuman",
                    "yaku",
                    "yaku_names",
                    "limit",
                    "wait",
                    "reading",
                    "fu_details",
                    "points",
                    "payments",
                    "total",
                    "deltas",
                    "shanten",
                    "shanten_normal",
                    "shanten_kokushi",
                    "shanten_chiitoi",
                    "shanten_yaku",
                    "discards",
                    "accept",
                    "count",
                    "advice");

    private static final String WITH_YAKU = "shanten_yaku";

    private RiichiData() {}

    static Data.Fields of(RiichiAnswer answer) {
        Data.Fields node = Data.fields();
        distances(answer.analysis(), node);
        if (answer.question().depth() != Depth.DISTANCES) {
            acceptance(answer.analysis(), node);
        }
        answer.advice().ifPresent(advice -> write(advice, node.putObject("advice")));
        answer.advised().ifPresent(advised -> advised.write(node));
        return node;
    }

    private static void distances(HandAnalysis analysis, Data.Fields node) {
        node.put("shanten", analysis.shanten());
        node.put("shanten_normal", analysis.sets());
        put(node, "shanten_kokushi", analysis.orphans());
        put(node, "shanten_chiitoi", analysis.pairs());
        if (analysis.isOpen()) {
            put(node, WITH_YAKU, analysis.withYaku());
        }
    }

    private static void acceptance(HandAnalysis analysis, Data.Fields node) {
        if (analysis.now().isPresent()) {
            write(analysis.now().get().acceptance(), node);
            return;
        }
        Data.Fields discards = node.putObject("discards");
        for (Prospect prospect : analysis.discards()) {
            Data.Fields entry = discards.putObject(prospect.discard().orElseThrow().toString());
            entry.put("shanten", prospect.shape() - 1);
            if (analysis.isOpen()) {
                put(entry, WITH_YAKU, HandAnalysis.withYaku(prospect));
            }
            write(prospect.acceptance(), entry);
        }
    }

    private static void put(Data.Fields node, String field, Optional<Integer> value) {
        value.ifPresentOrElse(number -> node.put(field, number), () -> node.putNull(field));
    }

    private static void write(Acceptance acceptance, Data.Fields node) {
        Data.Items accept = node.putArray("accept");
        for (Tile tile : acceptance.tiles()) {
            accept.add(tile + ":" + acceptance.left(tile));
        }
        node.put("count", acceptance.total());
    }

    // Advice

    private static void write(HandAdvice advice, Data.Fields node) {
        advice.draws()
                .ifPresent(draws -> {
                    node.put("turns", draws.turns());
                    node.put("others", draws.others());
                });
        if (advice.outlooks().getFirst().discard().isPresent()) {
            Data.Fields discards = node.putObject("discards");
            for (Outlook outlook : advice.outlooks()) {
                write(outlook, discards.putObject(outlook.discard().orElseThrow().toString()));
            }
        } else {
            advice.outlooks().forEach(outlook -> write(outlook, node));
        }
        if (!advice.next().isEmpty()) {
            write(advice.next(), node.putObject("draws"));
        }
        if (!advice.position().isClosed()) {
            Data.Items routes = node.putArray("yaku_in_reach");
            for (Route route : advice.routes()) {
                routes.addObject()
                        .put("yaku", route.yaku().key())
                        .put("shanten", route.distance() - 1)
                        .put("of", route.of());
            }
        }
        Data.Items warnings = node.putArray("warnings");
        for (HandAdvice.Note note : advice.notes()) {
            Data.Fields entry = warnings.addObject();
            entry.put("kind", note.warning().kind().name().toLowerCase(Locale.ROOT));
            note.after().ifPresent(tile -> entry.put("after", tile.toString()));
            entry.put("message", note.warning().sentence());
        }
    }

    /// What each accepted tile brings.
    private static void write(List<NextTile> tiles, Data.Fields draws) {
        for (NextTile each : tiles) {
            Data.Fields entry = draws.putObject(each.tile().toString());
            entry.put("left", each.left());
            switch (each) {
                case NextTile.Nearer(Tile _, int _, Prospect then) -> {
                    entry.put("discard", then.discard().orElseThrow().toString());
                    entry.put("shanten", then.distance() - 1);
                    write(then.acceptance(), entry);
                }
                case NextTile.Winning(
                                Tile _,
                                int _,
                                Optional<Long> byDraw,
                                Optional<Long> onDiscard) -> {
                    points(entry, "tsumo", byDraw);
                    points(entry, "ron", onDiscard);
                }
            }
        }
    }

    private static void points(Data.Fields node, String field, Optional<Long> points) {
        points.ifPresentOrElse(number -> node.put(field, number), () -> node.putNull(field));
    }

    private static void write(Outlook outlook, Data.Fields node) {
        Shape shape = outlook.shape();
        if (shape.isJudged()) {
            node.put("good", shape.good());
            node.put("good_share", shape.goodShare());
        }
        Data.Items improvements = node.putArray("improvements");
        for (Shape.Improvement each : shape.improvements()) {
            improvements
                    .addObject()
                    .put("tile", each.tile().toString())
                    .put("left", each.left())
                    .put("more", each.more());
        }
        outlook.odds().ifPresent(odds -> write(odds, node));
        if (!outlook.risks().isEmpty()) {
            node.put("danger", outlook.danger());
            Data.Items against = node.putArray("against");
            for (Danger.Risk risk : outlook.risks()) {
                Data.Fields entry = against.addObject();
                entry.put("danger", risk.chance());
                entry.put("class", risk.safety().name().toLowerCase(Locale.ROOT));
                Data.Items reasons = entry.putArray("reasons");
                risk.reasons().forEach(reasons::add);
            }
        }
    }

    /// The chances after 1, 2, … draws.
    private static void write(Odds odds, Data.Fields node) {
        Data.Items ready = node.putArray("ready");
        Data.Items win = node.putArray("win");
        for (int turn = 1; turn <= odds.turns(); turn++) {
            ready.add(odds.ready(turn));
            win.add(odds.win(turn));
        }
        node.put("points", odds.points());
    }
}
