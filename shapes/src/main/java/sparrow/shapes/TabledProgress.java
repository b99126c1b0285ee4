package sparrow.shapes;

import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The progress of a hand that may use four of every kind, by the tables of a gauge.
final class TabledProgress extends Progress {
    private final Meter meter;
    private final int[] kinds;
    private final int[] keys;

    /// The hand when a meld was last laid.
    private Holding before;

    private int melds;
    private int met;

    TabledProgress(Holding holding, Meter meter) {
        this.meter = meter;
        before = holding;
        kinds = holding.kinds().clone();
        keys = holding.keys().clone();
        melds = holding.melds();
        met = holding.met();
        for (int c = 0; c < Keys.COMPONENTS; c++) {
            meter.set(c, keys[2 * c], keys[2 * c + 1]);
        }
    }

    @Override
    public Progress draw(Tile tile) {
        return change(tile, 1);
    }

    @Override
    public Progress discard(Tile tile) {
        return change(tile, -1);
    }

    private Progress change(Tile tile, int by) {
        int kind = tile.kind();
        if (kind < Tile.KINDS) {
            int count = kinds[kind] + by;
            if (count < 0 || count > Holding.COPIES) {
                throw new IllegalArgumentException(count + " of " + tile.plain());
            }
            kinds[kind] = count;
            int c = Keys.component(kind);
            int first = keys[2 * c] += by * Keys.FIRST[kind];
            int last = keys[2 * c + 1] += by * Keys.LAST[kind];
            meter.set(c, first, last);
        }
        return this;
    }

    @Override
    public Progress lay(Meld meld) {
        before = holding().laying(meld);
        for (Tile tile : meld.tiles()) {
            discard(tile);
        }
        melds = before.melds();
        met = before.met();
        return this;
    }

    @Override
    public int distance() {
        return meter.distance(melds, met);
    }

    @Override
    public Holding holding() {
        return before.holding(kinds.clone());
    }
}
