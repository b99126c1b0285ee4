package sparrow.filipino.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.filipino.Ambition;
import sparrow.filipino.Course;
import sparrow.filipino.FilipinoRules;
import sparrow.filipino.Score;
import sparrow.filipino.Wild;
import sparrow.filipino.Win;
import sparrow.filipino.play.Outlook.Hope;
import sparrow.odds.Ahead;
import sparrow.odds.Dangers;
import sparrow.odds.HandMeasures;
import sparrow.odds.Left;
import sparrow.odds.Row;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// What a model is told of a position after an action: everything from what the seat sees.
final class Measures {
    /// In the order in which they are taken.
    static final List<String> NAMES =
            HandMeasures.names(
                    List.of(
                            "the discarder pays double",
                            "the discarder pays alone",
                            "honors are flowers",
                            "some ambitions replace others",
                            "flowers",
                            "no flower",
                            "paid at once",
                            "chance by rule of thumb",
                            "units by rule of thumb",
                            "worth by rule of thumb",
                            "tiles that help by rule of thumb",
                            "away from siete pares",
                            "away from an escalera",
                            "away from all pungs",
                            "pungs",
                            "away from a full flush",
                            "worth of a drawn win",
                            "worth of a win on a discard",
                            "worth of all waits",
                            "tiles that win once ready",
                            "ways to ready that win"));

    private static final int LEFT_OUT = 8;

    private final FilipinoRules rules;
    private final Wild wild;
    private final int flowers;
    private final int discards;
    private final View view;
    private @Nullable Tiles seen;
    private @Nullable Dangers dangers;
    private @Nullable HandMeasures common;

    Measures(View view, FilipinoRules rules) {
        this.view = view;
        this.rules = rules;
        this.wild = Wild.of(view.table());
        this.flowers = view.own().flowers().size();
        this.discards =
                view.table().places().values().stream()
                        .mapToInt(place -> place.pond().size())
                        .sum();
    }

    private Dangers dangers() {
        if (dangers == null) {
            dangers = Dangers.of(view, "");
        }
        return dangers;
    }

    private HandMeasures common() {
        if (common == null) {
            common =
                    new HandMeasures(
                            view,
                            dangers(),
                            view.table().wall().left() - rules.rules().number("reserve"));
        }
        return common;
    }

    /// @param paid for the action at once
    float[] of(
            Tiles hand,
            List<Meld> melds,
            Hope hope,
            Optional<Tile> discard,
            Left.Next next,
            int paid) {
        Tiles natural = wild.natural(hand);
        Gauge gauge = rules.goal().gauge(melds);
        Holding holding = Holding.of(natural, melds);
        int raw = gauge.distance(holding);
        int nearest = Math.max(1, raw - wild.count(hand));
        int distance = rules.leastUnits() == 0 ? nearest : hope.distance();
        Left left = new Left(hand, melds, discard, next, distance, gauge.accepted(holding));
        Row row = common().row(left, NAMES.size());
        row.add(rules.rules().value("payment").equals("table") ? 1 : 0);
        row.add(rules.rules().value("payment").equals("discarder_only") ? 1 : 0);
        row.add(rules.rules().value("honors").equals("flowers") ? 1 : 0);
        row.add(rules.rules().is("suppression") ? 1 : 0);
        row.add(flowers);
        row.add(flowers == 0 ? 1 : 0);
        row.add(paid / 4.0);
        row.add(hope.chance());
        row.add(hope.quarters() / 12);
        row.add(hope.worth() / 4);
        row.add(hope.left() / 20.0);
        ambitions(row, new Course(natural, melds, rules.goal()), raw, pungs(natural, melds));
        waits(row, left);
        double ahead = new Ahead(dangers(), full -> best(full, melds)).of(left);
        row.add(ahead / 5);
        row.add(ahead * hope.left() / 50);
        return row.done();
    }

    /// Triplets and kongs, which keep a hand from being all runs.
    private static int pungs(Tiles hand, List<Meld> melds) {
        int pungs = 0;
        for (Meld meld : melds) {
            pungs += meld.kind() == Meld.Kind.RUN ? 0 : 1;
        }
        for (int count : hand.kinds()) {
            pungs += count >= 3 ? 1 : 0;
        }
        return pungs;
    }

    private void ambitions(Row row, Course course, int distance, int pungs) {
        row.add(away(course, Ambition.SIETE_PARES, distance));
        row.add(away(course, Ambition.ESCALERA, distance));
        row.add(away(course, Ambition.ALL_PUNG, distance));
        row.add(pungs);
        row.add(
                rules.counts(Ambition.FULL_FLUSH)
                        ? away(course, Ambition.FULL_FLUSH, distance)
                        : LEFT_OUT);
    }

    /// How many tiles more than the nearest win it needs.
    private double away(Course course, Ambition ambition, int distance) {
        int to = course.to(ambition, flowers);
        return to >= Distance.NEVER ? LEFT_OUT : Math.min(LEFT_OUT, to - distance);
    }

    /// What the tiles waited for pay, on average and in all.
    private void waits(Row row, Left left) {
        double drawn = 0;
        double given = 0;
        int copies = 0;
        if (left.distance() <= 1 && wild.face().isEmpty()) {
            for (long kinds = left.accepted(); kinds != 0; kinds &= kinds - 1) {
                Tile tile = Tile.ofKind(Long.numberOfTrailingZeros(kinds));
                int unseen = dangers().unseen(tile.kind());
                if (unseen > 0) {
                    copies += unseen;
                    drawn += unseen * worth(left, tile, Set.of(Win.Circumstance.SELF_DRAW));
                    given += unseen * worth(left, tile, Set.of());
                }
            }
        }
        row.add(copies == 0 ? 0 : drawn / copies / 12);
        row.add(copies == 0 ? 0 : given / copies / 12);
        row.add(given / 100);
    }

    /// How many tiles left help after the best discard.
    private int best(Tiles hand, List<Meld> melds) {
        DiscardAnalysis analysis =
                DiscardAnalysis.of(
                        Holding.of(wild.natural(hand), melds), rules.goal().gauge(melds), seen());
        Tile tile = Tile.ofKind(analysis.best());
        int left = 0;
        for (long kinds = analysis.accepted(tile); kinds != 0; kinds &= kinds - 1) {
            left += dangers().unseen(Long.numberOfTrailingZeros(kinds));
        }
        return left;
    }

    private Tiles seen() {
        if (seen == null) {
            seen = Sight.visible(view);
        }
        return seen;
    }

    private int worth(Left left, Tile tile, Set<Win.Circumstance> how) {
        Hand hand = new Hand(left.hand().with(tile).list(), left.melds());
        Win win = new Win(hand, Optional.of(tile), flowers, discards, Optional.empty(), how);
        Optional<Score> score = rules.score(win);
        return score.map(each -> rules.payment(each).total()).orElse(0);
    }
}
