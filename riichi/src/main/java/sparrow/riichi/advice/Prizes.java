package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.riichi.Circumstance;
import sparrow.riichi.Score;
import sparrow.riichi.Win;

/// What a ready hand wins with each tile it waits for: riichi declared if it is closed, dora and
/// the red fives held at the start counted, and ura dora as they come on average, one indicator for
/// each dora indicator.
final class Prizes {
    /// The points on average by self-draw and on a discard; 0 where there is no yaku.
    record Prize(double tsumo, double ron) {}

    private record Question(Packed ready, int kind) {}

    private record Worth(int han, int fu, boolean tsumo) {}

    private static final int COPIES = 4;

    private final Position position;
    private final boolean riichi;
    private final int uraIndicators;
    private final Tiles held;

    /// By kind: the chance that an indicator taken from the unseen tiles points to it.
    private final double[] pointedAt = new double[Tile.KINDS];

    private final int[] inMelds = new int[Tile.KINDS];
    private final Map<Question, Prize> known = new HashMap<>();
    private final Map<Worth, double[]> withMoreHan = new HashMap<>();

    Prizes(Position position, int[] unseen) {
        this.position = position;
        riichi = position.isClosed();
        uraIndicators = riichi ? uraIndicators(position) : 0;
        held = position.hand().concealed();
        int all = Math.max(1, Arrays.stream(unseen).sum());
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile dora = position.rules().dora(Tile.ofKind(kind));
            pointedAt[dora.kind()] += (double) unseen[kind] / all;
        }
        for (Meld meld : position.hand().melds()) {
            meld.tiles().forEach(tile -> inMelds[tile.kind()]++);
        }
    }

    private static int uraIndicators(Position position) {
        var rules = position.rules().rules();
        int shown = position.dora().size();
        return !rules.is("ura") ? 0 : rules.is("kan_ura") ? shown : Math.min(1, shown);
    }

    /// What the ready hand wins with a kind.
    Prize of(int[] ready, int kind) {
        Question question = new Question(Packed.of(ready), kind);
        Prize prize = known.get(question);
        if (prize == null) {
            prize = prize(ready, kind);
            known.put(question, prize);
        }
        return prize;
    }

    private Prize prize(int[] ready, int kind) {
        int[] full = ready.clone();
        full[kind]++;
        Win ron = position.win(tiles(full), Tile.ofKind(kind));
        ron = riichi ? ron.with(Circumstance.RIICHI) : ron;
        double[] ura = ura(full);
        return new Prize(points(ron.with(Circumstance.TSUMO), ura), points(ron, ura));
    }

    /// The tiles of a hand; fives that were red at the start still are.
    private List<Tile> tiles(int[] kinds) {
        List<Tile> tiles = new ArrayList<>(14);
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            Tile tile = Tile.ofKind(kind);
            int red = Math.min(kinds[kind], held.countKind(tile) - held.count(tile));
            for (int copy = 0; copy < kinds[kind]; copy++) {
                tiles.add(copy < red ? Position.red(tile) : tile);
            }
        }
        return tiles;
    }

    /// By number: the chance of so many ura dora.
    private double[] ura(int[] full) {
        double[] one = new double[COPIES + 1];
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            one[full[kind] + inMelds[kind]] += pointedAt[kind];
        }
        double[] sum = {1};
        for (int indicator = 0; indicator < uraIndicators; indicator++) {
            double[] more = new double[sum.length + COPIES];
            for (int i = 0; i < sum.length; i++) {
                for (int n = 0; n <= COPIES; n++) {
                    more[i + n] += sum[i] * one[n];
                }
            }
            sum = more;
        }
        return sum;
    }

    private double points(Win win, double[] ura) {
        if (!(position.rules().score(win) instanceof Score score)) {
            return 0;
        }
        if (score.yakuman() > 0 || ura.length == 1) {
            return score.points();
        }
        Worth worth = new Worth(score.han(), score.fu(), win.is(Circumstance.TSUMO));
        double[] points = withMoreHan.get(worth);
        if (points == null) {
            points = new double[ura.length];
            for (int more = 0; more < points.length; more++) {
                points[more] = position.rules().score(win.otherDora(more)).orThrow().points();
            }
            withMoreHan.put(worth, points);
        }
        double sum = 0;
        for (int more = 0; more < points.length; more++) {
            sum += ura[more] * points[more];
        }
        return sum;
    }
}
