package sparrow.american.value;

import java.util.Arrays;
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
    static final double PAID = 125;

    /// The sum of the race of a hand that wins one game of two: the others do not always win when
    /// the race has them win.
    private static final double EVEN = 0.775;

    /// Less than any hand is worth.
    private static final double LESS = -1;

    /// Between these chances to complete the likeliest line, as estimated, it is looked into.
    private static final double HARDLY = 0.0005;

    private static final double LIKELY = 0.06;

    private final Position position;
    private final Reckoning reckoning;
    private final Unseen unseen;
    private final Race race;
    private final BooleanSupplier hopeless;
    private @Nullable Boolean isHopeless;

    /// What the hand taken up is worth in the race.
    private double whole;

    private HandValue(Position position, Reckoning reckoning, Optional<BooleanSupplier> hopeless) {
        this.position = position;
        this.reckoning = reckoning;
        this.unseen = position.unseen(demands().card().supply());
        this.race = reckoning.race(unseen, position.wallLeft(unseen), position);
        this.hopeless = hopeless.orElse(this::hasNoHope);
    }

    public static HandValue of(Position position, Demands demands, Skill skill) {
        return new HandValue(position, new Reckoning(demands, skill), Optional.empty());
    }

    /// By the lines of a ranking, and hopeless if the ranking is.
    public static HandValue of(Ranking ranking, Skill skill) {
        Facts facts = ranking.facts();
        Demands demands = Demands.of(facts.card(), facts.linesAsked());
        return new HandValue(
                facts.position(), new Reckoning(demands, skill), Optional.of(ranking::isHopeless));
    }

    /// The same when other tiles are in sight.
    public HandValue in(Position other) {
        return new HandValue(
                other, new Reckoning(demands(), skill()), Optional.of(this::isHopeless));
    }

    public Position position() {
        return position;
    }

    Demands demands() {
        return reckoning.demands();
    }

    public Unseen unseen() {
        return unseen;
    }

    Skill skill() {
        return reckoning.skill();
    }

    /// Whether no line is likely enough to play for; before play none is given up.
    public boolean isHopeless() {
        Boolean known = isHopeless;
        if (known == null) {
            known = position.phase() == Phase.PLAY && skill().givesUp() && hopeless.getAsBoolean();
            isHopeless = known;
        }
        return known;
    }

    /// What a ranking of the lines would say; it is asked only where that is in doubt.
    private boolean hasNoHope() {
        Chances chances = reckoning.untilTheWallIsOut(unseen, position.wallLeft(unseen));
        double likeliest = race.likeliest(position.rack(), chances, LIKELY);
        if (likeliest < HARDLY || likeliest > LIKELY) {
            return likeliest < HARDLY;
        }
        return Ranking.isHopeless(Facts.of(position, demands().card(), demands().lines()));
    }

    /// The value of a hand between turns.
    public double of(Held held) {
        return isHopeless() ? 0 : points(race.look(held.rack()));
    }

    /// The value of a hand without each of these tiles, one at a time.
    public double[] without(Held held, List<Tile> tiles) {
        double[] left = new double[tiles.size()];
        if (!isHopeless()) {
            race.look(held.rack());
            Arrays.setAll(left, i -> points(race.without(Race.kind(tiles.get(i)), 0)));
        }
        return left;
    }

    /// How a hand between turns stands in the race, hopeless or not.
    public Outlook outlook(Held held) {
        race.look(held.rack());
        return race.outlook();
    }

    /// How a hand stands without one tile.
    public Outlook outlook(Held full, Tile thrown) {
        race.look(full.rack());
        return race.outlookWithout(Race.kind(thrown));
    }

    /// How a part of a hand stands that is left without natural tiles.
    public Outlook outlookOfPart(Held whole, Held part) {
        race.look(whole.rack());
        return race.outlookOf(part.rack());
    }

    /// What a call must leave, as a part of what passing leaves.
    public double calling() {
        return skill().of(position.exposed().isEmpty() ? Trait.FIRST_CALL : Trait.LATER_CALL);
    }

    /// Whether none of these is worth more after a discard than a hand is: by some of its lines
    /// alone, and whether or not any is likely enough to play for.
    public boolean isClearlyBest(Held held, List<Held> full) {
        double most = 0;
        for (Held each : full) {
            double more = each.jokers() > 0 ? Chances.JOKERLESS : 1;
            most = Math.max(most, more * race.look(each.rack()));
        }
        return race.isWorthMore(held.rack(), most);
    }

    /// What the best discard leaves, whatever it gives to others.
    public double afterDiscard(Held full) {
        return afterDiscard(full, 0);
    }

    /// What the best discard leaves, whatever it gives to others; something less than `least` if
    /// that is less.
    public double afterDiscard(Held full, double least) {
        return LeastMissed.ofFree(this, full.concealed().faces())
                .of(full, least)
                .map(Parting.Thrown::left)
                .orElse(LESS);
    }

    /// Which of some hands is worth most, the first of equals; each is what is left of a hand
    /// without natural tiles.
    int best(Held held, List<Held> parts) {
        look(held);
        int best = 0;
        double most = 0;
        for (int at = 0; at < parts.size() && !isHopeless(); at++) {
            double worth = race.of(parts.get(at).rack(), most);
            best = points(worth) > points(most) ? at : best;
            most = Math.max(most, worth);
        }
        return best;
    }

    /// The tiles missing for the nearest variation.
    int distance() {
        return race.distance(position.rack());
    }

    /// Takes up a hand, to ask what it is worth without single tiles.
    void look(Held held) {
        whole = isHopeless() ? 0 : race.look(held.rack());
    }

    /// About how much is at stake when the hand taken up loses a tile.
    double atStake(Tile tile) {
        return isHopeless() ? 0 : race.atStake(Race.kind(tile));
    }

    /// No more than this the hand taken up is worth without a tile.
    double mostWithout(Tile tile) {
        return points(tile == Tile.JOKER ? Chances.JOKERLESS * whole : whole);
    }

    /// What the hand taken up is worth without a tile; something less than `least` if that is less.
    double without(Tile tile, double least) {
        double enough = least < PAID ? EVEN * least / (PAID - least) : Double.POSITIVE_INFINITY;
        return isHopeless() ? 0 : points(race.without(Race.kind(tile), enough));
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
        return demands().card().wins(rack).stream()
                .filter(win -> demands().counts(win.variation().index()))
                .findFirst();
    }
}
