package sparrow.riichi.play;

import java.util.List;
import java.util.Optional;
import sparrow.core.table.View;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Pieces;
import sparrow.odds.Row;
import sparrow.riichi.play.Waits.Said;

/// What a model is told of a position after an action: everything from what the seat sees.
final class Measures {
    static final String READY = "ready";

    /// In the order in which they are taken.
    static final List<String> NAMES =
            List.of(
                    "draws left",
                    "dealer",
                    "three players",
                    "points in the pot",
                    "dora indicators",
                    "own discards",
                    "melds claimed",
                    "closed",
                    "riichi",
                    "waits for a claim",
                    READY,
                    "one away from ready",
                    "two away",
                    "three away",
                    "farther",
                    "no yaku",
                    "tiles that win",
                    "tiles that make ready",
                    "tiles that help before",
                    "tiles that win once ready",
                    "chance by rule of thumb",
                    "points by rule of thumb",
                    "gain by rule of thumb",
                    "waits for an own discard",
                    "open way: distance",
                    "open way: tiles that help",
                    "open way: gain",
                    "dora",
                    "valued triplets",
                    "valued pairs",
                    "tiles of the longest suit and honors",
                    "terminals and honors",
                    "sets",
                    "pairs",
                    "two-sided pieces",
                    "other pieces",
                    "lonely tiles",
                    "risk of the discard",
                    "loss by the discard",
                    "discards a dora",
                    "discards an honor",
                    "discards a terminal",
                    "copies of the discard unseen",
                    "riichis",
                    "open hands ready",
                    "dearest threat",
                    "least risk in hand",
                    "second risk in hand",
                    "mean risk in hand",
                    "safe tiles in hand",
                    "discards to an open flush",
                    "most melds of another",
                    "melds of others",
                    "dora in melds of others");

    private static final int SUIT = 9;
    private static final int SUITS = 3;
    private static final float SAFE = 0.02f;

    private final Counted now;
    private final Risks risks;
    private final Others others;

    Measures(View view, Counted now) {
        this.now = now;
        this.risks = new Risks(now.dangers);
        this.others = new Others(view, now);
    }

    float[] of(After after, Estimate estimate) {
        List<Meld> melds = after.melds();
        Optional<Tile> discard = after.discard();
        Row row = new Row(NAMES.size());
        surroundings(row);
        int claimed = 0;
        for (Meld meld : melds) {
            claimed += meld.manner() == Meld.Manner.CLAIMED ? 1 : 0;
        }
        row.add(claimed);
        row.add(claimed == 0 ? 1 : 0);
        row.add(after.said() == Said.RIICHI || now.situation.isInRiichi() ? 1 : 0);
        row.add(discard.isEmpty() ? 1 : 0);
        distance(row, after, estimate);
        row.add(isFuriten(after, estimate) ? 1 : 0);
        int[] held = after.left().kinds();
        openWay(row, held, melds, claimed);
        value(row, after.left(), held, melds);
        shape(row, held);
        discard(row, discard);
        danger(row, held);
        row.add(discard.isPresent() ? others.flush(discard.get()) : 0);
        row.add(others.most());
        row.add(others.all());
        row.add(others.dora());
        return row.done();
    }

    private void surroundings(Row row) {
        row.add(now.situation.draws() / 18f);
        row.add(now.dealer ? 1 : 0);
        row.add(now.rules.players() == SUITS ? 1 : 0);
        row.add(now.situation.pot() / 1_000f);
        row.add(now.position.dora().size());
        row.add(now.position.discards().size() / 18f);
    }

    private void distance(Row row, After after, Estimate estimate) {
        int distance = estimate.distance();
        int helpful = estimate.helpful();
        row.add(distance <= 1 ? 1 : 0);
        row.add(distance == 2 ? 1 : 0);
        row.add(distance == 3 ? 1 : 0);
        row.add(distance == 4 ? 1 : 0);
        row.add(distance > 4 && distance < RoughWay.NEVER ? distance - 4 : 0);
        row.add(distance == RoughWay.NEVER ? 1 : 0);
        float share = (float) helpful / now.allUnseen;
        row.add(distance <= 1 ? 10 * share : 0);
        row.add(distance == 2 ? 5 * share : 0);
        row.add(distance > 2 ? 3 * share : 0);
        row.add(
                distance == 2
                        ? (float) NextStep.width(after.left(), after.melds(), now.unseen) / 8
                        : 0);
        row.add((float) estimate.chance());
        row.add((float) StrictMath.log1p(estimate.points() / 1_000));
        row.add((float) (estimate.gain() / 1_000));
    }

