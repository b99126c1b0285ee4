package sparrow.american.value;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Card;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.core.tile.Tile;

/// What the other players may want, and what giving it to them costs. What it costs is known only
/// of players who have exposed something: discards alone tell too little.
public final class Threats {
    private final HandValue value;
    private @Nullable Reach reach;
    private @Nullable List<OpponentRead> exposing;
    private @Nullable List<OpponentRead> all;
    private @Nullable Boolean isFar;

    private Threats(HandValue value) {
        this.value = value;
    }

    public static Threats of(HandValue value) {
        return new Threats(value);
    }

    /// What is read of every player who has exposed or thrown something.
    public List<OpponentRead> reads() {
        List<OpponentRead> known = all;
        if (known == null) {
            known = new ArrayList<>();
            for (Opponent opponent : value.position().others()) {
                if (!opponent.exposed().isEmpty() || !opponent.discards().isEmpty()) {
                    known.add(read(opponent));
                }
            }
            all = known;
        }
        return known;
    }

    private List<OpponentRead> exposing() {
        List<OpponentRead> known = exposing;
        if (known == null) {
            known = new ArrayList<>();
            for (Opponent opponent : value.position().others()) {
                if (!opponent.exposed().isEmpty()) {
                    known.add(read(opponent));
                }
            }
            exposing = known;
        }
        return known;
    }

    private OpponentRead read(Opponent opponent) {
        Card card = value.demands().card();
        Position position = value.position();
        Reach known = reach == null ? Reach.of(position, card.supply()) : reach;
        reach = known;
        int wall = position.wallLeft(value.unseen());
        return OpponentRead.of(card, opponent, position, wall, known);
    }

    /// The greatest chance that one of them calls the tile.
    public double need(Tile tile) {
        return reads().stream().mapToDouble(read -> read.needs(tile)).max().orElse(0);
    }

    /// Who wants the tile most.
    public String wanting(Tile tile) {
        OpponentRead most = reads().getFirst();
        for (OpponentRead read : reads()) {
            most = read.needs(tile) > most.needs(tile) ? read : most;
        }
        return most.opponent().name();
    }

    /// The chance that somebody who has exposed something wins with the tile.
    public double wins(Tile tile) {
        double wins = 0;
        for (OpponentRead read : exposing()) {
            wins += read.wins(tile);
        }
        return Math.min(1, wins);
    }

    /// The chance that somebody who has exposed something calls the tile, for a group or to win.
    public double calls(Tile tile) {
        double none = 1;
        for (OpponentRead read : exposing()) {
            none *= 1 - read.needs(tile);
        }
        return 1 - none;
    }

    /// The points that somebody who has exposed something would win with it, on average.
    public double loss(Tile tile) {
        double loss = 0;
        for (OpponentRead read : exposing()) {
            loss += read.wins(tile) * read.stake();
        }
        return loss;
    }

    /// The points that the discard costs on average.
    public double cost(Tile tile) {
        double caution = caution();
        return caution > 0 ? caution * loss(tile) : 0;
    }

    /// What a point given to others counts for this hand.
    private double caution() {
        Skill skill = value.skill();
        double usual = skill.of(Trait.CAUTION);
        if (skill.of(Trait.FAR_CAUTION) <= usual) {
            return usual;
        }
        boolean far = isFar == null ? isFar(skill) : isFar;
        isFar = far;
        return far ? skill.of(Trait.FAR_CAUTION) : usual;
    }

    private boolean isFar(Skill skill) {
        return value.distance() >= skill.of(Trait.FAR_AWAY);
    }
}
