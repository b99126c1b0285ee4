package sparrow.riichi.play;

import java.util.ArrayList;
import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// The ways of a hand: riichi while it is closed, and those that leave an open hand a yaku.
///
/// A yaku restricts which tiles a hand uses, so its distance is that of the tiles it can use; a
/// triplet that it must have is taken out beforehand.
final class RoughWays {
    private static final long SUIT = 0x1FF;
    private static final long HONORS = 0x7FL << Tile.EAST.kind();
    private static final long TERMINALS = 0x101L | 0x101L << 9 | 0x101L << 18;
    static final long SIMPLES = RoughWay.ALL & ~(HONORS | TERMINALS);
    private static final List<Form> SETS = List.of(Form.STANDARD);
    private static final Gauge CLOSED_GAUGE = Gauge.of(Form.RIICHI);
    private static final Gauge SETS_GAUGE = Gauge.of(Form.STANDARD);
    private static final String[] SUITS = {"characters", "dots", "bamboo"};

    private final Counted now;
    private final int[] held;
    private final List<Meld> melds;
    private final long laid;
    private final List<RoughWay> ways = new ArrayList<>(6);

    private RoughWays(Counted now, int[] held, List<Meld> melds) {
        this.now = now;
        this.held = held;
        this.melds = melds;
        long kinds = 0;
        for (Meld meld : melds) {
            for (Tile tile : meld.tiles()) {
                kinds |= tile.kind() < Tile.KINDS ? 1L << tile.kind() : 0;
            }
        }
        this.laid = kinds;
    }

    /// The way of a hand that stays closed. Menzen tsumo, riichi and what they bring are its yaku.
    static RoughWay closed(int[] held, List<Meld> melds) {
        RoughWay way = new RoughWay("a closed hand", 1.6, RoughWay.ALL);
        Holding holding = Holding.of(held, melds.size());
        if (size(held) % 3 == 2) {
            read(way, DiscardAnalysis.of(holding, CLOSED_GAUGE, Tiles.EMPTY), held, 0, 0);
        } else {
            way.distance[RoughWay.NOTHING] = CLOSED_GAUGE.distance(holding);
            way.accepted[RoughWay.NOTHING] =
                    Acceptance.of(holding, Form.RIICHI, Tiles.EMPTY).kinds();
        }
        return way;
    }

    /// The ways of a hand with these tiles in hand and these melds, some of them claimed.
    static List<RoughWay> open(Counted now, int[] held, List<Meld> melds) {
        RoughWays ways = new RoughWays(now, held, melds);
        ways.valuedTriplets();
        if (now.rules.rules().is("kuitan")) {
            ways.restricted("all simples", 1, SIMPLES);
        }
        for (int suit = 0; suit < 3; suit++) {
            ways.flush("a half flush in " + SUITS[suit], SUIT << (9 * suit) | HONORS);
        }
        ways.triplets();
        return ways.ways;
    }

    private static int size(int[] held) {
        int size = 0;
        for (int count : held) {
            size += count;
        }
        return size;
    }

    // Triplets of dragons and of the own and the round's wind

    private void valuedTriplets() {
        for (long left = now.valued; left != 0; left &= left - 1) {
            int kind = Long.numberOfTrailingZeros(left);
            String name = "a triplet of " + Tile.ofKind(kind);
            if ((laid >>> kind & 1) != 0) {
                measure(new RoughWay(name, 1, RoughWay.ALL), held, melds.size(), 0, 0);
            } else if (held[kind] >= 3 || (held[kind] == 2 && now.unseen[kind] > 0)) {
                int missing = Math.max(0, 3 - held[kind]);
                int[] rest = held.clone();
                rest[kind] -= 3 - missing;
                long wanted = missing == 0 ? 0 : 1L << kind;
                measure(
                        new RoughWay(name, 1, RoughWay.ALL),
                        rest,
                        melds.size() + 1,
                        missing,
                        wanted);
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
            measure(new RoughWay(name, han, kinds), usable, melds.size(), 0, 0);
        }
    }

    /// A flush is a way when most of the hand is of it.
    private void flush(String name, long kinds) {
        int inside = 3 * melds.size();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            inside += (kinds >>> kind & 1) != 0 ? held[kind] : 0;
        }
        if (inside >= 9) {
            restricted(name, 2, kinds);
        }
    }

    /// @param usable the tiles in hand that the way can use, without those of a set it must have
    /// @param missing how many tiles that set lacks
    /// @param wanted the kind it lacks
    private void measure(RoughWay way, int[] usable, int sets, int missing, long wanted) {
        if (sets > 4) {
            return;
        }
        Holding holding = Holding.of(usable, sets);
        int distance = SETS_GAUGE.distance(holding) + missing;
        long accepted = (Acceptance.of(holding, SETS, Tiles.EMPTY).kinds() | wanted) & way.kinds;
        if (size(held) % 3 == 2) {
            DiscardAnalysis analysis = DiscardAnalysis.of(holding, SETS_GAUGE, Tiles.EMPTY);
            read(way, analysis, usable, missing, wanted);
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                if (held[kind] > 0 && !way.uses(kind)) {
                    way.distance[kind] = distance;
                    way.accepted[kind] = accepted;
                }
            }
        } else {
            way.distance[RoughWay.NOTHING] = distance;
            way.accepted[RoughWay.NOTHING] = accepted;
        }
        ways.add(way);
    }

    private static void read(
            RoughWay way, DiscardAnalysis analysis, int[] usable, int missing, long wanted) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (usable[kind] > 0) {
                Tile tile = Tile.ofKind(kind);
                way.distance[kind] = analysis.distance(tile) + missing;
                way.accepted[kind] = (analysis.accepted(tile) | wanted) & way.kinds;
            }
        }
    }

    // All triplets

    private void triplets() {
        int groups = 0;
        for (Meld meld : melds) {
            if (meld.kind() != Meld.Kind.GROUP) {
                return;
            }
        }
        for (int count : held) {
            groups += count >= 2 ? 1 : 0;
        }
        if (groups + melds.size() < 4) {
            return;
        }
        RoughWay way = new RoughWay("all triplets", 2, RoughWay.ALL);
        if (size(held) % 3 == 2) {
            for (int kind = 0; kind < Tile.KINDS; kind++) {
                if (held[kind] > 0) {
                    held[kind]--;
                    triplets(way, kind);
                    held[kind]++;
                }
            }
        } else {
            triplets(way, RoughWay.NOTHING);
        }
        ways.add(way);
    }

    private void triplets(RoughWay way, int discard) {
        int wanted = 4 - melds.size();
        long pairs = 0;
        long singles = 0;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            wanted -= held[kind] >= 3 ? 1 : 0;
            pairs |= held[kind] == 2 ? 1L << kind : 0;
            singles |= held[kind] == 1 ? 1L << kind : 0;
        }
        wanted = Math.max(0, wanted);
        int grown = Math.min(wanted, Long.bitCount(pairs));
        boolean hasHead = Long.bitCount(pairs) > grown;
        way.distance[discard] = grown + 2 * (wanted - grown) + (hasHead ? 0 : 1);
        way.accepted[discard] = (grown > 0 ? pairs : 0) | (hasHead ? 0 : singles);
    }
}
