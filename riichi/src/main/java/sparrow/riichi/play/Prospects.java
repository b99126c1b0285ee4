package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.table.Thrown;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.RiichiRules;
import sparrow.riichi.Score;
import sparrow.riichi.Win;
import sparrow.riichi.table.Words;
import sparrow.riichi.play.Chances.Reach;

/// What may become of a hand with these tiles and melds, by discard.
final class Prospects {
    private static final long ORPHANS = Aim.ALL & ~Aims.SIMPLES;

    /// What ura dora and a quick win add to a riichi, as a factor.
    private static final double RIICHI_LUCK = 1.6;

    /// Many tiles repair a step back, and all of them only that.
    private static final double STEP_BACK = 0.3;

    private static final double ALL_SIMPLES = 0.8;
    private static final double LONELY_DORA = 0.5;
    private static final int HONBA = 300;

    private final Situation now;
    private final RiichiRules rules;
    private final Tiles tiles;
    private final int[] held;
    private final List<Meld> melds;
    private final boolean closed;
    private final List<Aim> aims;
    private final List<Tile> bonusTiles = new ArrayList<>(4);
    private final int bonusLaid;
    private final long valuedTriplets;
    private final int orphans;
    private final long thrown;

    Prospects(Situation now, RiichiRules rules, Tiles tiles, List<Meld> melds) {
        this.now = now;
        this.rules = rules;
        this.tiles = tiles;
        this.held = tiles.kinds();
        this.melds = melds;
        this.closed = melds.stream().allMatch(meld -> meld.manner() != Meld.Manner.CLAIMED);
        this.aims = closed ? List.of(Aims.closed(held, melds)) : Aims.open(now, held, melds);
        tiles.forEachFace(face -> {
            if (now.bonus(face) > 0) {
                bonusTiles.add(face);
            }
        });
        int laid = now.own.flowers().size();
        long triplets = 0;
        int ends = 0;
        for (Meld meld : melds) {
            laid += now.bonus(meld.tiles());
            triplets |= meld.kind() == Meld.Kind.GROUP ? 1L << meld.face().kind() : 0;
            ends += meld.tiles().stream().anyMatch(Tile::isTerminalOrHonor) ? 1 : 0;
        }
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            triplets |= held[kind] >= 3 ? 1L << kind : 0;
            ends += (ORPHANS >>> kind & 1) != 0 ? held[kind] : 0;
        }
        this.bonusLaid = laid;
        this.valuedTriplets = triplets & now.valued;
        this.orphans = ends;
        long ownThrown = 0;
        for (Thrown each : now.own.pond()) {
            ownThrown |= 1L << each.tile().kind();
        }
        this.thrown = ownThrown;
    }

    /// The least distance of any aim.
    int distance() {
        int least = Aim.NEVER;
        for (Aim aim : aims) {
            least = Math.min(least, aim.least());
        }
        return least;
    }

    /// The outlook that keeps all tiles, when it is not this seat's turn.
    Outlook standing() {
        return best(Aim.NOTHING, tiles, false);
    }

    /// The best outlook after a discard.
    ///
    /// @param riichi whether riichi is declared with it
    Outlook without(Tile discard, boolean riichi) {
        return best(discard.kind(), tiles.without(discard), riichi);
    }

    private Outlook best(int discard, Tiles left, boolean riichi) {
        Outlook best = Outlook.NONE;
        for (Aim aim : aims) {
            Outlook outlook =
                    aim.distance[discard] == 1
                            ? ready(aim, discard, left, riichi)
                            : far(aim, discard, left);
            if (outlook.gain() > best.gain()
                    || (best.gain() == 0 && outlook.distance() < best.distance())) {
                best = outlook;
            }
        }
        return best;
    }

    private Outlook far(Aim aim, int discard, Tiles left) {
        int distance = aim.distance[discard];
        int helpful = now.left(aim.accepted[discard]);
        double chance =
                Chances.win(
                                closed ? Reach.CLOSED : Reach.OPEN,
                                distance,
                                helpful,
                                now.allUnseen,
                                now.draws)
                        * Math.pow(STEP_BACK, distance - aim.least());
        double han = aim.han + bonusLaid + bonus(aim, left) + otherYaku(aim, discard);
        return new Outlook(
                aim.name, distance, helpful, chance, extra() + Price.ofHan(han, now.dealer));
    }

    /// Dora and red fives that the aim can use; lonely ones may not come to be used.
    private double bonus(Aim aim, Tiles left) {
        double sum = 0;
        for (Tile face : bonusTiles) {
            int count = left.count(face);
            if (count > 0 && aim.uses(face.kind())) {
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

    private double otherYaku(Aim aim, int discard) {
        long triplets = valuedTriplets & aim.kinds;
        if (discard < Tile.KINDS && held[discard] == 3) {
            triplets &= ~(1L << discard);
        }
        int han = Long.bitCount(triplets);
        if (!closed) {
            return aim.kinds == Aim.ALL ? Math.max(0, han - 1) : han;
        }
        boolean orphan = discard < Tile.KINDS && (ORPHANS >>> discard & 1) != 0;
        return han + (orphans - (orphan ? 1 : 0) == 0 ? ALL_SIMPLES : 0);
    }

    /// Sticks and repeats that the winner takes.
    private double extra() {
        return now.table.pot()
                + HONBA * (double) now.table.started().tally().getOrDefault(Words.HONBA, 0);
    }

    // A ready hand: every wait is scored

    private Outlook ready(Aim aim, int discard, Tiles left, boolean riichi) {
        long waits = aim.accepted[discard];
        boolean furiten = (waits & (thrown | (discard < Tile.KINDS ? 1L << discard : 0))) != 0;
        int helpful = 0;
        double points = 0;
        for (long rest = waits; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            int copies = now.unseen[kind];
            if (copies > 0) {
                long worth = points(left, Tile.ofKind(kind), riichi, furiten);
                helpful += worth > 0 ? copies : 0;
                points += (double) copies * worth;
            }
        }
        if (helpful == 0) {
            return new Outlook(aim.name, 1, 0, 0, 0);
        }
        Reach reach =
                furiten
                        ? Reach.FURITEN
                        : riichi ? Reach.CLOSED : closed ? Reach.SILENT : Reach.OPEN;
        double mean = points / helpful * (riichi ? RIICHI_LUCK : 1);
        double chance = Chances.win(reach, 1, helpful, now.allUnseen, now.draws);
        return new Outlook(aim.name, 1, helpful, chance, extra() + mean);
    }

    private long points(Tiles left, Tile tile, boolean riichi, boolean furiten) {
        List<Tile> won = left.list();
        won.add(tile);
        Win win = Win.ron(new Hand(won, melds), tile);
        win = furiten ? win.with(Circumstance.TSUMO) : win;
        win = riichi ? win.with(Circumstance.RIICHI) : win;
        win =
                win.seat(now.table.wind(now.seat))
                        .round(now.roundWind)
                        .dora(now.indicators)
                        .nuki(now.own.flowers().size());
        return rules.score(win) instanceof Score score ? score.points() : 0;
    }
}
