package sparrow.american.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.value.HandValue;
import sparrow.american.value.Outlook;
import sparrow.american.value.Safety;
import sparrow.american.value.Threats;
import sparrow.core.tile.Tile;
import sparrow.odds.Row;

/// What a model is told of a position after an action: everything from what the seat sees.
final class Measures {
    static final String READY = "ready";

    /// In the order in which they are taken.
    static final List<String> NAMES =
            List.of(
                    "wall left",
                    "before play",
                    "passes to come",
                    "tiles to come",
                    "all lines",
                    "best line",
                    READY,
                    "jokers",
                    "exposures",
                    "waits for a draw",
                    "copies of the discard thrown",
                    "discard called by another",
                    "discard wins for another",
                    "loss by the discard",
                    "most exposures of another",
                    "exposures of others",
                    "others who exposed two or more");

    private static final float WALL = 99;
    private static final double LEAST = 1e-4;
    private static final float LOSS = 10;

    private final HandValue value;
    private final Threats threats;
    private final Safety safety;
    private final Position position;
    private final int exposures;
    private final int most;
    private final int threatening;

    Measures(HandValue value, Threats threats) {
        this.value = value;
        this.threats = threats;
        this.safety = new Safety(value, threats);
        this.position = value.position();
        int[] counts =
                position.others().stream().mapToInt(other -> other.exposed().size()).toArray();
        this.exposures = Arrays.stream(counts).sum();
        this.most = Arrays.stream(counts).max().orElse(0);
        this.threatening = (int) Arrays.stream(counts).filter(count -> count > 1).count();
    }

    float[] of(After after) {
        Row row = new Row(NAMES.size());
        Outlook outlook = after.outlook().get();
        row.add(position.wallLeft(value.unseen()) / WALL);
        row.add(position.phase() == Phase.CHARLESTON ? 1 : 0);
        row.add(after.passes());
        row.add(after.coming());
        row.add(log(outlook.all()));
        row.add(log(outlook.most()));
        row.add(outlook.distance() <= 1 ? 1 : 0);
        row.add(after.held().jokers());
        row.add(after.held().rack().exposed().size());
        row.add(after.thrown().isEmpty() && position.phase() == Phase.PLAY ? 1 : 0);
        discard(row, after.thrown());
        row.add(most);
        row.add(exposures);
        row.add(threatening);
        return row.done();
    }

    private static float log(double worth) {
        return (float) StrictMath.log(Math.max(LEAST, worth));
    }

    private void discard(Row row, Optional<Tile> thrown) {
        Tile tile = thrown.orElse(Tile.JOKER);
        if (!Kinds.isNatural(tile)) {
            row.skip(4);
            return;
        }
        row.add(safety.thrown(tile));
        row.add((float) threats.calls(tile));
        row.add(LOSS * (float) threats.wins(tile));
        row.add((float) threats.loss(tile) / LOSS);
    }
}
