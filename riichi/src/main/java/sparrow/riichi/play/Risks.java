package sparrow.riichi.play;

import java.util.Arrays;
import java.util.List;
import sparrow.core.tile.Tile;
import sparrow.riichi.advice.Danger;
import sparrow.riichi.advice.Threat;

/// How dangerous each kind is to all who may be ready together, worked out when first asked for.
final class Risks {
    private static final float UNKNOWN = -1;

    private final List<Danger> dangers;
    private final float[] chances = new float[Tile.KINDS];

    Risks(List<Danger> dangers) {
        this.dangers = dangers;
        Arrays.fill(chances, UNKNOWN);
    }

    /// The chance that somebody wins on a discard of this kind.
    float of(int kind) {
        if (dangers.isEmpty()) {
            return 0;
        }
        if (chances[kind] == UNKNOWN) {
            double spared = 1;
            for (Danger danger : dangers) {
                spared *= 1 - danger.threat().ready() * danger.chance(Tile.ofKind(kind));
            }
            chances[kind] = (float) (1 - spared);
        }
        return chances[kind];
    }

    /// The points that a discard of the tile loses on average.
    double loss(Tile tile) {
        double loss = 0;
        for (Danger danger : dangers) {
            loss += danger.loss(tile);
        }
        return loss;
    }

    int riichis() {
        int count = 0;
        for (Danger danger : dangers) {
            count += danger.threat().isRiichi() ? 1 : 0;
        }
        return count;
    }

    /// What dealing into the dearest of them costs.
    double dearest() {
        double most = 0;
        for (Danger danger : dangers) {
            Threat threat = danger.threat();
            most = Math.max(most, threat.ready() * threat.cost());
        }
        return most;
    }

    /// How likely open hands are ready, together.
    double openHands() {
        double sum = 0;
        for (Danger danger : dangers) {
            sum += danger.threat().isRiichi() ? 0 : danger.threat().ready();
        }
        return sum;
    }
}
