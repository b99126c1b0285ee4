package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
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

    /// By suit: the name of its flush.
    private static final String[] FLUSHES = {
        "a half flush in characters", "a half flush in dots", "a half flush in bamboo"
    };

    /// By kind: the name of its triplet.
    private static final String[] TRIPLETS = new String[Tile.KINDS];

    static {
        Arrays.setAll(TRIPLETS, kind -> "a triplet of " + Tile.ofKind(kind));
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

    /// The way of a hand that stays closed. Menzen tsumo, riichi and what they bring are its yaku.
    private static RoughWay closed(int[] held, List<Meld> melds) {
        return new ShapeWay(
                "a closed hand",
                1.6,
                RoughWay.ALL,
                CLOSED,
                held,
                melds.size(),
                0,
                0,
                tooMany(held));
    }

    /// The ways of a hand with these tiles in hand and these melds, some of them claimed.
    static List<RoughWay> open(Counted now, int[] held, List<Meld> melds) {
        RoughWays ways = new RoughWays(now, held, melds);
        ways.valuedTriplets();
        if (now.simplesMayBeOpen) {
            ways.restricted("all simples", 1, SIMPLES);
        }
        for (int suit = 0; suit < FLUSHES.length; suit++) {
            ways.flush(FLUSHES[suit], SUIT << (9 * suit) | HONORS);
        }
        ways.triplets();
        return ways.ways;
    }

    // Triplets of dragons and of the own and the round's wind

    private void valuedTriplets() {
        for (long left = now.valued; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            if ((laid >>> kind & 1) != 0) {
                add(TRIPLETS[kind], 1, RoughWay.ALL, held, melds.size(), 0, 0);
            } else if (held[kind] >= 3 || (held[kind] == 2 && now.unseen[kind] > 0)) {
                int missing = Math.max(0, 3 - held[kind]);
                int[] rest = held.clone();
                rest[kind] -= 3 - missing;
                long wanted = missing == 0 ? 0 : 1L << kind;
                add(TRIPLETS[kind], 1, RoughWay.ALL, rest, melds.size() + 1, missing, wanted);
            }
        }
    }

    // Yaku that use only some kinds

    private void restricted(String name, double han, long kinds) {
        if ((laid & ~kinds) == 0) {
            int[] usable = held.clone();
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                if ((kinds >>> kind & 1) == 0) {
                    usable[kind] = 0;
                }
            }
            add(name, han, kinds, usable, melds.size(), 0, 0);
        }
    }

    /// A flush is a way when most of the hand is of it.
    private void flush(String name, long kinds) {
        if ((laid & ~kinds) == 0 && 3 * melds.size() + inside(kinds) >= 9) {
            restricted(name, 2, kinds);
        }
    }

    private int inside(long kinds) {
        int inside = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            inside += held[Long.numberOfTrailingZeros(left)];
        }
        return inside;
    }

    private void add(
            String name,
            double han,
            long kinds,
            int[] usable,
            int sets,
            int missing,
            long wanted) {
        if (sets <= MOST_SETS) {
            ways.add(
                    new ShapeWay(name, han, kinds, SETS, usable, sets, missing, wanted, tooMany));
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
