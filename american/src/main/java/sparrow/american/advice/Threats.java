package sparrow.american.advice;

import java.util.ArrayList;
import java.util.List;
import sparrow.american.card.Card;
import sparrow.core.tile.Tile;

/// What the other players may want, and what giving it to them costs.
final class Threats {
    /// A score out of 100 counts points of the card for less.
    private static final double SCORE_SHARE = 0.25;

    private final List<OpponentRead> reads = new ArrayList<>();
    private final double unit;

    private Threats(double unit) {
        this.unit = unit;
    }

    static Threats of(Card card, Position position, Engine engine) {
        Threats threats = new Threats(engine == Engine.ODDS ? 1 : SCORE_SHARE);
        for (Opponent opponent : position.others()) {
            if (!opponent.exposed().isEmpty() || !opponent.discards().isEmpty()) {
                threats.reads.add(OpponentRead.of(card, opponent, position));
            }
        }
        return threats;
    }

    List<OpponentRead> reads() {
        return reads;
    }

    /// The greatest chance that one of them calls the tile.
    double need(Tile tile) {
        return reads.stream().mapToDouble(read -> read.needs(tile)).max().orElse(0);
    }

    /// Who wants the tile most.
    String wanting(Tile tile) {
        OpponentRead most = reads.getFirst();
        for (OpponentRead read : reads) {
            most = read.needs(tile) > most.needs(tile) ? read : most;
        }
        return most.opponent().name();
    }

    /// What the discard costs on average, in the units of the engine.
    double cost(Tile tile) {
        double cost = 0;
        for (OpponentRead read : reads) {
            cost += read.wins(tile) * read.stake();
        }
        return unit * cost;
    }
}