    private boolean isFuriten(After after, Estimate estimate) {
        if (estimate.distance() != 1) {
            return false;
        }
        long thrown = now.thrown | after.discard().map(tile -> 1L << tile.kind()).orElse(0L);
        for (RoughWay way : RoughWays.of(now, after.left().kinds(), after.melds())) {
            if (way.distance(RoughWay.NOTHING) == 1
                    && (way.accepted(RoughWay.NOTHING) & thrown) != 0) {
                return true;
            }
        }
        return false;
    }

    /// The best way that claims, while the hand is still closed.
    private void openWay(Row row, int[] held, List<Meld> melds, int claimed) {
        Estimate best = Estimate.NONE;
        if (claimed == 0) {
            Estimates open =
                    new Estimates(
                            now, Tiles.ofKinds(held), melds, RoughWays.open(now, held, melds));
            best = open.standing();
        }
        boolean none = best.distance() == RoughWay.NEVER;
        row.add(none ? 6 : best.distance());
        row.add(none ? 0 : 5f * best.helpful() / now.allUnseen);
        row.add((float) (best.gain() / 1_000));
    }

    private void value(Row row, Tiles left, int[] held, List<Meld> melds) {
        int dora = now.situation.norths();
        int triplets = 0;
        int[] all = held.clone();
        for (Meld meld : melds) {
            dora += now.bonus(meld.tiles());
            for (Tile tile : meld.tiles()) {
                if (tile.kind() < Tile.KINDS) {
                    all[tile.kind()]++;
                }
            }
        }
        for (Tile face : now.bonusTiles) {
            dora += left.count(face) * now.bonus(face);
        }
        int pairs = 0;
        int outside = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            boolean valued = (now.valued >>> kind & 1) != 0;
            triplets += valued && all[kind] >= 3 ? 1 : 0;
            pairs += valued && all[kind] == 2 ? 1 : 0;
            outside += (RoughWays.SIMPLES >>> kind & 1) == 0 ? all[kind] : 0;
        }
        row.add(dora);
        row.add(triplets);
        row.add(pairs);
        row.add(longestSuit(all) / 14f);
        row.add(outside / 14f);
    }

    private static int longestSuit(int[] all) {
        int honors = 0;
        for (int kind = SUITS * SUIT; kind < Tile.KINDS; kind++) {
            honors += all[kind];
        }
        int longest = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            int count = 0;
            for (int kind = suit * SUIT; kind < (suit + 1) * SUIT; kind++) {
                count += all[kind];
            }
            longest = Math.max(longest, count);
        }
        return longest + honors;
    }

    private static void shape(Row row, int[] held) {
        Pieces pieces = Pieces.of(held);
        row.add(pieces.sets());
        row.add(pieces.pairs());
        row.add(pieces.twoSided());
        row.add(pieces.others());
        row.add(pieces.lonely());
    }

    private void discard(Row row, Optional<Tile> discard) {
        if (discard.isEmpty()) {
            row.skip(6);
            return;
        }
        Tile tile = discard.get();
        row.add(5 * risks.of(tile.kind()));
        row.add((float) (risks.loss(tile) / 1_000));
        row.add(now.bonus(tile));
        row.add(tile.isNumbered() ? 0 : 1);
        row.add(tile.isNumbered() && tile.isTerminalOrHonor() ? 1 : 0);
        row.add(now.unseen[tile.kind()] / 3f);
    }

    private void danger(Row row, int[] held) {
        row.add(risks.riichis());
        row.add((float) risks.openHands());
        row.add((float) (risks.dearest() / 8_000));
        float least = 1;
        float second = 1;
        float sum = 0;
        int tiles = 0;
        int safe = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            for (int copy = 0; copy < held[kind]; copy++) {
                float risk = risks.of(kind);
                second = Math.min(second, Math.max(risk, least));
                least = Math.min(least, risk);
                sum += risk;
                tiles++;
                safe += risk < SAFE ? 1 : 0;
            }
        }
        row.add(5 * least);
        row.add(5 * second);
        row.add(tiles == 0 ? 0 : 5 * sum / tiles);
        row.add(safe / 13f);
    }
}
