package sparrow.hongkong.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Suit;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.hongkong.Faan;
import sparrow.hongkong.HongKongRules;
import sparrow.hongkong.HongKongVariant;
import sparrow.hongkong.Plan;
import sparrow.hongkong.Score;
import sparrow.hongkong.Win;
import sparrow.hongkong.play.Outlook.Hope;
import sparrow.odds.Dangers;
import sparrow.odds.HandMeasures;
import sparrow.odds.Left;
import sparrow.odds.Row;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// What a model is told of a position after an action: everything from what the seat sees.
final class Measures {
    /// In the order in which they are taken.
    static final List<String> NAMES =
            HandMeasures.names(
                    List.of(
                            "minimum",
                            "limit",
                            "the discarder pays for all",
                            "flowers are played",
                            "seven pairs count",
                            "a concealed hand counts",
                            "faan of flowers",
                            "chance by rule of thumb",
                            "tiles that help by rule of thumb",
                            "faan of the plan",
                            "the plan must be drawn",
                            "the plan may claim",
                            "tiles beyond the shape",
                            "valued triplets",
                            "valued pairs",
                            "honors",
                            "tiles of one suit alone",
                            "suits",
                            "runs laid",
                            "pungs and pairs",
                            "points of a drawn win",
                            "points of a win on a discard",
                            "points of all waits"));

    private static final Gauge SETS = Gauge.of(Form.STANDARD);
    private static final int RANKS = 9;
    private static final int EAST = 27;

    private final View view;
    private final HongKongRules rules;
    private final Tile seatWind;
    private final Tile roundWind;
    private final Tiles flowers;
    private @Nullable Dangers dangers;
    private @Nullable HandMeasures common;

    Measures(View view, HongKongRules rules) {
        this.view = view;
        this.rules = rules;
        this.seatWind = view.table().wind(view.seat());
        this.roundWind = HongKongVariant.roundWind(view.table());
        this.flowers = view.own().flowers();
    }

    private Dangers dangers() {
        if (dangers == null) {
            dangers = Dangers.of(view, "");
        }
        return dangers;
    }

    private HandMeasures common() {
        if (common == null) {
            common = new HandMeasures(view, dangers(), rules.drawsLeft(view.table()));
        }
        return common;
    }

    float[] of(Left left, Hope hope) {
        Row row = common().row(left, NAMES.size());
        row.add(rules.minimum());
        row.add(rules.limit() / 10.0);
        row.add(rules.rules().value("discarder").equals("all") ? 1 : 0);
        row.add(rules.hasFlowers() ? 1 : 0);
        row.add(rules.worth(Faan.SEVEN_PAIRS) > 0 ? 1 : 0);
        row.add(rules.worth(Faan.CONCEALED));
        row.add(rules.flowerFaan(win(new Hand(List.of(), List.of()), Tile.EAST, Set.of())));
        row.add(hope.chance());
        row.add(hope.left() / 20.0);
        row.add(hope.plan().map(this::faan).orElse(0));
        row.add(hope.plan().filter(Plan::mustBeDrawn).isPresent() ? 1 : 0);
        row.add(hope.plan().filter(Plan::allowsClaims).isPresent() ? 1 : 0);
        int shape = SETS.distance(Holding.of(left.hand(), left.melds()));
        row.add(Math.min(5, hope.distance() - shape));
        tiles(row, left);
        waits(row, left);
        return row.done();
    }

    /// What a plan earns at least, besides flowers and sets laid.
    private int faan(Plan plan) {
        int faan = 0;
        for (Faan aim : plan.aims()) {
            faan += rules.worth(aim);
        }
        for (Tile pung : plan.pungs()) {
            faan += value(pung);
        }
        return faan;
    }

    private int value(Tile honor) {
        return (honor.suit() == Suit.DRAGONS ? rules.worth(Faan.DRAGON) : 0)
                + (honor == seatWind ? rules.worth(Faan.SEAT_WIND) : 0)
                + (honor == roundWind ? rules.worth(Faan.ROUND_WIND) : 0);
    }

    private void tiles(Row row, Left left) {
        int[] all = left.hand().kinds();
        int runs = 0;
        for (Meld meld : left.melds()) {
            runs += meld.kind() == Meld.Kind.RUN ? 1 : 0;
            for (Tile tile : meld.tiles()) {
                if (tile.kind() < Tile.KINDS) {
                    all[tile.kind()]++;
                }
            }
        }
        int triplets = 0;
        int pairs = 0;
        int alike = 0;
        int honors = 0;
        int[] suits = new int[3];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            alike += all[kind] >= 3 ? 2 : all[kind] == 2 ? 1 : 0;
            if (kind < EAST) {
                suits[kind / RANKS] += all[kind];
            } else {
                honors += all[kind];
                int value = value(Tile.ofKind(kind));
                triplets += all[kind] >= 3 ? value : 0;
                pairs += all[kind] == 2 ? value : 0;
            }
        }
        row.add(triplets);
        row.add(pairs);
        row.add(honors / 5.0);
        row.add(Math.max(suits[0], Math.max(suits[1], suits[2])) / 10.0);
        row.add((suits[0] > 0 ? 1 : 0) + (suits[1] > 0 ? 1 : 0) + (suits[2] > 0 ? 1 : 0));
        row.add(runs);
        row.add(alike / 4.0);
    }

    /// What the tiles waited for pay, on average and in all.
    private void waits(Row row, Left left) {
        double drawn = 0;
        double given = 0;
        int copies = 0;
        if (left.distance() <= 1) {
            for (long kinds = left.accepted(); kinds != 0; kinds &= kinds - 1) {
                Tile tile = Tile.ofKind(Long.numberOfTrailingZeros(kinds));
                int unseen = dangers().unseen(tile.kind());
                if (unseen > 0) {
                    Hand hand = new Hand(left.hand().with(tile).list(), left.melds());
                    copies += unseen;
                    drawn += unseen * points(win(hand, tile, Set.of(Win.Circumstance.SELF_DRAW)));
                    given += unseen * points(win(hand, tile, Set.of()));
                }
            }
        }
        row.add(copies == 0 ? 0 : StrictMath.log1p(drawn / copies));
        row.add(copies == 0 ? 0 : StrictMath.log1p(given / copies));
        row.add(StrictMath.log1p(drawn + given) / 3);
    }

    private Win win(Hand hand, Tile last, Set<Win.Circumstance> how) {
        return new Win(hand, last, flowers, seatWind, roundWind, how);
    }

    private int points(Win win) {
        Optional<Score> score = rules.score(win);
        return score.map(Score::points).orElse(0);
    }
}
