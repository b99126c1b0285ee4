package sparrow.american.value;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import sparrow.american.card.Rack;
import sparrow.american.card.Variation;
import sparrow.american.card.Win;
import sparrow.american.lines.Facts;
import sparrow.american.lines.Ranking;
import sparrow.american.position.Held;
import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;
import sparrow.core.tile.Tile;

/// What hands are worth in a position: the points they bring on average, estimated from the race
/// that all their lines run against the other players. Every discard, pass, exchange, call and vote
/// is judged by it.
///
/// In play a hand is worth nothing when no line of it is likely enough to play for.
public final class HandValue {
    /// What three players pay for a hand of 25 points.
    private static final double PAID = 125;

    /// The sum of the race of a hand that wins one game of two: the others do not always win when
    /// the race has them win.
    private static final double EVEN = 0.775;

    private static final double WHOLE_WALL = 99;
    private static final int PLAYERS = 4;

    /// Between these chances to complete the likeliest line, as estimated, it is looked into.
    private static final double HARDLY = 0.0005;

    private static final double LIKELY = 0.06;

    private final Position position;
    private final Demands demands;
    private final Skill skill;
    private final Unseen unseen;
    private final Race race;
    private final BooleanSupplier hopeless;
    private @Nullable Boolean isHopeless;

    private HandValue(
            Position position, Demands demands, Skill skill, Optional<BooleanSupplier> hopeless) {
        this.position = position;
        this.demands = demands;
        this.skill = skill;
        this.unseen = position.unseen(demands.card().supply());
        double left = position.wallLeft(unseen) / (double) PLAYERS;
        Arrivals arrivals =
                Arrivals.inTheRace(unseen, Math.max(0, WHOLE_WALL / PLAYERS - left), left);
        this.race = new Race(demands, new Chances(demands, unseen, arrivals), skill.lines());
        this.hopeless = hopeless.orElse(() -> hasNoHope(left));
    }

    public static HandValue of(Position position, Demands demands, Skill skill) {
        return new HandValue(position, demands, skill, Optional.empty());
    }

    /// By the lines of a ranking, and hopeless if the ranking is.
    public static HandValue of(Ranking ranking, Skill skill) {
        Facts facts = ranking.facts();
        Demands demands = Demands.of(facts.card(), facts.linesAsked());
        return new HandValue(facts.position(), demands, skill, Optional.of(ranking::isHopeless));
    }

    /// The same when other tiles are in sight.
    public HandValue in(Position other) {
        return new HandValue(other, demands, skill, Optional.of(this::isHopeless));
    }

    public Position position() {
        return position;
    }

    Demands demands() {
        return demands;
    }

    public Unseen unseen() {
        return unseen;
    }

    Skill skill() {
        return skill;
    }

    /// Whether no line is likely enough to play for; before play none is given up.
    public boolean isHopeless() {
        Boolean known = isHopeless;
        if (known == null) {
            known = position.phase() == Phase.PLAY && hopeless.getAsBoolean();
            isHopeless = known;
        }
        return known;
    }

    /// What a ranking of the lines would say; it is asked only where that is in doubt.
    private boolean hasNoHope(double turns) {
        Arrivals all = Arrivals.untilTheWallIsOut(unseen, turns);
        Chances chances = new Chances(demands, unseen, all);
        double likeliest = race.likeliest(position.rack(), chances, LIKELY);
        if (likeliest < HARDLY || likeliest > LIKELY) {
            return likeliest < HARDLY;
        }
        return Ranking.isHopeless(Facts.of(position, demands.card(), demands.lines()));
    }

    /// The value of a hand between turns.
    public double of(Held held) {
        return isHopeless() ? 0 : points(race.worth(held.rack()));
    }

    /// The value of a hand without each of these tiles, one at a time.
    public double[] without(Held held, List<Tile> tiles) {
        if (isHopeless()) {
            return new double[tiles.size()];
        }
        double[] worth = race.without(held.rack(), tiles);
        for (int i = 0; i < worth.length; i++) {
            worth[i] = points(worth[i]);
        }
        return worth;
    }

    /// What the best discard leaves, whatever it gives to others.
    public double afterDiscard(Held full) {
        double most = 0;
        for (double left : without(full, full.concealed().faces())) {
            most = Math.max(most, left);
        }
        return most;
    }

    private static double points(double worth) {
        return PAID * worth / (worth + EVEN);
    }

    /// The variation most worth aiming at.
    public Optional<Variation> aim(Rack rack) {
        return race.aim(rack);
    }

    /// The best paying way to complete one of the lines with these tiles.
    public Optional<Win> win(Rack rack) {
        if (race.distance(rack) > 0) {
            return Optional.empty();
        }
        return demands.card().wins(rack).stream()
                .filter(win -> demands.counts(win.variation().index()))
                .findFirst();
    }
}
