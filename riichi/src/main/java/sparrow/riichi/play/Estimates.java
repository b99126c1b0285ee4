package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Power;
import sparrow.riichi.play.Chances.Reach;
import sparrow.riichi.play.Waits.Said;

/// What may become of a hand with these tiles and melds, by discard.
final class Estimates {
    private static final long ORPHANS = RoughWay.ALL & ~RoughWays.SIMPLES;

    /// What ura dora and a quick win add to a riichi, as a factor.
    private static final double RIICHI_LUCK = 1.6;

    /// Many tiles repair a step back, and all of them only that.
    private static final double STEP_BACK = 0.3;

    /// What so many steps back leave of a chance.
    private static final double[] STEPS_BACK = new double[8];

    static {
        Arrays.setAll(STEPS_BACK, steps -> Power.of(STEP_BACK, steps));
    }

    /// How many steps a way may be farther than the nearest and still be followed.
    private static final int DETOUR = 2;

    private static final double ALL_SIMPLES = 0.8;
    private static final double LONELY_DORA = 0.5;

    private final Counted now;
    private final Tiles tiles;
    private final int[] held;
    private final List<Meld> melds;
    private final boolean closed;
    private final List<RoughWay> ways;
    private final List<Tile> bonusTiles = new ArrayList<>(4);
    private final int bonusLaid;
    private final long valuedTriplets;
    private final int orphans;
    private final Flush flush;
    private final int draws;

    Estimates(Counted now, Tiles tiles, List<Meld> melds) {
        this(now, tiles, melds, RoughWays.of(now, tiles.kinds(), melds));
    }

    /// @param ways those of these tiles and melds
    Estimates(Counted now, Tiles tiles, List<Meld> melds, List<RoughWay> ways) {
        this.now = now;
        this.tiles = tiles;
        this.held = tiles.kinds();
        this.melds = melds;
        this.closed = RoughWays.isClosed(melds);
        this.ways = ways;
        this.draws = now.situation.draws();
        for (Tile face : now.bonusTiles) {
            if (tiles.contains(face)) {
                bonusTiles.add(face);
            }
        }
        int laid = now.situation.norths();
        long triplets = 0;
        int ends = 0;
        for (Meld meld : melds) {
            laid += now.bonus(meld.tiles());
            triplets |= meld.kind() == Meld.Kind.GROUP ? 1L << meld.face().kind() : 0;
            ends += isOutside(meld) ? 1 : 0;
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            triplets |= held[kind] >= 3 ? 1L << kind : 0;
            ends += (ORPHANS >>> kind & 1) != 0 ? held[kind] : 0;
        }
        this.bonusLaid = laid;
        this.valuedTriplets = triplets & now.valued;
        this.orphans = ends;
        this.flush = new Flush(held, melds);
    }

    private static boolean isOutside(Meld meld) {
        for (Tile tile : meld.tiles()) {
            if (tile.isTerminalOrHonor()) {
                return true;
            }
        }
        return false;
    }

    /// The least distance of any way.
    int distance() {
        return RoughWay.least(ways);
    }

    /// Whether a discard leaves a ready hand.
    boolean isReadyWithout(Tile discard) {
        for (RoughWay way : ways) {
            if (way.distance(discard.kind()) == 1) {
                return true;
            }
        }
        return false;
    }

    /// The outlook that keeps all tiles, when it is not this seat's turn.
    Estimate standing() {
        return best(RoughWay.NOTHING, tiles, Said.NOTHING);
    }

    /// The best outlook after a discard.
    Estimate without(Tile discard) {
        return best(discard.kind(), tiles.without(discard), Said.NOTHING);
    }

    /// The best outlook after a discard with which riichi is declared.
    Estimate declaringWith(Tile discard) {
        return best(discard.kind(), tiles.without(discard), Said.RIICHI);
    }

