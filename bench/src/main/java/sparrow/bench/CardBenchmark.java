package sparrow.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sparrow.american.card.Card;
import sparrow.american.card.Discard;
import sparrow.american.card.Group;
import sparrow.american.card.Kinds;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.reader.SparrowCard;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;

/// A rack of fourteen tiles against every variation of the Sparrow card, over a thousand different
/// racks.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CardBenchmark {
    private static final int RACKS = 1_000;

    private final Card card = SparrowCard.card();
    private final byte[] distances = new byte[card.distances().size()];
    private final Rack[] concealed = new Rack[RACKS];
    private final Rack[] exposed = new Rack[RACKS];

    @Setup
    public void deal() {
        List<Tile> wall = wall();
        Chance chance = Seed.splitMix64(14).hand(0);
        for (int i = 0; i < RACKS; i++) {
            List<Tile> tiles = chance.shuffled(wall);
            concealed[i] = Rack.of(Tiles.of(tiles.subList(0, 14)));
            Group group = anyGroup(chance);
            Meld meld =
                    Meld.of(Meld.Manner.CLAIMED, Collections.nCopies(group.count(), group.tile()));
            exposed[i] = Rack.of(Tiles.of(tiles.subList(0, 14 - group.count())), List.of(meld));
        }
    }

    private static List<Tile> wall() {
        List<Tile> wall = new ArrayList<>();
        for (int kind = 0; kind < Kinds.COUNT; kind++) {
            wall.addAll(Collections.nCopies(kind == Kinds.FLOWER ? 8 : 4, Kinds.tile(kind)));
        }
        wall.addAll(Collections.nCopies(8, Tile.JOKER));
        return wall;
    }

    private Group anyGroup(Chance chance) {
        while (true) {
            Variation variation = card.variations().get(chance.below(card.variations().size()));
            for (Group group : variation.groups()) {
                if (group.exposable() && !variation.line().concealed()) {
                    return group;
                }
            }
        }
    }

    @Benchmark
    @OperationsPerInvocation(RACKS)
    public int allVariations() {
        return measure(concealed);
    }

    @Benchmark
    @OperationsPerInvocation(RACKS)
    public int allVariationsWithAnExposure() {
        return measure(exposed);
    }

    @Benchmark
    @OperationsPerInvocation(RACKS)
    public int discards() {
        return rank(concealed);
    }

    @Benchmark
    @OperationsPerInvocation(RACKS)
    public int discardsWithAnExposure() {
        return rank(exposed);
    }

    private int measure(Rack[] racks) {
        int sum = 0;
        for (Rack rack : racks) {
            card.distances().all(rack, distances);
            sum += distances[sum & 1023];
        }
        return sum;
    }

    private int rank(Rack[] racks) {
        int sum = 0;
        for (Rack rack : racks) {
            List<Discard> discards = card.distances().discards(rack);
            sum += discards.getFirst().ways();
        }
        return sum;
    }
}
