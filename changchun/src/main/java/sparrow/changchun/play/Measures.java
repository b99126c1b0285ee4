package sparrow.changchun.play;

import java.util.List;
import java.util.Optional;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Giver;
import sparrow.changchun.Lights;
import sparrow.changchun.Payments;
import sparrow.changchun.Score;
import sparrow.changchun.Way;
import sparrow.changchun.Win;
import sparrow.changchun.Words;
import sparrow.core.table.Marker;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Ahead;
import sparrow.odds.Dangers;
import sparrow.odds.HandMeasures;
import sparrow.odds.Left;
import sparrow.odds.Row;
import sparrow.shapes.Distance;

/// What a model is told of a position after an action: everything from what the seat sees.
final class Measures {
    /// In the order in which they are taken.
    static final List<String> NAMES =
            HandMeasures.names(
                    List.of(
                            "simple scoring",
                            "a suit may be missing",
                            "the bao is played",
                            "who is not ting pays for all",
                            "pays for all now",
                            "paid at once",
                            "ting",
                            "may say ting",
                            "ting ready or said",
                            "bao seen",
                            "copies of the bao left",
                            "away from four triplets",
                            "away from seven pairs",
                            "worth of a drawn win",
                            "worth of a win on a discard",
                            "points of waits",
                            "tiles that win once ready",
                            "ways to ready that win",
                            "suits missing",
                            "no terminal or honor",
                            "no triplet nor pair of dragons",
                            "share of the discard in what ting hands wait for",
                            "discards what no ting hand wins with",
                            "tiles in hand that no ting hand wins with",
                            "least share in hand"));

    private static final int LEFT_OUT = 7;
    private static final int STACK = 2;

    private final Position position;
    private final ChangchunRules rules;
    private final HandMeasures common;
    private final Dangers dangers;
    private final Optional<Tile> bao;

    Measures(View view, Position position, ChangchunRules rules) {
        this.position = position;
        this.rules = rules;
        this.dangers = Dangers.of(view, Words.TING);
        int dead = STACK * rules.rules().number("dead_stacks");
        this.common = new HandMeasures(view, dangers, view.table().wall().left() - dead);
        this.bao =
                view.table().markers(Words.BAO).stream()
                        .filter(marker -> marker.to().contains(view.seat()))
                        .map(Marker::tile)
                        .reduce((_, last) -> last);
    }

    /// Whether ting is said with an action, or has been before.
    enum Said {
        TING,
        NOTHING
    }

    float[] of(Left left, Said said, int paid) {
        Row row = common.row(left, NAMES.size());
        boolean ting = position.ting() || said == Said.TING;
        row.add(rules.rules().value("scoring").equals("simple") ? 1 : 0);
        row.add(rules.rules().is("missing_suit") ? 1 : 0);
        row.add(rules.hasBao() ? 1 : 0);
        row.add(rules.owed(Giver.NOT_TING) == Payments.Owed.FOR_ALL ? 1 : 0);
        Giver giver = !ting ? Giver.NOT_TING : bao.isPresent() ? Giver.SEEING : Giver.BLIND;
        row.add(rules.owed(giver) == Payments.Owed.FOR_ALL ? 1 : 0);
        row.add(paid);
        row.add(ting ? 1 : 0);
        boolean may =
                ting
                        || (left.distance() <= 1
                                && left.hand().size() % 3 == 1
                                && rules.mayDeclareTing(left.hand(), left.melds()));
        row.add(may ? 1 : 0);
        row.add(may && !ting ? 1 : 0);
        row.add(bao.isPresent() ? 1 : 0);
        row.add(bao.map(tile -> dangers.unseen(tile.kind())).orElse(0));
        row.add(away(position.nearness().toTriplets(left.hand(), left.melds())));
        row.add(away(position.nearness().toPairs(left.hand(), left.melds())));
        waits(row, left);
        double ahead = new Ahead(dangers, hand -> best(hand, left.melds())).of(left);
        row.add(ahead / 5);
        row.add(helpful(left) * ahead / 50);
        shows(row, left);
        safety(row, left);
        return row.done();
    }

    private static double away(int distance) {
        return distance >= Distance.NEVER ? LEFT_OUT : Math.min(LEFT_OUT, distance);
    }

    /// What the tiles waited for pay, on average and in all.
    private void waits(Row row, Left left) {
        double drawn = 0;
        double given = 0;
        int copies = 0;
        if (left.distance() <= 1) {
            for (Tile tile : rules.waits(left.hand(), left.melds())) {
                int unseen = dangers.unseen(tile.kind());
                copies += unseen;
                drawn += unseen * worth(left.hand(), left.melds(), tile, Way.SELF_DRAW);
                given += unseen * worth(left.hand(), left.melds(), tile, Way.DISCARD);
            }
        }
        row.add(copies == 0 ? 0 : StrictMath.log1p(drawn / copies));
        row.add(copies == 0 ? 0 : StrictMath.log1p(given / copies));
        row.add(drawn / 10);
    }

    private int best(Tiles hand, List<Meld> melds) {
        return position.nearness()
                .discards(hand, melds, position.elsewhere())
                .getFirst()
                .acceptance()
                .total();
    }

    private int helpful(Left left) {
        int helpful = 0;
        for (long kinds = left.accepted(); kinds != 0; kinds &= kinds - 1) {
            helpful += dangers.unseen(Long.numberOfTrailingZeros(kinds));
        }
        return helpful;
    }

    /// What a win must show, and the hand does not yet.
    private static void shows(Row row, Left left) {
        Lights lights = Lights.of(left.hand(), left.melds());
        row.add(lights.suits() ? 0 : 1);
        row.add(lights.terminal() ? 0 : 1);
        row.add(lights.triplet() ? 0 : 1);
    }

    /// How safe the discard is from hands that were declared, and how safe the rest.
    private void safety(Row row, Left left) {
        boolean thrown = left.discard().isPresent();
        int kind = left.discard().map(Tile::kind).orElse(0);
        row.add(thrown ? 20 * dangers.shareOfDeclared(kind) : 0);
        row.add(thrown && dangers.isSafe(kind) ? 1 : 0);
        int safe = 0;
        double least = 1;
        for (Tile tile : left.hand().list()) {
            safe += dangers.isSafe(tile.kind()) ? 1 : 0;
            least = dangers.declared() == 0 ? 0 : Math.min(least, dangers.ofDeclared(tile.kind()));
        }
        row.add(safe / 5.0);
        row.add(least);
    }

    private int worth(Tiles hand, List<Meld> melds, Tile tile, Way way) {
        Optional<Score> score = rules.score(new Win(hand, melds, tile, way));
        return score.map(rules::worth).orElse(0);
    }
}
