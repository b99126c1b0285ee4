package sparrow.shapes;

import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// The progress of a hand that cannot use every kind four times: measured anew each time.
final class LimitedProgress extends Progress {
    private final Gauge gauge;
    private Holding holding;

    LimitedProgress(Holding holding, Gauge gauge) {
        this.holding = holding;
        this.gauge = gauge;
    }

    @Override
    public Progress draw(Tile tile) {
        holding = tile.kind() < Tile.KINDS ? holding.with(tile) : holding;
        return this;
    }

    @Override
    public Progress discard(Tile tile) {
        holding = tile.kind() < Tile.KINDS ? holding.without(tile) : holding;
        return this;
    }

    @Override
    public Progress lay(Meld meld) {
        holding = holding.laying(meld);
        return this;
    }

    @Override
    public int distance() {
        return gauge.distance(holding);
    }

    @Override
    public Holding holding() {
        return holding;
    }
}
