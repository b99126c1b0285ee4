package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.odds.Power;
import sparrow.shapes.Acceptance;
import sparrow.shapes.DiscardAnalysis;
import sparrow.shapes.Distance;
import sparrow.shapes.Form;
import sparrow.shapes.Gauge;
import sparrow.shapes.Holding;

/// Every hand that draws which come nearer may lead to, worked out from the ready ones backwards.
///
/// Draws are without replacement. A kind that was accepted all the way was never thrown away: its
/// copies are as likely as any tile left. Of a kind that was of no use for a while some copies may
/// be gone: so many as if the tiles thrown away had been taken evenly from all those that the hand
/// did not accept at the start.
final class Ways {
    private static final Gauge GAUGE = Gauge.of(Form.RIICHI);

    /// What makes two hands the same: tiles, kinds never thrown away, and tiles drawn.
    private record Key(Packed kinds, long kept, int drawn) {}

    private final TurnsAhead draws;
    private final int melds;
    private final int[] start;
    private final int[] unseen;
    private final int startDistance;
    private final int[] discarded;
    private final Prizes prizes;
    private final int tiles;
    private final int unwelcome;
    private final Map<Key, Way> known = new HashMap<>();
    private final Way first;

    Ways(Position position, TurnsAhead draws) {
        Holding holding = position.holding();
        this.draws = draws;
        melds = holding.melds();
        start = position.hand().concealed().kinds();
        unseen = position.unseen();
        startDistance = Distance.of(holding, Form.RIICHI);
        prizes = new Prizes(position, unseen);
        Acceptance acceptance = Acceptance.of(holding, Form.RIICHI, position.visible());
        int all = 0;
        for (int copies : unseen) {
            all += copies;
        }
        tiles = all;
        unwelcome = all - acceptance.total();
        discarded = position.discards().kinds();
        first = way(start, startDistance, acceptance.kinds(), acceptance.kinds(), Drawn.NOTHING);
    }

    Way start() {
        return first;
    }

    Prizes prizes() {
        return prizes;
    }

    int size() {
        return known.size();
    }

    /// @param kept a bit for each kind accepted by every hand before and by this one
    /// @param drawn the kinds drawn since the start
    private Way way(int[] kinds, int distance, long accepted, long kept, int drawn) {
        Key key = new Key(Packed.of(kinds), kept, drawn);
        Way way = known.get(key);
        if (way == null) {
            way = worked(kinds, distance, accepted, kept, drawn);
            known.put(key, way);
        }
        return way;
    }

    private Way worked(int[] kinds, int distance, long accepted, long kept, int drawn) {
        int[] welcome = new int[Long.bitCount(accepted)];
        int[] left = new int[welcome.length];
        int size = 0;
        for (long rest = accepted; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            int copies = unseen[kind] - Drawn.times(drawn, kind);
            if (copies > 0) {
                welcome[size] = kind;
                left[size++] = copies;
            }
        }
        welcome = Arrays.copyOf(welcome, size);
        List<List<Way>> next = new ArrayList<>();
        if (distance > 1) {
            for (int kind : welcome) {
                next.add(after(kinds, distance, kept, kind, drawn));
            }
        }
        Way way = new Way(kinds, distance, welcome, left, kept, next, draws.turns());
        if (way.isReady()) {
            ready(way, isFuriten(kinds, accepted, drawn));
        } else {
            for (int turn = draws.turns() - 1; turn >= startDistance - distance; turn--) {
                way.draw(turn, chances(way, turn));
            }
        }
        return way;
    }

    /// The hands that the discards after a draw leave, those that keep what it brought.
    private List<Way> after(int[] kinds, int distance, long kept, int kind, int drawn) {
        int[] full = kinds.clone();
        full[kind]++;
        int now = Drawn.with(drawn, kind);
        DiscardAnalysis analysis = DiscardAnalysis.of(Holding.of(full, melds), GAUGE, Tiles.EMPTY);
        List<Way> ways = new ArrayList<>();
        for (int discard = 0; discard < Tile.KINDS; discard++) {
            Tile tile = Tile.ofKind(discard);
            if (full[discard] > 0 && analysis.distance(tile) == distance - 1) {
                int[] rest = full.clone();
                rest[discard]--;
                long accepted = analysis.accepted(tile);
                ways.add(way(rest, distance - 1, accepted, kept & accepted, now));
            }
        }
        return ways;
    }

    /// Whether a tile waited for was discarded, before the start or to get here.
    boolean isFuriten(int[] kinds, long waits, int drawn) {
        for (long rest = waits; rest != 0; rest &= rest - 1) {
            int kind = Long.numberOfTrailingZeros(rest);
            int onTheWay = start[kind] + Drawn.times(drawn, kind) - kinds[kind];
            if (discarded[kind] + onTheWay > 0) {
                return true;
            }
        }
        return false;
    }

    private void ready(Way way, boolean isFuriten) {
        Prizes.Prize[] worth = new Prizes.Prize[way.accepted.length];
        for (int i = 0; i < worth.length; i++) {
            worth[i] = prizes.of(way.kinds, way.accepted[i]);
        }
        for (int turn = draws.turns() - 1; turn >= startDistance - 1; turn--) {
            double[] chances = chances(way, turn);
            double chance = 0;
            double gain = 0;
            double claimed = 0;
            double claim = 0;
            for (int i = 0; i < chances.length; i++) {
                Prizes.Prize prize = worth[i];
                chance += prize.tsumo() > 0 ? chances[i] : 0;
                gain += chances[i] * prize.tsumo();
                claimed += prize.ron() > 0 ? chances[i] : 0;
                claim += chances[i] * prize.ron();
            }
            double clean = isFuriten ? 0 : clean(way, turn);
            for (int other = 0; other < draws.others(); other++) {
                gain += (1 - chance) * claim * clean;
                chance += (1 - chance) * claimed * clean;
            }
            way.ready(turn, chance, gain);
        }
    }

    /// The chance of each accepted kind to be the next tile drawn, that many draws having been
    /// made.
    double[] chances(Way way, int turn) {
        double[] chances = new double[way.accepted.length];
        double sum = 0;
        double stillThere = stillThere(way, turn);
        for (int i = 0; i < chances.length; i++) {
            boolean kept = (way.kept >>> way.accepted[i] & 1) == 1;
            double copies = way.left[i] * (kept ? 1 : stillThere);
            chances[i] = tiles > turn ? copies / (tiles - turn) : 0;
            sum += chances[i];
        }
        for (int i = 0; sum > 1 && i < chances.length; i++) {
            chances[i] /= sum;
        }
        return chances;
    }

    /// The share of a kind not accepted all the way that has not been thrown away.
    private double stillThere(Way way, int turn) {
        int thrown = turn - (startDistance - way.distance);
        return unwelcome == 0 ? 1 : Math.max(0, 1 - (double) thrown / unwelcome);
    }

    /// The chance that no tile waited for was thrown away before.
    private double clean(Way way, int turn) {
        int copies = 0;
        for (int i = 0; i < way.accepted.length; i++) {
            copies += (way.kept >>> way.accepted[i] & 1) == 1 ? 0 : way.left[i];
        }
        return Power.of(stillThere(way, turn), copies);
    }
}
