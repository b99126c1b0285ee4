package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.riichi.play.RoughWay.Goal;
import sparrow.riichi.play.ShapeWay.Lack;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;

/// The ways of a hand: riichi while it is closed, and those that leave an open hand a yaku.
///
/// A yaku restricts which tiles a hand uses, so its distance is that of the tiles it can use; a
/// triplet that it must have is taken out beforehand.
final class RoughWays {
    private static final long SUIT = 0x1FF;
    private static final long HONORS = 0x7FL << Tile.EAST.kind();
    private static final long TERMINALS = 0x101L | 0x101L << 9 | 0x101L << 18;
    static final long SIMPLES = RoughWay.ALL & ~(HONORS | TERMINALS);
    private static final Gauge CLOSED = Gauge.of(Form.RIICHI);
    private static final Gauge SETS = Gauge.of(Form.STANDARD);
    private static final int MOST_SETS = 4;

    /// Menzen tsumo, riichi and what they bring are the yaku of a hand that stays closed.
    private static final Goal CLOSED_HAND = new Goal("aiming for a closed hand", 1.6, RoughWay.ALL);

    private static final Goal ALL_SIMPLES = new Goal("aiming for all simples", 1, SIMPLES);
    private static final List<Goal> FLUSHES =
            List.of(flush(0, "characters"), flush(1, "dots"), flush(2, "bamboo"));

    /// By kind.
    private static final Goal[] TRIPLETS_TO_COME = triplets("aiming for");

    private static final Goal[] TRIPLETS_AT_HAND = triplets("with");

    private static Goal[] triplets(String how) {
        Goal[] goals = new Goal[Tile.KINDS];
        Arrays.setAll(
                goals,
                kind ->
                        new Goal(
                                how + " a triplet of " + Tile.ofKind(kind).title() + "s",
                                1,
                                RoughWay.ALL));
        return goals;
    }

    private static Goal flush(int suit, String name) {
        return new Goal("aiming for a half flush in " + name, 2, SUIT << (9 * suit) | HONORS);
    }

    /// Whether a way leads to a flush.
    static boolean isFlush(RoughWay way) {
        return way.kinds != RoughWay.ALL && (way.kinds & HONORS) != 0;
    }

    private final Counted now;
    private final int[] held;
    private final List<Meld> melds;
    private final long laid;
    private final int tooMany;
    private final List<RoughWay> ways = new ArrayList<>(6);

    private RoughWays(Counted now, int[] held, List<Meld> melds) {
        this.now = now;
        this.held = held;
        this.melds = melds;
        this.tooMany = tooMany(held);
        long kinds = 0;
        for (Meld meld : melds) {
            for (Tile tile : meld.tiles()) {
                kinds |= tile.kind() < Tile.KINDS ? 1L << tile.kind() : 0;
            }
        }
        this.laid = kinds;
    }

    /// How many tiles a hand has to discard.
    private static int tooMany(int[] held) {
        int size = 0;
        for (int count : held) {
            size += count;
        }
        return size % 3 == 2 ? 1 : 0;
    }

    /// The ways of a hand with these tiles in hand and these melds.
    static List<RoughWay> of(Counted now, int[] held, List<Meld> melds) {
        return isClosed(melds) ? List.of(closed(held, melds)) : open(now, held, melds);
    }

    static boolean isClosed(List<Meld> melds) {
        for (Meld meld : melds) {
            if (meld.manner() == Meld.Manner.CLAIMED) {
                return false;
            }
        }
        return true;
    }

    private static RoughWay closed(int[] held, List<Meld> melds) {
        return new ShapeWay(CLOSED_HAND, CLOSED, held, melds.size(), Lack.NOTHING, tooMany(held));
    }

    /// The ways of a hand with these tiles in hand and these melds, some of them claimed.
    static List<RoughWay> open(Counted now, int[] held, List<Meld> melds) {
        RoughWays ways = new RoughWays(now, held, melds);
        ways.valuedTriplets();
        if (now.simplesMayBeOpen) {
            ways.restricted(ALL_SIMPLES);
        }
        for (Goal flush : FLUSHES) {
            ways.flush(flush);
        }
        ways.triplets();
        return ways.ways;
    }

    // Triplets of dragons and of the own and the round's wind

    private void valuedTriplets() {
        for (long left = now.valued; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            if ((laid >>> kind & 1) != 0) {
                add(TRIPLETS_AT_HAND[kind], held, melds.size(), Lack.NOTHING);
            } else if (held[kind] >= 3 || (held[kind] == 2 && now.unseen[kind] > 0)) {
                int missing = Math.max(0, 3 - held[kind]);
                int[] rest = held.clone();
                rest[kind] -= 3 - missing;
                Lack lack = missing == 0 ? Lack.NOTHING : new Lack(missing, 1L << kind);
                Goal[] goals = missing == 0 ? TRIPLETS_AT_HAND : TRIPLETS_TO_COME;
                add(goals[kind], rest, melds.size() + 1, lack);
            }
        }
    }

    // Yaku that use only some kinds

    private void restricted(Goal goal) {
        if ((laid & ~goal.kinds()) == 0) {
            int[] usable = held.clone();
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                if ((goal.kinds() >>> kind & 1) == 0) {
                    usable[kind] = 0;
                }
            }
            add(goal, usable, melds.size(), Lack.NOTHING);
        }
    }

    /// A flush is a way when most of the hand is of it.
    private void flush(Goal goal) {
        int inside = 3 * melds.size();
        for (long left = goal.kinds(); left != 0; left &= left - 1) {
            inside += held[Long.numberOfTrailingZeros(left)];
        }
        if (inside >= 9) {
            restricted(goal);
        }
    }

    private void add(Goal goal, int[] usable, int sets, Lack lack) {
        if (sets <= MOST_SETS) {
            ways.add(new ShapeWay(goal, SETS, usable, sets, lack, tooMany));
        }
    }

    // All triplets

    private void triplets() {
        for (Meld meld : melds) {
            if (meld.kind() != Meld.Kind.GROUP) {
                return;
            }
        }
        if (TripletsWay.isOpen(held, melds.size())) {
            ways.add(new TripletsWay(held, melds.size(), tooMany));
        }
    }
}
