package sparrow.american.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sparrow.american.card.Kinds;
import sparrow.american.position.Held;
import sparrow.american.position.Opponent;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.value.HandValue;
import sparrow.american.value.Outlook;
import sparrow.american.value.Safety;
import sparrow.american.value.Threats;
import sparrow.core.tile.Tile;

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
                    "second line",
                    "part of the best line",
                    "chance of all lines",
                    "points of the lines",
                    "concealed lines",
                    "lines that count",
                    READY,
                    "two away",
                    "three away",
                    "four away",
                    "farther",
                    "jokers",
                    "jokers exposed",
                    "exposures",
                    "nothing exposed",
                    "waits for a draw",
                    "jokers unseen",
                    "jokers to buy",
                    "discards a joker",
                    "copies of the discard unseen",
                    "copies of the discard thrown",
                    "part of the card that asks for the discard",
                    "discard called by another",
                    "discard wins for another",
                    "loss by the discard",
                    "most exposures of another",
                    "exposures of others",
                    "others who exposed two or more",
                    "least loss in hand",
                    "mean loss in hand");

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
        Row row = new Row();
        row.add(position.wallLeft(value.unseen()) / WALL);
        row.add(position.phase() == Phase.CHARLESTON ? 1 : 0);
        row.add(after.passes());
        row.add(after.coming());
        race(row, after.outlook().get());
        own(row, after);
        discard(row, after.thrown());
        row.add(most);
        row.add(exposures);
        row.add(threatening);
        rest(row, after.held());
        return row.done();
    }

    private static void race(Row row, Outlook outlook) {
        row.add(log(outlook.all()));
        row.add(log(outlook.most()));
        row.add(log(outlook.second()));
        row.add((float) (outlook.all() == 0 ? 1 : outlook.most() / outlook.all()));
        row.add(log(outlook.chance()));
        row.add((float) outlook.points() / 25);
        row.add((float) outlook.concealed());
        row.add((float) StrictMath.log1p(outlook.lines()));
        int distance = outlook.distance();
        row.add(distance <= 1 ? 1 : 0);
        row.add(distance == 2 ? 1 : 0);
        row.add(distance == 3 ? 1 : 0);
        row.add(distance == 4 ? 1 : 0);
        row.add(Math.max(0, distance - 4));
    }

    private static float log(double worth) {
        return (float) StrictMath.log(Math.max(LEAST, worth));
    }

    private void own(Row row, After after) {
        Held held = after.held();
        int own = held.rack().exposed().size();
        row.add(held.jokers());
        row.add(held.hasExposedJokers() ? 1 : 0);
        row.add(own);
        row.add(own == 0 ? 1 : 0);
        row.add(after.thrown().isEmpty() && position.phase() == Phase.PLAY ? 1 : 0);
        row.add(value.unseen().jokers());
        row.add(value.unseen().redeemable());
    }

    private void discard(Row row, Optional<Tile> thrown) {
        Tile tile = thrown.orElse(Tile.JOKER);
        row.add(thrown.isPresent() && tile == Tile.JOKER ? 1 : 0);
        if (!Kinds.isNatural(tile)) {
            row.skip(6);
            return;
        }
        row.add(value.unseen().left(Kinds.of(tile)));
        row.add(safety.thrown(tile));
        row.add((float) safety.asked(tile));
        row.add((float) threats.calls(tile));
        row.add(LOSS * (float) threats.wins(tile));
        row.add((float) threats.loss(tile) / LOSS);
    }

    /// What the tiles that are left would cost.
    private void rest(Row row, Held held) {
        double least = Double.POSITIVE_INFINITY;
        double sum = 0;
        List<Tile> faces = most == 0 ? List.of() : held.concealed().faces();
        for (Tile face : faces) {
            double loss = threats.loss(face);
            least = Math.min(least, loss);
            sum += loss;
        }
        row.add(faces.isEmpty() ? 0 : (float) least / LOSS);
        row.add(faces.isEmpty() ? 0 : (float) sum / faces.size() / LOSS);
    }

    /// Numbers one after another.
    private static final class Row {
        private final float[] numbers = new float[NAMES.size()];
        private int size;

        void add(float number) {
            numbers[size++] = number;
        }

        void skip(int count) {
            size += count;
        }

        float[] done() {
            if (size != numbers.length) {
                throw new IllegalStateException("measured " + size + " of " + numbers.length);
            }
            return numbers;
        }
    }
}