    /// The dearest of the ways, none of them much farther than the nearest that can win: who is
    /// ready does not turn to something five tiles away, whatever it may bring.
    private Estimate best(int discard, Tiles left, Said said) {
        Waits waits = new Waits(now, left, melds, said);
        Estimate[] outlooks = new Estimate[ways.size()];
        int nearest = RoughWay.NEVER;
        for (int i = 0; i < outlooks.length; i++) {
            RoughWay way = ways.get(i);
            outlooks[i] =
                    way.distance(discard) == 1
                            ? ready(way, discard, waits)
                            : far(way, discard, left);
            if (outlooks[i].gain() > 0) {
                nearest = Math.min(nearest, outlooks[i].distance());
            }
        }
        Estimate best = Estimate.NONE;
        for (Estimate outlook : outlooks) {
            if (outlook.distance() <= nearest + DETOUR
                    && (outlook.gain() > best.gain()
                            || (best.gain() == 0 && outlook.distance() < best.distance()))) {
                best = outlook;
            }
        }
        return best;
    }

    private Estimate far(RoughWay way, int discard, Tiles left) {
        int distance = way.distance(discard);
        int helpful = now.left(way.accepted(discard));
        Reach reach = closed ? Reach.CLOSED : Reach.OPEN;
        double chance =
                Chances.win(reach, distance, helpful, now.allUnseen, draws)
                        * stepsBack(distance - way.least());
        double han = way.han + bonusLaid + bonus(way, left) + otherYaku(way, discard);
        return new Estimate(
                way.name,
                distance,
                helpful,
                chance,
                now.situation.pot() + (now.dealer ? Price.ofDealersHan(han) : Price.ofHan(han)));
    }

    private static double stepsBack(int steps) {
        return steps < STEPS_BACK.length ? STEPS_BACK[steps] : Power.of(STEP_BACK, steps);
    }

    /// Dora and red fives that the way can use; lonely ones may not come to be used.
    private double bonus(RoughWay way, Tiles left) {
        double sum = 0;
        for (Tile face : bonusTiles) {
            int count = left.count(face);
            if (count > 0 && way.uses(face.kind())) {
                sum += count * now.bonus(face) * (isLonely(face, left) ? LONELY_DORA : 1);
            }
        }
        return sum;
    }

    private boolean isLonely(Tile face, Tiles left) {
        int kind = face.kind();
        if (left.countKind(face) > 1) {
            return false;
        }
        if (!face.isNumbered()) {
            return true;
        }
        for (int step = 1; step <= 2; step++) {
            boolean below = face.rank() > step && held[kind - step] > 0;
            boolean above = face.rank() + step <= 9 && held[kind + step] > 0;
            if (below || above) {
                return false;
            }
        }
        return true;
    }

    private double otherYaku(RoughWay way, int discard) {
        long triplets = valuedTriplets & way.kinds;
        if (discard < Tile.KINDS && held[discard] == 3) {
            triplets &= ~(1L << discard);
        }
        int han = Long.bitCount(triplets);
        if (!closed) {
            return (way.kinds == RoughWay.ALL ? Math.max(0, han - 1) : han)
                    + Math.max(0, flush.han(discard) - (RoughWays.isFlush(way) ? way.han : 0));
        }
        boolean orphan = discard < Tile.KINDS && (ORPHANS >>> discard & 1) != 0;
        return han + flush.han(discard) + (orphans - (orphan ? 1 : 0) == 0 ? ALL_SIMPLES : 0);
    }

    // A ready hand: every wait is scored

    private Estimate ready(RoughWay way, int discard, Waits scored) {
        long waits = way.accepted(discard);
        boolean furiten = (waits & (now.thrown | (discard < Tile.KINDS ? 1L << discard : 0))) != 0;
        int helpful = 0;
        double points = 0;
        for (long rest = waits; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            int copies = now.unseen[kind];
            if (copies > 0) {
                long worth = furiten ? scored.byDraw(kind) : scored.byDiscard(kind);
                helpful += worth > 0 ? copies : 0;
                points += (double) copies * worth;
            }
        }
        if (helpful == 0) {
            return new Estimate(way.name, 1, 0, 0, 0);
        }
        boolean riichi = scored.said() == Said.RIICHI;
        Reach reach =
                furiten
                        ? Reach.FURITEN
                        : riichi ? Reach.CLOSED : closed ? Reach.SILENT : Reach.OPEN;
        double mean = points / helpful * (riichi ? RIICHI_LUCK : 1);
        double chance = Chances.win(reach, 1, helpful, now.allUnseen, draws);
        return new Estimate(way.name, 1, helpful, chance, now.situation.pot() + mean);
    }
}
