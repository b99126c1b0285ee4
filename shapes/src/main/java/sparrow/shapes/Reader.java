package sparrow.shapes;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Finds the readings of a hand as one form: the lowest tile left must begin a block, so each
/// reading is met once.
final class Reader {
    private final Form form;
    private final List<Meld> melds;
    private final int[] left;
    private final Holding holding;
    private final List<Block> found = new ArrayList<>();
    private final List<HandReading> readings = new ArrayList<>();

    Reader(Hand hand, Form form) {
        this.form = form;
        melds = hand.melds().stream().filter(meld -> meld.kind() != Meld.Kind.FLOWERS).toList();
        left = hand.concealed().kinds();
        holding = Holding.of(hand);
    }

    List<HandReading> readings() {
        int size = holding.size();
        switch (form) {
            case Form.Sets(int count, var needs) -> {
                int sets = count - melds.size();
                if (sets >= 0 && size == 3 * sets + 2) {
                    pairs(needs);
                }
            }
            case Form.Pairs(var quads, var needs) -> {
                if (melds.isEmpty() && size == 14) {
                    rest(quads, needs);
                }
            }
            case Form.PairsAndTrio(var trio, var quads) -> pairsAndTrio(trio, quads, size);
            case Form.Orphans() -> {
                if (melds.isEmpty() && size == 14) {
                    orphans();
                }
            }
        }
        return readings;
    }

    private void pairs(Set<Need> needs) {
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            if (left[kind] >= 2) {
                left[kind] -= 2;
                sets(0, 0, Block.concealed(Block.Shape.PAIR, kind), needs);
                left[kind] += 2;
            }
        }
    }

    /// Sets beginning at `from` or later, triplets at `fromTriplet` or later: of one kind, triplets
    /// come before runs.
    private void sets(int from, int fromTriplet, Block pair, Set<Need> needs) {
        int kind = from;
        while (kind < Tile.KINDS && left[kind] == 0) {
            kind++;
        }
        if (kind == Tile.KINDS) {
            found.add(pair);
            keep(needs);
            found.removeLast();
            return;
        }
        if (left[kind] >= 3 && kind >= fromTriplet) {
            left[kind] -= 3;
            found.add(Block.concealed(Block.Shape.TRIPLET, kind));
            sets(kind, kind, pair, needs);
            found.removeLast();
            left[kind] += 3;
        }
        if (beginsRun(kind)) {
            useRun(kind, -1);
            found.add(Block.concealed(Block.Shape.RUN, kind));
            sets(kind, kind + 1, pair, needs);
            found.removeLast();
            useRun(kind, 1);
        }
    }

    private boolean beginsRun(int kind) {
        return kind < 27
                && kind % 9 < 7
                && left[kind] > 0
                && left[kind + 1] > 0
                && left[kind + 2] > 0;
    }

    private void useRun(int kind, int by) {
        for (int tile = kind; tile < kind + 3; tile++) {
            left[tile] += by;
        }
    }

    private void keep(Set<Need> needs) {
        List<Block> blocks = new ArrayList<>(found);
        melds.forEach(meld -> blocks.add(Block.of(meld)));
        if (needs.stream().allMatch(need -> shows(blocks, need))) {
            readings.add(new HandReading(form, blocks));
        }
    }

    private static boolean shows(List<Block> blocks, Need need) {
        return switch (need) {
            case THREE_SUITS ->
                    blocks.stream()
                                    .flatMap(block -> block.tiles().stream())
                                    .filter(Tile::isNumbered)
                                    .map(Tile::suit)
                                    .distinct()
                                    .count()
                            == 3;
            case TERMINAL_OR_HONOR ->
                    blocks.stream()
                            .flatMap(block -> block.tiles().stream())
                            .anyMatch(Tile::isTerminalOrHonor);
            case TRIPLET_OR_DRAGON_PAIR ->
                    blocks.stream()
                            .anyMatch(block ->
                                    block.isTriplet()
                                            || (block.shape() == Block.Shape.PAIR
                                                    && block.tile().compareTo(Tile.WHITE) >= 0));
        };
    }

    /// All that is left as pairs.
    private void rest(Form.Quads quads, Set<Need> needs) {
        int before = found.size();
        boolean paired = true;
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            paired &= left[kind] % 2 == 0 && (left[kind] < 4 || quads == Form.Quads.TWO_PAIRS);
            for (int pair = 0; pair < left[kind] / 2; pair++) {
                found.add(Block.concealed(Block.Shape.PAIR, kind));
            }
        }
        if (paired) {
            keep(needs);
        }
        while (found.size() > before) {
            found.removeLast();
        }
    }

    private void pairsAndTrio(Form.Trio trio, Form.Quads quads, int size) {
        if (melds.size() == 1 && size == 14) {
            rest(quads, Set.of());
        }
        for (int kind = 0; kind < Tile.KINDS && melds.isEmpty() && size == 17; kind++) {
            if (left[kind] >= 3) {
                left[kind] -= 3;
                found.add(Block.concealed(Block.Shape.TRIPLET, kind));
                rest(quads, Set.of());
                found.removeLast();
                left[kind] += 3;
            }
            if (trio == Form.Trio.ANY && beginsRun(kind)) {
                useRun(kind, -1);
                found.add(Block.concealed(Block.Shape.RUN, kind));
                rest(quads, Set.of());
                found.removeLast();
                useRun(kind, 1);
            }
        }
    }

    private void orphans() {
        if (OrphansGauge.INSTANCE.distance(holding) == 0) {
            int twice =
                    OrphansGauge.kinds().filter(kind -> left[kind] == 2).findFirst().orElseThrow();
            found.add(Block.concealed(Block.Shape.ORPHANS, twice));
            keep(Set.of());
        }
    }
}
